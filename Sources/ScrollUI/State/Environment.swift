import Observation

/// Reads a value that a view above has put into the environment.
@propertyWrapper public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value
  private var element: Element?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Reads an observable object that `environment(_:)` has put in. It must be there.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[object: type] as? Value else {
        preconditionFailure("no \(type) in the environment: put one in with .environment(_:) on a view above")
      }
      return object
    }
  }

  /// Reads an observable object that `environment(_:)` may have put in.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] as? Object }
  }

  public var wrappedValue: Value {
    guard let element else { return read(EnvironmentValues()) }
    let read = UncheckedTransfer(read)
    return MainActor.assumeIsolated { UncheckedTransfer(read.value(element.environment)) }.value
  }
}

extension Environment: DynamicProperty, PersistentProperty {
  mutating func install(_ slot: inout AnyObject?, of element: Element) { self.element = element }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Carries a value out of a closure that runs on the thread it came from.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
