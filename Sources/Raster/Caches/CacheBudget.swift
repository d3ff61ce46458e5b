/// The time of uses of cached values, which orders them across caches. It advances with each drawn picture.
@MainActor package enum CacheClock {
  package private(set) static var now: UInt64 = 1

  package static func advance() { now += 1 }
}

/// A cache whose memory a `CacheBudget` bounds.
@MainActor package protocol BudgetedCache: AnyObject {
  /// The memory of the cached values in bytes.
  var byteCount: Int { get }
  /// The time of the least recent use of a cached value on `CacheClock`; nil if the cache is empty.
  var oldestUse: UInt64? { get }

  /// Removes the least recently used value.
  func removeOldest()
}

/// A bound in bytes on the memory of several caches together. The least recently used values of all of them are removed first.
@MainActor package final class CacheBudget {
  /// The budget of the process: 256 MiB.
  package static let shared = CacheBudget(byteLimit: 256 << 20)

  /// The memory of all caches at rest in bytes: 32 MiB.
  static let bytesAtRest = 32 << 20

  private struct Member {
    weak var cache: (any BudgetedCache)?
  }

  private let byteLimit: Int
  private var members: [Member] = []

  package init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// The memory of all caches in bytes. O(caches).
  package var byteCount: Int { members.reduce(0) { $0 + ($1.cache?.byteCount ?? 0) } }

  /// Adds a cache until it is released.
  package func add(_ cache: any BudgetedCache) {
    members.removeAll { $0.cache == nil }
    members.append(Member(cache: cache))
  }

  /// Removes values until `bytes` more fit into the limit, except values that were used since the last advance of `CacheClock`.
  package func makeRoom(for bytes: Int) { shrink(to: byteLimit - bytes) }

  /// Removes values until at most `bytes` are left, except values that were used since the last advance of `CacheClock`.
  package func shrink(to bytes: Int) {
    while byteCount > bytes {
      let caches = members.lazy.compactMap(\.cache)
      guard let cache = caches.min(by: { $0.oldestUse ?? .max < $1.oldestUse ?? .max }), let use = cache.oldestUse,
        use < CacheClock.now
      else { return }
      cache.removeOldest()
    }
  }
}
