/// A key of the environment and its value where nothing sets it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values that a view hands down to everything below it.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      EnvironmentTracking.noteRead(id)
      guard let value = values[id] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set {
      let id = ObjectIdentifier(key)
      if let writes = EnvironmentTracking.writes {
        let old = values[id].flatMap { $0 as? Key.Value } ?? Key.defaultValue
        if !areEqual(old, newValue) { EnvironmentTracking.writes = writes + [id] }
        EnvironmentTracking.written.append(id)
      }
      values[id] = newValue
    }
  }

  /// Applies a change and returns the keys whose values are others than before.
  mutating func apply(_ change: (inout EnvironmentValues) -> Void) -> [ObjectIdentifier] {
    applyNoting(change).changed
  }

  /// Applies a change and returns the keys that were written, and those whose values are others than before.
  mutating func applyNoting(
    _ change: (inout EnvironmentValues) -> Void
  ) -> (written: [ObjectIdentifier], changed: [ObjectIdentifier]) {
    let outer = (EnvironmentTracking.writes, EnvironmentTracking.written, EnvironmentTracking.reader)
    EnvironmentTracking.writes = []
    EnvironmentTracking.written = []
    EnvironmentTracking.reader = nil
    change(&self)
    let result = (EnvironmentTracking.written, EnvironmentTracking.writes ?? [])
    (EnvironmentTracking.writes, EnvironmentTracking.written, EnvironmentTracking.reader) = outer
    return result
  }

  /// An object that was put in by its type.
  subscript(object type: Any.Type) -> AnyObject? {
    get {
      EnvironmentTracking.noteRead(ObjectIdentifier(type))
      return values[ObjectIdentifier(type)] as AnyObject?
    }
    set {
      let id = ObjectIdentifier(type)
      if let writes = EnvironmentTracking.writes {
        if (values[id] as AnyObject?) !== newValue { EnvironmentTracking.writes = writes + [id] }
        EnvironmentTracking.written.append(id)
      }
      values[id] = newValue
    }
  }

  public var description: String { "EnvironmentValues(\(values.count) set)" }
}

/// Who reads or writes environment values now. Written on the main thread only.
enum EnvironmentTracking {
  nonisolated(unsafe) static var reader: Element?
  nonisolated(unsafe) static var writes: [ObjectIdentifier]?
  nonisolated(unsafe) static var written: [ObjectIdentifier] = []

  static func noteRead(_ key: ObjectIdentifier) {
    guard let reader else { return }
    MainActor.assumeIsolated { reader.noteEnvironmentRead(key) }
  }
}
