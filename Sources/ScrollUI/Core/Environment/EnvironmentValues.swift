/// A key of the environment and its value where nothing sets it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values that a view hands down to everything below it.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: StoredValue] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      EnvironmentTracking.noteRead(id)
      guard let stored = values[id] else { return Key.defaultValue }
      return unsafeDowncast(stored, to: TypedValue<Key.Value>.self).value
    }
    set {
      EnvironmentTracking.noteWrite(ObjectIdentifier(key))
      values[ObjectIdentifier(key)] = TypedValue(newValue)
    }
  }

  /// Applies a change and returns the keys that it wrote.
  mutating func apply(_ change: (inout EnvironmentValues) -> Void) -> [ObjectIdentifier] {
    let outer = (EnvironmentTracking.written, EnvironmentTracking.reader)
    EnvironmentTracking.written = []
    EnvironmentTracking.reader = nil
    change(&self)
    let written = EnvironmentTracking.written
    (EnvironmentTracking.written, EnvironmentTracking.reader) = outer
    return written
  }

  /// Reads a value without noting the read for the element that is being updated.
  func untracked<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    let outer = EnvironmentTracking.reader
    EnvironmentTracking.reader = nil
    defer { EnvironmentTracking.reader = outer }
    return self[keyPath: keyPath]
  }

  /// Takes all values of another environment.
  mutating func take(_ other: EnvironmentValues) {
    for key in Set(values.keys).union(other.values.keys) { EnvironmentTracking.noteWrite(key) }
    values = other.values
  }

  /// Whether a key is known to have the same value in both.
  func hasSameValue(as other: EnvironmentValues, for key: ObjectIdentifier) -> Bool {
    switch (values[key], other.values[key]) {
    case (nil, nil): true
    case (let one?, let other?): one.isEqual(to: other)
    default: false
    }
  }

  /// An object that was put in by its type.
  subscript(object type: Any.Type) -> AnyObject? {
    get {
      EnvironmentTracking.noteRead(ObjectIdentifier(type))
      return values[ObjectIdentifier(type)].map { unsafeDowncast($0, to: TypedValue<AnyObject>.self).value }
    }
    set {
      EnvironmentTracking.noteWrite(ObjectIdentifier(type))
      values[ObjectIdentifier(type)] = newValue.map(TypedValue.init)
    }
  }

  public var description: String { "EnvironmentValues(\(values.count) set)" }
}

/// A value of the environment. Each key has values of one type, so that reading needs no cast.
private class StoredValue {
  func isEqual(to other: StoredValue) -> Bool { false }
}

private final class TypedValue<Value>: StoredValue {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func isEqual(to other: StoredValue) -> Bool {
    self === other || areEqual(value, unsafeDowncast(other, to: TypedValue.self).value)
  }
}

/// Who reads or writes environment values now. Written on the main thread only.
enum EnvironmentTracking {
  nonisolated(unsafe) static var reader: Element?
  nonisolated(unsafe) static var written: [ObjectIdentifier] = []

  static func noteWrite(_ key: ObjectIdentifier) {
    if !written.contains(key) { written.append(key) }
  }

  static func noteRead(_ key: ObjectIdentifier) {
    guard let reader else { return }
    MainActor.assumeIsolated { reader.noteEnvironmentRead(key) }
  }
}
