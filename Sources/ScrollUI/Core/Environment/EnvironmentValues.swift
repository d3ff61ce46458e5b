/// A key of an environment value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no enclosing view sets it.
  static var defaultValue: Value { get }
}

/// The environment of a view: values that views set for their descendants, by key.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: StoredValue] = [:]

  /// Creates an environment in which all keys have their default values.
  public init() {}

  /// The value for `key`; `Key.defaultValue` if it is not set. O(1).
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      EnvironmentTracking.recordRead(id)
      guard let stored = values[id] else { return Key.defaultValue }
      return unsafeDowncast(stored, to: TypedValue<Key.Value>.self).value
    }
    set {
      EnvironmentTracking.recordWrite(ObjectIdentifier(key))
      values[ObjectIdentifier(key)] = TypedValue(newValue)
    }
  }

  /// Applies `change` and returns the keys that it has set.
  mutating func apply(_ change: (inout EnvironmentValues) -> Void) -> [ObjectIdentifier] {
    let outer = (EnvironmentTracking.written, EnvironmentTracking.reader)
    EnvironmentTracking.written = []
    EnvironmentTracking.reader = nil
    change(&self)
    let written = EnvironmentTracking.written
    (EnvironmentTracking.written, EnvironmentTracking.reader) = outer
    return written
  }

  /// Reads a value without recording the read for the element that is being updated.
  func untracked<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    let outer = EnvironmentTracking.reader
    EnvironmentTracking.reader = nil
    defer { EnvironmentTracking.reader = outer }
    return self[keyPath: keyPath]
  }

  /// Replaces all values with those of `other`.
  mutating func take(_ other: EnvironmentValues) {
    for key in Set(values.keys).union(other.values.keys) { EnvironmentTracking.recordWrite(key) }
    values = other.values
  }

  /// True if the values for `key` are known to be equal in both environments, by `ValueComparison`.
  @MainActor func hasSameValue(as other: EnvironmentValues, for key: ObjectIdentifier) -> Bool {
    switch (values[key], other.values[key]) {
    case (nil, nil): true
    case (let one?, let other?): one.isSame(as: other)
    default: false
    }
  }

  /// The object that was set for its type, for `@Environment(Model.self)` and `@EnvironmentObject`.
  subscript(object type: Any.Type) -> AnyObject? {
    get {
      EnvironmentTracking.recordRead(ObjectIdentifier(type))
      return values[ObjectIdentifier(type)].map { unsafeDowncast($0, to: TypedValue<AnyObject>.self).value }
    }
    set {
      EnvironmentTracking.recordWrite(ObjectIdentifier(type))
      values[ObjectIdentifier(type)] = newValue.map(TypedValue.init)
    }
  }

  /// The number of values that are set, for messages.
  public var description: String { "EnvironmentValues(\(values.count) set)" }
}

/// A stored value. All values of a key have the same type, so reads need no cast.
private class StoredValue {
  @MainActor func isSame(as other: StoredValue) -> Bool { false }
}

private final class TypedValue<Value>: StoredValue {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func isSame(as other: StoredValue) -> Bool {
    self === other || ValueComparison.of(Value.self).areSame(value, unsafeDowncast(other, to: TypedValue.self).value)
  }
}

/// The element that reads environment values and the keys that a modifier writes. Recorded on the main thread only.
enum EnvironmentTracking {
  nonisolated(unsafe) static var reader: Element?
  nonisolated(unsafe) static var written: [ObjectIdentifier] = []
  /// The number of the running evaluation, unique within the process; `noEvaluation` while no evaluation is running.
  nonisolated(unsafe) private(set) static var evaluation = noEvaluation
  static let noEvaluation = 0
  nonisolated(unsafe) private static var evaluations = noEvaluation

  /// Runs `body` as a new evaluation, and records its reads for `element`.
  static func evaluate<Result>(_ element: Element, _ body: () -> Result) -> Result {
    let outer = (reader, evaluation)
    evaluations += 1
    (reader, evaluation) = (element, evaluations)
    defer { (reader, evaluation) = outer }
    return body()
  }

  static func recordWrite(_ key: ObjectIdentifier) {
    guard MainThread.isCurrent, !written.contains(key) else { return }
    written.append(key)
  }

  static func recordRead(_ key: ObjectIdentifier) {
    if MainThread.isCurrent { reader?.recordEnvironmentRead(key) }
  }
}
