/// A cache of bounded cost that keeps the values used last.
///
/// Without a list of uses: when `young` has half of the limit it becomes `old`, and the previous `old` is removed. A value that is
/// found in `old` moves to `young`.
struct RecentValues<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  private let limit: Int
  private let cost: (Key) -> Int

  /// Creates an empty cache of at most `limit`: a number of values, or the unit of `cost`.
  init(limit: Int, cost: @escaping (Key) -> Int = { _ in 1 }) {
    self.limit = limit
    self.cost = cost
  }

  /// The number of cached values.
  var count: Int { young.count + old.count }

  /// The cached value for `key`, or the result of `make`.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old.removeValue(forKey: key) ?? make()
    let added = cost(key)
    if youngCost + added > limit / 2 {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = value
    youngCost += added
    return value
  }
}

/// Reports each line once, and again after `RecentLines.limit` further lines.
@MainActor package final class RecentLines {
  /// The number of lines that are remembered.
  package static let limit = 256

  private var lines = RecentValues<String, Void>(limit: limit)
  private let report: (String) -> Void

  package init(report: @escaping (String) -> Void) { self.report = report }

  package func callAsFunction(_ line: String) { lines.value(for: line) { report(line) } }
}
