import ScrollUI
import Synchronization

/// The values of `AppStorage` in a file and in a `UserDefaults`: a value that is given to either is the value of both.
///
/// Values are read from the `UserDefaults`, with those that the program has registered, and kept in the `ValueFile`: Foundation on Linux
/// writes `UserDefaults` only in `synchronize()`.
package final class SharedValues: StorageValues {
  private let file: ValueFile
  private let defaults: DefaultsValues
  /// The keys with values of the command line (`-key value`), which are not kept.
  private let overridden: Set<String>

  /// Gives the values of `file` to `defaults`. Reads the file.
  @MainActor package init(_ file: ValueFile, _ defaults: DefaultsValues) {
    (self.file, self.defaults) = (file, defaults)
    var overridden: Set<String> = []
    for (key, value) in file.all where value.isShared {
      if defaults.value(for: key)?.isSame(as: value) != true { defaults.set(value, for: key) }
      if defaults.value(for: key)?.isSame(as: value) != true { overridden.insert(key) }
    }
    self.overridden = overridden
  }

  package var changesOutside: Bool { true }

  package func value(for key: String) -> StorageValue? {
    if let value = defaults.value(for: key) { return value }
    return file.value(for: key).flatMap { $0.isShared ? nil : $0 }
  }

  package func set(_ value: StorageValue?, for key: String) {
    file.set(value, for: key)
    defaults.set(value, for: key)
  }

  package func didChangeOutside(_ value: StorageValue?, for key: String) {
    let isRegistered = value.map { defaults.registeredValue(for: key)?.isSame(as: $0) == true } ?? true
    if !overridden.contains(key), !isRegistered || file.value(for: key) != nil { file.set(value, for: key) }
  }

  /// Gives the file the values that the program has given to the defaults, for the keys of the file.
  @MainActor func takeOutsideChanges() {
    for (key, value) in file.all where value.isShared && !overridden.contains(key) {
      let current = defaults.value(for: key)
      if current?.isSame(as: value) != true { file.set(current, for: key) }
    }
  }
}

extension StorageValue {
  /// True for values that a `UserDefaults` can have.
  fileprivate var isShared: Bool {
    switch self {
    case .bool, .integer, .number, .text, .data: true
    case .list, .object, .null: false
    }
  }
}
