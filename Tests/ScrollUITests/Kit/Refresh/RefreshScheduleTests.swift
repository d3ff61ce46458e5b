import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A list that is pulled, scrolled, edited and closed in any order, on the clock of a window, with a faulty server: requests
/// never run twice, the rows equal those of the server, and the list comes to rest.
@MainActor @Suite struct RefreshScheduleTests {
  /// The number of schedules; SCROLLUI_SCHEDULES in the environment raises it.
  @Test func aPulledListSettlesWithTheRowsOfTheServer() async {
    let count = ProcessInfo.processInfo.environment["SCROLLUI_SCHEDULES"].flatMap { UInt64($0) } ?? 50
    for seed in 1...max(count, 1) {
      guard await run(seed) else {
        Issue.record("seed \(seed)")
        return
      }
    }
  }

  private func window(_ loader: PagedLoader<Post>) -> TestWindow {
    TestWindow(width: 200, height: 300) {
      ScrollView {
        LazyVStack(spacing: 0) {
          PagedRows(loader) { Text("\($0.id)").frame(height: 40) }
        }
      }
      .refreshable { await loader.refresh() }
    }
  }

  private func run(_ seed: UInt64) async -> Bool {
    let server = RandomServer(seed: seed)
    var random = SeededGenerator(seed: seed &+ 1000)
    let loader = PagedLoader<Post> { try await server.page(for: $0) }
    let window = window(loader)
    var removed: Set<Int> = []
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      act(on: window, loader, server, &removed, &random)
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        await Task.yield()
        window.advance()
      }
    }
    server.hasFaults = false
    return await finish(window, loader, server, removed, seed)
  }

  private func act(
    on window: TestWindow, _ loader: PagedLoader<Post>, _ server: RandomServer, _ removed: inout Set<Int>,
    _ random: inout SeededGenerator
  ) {
    let middle = CGPoint(x: 100, y: 60)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      let distance = CGFloat.random(in: -200...240, using: &random)
      window.drag(from: middle, by: CGVector(dx: 0, dy: distance), steps: Int.random(in: 2...8, using: &random))
    case 2: window.wheel(Double.random(in: -5...5, using: &random), at: middle, isPrecise: Bool.random(using: &random))
    case 3: window.key(["F5", "Home", "End"][Int.random(in: 0..<3, using: &random)])
    case 4: server.grow()
    case 5: loader.retry(.bottom)
    case 6:
      guard let post = loader.items.randomElement(using: &random) else { return }
      loader.remove(post.id)
      removed.insert(post.id)
    default: server.release()
    }
  }

  /// Ends the faults, refreshes, scrolls to the end, and compares.
  private func finish(
    _ window: TestWindow, _ loader: PagedLoader<Post>, _ server: RandomServer, _ removed: Set<Int>, _ seed: UInt64
  ) async -> Bool {
    server.releaseAll()
    await run(40, of: window)
    window.key("F5")
    // The request begins in a task: until then it is not visible as pending, and it may replace all rows.
    await run(40, of: window)
    for _ in 0..<400 where loader.bottom != .ended || loader.refreshing != .idle {
      loader.retry(.bottom)
      if case .failed = loader.refreshing { window.key("F5") }
      window.key("End")
      for _ in 0..<4 { await Task.yield() }
      window.advance()
    }
    window.key("Home")
    await run(240, of: window)
    let shown = loader.items.map(\.id)
    let all = Array((0..<server.newest).map { $0 + 1 }.reversed())
    let scroll = window.nodes(of: ScrollNode.self)[0]
    let isComplete = shown == all.filter { shown.contains($0) || !removed.contains($0) }
    #expect(isComplete, "seed \(seed): \(shown) of \(all.count), without \(removed)")
    #expect(server.maximumInFlight <= 1, "seed \(seed)")
    #expect(scroll.refreshIndicator?.appearance == .hidden && scroll.heldInset == 0, "seed \(seed)")
    #expect(scroll.model.offset.y == 0, "seed \(seed)")
    #expect(scroll.model.activity == .idle, "seed \(seed)")
    #expect(!window.pipeline.wantsFrame && window.pipeline.nextDeadline == nil, "seed \(seed)")
    window.close()
    return isComplete && scroll.heldInset == 0
  }

  private func run(_ frames: Int, of window: TestWindow) async {
    for _ in 0..<frames {
      await Task.yield()
      window.advance()
    }
  }
}
