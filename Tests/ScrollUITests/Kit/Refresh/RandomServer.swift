import ScrollUI
import ScrollUITesting

/// A server with a growing feed and faults determined by a seed; the newest posts have the highest numbers.
@MainActor final class RandomServer {
  private var random: SeededGenerator
  private(set) var newest: Int
  let pageSize: Int
  /// In one direction.
  private(set) var maximumInFlight = 0
  private var inFlight: [String: Int] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// If false, every answer is correct and immediate, so that the end of a schedule can be compared.
  var hasFaults = true

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    newest = Int.random(in: 0...40, using: &random)
    pageSize = Int.random(in: 1...7, using: &random)
  }

  func grow() { newest += Int.random(in: 1...4, using: &random) }

  /// Sends a random pending answer.
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
    maximumInFlight = max(maximumInFlight, inFlight[lane, default: 0])
    await withTaskCancellationHandler {
      if hasFaults { await withCheckedContinuation { waiting.append($0) } }
    } onCancel: {
      // The request was cancelled. The loader cancels on the main actor.
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

  /// Sometimes with posts of earlier pages, or empty.
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
