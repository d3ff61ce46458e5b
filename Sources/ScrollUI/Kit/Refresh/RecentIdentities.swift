/// The identities that were inserted last. Beyond `limit`, each new identity replaces the oldest. `insert` and `contains` are O(1) on average.
package struct RecentIdentities<ID: Hashable> {
  /// The maximum number of identities, at least 1.
  package let limit: Int
  private var recent: Set<ID> = []
  /// The identities in the order of insertion, from `oldest` to the end and on from 0.
  private var order: [ID] = []
  private var oldest = 0

  package init(limit: Int = 10_000) { self.limit = max(1, limit) }

  package var isEmpty: Bool { recent.isEmpty }

  package func contains(_ id: ID) -> Bool { recent.contains(id) }

  /// Adds `id`; no effect for a contained identity.
  package mutating func insert(_ id: ID) {
    guard recent.insert(id).inserted else { return }
    guard order.count == limit else { return order.append(id) }
    recent.remove(order[oldest])
    order[oldest] = id
    oldest = (oldest + 1) % limit
  }
}
