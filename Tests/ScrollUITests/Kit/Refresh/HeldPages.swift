import ScrollUI

/// An item of test lists.
struct Post: Identifiable, Equatable, Sendable {
  let id: Int
  var text = ""

  static func posts(_ ids: Int...) -> [Post] { ids.map { Post(id: $0) } }

  static func posts(_ ids: some Sequence<Int>) -> [Post] { ids.map { Post(id: $0) } }
}

struct TestError: Error, CustomStringConvertible {
  var description = "out of paper"
}

extension PagedLoader<Post> {
  var ids: [Int] { items.map(\.id) }
}

/// A source whose requests are answered by the test in any order. A request waits until it is answered; nothing is timed.
@MainActor final class HeldPages {
  typealias Answer = Result<LoadedPage<Post>, any Error>

  private(set) var requests: [PageRequest<Int>] = []
  /// Requests without an answer.
  private(set) var waiting: [Int: CheckedContinuation<Answer, Never>] = [:]
  /// Requests whose tasks were cancelled.
  private(set) var cancelled: [Int] = []
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// A loader that uses this source.
  func loader(prefetch: PrefetchDistance = PrefetchDistance()) -> PagedLoader<Post> {
    PagedLoader(prefetch: prefetch) { request in try await self.answer(to: request).get() }
  }

  /// A loader with a first page of `ids`.
  func begun(
    _ ids: some Sequence<Int> = 0..<10, below: String? = "b", above: String? = nil,
    prefetch: PrefetchDistance = PrefetchDistance()
  ) async -> PagedLoader<Post> {
    let loader = loader(prefetch: prefetch)
    loader.load(.bottom)
    await untilRequested(1)
    answer(0, Post.posts(ids), below: below, above: above)
    await loader.settle()
    return loader
  }

  private func answer(to request: PageRequest<Int>) async -> Answer {
    let number = requests.count
    requests.append(request)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting[number] = continuation
        resumeWatchers()
      }
    } onCancel: {
      Task { @MainActor in self.cancelled.append(number) }
    }
  }

  private func resumeWatchers() {
    let ready = watchers.filter { $0.count <= requests.count }
    watchers.removeAll { $0.count <= requests.count }
    for watcher in ready { watcher.continuation.resume() }
  }

  /// Waits until `count` requests have been made.
  func untilRequested(_ count: Int) async {
    if requests.count >= count { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }

  func answer(_ number: Int, _ items: [Post], below: String? = nil, above: String? = nil, isConnected: Bool = true) {
    give(number, .success(LoadedPage(items: items, below: below, above: above, isConnected: isConnected)))
  }

  func fail(_ number: Int, _ error: any Error = TestError()) { give(number, .failure(error)) }

  private func give(_ number: Int, _ answer: Answer) {
    guard let continuation = waiting.removeValue(forKey: number) else {
      preconditionFailure("request \(number) is not waiting; those that wait: \(waiting.keys.sorted())")
    }
    continuation.resume(returning: answer)
  }
}
