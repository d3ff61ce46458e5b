import Foundation
import ScrollUI
import ScrollUITesting
import Testing

/// Pulls, loads, failures and edits in any order: no item is lost or repeated, and the loader settles.
@MainActor @Suite struct PagedLoaderScheduleTests {
  /// The number of schedules; SCROLLUI_SCHEDULES in the environment raises it.
  @Test func theItemsFinallyEqualThoseOfTheServer() async {
    let count = ProcessInfo.processInfo.environment["SCROLLUI_SCHEDULES"].flatMap { UInt64($0) } ?? 2000
    for seed in 1...max(count, 1) {
      guard await run(seed) else {
        Issue.record("seed \(seed)")
        return
      }
    }
  }

  private func run(_ seed: UInt64) async -> Bool {
    let server = RandomServer(seed: seed)
    var random = SeededGenerator(seed: seed &+ 77)
    let loader = PagedLoader<Post> { try await server.page(for: $0) }
    var removed: Set<Int> = []
    for _ in 0..<Int.random(in: 1...25, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: Task { await loader.refresh() }
      case 1: server.grow()
      case 2: loader.retry(.bottom)
      case 3: loader.cancel()
      case 4:
        if let post = loader.items.randomElement(using: &random) {
          loader.remove(post.id)
          removed.insert(post.id)
        }
      case 5...6: server.release()
      default: loader.load(.bottom)
      }
      await Task.yield()
      guard isInOrder(loader) else { return false }
    }
    // From here the server has no faults.
    server.hasFaults = false
    server.releaseAll()
    loader.cancel()
    await finish(loader)
    let shown = loader.items.map(\.id)
    let all = Array((0..<server.newest).map { $0 + 1 }.reversed())
    let expected = all.filter { shown.contains($0) || !removed.contains($0) }
    #expect(shown == expected, "seed \(seed)")
    #expect(loader.bottom == .ended && loader.refreshing == .idle, "seed \(seed)")
    #expect(server.maximumInFlight <= 1, "seed \(seed)")
    return shown == expected && isInOrder(loader)
  }

  private func finish(_ loader: PagedLoader<Post>) async {
    await loader.refresh()
    for _ in 0..<200 where loader.bottom != .ended {
      loader.retry(.bottom)
      loader.load(.bottom)
      await loader.settle()
    }
  }

  /// The newest first, without duplicates.
  private func isInOrder(_ loader: PagedLoader<Post>) -> Bool {
    zip(loader.items, loader.items.dropFirst()).allSatisfy { $0.id > $1.id }
  }
}
