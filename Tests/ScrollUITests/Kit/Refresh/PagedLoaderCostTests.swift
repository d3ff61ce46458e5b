import Foundation
import ScrollUI
import Synchronization
import Testing

/// The cost of merging pages, counted in comparisons of ids.
@MainActor @Suite(.serialized) struct PagedLoaderCostTests {
  /// Counts comparisons of ids.
  private final class Comparisons: Sendable {
    static let count = Atomic<Int>(0)
    /// Ids that were hashed on the main thread.
    static let hashesOnMainThread = Atomic<Int>(0)
  }

  private struct ID: Hashable, Sendable {
    let number: Int

    static func == (left: ID, right: ID) -> Bool {
      Comparisons.count.add(1, ordering: .relaxed)
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      if Thread.isMainThread { Comparisons.hashesOnMainThread.add(1, ordering: .relaxed) }
      hasher.combine(number)
    }
  }

  private struct Row: Identifiable, Sendable {
    let id: ID
    let text: String
  }

  private static func rows(_ numbers: some Sequence<Int>, _ text: String) -> [Row] {
    numbers.map { Row(id: ID(number: $0), text: text) }
  }

  /// A loader whose source returns `pages` in order.
  private func loader(_ pages: [[Row]]) -> PagedLoader<Row> {
    PagedLoader { request in
      let index = if case .below(let cursor) = request { Int(cursor) ?? 0 } else { 0 }
      return LoadedPage(items: pages[index], below: index + 1 < pages.count ? "\(index + 1)" : nil)
    }
  }

  @Test func mergingKnownItemsTakesAFewComparisonsPerItem() async {
    let count = 2000
    let loader = loader([
      Self.rows(0..<count, "old"), Self.rows((0..<count).reversed(), "new") + Self.rows([count], "new"),
    ])
    loader.load(.bottom)
    await loader.settle()
    let before = Comparisons.count.load(ordering: .relaxed)
    loader.load(.bottom)
    await loader.settle()
    let comparisons = Comparisons.count.load(ordering: .relaxed) - before
    #expect(loader.items.map(\.id.number) == Array(0...count))
    #expect(loader.items.allSatisfy { $0.text == "new" })
    #expect(comparisons < 10 * count)
  }

  @Test func largePagesAreMergedOffTheMainThread() async {
    let count = PagedLoader<Row>.largePage + 1
    let loader = loader([Self.rows(0..<count, "a"), Self.rows(count - 10..<2 * count, "b"), Self.rows(0..<count, "c")])
    let before = Comparisons.hashesOnMainThread.load(ordering: .relaxed)
    for _ in 0..<3 {
      loader.load(.bottom)
      await loader.settle()
    }
    #expect(Comparisons.hashesOnMainThread.load(ordering: .relaxed) == before)
    #expect(loader.items.map(\.id.number) == Array(0..<2 * count))
    #expect(loader.items.map(\.text) == (0..<2 * count).map { $0 < count ? "c" : "b" })
  }

  /// An item removed before, during or after the merge stays removed, and the page is merged.
  @Test(arguments: 0..<20) func anEditDuringAMergeIsKept(turns: Int) async {
    let count = 5 * PagedLoader<Row>.largePage
    let loader = loader([Self.rows(0..<10, "a"), Self.rows(0..<count, "b")])
    loader.load(.bottom)
    await loader.settle()
    loader.load(.bottom)
    for _ in 0..<turns { await Task.yield() }
    loader.remove(ID(number: 3))
    await loader.settle()
    #expect(loader.items.map(\.id.number) == (0..<count).filter { $0 != 3 })
    #expect(loader.items.allSatisfy { $0.text == "b" })
  }
}
