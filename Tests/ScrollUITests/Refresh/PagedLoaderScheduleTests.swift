import Foundation
import Testing

@testable import ScrollUI

/// A server whose feed grows and whose faults a seed decides; newest posts have the highest numbers.
@MainActor private final class RandomServer {
  private var random: SeededRandom
  private(set) var newest: Int
  let pageSize: Int
  /// In one direction.
  private(set) var mostInFlight = 0
  private var inFlight: [String: Int] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Off: every answer is right and comes at once, so that the end of a schedule can be compared.
  var hasFaults = true

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    newest = Int.random(in: 0...40, using: &random)
    pageSize = Int.random(in: 1...7, using: &random)
  }

  func grow() { newest += Int.random(in: 1...4, using: &random) }

  /// Lets one of the waiting answers go, any of them.
  func release() {
    guard !waiting.isEmpty else { return }
    waiting.remove(at: Int.random(in: 0..<waiting.count, using: &random)).resume()
  }

  func releaseAll() {
    while !waiting.isEmpty { waiting.removeLast().resume() }
  }

  func page(for request: PageRequest<Int>) async throws -> LoadedPage<Post> {
    let lane = request.lane
    if Task.isCancelled { throw CancellationError() }
    inFlight[lane, default: 0] += 1
    mostInFlight = max(mostInFlight, inFlight[lane, default: 0])
    await withTaskCancellationHandler {
      if hasFaults { await withCheckedContinuation { waiting.append($0) } }
    } onCancel: {
      // Nobody waits for it any more. The loader cancels on the main actor.
      MainActor.assumeIsolated { inFlight[lane, default: 0] -= 1 }
    }
    if Task.isCancelled { throw CancellationError() }
    inFlight[lane, default: 0] -= 1
    if hasFaults, Int.random(in: 0..<5, using: &random) == 0 { throw TestError() }
    return answer(to: request)
  }

  private func answer(to request: PageRequest<Int>) -> LoadedPage<Post> {
    switch request {
    case .first: return older(than: newest + 1)
    case .below(let cursor): return older(than: Int(cursor) ?? 0)
    case .above: return LoadedPage(items: [])
    case .latest(let known):
      guard newest - known > 3 * pageSize else {
        return LoadedPage(items: Post.posts((known..<newest).map { $0 + 1 }.reversed()))
      }
      var page = older(than: newest + 1)
      page.isConnected = false
      return page
    }
  }

  /// Now and then with posts that were there before, or without any at all.
  private func older(than number: Int) -> LoadedPage<Post> {
    if hasFaults, number > 1, Int.random(in: 0..<8, using: &random) == 0 {
      return LoadedPage(items: [], below: "\(number)")
    }
    let last = max(number - pageSize, 1)
    var ids = Array((min(last, number)..<number).reversed())
    if hasFaults, Int.random(in: 0..<4, using: &random) == 0 { ids.insert(min(number, newest), at: 0) }
    return LoadedPage(items: Post.posts(ids.filter { $0 > 0 }), below: last > 1 ? "\(last)" : nil)
  }
}

extension PageRequest {
  fileprivate var lane: String {
    switch self {
    case .first: "first"
    case .below: "below"
    case .above: "above"
    case .latest: "latest"
    }
  }
}

/// Pulls, loads, failures and edits in any order: nothing is lost, nothing comes twice, and it settles.
@MainActor @Suite struct PagedLoaderScheduleTests {
  /// More of them with SCROLLUI_SCHEDULES=10000 in the environment.
  @Test func itemsEqualTheServersInTheEnd() async {
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
    var random = SeededRandom(seed: seed &+ 77)
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
    // Now the server is well again.
    server.hasFaults = false
    server.releaseAll()
    loader.cancel()
    await finish(loader)
    let shown = loader.items.map(\.id)
    let all = Array((0..<server.newest).map { $0 + 1 }.reversed())
    let expected = all.filter { shown.contains($0) || !removed.contains($0) }
    #expect(shown == expected, "seed \(seed)")
    #expect(loader.bottom == .ended && loader.refreshing == .idle, "seed \(seed)")
    #expect(server.mostInFlight <= 1, "seed \(seed)")
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

  /// The newest first, none twice.
  private func isInOrder(_ loader: PagedLoader<Post>) -> Bool {
    zip(loader.items, loader.items.dropFirst()).allSatisfy { $0.id > $1.id }
  }
}
