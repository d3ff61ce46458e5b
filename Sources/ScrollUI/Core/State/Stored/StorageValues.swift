import Synchronization

/// The place where a `ValueStore` keeps its values: memory, a file, or `UserDefaults`.
package protocol StorageValues: AnyObject, Sendable {
  /// The value of `key`; nil for a missing key. Called on any thread.
  func value(for key: String) -> StorageValue?
  /// Replaces the value of `key`; nil removes it.
  @MainActor func set(_ value: StorageValue?, for key: String)
  /// True if values change without a call of `set`, such as those of a `UserDefaults`.
  var changesOutside: Bool { get }
  /// Called with a value that has changed without a call of `set`.
  @MainActor func didChangeOutside(_ value: StorageValue?, for key: String)
}

extension StorageValues {
  package var changesOutside: Bool { false }
  package func didChangeOutside(_ value: StorageValue?, for key: String) {}
}

/// Values in memory, for tests, replays and runs without a display.
package final class MemoryValues: StorageValues {
  private let content: Mutex<[String: StorageValue]>

  package init(_ values: [String: StorageValue] = [:]) { content = Mutex(values) }

  /// All values.
  package var all: [String: StorageValue] { content.withLock { $0 } }

  package func value(for key: String) -> StorageValue? { content.withLock { $0[key] } }

  package func set(_ value: StorageValue?, for key: String) { content.withLock { $0[key] = value } }
}

/// The values of a `UserDefaults`. Foundation on Linux posts no notification of their changes.
package final class DefaultsValues: StorageValues, @unchecked Sendable {
  private let defaults: UserDefaults
  /// Defaults without values of their own: registered values are those of the process.
  private let registered = UserDefaults(suiteName: "scrollui-registered")

  package init(_ defaults: UserDefaults) { self.defaults = defaults }

  package var changesOutside: Bool { true }

  package func value(for key: String) -> StorageValue? { Self.value(of: defaults.object(forKey: key)) }

  /// The value that the program has registered for `key`; nil without a registered value.
  package func registeredValue(for key: String) -> StorageValue? { Self.value(of: registered?.object(forKey: key)) }

  private static func value(of object: Any?) -> StorageValue? {
    switch object {
    case let text as String: .text(text)
    case let data as Data: .data(data)
    case let url as URL: .text(url.absoluteString)
    // An integer of 64 bits has no exact `doubleValue`.
    case let number as NSNumber:
      Double(number.intValue) == number.doubleValue ? .integer(number.intValue) : .number(number.doubleValue)
    default: nil
    }
  }

  package func set(_ value: StorageValue?, for key: String) {
    switch value {
    case .bool(let value): defaults.set(value, forKey: key)
    case .integer(let value): defaults.set(value, forKey: key)
    case .number(let value): defaults.set(value, forKey: key)
    case .text(let value): defaults.set(value, forKey: key)
    case .data(let value): defaults.set(value, forKey: key)
    case .list, .object, .null, nil: defaults.removeObject(forKey: key)
    }
  }
}
