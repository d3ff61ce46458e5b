import Observation

/// Reads a value that a view above has put into the environment.
@propertyWrapper public struct Environment<Value> {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An object that is found by its type.
    case object((EnvironmentValues) -> Value)

    func read(_ values: EnvironmentValues) -> Value {
      switch self {
      case .keyPath(let keyPath): values[keyPath: keyPath]
      case .object(let read): read(values)
      }
    }
  }

  private let source: Source
  private var slot: EnvironmentSlot?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads an observable object that `environment(_:)` has put in. It must be there.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .object { values in
      guard let object = values[object: Value.self] as? Value else {
        preconditionFailure("no \(Value.self) in the environment: put one in with .environment(_:) on a view above")
      }
      return object
    }
  }

  /// Reads an observable object that `environment(_:)` may have put in.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    source = .object { $0[object: Object.self] as? Object }
  }

  public var wrappedValue: Value {
    guard let slot else { return source.read(EnvironmentValues()) }
    let read = UncheckedTransfer(source.read)
    return MainActor.assumeIsolated { UncheckedTransfer(slot.reading(read.value)) }.value
  }
}

extension Environment: DynamicProperty, PersistentProperty, SelfComparing {
  mutating func install(_ known: inout AnyObject?, of element: Element) {
    let slot = known.map { unsafeDowncast($0, to: EnvironmentSlot.self) } ?? EnvironmentSlot(element)
    slot.environment = element.environment
    known = slot
    self.slot = slot
  }

  static func isSame(_ old: Environment, _ new: Environment) -> Bool {
    switch (old.source, new.source) {
    case (.keyPath(let old), .keyPath(let new)): old === new || old == new
    case (.object, .object): true
    default: false
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Where a property finds the environment of its view. Copies of the view live on in closures, also in some that the element
/// itself keeps, so the element must not be kept alive from here.
@MainActor private final class EnvironmentSlot {
  private weak var element: Element?
  /// What was last read from, for actions and tasks that outlive the view.
  var environment: EnvironmentValues

  init(_ element: Element) {
    self.element = element
    environment = element.environment
  }

  /// Runs `read` on the environment of the view. What a body reads is a fact that the view depends on, also where the body is that
  /// of a view further in which has been handed a closure of this one.
  func reading<Value>(_ read: (EnvironmentValues) -> Value) -> Value {
    guard let element else { return read(environment) }
    environment = element.environment
    guard EnvironmentTracking.reader != nil else { return read(element.environment) }
    return element.readingEnvironment(read)
  }
}

/// Carries a value out of a closure that runs on the thread it came from.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
