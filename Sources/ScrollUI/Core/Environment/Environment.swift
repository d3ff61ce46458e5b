/// A property wrapper that reads a value from the environment of its view. The body is evaluated again when that value
/// changes.
@propertyWrapper public struct Environment<Value> {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An object that is looked up by its type.
    case object((EnvironmentValues) -> Value)

    func read(_ values: EnvironmentValues) -> Value {
      switch self {
      case .keyPath(let keyPath): values[keyPath: keyPath]
      case .object(let read): read(values)
      }
    }
  }

  private let source: Source
  private var slot: EnvironmentSlot<Value>?

  /// Reads the environment value at `keyPath`: `@Environment(\.colorScheme) var scheme`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads an `@Observable` object that `environment(_:)` has set. Its absence is a programming error that ends the
  /// program.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .object { values in
      guard let object = values[object: Value.self] as? Value else {
        preconditionFailure("no \(Value.self) in the environment: put one in with .environment(_:) on a view above")
      }
      return object
    }
  }

  /// Reads an `@Observable` object that `environment(_:)` has set; nil if it is absent.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    source = .object { $0[object: Object.self] as? Object }
  }

  /// The value in the view's environment. Outside of a view, for instance in an initializer, the key's default value.
  public var wrappedValue: Value {
    guard let slot else { return source.read(EnvironmentValues()) }
    MainActor.preconditionIsolated("an @Environment property was read on another thread; read it on the main actor")
    return slot.value { source.read($0) }
  }
}

extension Environment: DynamicProperty, PersistentProperty, SelfComparing {
  mutating func install(_ known: inout AnyObject?, of element: Element) {
    let slot = object(in: &known) { EnvironmentSlot<Value>(element) }
    slot.environment = element.environment
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

/// Connects an `Environment` property with its element. Closures, some of them stored by the element itself, contain
/// copies of the property, so the reference to the element is weak.
///
/// Used on the main actor only, which `Environment.wrappedValue` checks: `assumeIsolated` would allocate memory at each read.
private final class EnvironmentSlot<Value> {
  private weak var element: Element?
  /// The value that the evaluation `cachedEvaluation` has read. The rows of a `ForEach` read it again.
  private var cachedValue: Value?
  private var cachedEvaluation = EnvironmentTracking.noEvaluation
  /// The environment of the last read, for actions and tasks that outlive the view.
  var environment: EnvironmentValues

  init(_ element: Element) {
    self.element = element
    environment = element.environment
  }

  /// The value that `read` finds in the view's environment. A read during the evaluation of a body subscribes this element to
  /// the keys, also if the body belongs to a descendant that calls a closure of this view.
  func value(_ read: (EnvironmentValues) -> Value) -> Value {
    let evaluation = EnvironmentTracking.evaluation
    if evaluation == cachedEvaluation, evaluation != EnvironmentTracking.noEvaluation, let cachedValue {
      return cachedValue
    }
    guard let element else { return read(environment) }
    environment = element.environment
    guard EnvironmentTracking.reader != nil else { return read(element.environment) }
    let value = element.readingEnvironment(read)
    (cachedValue, cachedEvaluation) = (value, evaluation)
    return value
  }
}
