import Synchronization

/// The values of `AppStorage` or of `SceneStorage`, with the readers of each key.
@MainActor package final class ValueStore {
  nonisolated package let values: any StorageValues
  /// The entries of the keys in use, with unused ones up to `limit`.
  private var entries: [String: StoredEntry] = [:]
  /// The number of entries at which unused ones are removed: twice the number of those in use, at least `leastLimit`.
  private var limit = ValueStore.leastLimit
  nonisolated private static let leastLimit = 256
  /// The stores of the `UserDefaults` in use, by the identity of the defaults. Properties, views and environments hold the stores: a body may make a
  /// `UserDefaults` at each evaluation.
  nonisolated private static let stores = Mutex<[ObjectIdentifier: WeakStore]>([:])

  /// The stores with values that change outside.
  nonisolated private static let watched = Mutex<[WeakStore]>([])

  private struct WeakStore: @unchecked Sendable {
    weak var store: ValueStore?
  }

  /// Creates a store of `values`.
  nonisolated package init(_ values: any StorageValues = MemoryValues()) {
    self.values = values
    guard values.changesOutside else { return }
    let new = WeakStore(store: self)
    Self.watched.withLock { stores in
      stores.removeAll { $0.store == nil }
      stores.append(new)
    }
  }

  /// Compares the values that were used with those that a program has given to `UserDefaults` itself. The loop calls it around its frames:
  /// bodies that have read a changed value are evaluated in the next frame. O(keys in use).
  package static func takeOutsideChanges() {
    for entry in watched.withLock({ $0 }) { entry.store?.compareEntries() }
  }

  private func compareEntries() { for entry in entries.values { entry.compare() } }

  /// The store of `defaults`: the same for each call until the store is released.
  package nonisolated static func of(_ defaults: UserDefaults) -> ValueStore {
    let id = ObjectIdentifier(defaults)
    if let open = stores.withLock({ $0[id]?.store }) { return open }
    // The values hold the defaults, so that their identity stays in use as long as the store.
    let new = ValueStore(DefaultsValues(defaults))
    return stores.withLock { stores in
      if let open = stores[id]?.store { return open }
      stores = stores.filter { $0.value.store != nil }
      stores[id] = WeakStore(store: new)
      return new
    }
  }

  /// The number of `UserDefaults` with a store.
  package nonisolated static var countOfDefaults: Int { stores.withLock { $0.values.count { $0.store != nil } } }

  /// The entry of `key`, shared by all views that use the key.
  package func entry(for key: String) -> StoredEntry {
    if let entry = entries[key] { return entry }
    if entries.count >= limit { removeUnused() }
    let entry = StoredEntry(key, of: self)
    entries[key] = entry
    return entry
  }

  /// The number of entries.
  package var countOfEntries: Int { entries.count }

  /// Removes the entries that no property holds and no body has read. Their values stay in `values`.
  private func removeUnused() {
    for key in Array(entries.keys) {
      guard var entry = entries.removeValue(forKey: key) else { continue }
      if entry.hasReaders || !isKnownUniquelyReferenced(&entry) { entries[key] = entry }
    }
    limit = max(Self.leastLimit, 2 * entries.count)
  }
}

/// A key of a `ValueStore` with its value and its readers.
///
/// The value may be read on any thread. A write on another thread is transferred to the main actor, as with `State`.
package final class StoredEntry: @unchecked Sendable {
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
  package var value: StorageValue? {
    let cached = box.value
    return values.changesOutside ? values.value(for: key) : cached
  }

  /// The value, without a subscription of the running body. Read on the main actor only.
  @MainActor var untracked: StorageValue? { box.untracked }

  /// True if a body depends on the value.
  @MainActor var hasReaders: Bool { box.hasReaders }

  /// The entry of the same store whose key begins with `prefix`; nil after the store was released.
  @MainActor func companion(_ prefix: String) -> StoredEntry? { store?.entry(for: prefix + key) }

  /// Replaces the value; nil removes the key. `writer`: the element of the property, for the report of a write in a body.
  package func write(_ new: StorageValue?, by writer: WeakElement = WeakElement(nil)) {
    MainThread.run { self.apply(new, writer.element) }
  }

  /// Takes over a value that has changed without this entry.
  @MainActor func compare() {
    let current = values.value(for: key)
    guard !Self.isSame(current, box.untracked) else { return }
    box.value = current
    values.didChangeOutside(current, for: key)
  }

  private static func isSame(_ one: StorageValue?, _ other: StorageValue?) -> Bool {
    one == other || one.map { one in other.map { one.isSame(as: $0) } ?? false } ?? false
  }

  @MainActor private func apply(_ new: StorageValue?, _ writer: Element?) {
    let isStored = !values.changesOutside || Self.isSame(values.value(for: key), new)
    guard box.untracked != new || !isStored else { return }
    if let writer, writer.isMounted { writer.graph.checkStateWrite(of: writer) }
    values.set(new, for: key)
    box.value = new
  }
}
