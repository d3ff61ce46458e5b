import Engine
import Feed
import Foundation
import Gallery
import ScrollUI
import ScrollUITesting
import Synchronization

/// A feed whose posts a test writes: `Post 1` is the oldest.
final class ListFeed: FeedSource {
  private struct Contents {
    var count: Int
    var problems: [FeedProblem] = []
    var requests = 0
  }

  private let contents: Mutex<Contents>
  private let pageSize: Int

  init(count: Int, pageSize: Int = 20) {
    contents = Mutex(Contents(count: count))
    self.pageSize = pageSize
  }

  /// How many posts there are.
  var count: Int {
    get { contents.withLock { $0.count } }
    set { contents.withLock { $0.count = newValue } }
  }

  var problems: [FeedProblem] {
    get { contents.withLock { $0.problems } }
    set { contents.withLock { $0.problems = newValue } }
  }

  var requests: Int { contents.withLock { $0.requests } }

  private static func post(_ number: Int) -> FeedItem {
    FeedItem(
      id: "\(number)", author: "Ann", date: Date(timeIntervalSince1970: Double(1_700_000_000 + number)),
      title: "Post \(number)", color: 0)
  }

  /// Posts from `last` down, a page of them.
  private func page(from last: Int) -> FeedPage {
    let first = max(last - pageSize + 1, 1)
    return FeedPage(
      items: (first..<max(last + 1, first)).reversed().map(Self.post), next: first > 1 ? "\(first - 1)" : nil)
  }

  nonisolated(nonsending) func nextPage(after cursor: String?) async throws -> FeedPage {
    let (count, problems) = contents.withLock { contents in
      contents.requests += 1
      return (contents.count, contents.problems)
    }
    var page = page(from: cursor.flatMap { Int($0) } ?? count)
    if cursor == nil { page.problems = problems }
    return page
  }

  nonisolated(nonsending) func latest(before id: FeedItem.ID?) async throws -> FeedPage {
    let (count, problems) = contents.withLock { contents in
      contents.requests += 1
      return (contents.count, contents.problems)
    }
    guard let known = id.flatMap({ Int($0) }) else { return page(from: count) }
    return FeedPage(items: (known..<count).map { Self.post($0 + 1) }.reversed(), problems: problems)
  }
}

extension TestWindow {
  /// Runs frames, with the work between them, until `condition` holds; for five seconds of the clock at most.
  func runs(until condition: () -> Bool) async -> Bool {
    for _ in 0..<300 {
      if condition() { return true }
      for _ in 0..<10 { await Task.yield() }
      advance()
    }
    return condition()
  }

  /// Runs frames for as long, with the work between them.
  func run(seconds: Double) async {
    for _ in 0..<Int(seconds * 60) {
      for _ in 0..<10 { await Task.yield() }
      advance()
    }
  }

  /// The lazy rows of the page, beside those of the list of pages.
  var lazyList: LazyNode {
    nodes(of: LazyNode.self).max { $0.size.width < $1.size.width } ?? nodes(of: LazyNode.self)[0]
  }

  /// The scroll view of the page, beside that of the list of pages.
  var list: ScrollNode {
    nodes(of: ScrollNode.self).max { $0.size.width < $1.size.width } ?? nodes(of: ScrollNode.self)[0]
  }
}
