import Synchronization

/// The values of `AppStorage` or of `SceneStorage`, with the readers of each key.
@MainActor package final class ValueStore {
  nonisolated package let values: any StorageValues
  /// The entries of all keys that were used.
  private var entries: [String: StoredEntry] = [:]
  /// The stores of the `UserDefaults` in use, by the identity of the defaults.
  nonisolated private static let stores = Mutex<[ObjectIdentifier: ValueStore]>([:])

  /// Creates a store of `values`.
  nonisolated package init(_ values: any StorageValues = MemoryValues()) { self.values = values }

  /// The store of `defaults`: the same for each call.
  nonisolated static func of(_ defaults: UserDefaults) -> ValueStore {
    // The values hold the defaults, so that their identity stays in use.
    let new = ValueStore(DefaultsValues(defaults))
    let id = ObjectIdentifier(defaults)
    return stores.withLock { stores in
      if let known = stores[id] { return known }
      stores[id] = new
      return new
    }
  }

  /// The entry of `key`, shared by all views that use the key.
  func entry(for key: String) -> StoredEntry {
    if let known = entries[key] { return known }
    let entry = StoredEntry(key, of: self)
    entries[key] = entry
    return entry
  }
}

/// A key of a `ValueStore` with its value and its readers.
///
/// The value may be read on any thread. A write on another thread is transferred to the main actor, as with `State`.
final class StoredEntry: @unchecked Sendable {
  let key: String
  let values: any StorageValues
  private weak var store: ValueStore?
  private let box: StateBox<StorageValue?>

  @MainActor init(_ key: String, of store: ValueStore) {
    self.key = key
    self.store = store
    values = store.values
    box = StateBox(values.value(for: key), owner: nil)
  }

  /// The value; nil for a missing key. A body that reads it is evaluated again when it changes.
  var value: StorageValue? { box.value }

  /// The value, without a subscription of the running body. Read on the main actor only.
  @MainActor var untracked: StorageValue? { box.untracked }

  /// The entry of the same store whose key begins with `prefix`; nil after the store was released.
  @MainActor func companion(_ prefix: String) -> StoredEntry? { store?.entry(for: prefix + key) }

  /// Replaces the value; nil removes the key. `writer`: the element of the property, for the report of a write in a body.
  func write(_ new: StorageValue?, by writer: WeakElement = WeakElement(nil)) {
    MainThread.run { self.apply(new, writer.element) }
  }

  @MainActor private func apply(_ new: StorageValue?, _ writer: Element?) {
    guard box.untracked != new else { return }
    if let writer, writer.isMounted { writer.graph.checkStateWrite(of: writer) }
    values.set(new, for: key)
    box.value = new
  }
}
