/// Values by key in bounded memory, without a list of uses.
///
/// The young generation becomes the old generation when it takes half of the memory, and the previous old generation is removed. A value that is
/// found in the old generation moves to the young one, so recently used values stay.
package struct GenerationalCache<Key: Hashable, Value> {
  private var young = Generation()
  private var old = Generation()
  private let byteLimit: Int

  private struct Generation {
    var values: [Key: (value: Value, bytes: Int)] = [:]
    var byteCount = 0

    mutating func insert(_ value: Value, bytes: Int, for key: Key) {
      values[key] = (value, bytes)
      byteCount += bytes
    }

    mutating func remove(_ key: Key) -> (value: Value, bytes: Int)? {
      guard let entry = values.removeValue(forKey: key) else { return nil }
      byteCount -= entry.bytes
      return entry
    }
  }

  /// An empty cache for at most `byteLimit` bytes.
  package init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// The number of cached values.
  package var count: Int { young.values.count + old.values.count }

  /// The memory of the cached values in bytes, as given to `insert(_:bytes:for:)`.
  package var byteCount: Int { young.byteCount + old.byteCount }

  /// The cached value for `key`, which counts as a use; nil if there is none. O(1).
  package mutating func value(for key: Key) -> Value? {
    if let entry = young.values[key] { return entry.value }
    guard let entry = old.remove(key) else { return nil }
    insert(entry.value, bytes: entry.bytes, for: key)
    return entry.value
  }

  /// Inserts a value of `bytes` bytes for a key without one. A value that takes more than half of the memory is not cached.
  package mutating func insert(_ value: Value, bytes: Int, for key: Key) {
    guard bytes <= byteLimit / 2 else { return }
    if young.byteCount + bytes > byteLimit / 2 { removeUnused() }
    young.insert(value, bytes: bytes, for: key)
  }

  /// Starts a generation: removes the values that were neither inserted nor found since the last start.
  package mutating func removeUnused() {
    old = young
    young = Generation()
  }
}
