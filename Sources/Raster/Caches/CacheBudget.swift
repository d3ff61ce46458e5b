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
///
/// The bound follows from the pixels of the targets that the caches serve (`bytesPerPixel`): a small window does not keep the pictures of a
/// large one.
@MainActor package final class CacheBudget {
  /// The budget of the process: at most 256 MiB.
  package static let shared = CacheBudget(byteLimit: 256 << 20)

  /// The memory of all caches at rest in bytes: 16 MiB.
  static let bytesAtRest = 16 << 20

  /// The bytes for each pixel of the targets: 8 pictures of the size of a target.
  package nonisolated static let bytesPerPixel = 32
  /// The least bound that follows from targets in bytes: 32 MiB.
  package nonisolated static let leastBytes = 32 << 20

  private struct Member {
    weak var cache: (any BudgetedCache)?
    /// The pixels of the target that the cache serves; 0 without a target.
    var pixels = 0
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

  /// Notes the number of pixels of the target that `cache` serves.
  package func setTarget(pixels: Int, of cache: any BudgetedCache) {
    guard let index = members.firstIndex(where: { $0.cache === cache }) else { return }
    members[index].pixels = pixels
  }

  /// The bound in bytes: `byteLimit` without a target. O(caches).
  package var limit: Int {
    let pixels = members.reduce(0) { $0 + ($1.cache == nil ? 0 : $1.pixels) }
    return pixels == 0 ? byteLimit : min(byteLimit, max(Self.leastBytes, pixels * Self.bytesPerPixel))
  }

  /// Removes values until `bytes` more fit into the limit, except values that were used since the last advance of `CacheClock`.
  package func makeRoom(for bytes: Int) { shrink(to: limit - bytes) }

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
