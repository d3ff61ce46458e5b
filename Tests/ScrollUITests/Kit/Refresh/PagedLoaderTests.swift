import Observation
import ScrollUI
import Testing

@MainActor @Suite struct PagedLoaderTests {
  let pages = HeldPages()

  // MARK: Pages

  @Test func theFirstPageIsLoadedFirst() async {
    let loader = pages.loader()
    #expect(loader.bottom == .idle)
    #expect(loader.top == .ended)
    loader.load(.bottom)
    #expect(loader.bottom == .loading)
    await pages.untilRequested(1)
    pages.answer(0, Post.posts(1, 2), below: "p2")
    await loader.settle()
    #expect(loader.ids == [1, 2])
    #expect(loader.bottom == .idle)
    #expect(pages.requests == [.first])
  }

  @Test func pagesAreLoadedInOrderUntilTheLast() async {
    let loader = await pages.begun([1, 2], below: "p2")
    loader.load(.bottom)
    await pages.untilRequested(2)
    pages.answer(1, Post.posts(3, 4), below: "p3")
    await loader.settle()
    loader.load(.bottom)
    await pages.untilRequested(3)
    pages.answer(2, Post.posts(5))
    await loader.settle()
    #expect(loader.ids == [1, 2, 3, 4, 5])
    #expect(loader.bottom == .ended)
    loader.load(.bottom)
    loader.retry(.bottom)
    #expect(pages.requests == [.first, .below(cursor: "p2"), .below(cursor: "p3")])
    #expect(loader.bottom == .ended)
  }

  @Test func earlierPagesAreInsertedAboveInOrder() async {
    let loader = await pages.begun([5, 6], below: nil, above: "up")
    #expect(loader.top == .idle)
    loader.load(.top)
    await pages.untilRequested(2)
    pages.answer(1, Post.posts(3, 4), above: "up2")
    await loader.settle()
    loader.load(.top)
    await pages.untilRequested(3)
    pages.answer(2, Post.posts(1, 2))
    await loader.settle()
    #expect(loader.ids == [1, 2, 3, 4, 5, 6])
    #expect(loader.top == .ended)
    #expect(pages.requests == [.first, .above(cursor: "up"), .above(cursor: "up2")])
  }

  @Test func bothEndsLoadAtTheSameTimeAndInAnyOrder() async {
    for order in [[1, 2], [2, 1]] {
      let pages = HeldPages()
      let loader = pages.loader()
      loader.load(.bottom)
      await pages.untilRequested(1)
      pages.answer(0, Post.posts(5), below: "down", above: "up")
      await loader.settle()
      loader.load(.bottom)
      await pages.untilRequested(2)
      loader.load(.top)
      await pages.untilRequested(3)
      for number in order { pages.answer(number, Post.posts(number == 1 ? 6 : 4)) }
      await loader.settle()
      #expect(loader.ids == [4, 5, 6])
    }
  }

  // MARK: One request at a time

  @Test func eachEndRunsOneRequestAtATime() async {
    let loader = await pages.begun()
    for _ in 0..<5 { loader.load(.bottom) }
    loader.loadMoreIfNeeded(at: 9)
    await pages.untilRequested(2)
    loader.load(.bottom)
    pages.answer(1, Post.posts(10), below: "c")
    await loader.settle()
    #expect(pages.requests.count == 2)
  }

  @Test func cancellingDropsPendingPages() async {
    let loader = await pages.begun()
    loader.load(.bottom)
    await pages.untilRequested(2)
    loader.cancel()
    #expect(loader.bottom == .idle)
    loader.load(.bottom)
    await pages.untilRequested(3)
    pages.answer(1, Post.posts(100), below: nil)
    pages.answer(2, Post.posts(10), below: nil)
    await loader.settle()
    #expect(loader.ids == Array(0...10))
    #expect(pages.cancelled == [1])
  }

  @Test func aCancelledPageIsRequestedAgainOnlyAfterFurtherScrolling() async {
    let loader = await pages.begun(prefetch: .points(200))
    let end = LoadWindow(above: 500, below: 100, length: 600)
    loader.loadMoreIfNeeded(in: end)
    await pages.untilRequested(2)
    loader.cancel()
    for _ in 0..<3 { loader.loadMoreIfNeeded(in: end) }
    #expect(loader.bottom == .idle && pages.requests.count == 2)
    loader.loadMoreIfNeeded(in: LoadWindow(above: 520, below: 80, length: 600))
    #expect(loader.bottom == .loading)
    await pages.untilRequested(3)
    pages.answer(2, Post.posts(10), below: nil)
    await loader.settle()
    #expect(loader.ids == Array(0...10))
  }

  @Test func cancellingARefreshOfAnEmptyListLoadsNoFirstPage() async {
    let loader = pages.loader()
    let window = LoadWindow(above: 0, below: -600, length: 600)
    let refreshing = Task { await loader.refresh() }
    await pages.untilRequested(1)
    loader.cancel()
    // The source continues until it answers, and callers of the refresh wait for the answer.
    pages.answer(0, Post.posts(0..<3))
    await refreshing.value
    #expect(loader.items.isEmpty)
    for _ in 0..<3 { loader.loadMoreIfNeeded(in: window) }
    #expect(loader.bottom == .idle && pages.requests == [.first])
    loader.load(.bottom)
    #expect(loader.bottom == .loading)
    loader.cancel()
  }

  @Test func aRequestCancelledByItsSourceWaitsForARetry() async {
    let loader = await pages.begun()
    loader.load(.bottom)
    await pages.untilRequested(2)
    pages.fail(1, CancellationError())
    await loader.settle()
    #expect(loader.bottom == .failed(message: "The request was cancelled."))
  }

  @Test func anAbandonedLoaderCancelsItsRequest() async {
    var loader: PagedLoader<Post>? = pages.loader()
    weak let abandoned = loader
    loader?.load(.bottom)
    await pages.untilRequested(1)
    loader = nil
    #expect(abandoned == nil)
    while pages.cancelled.isEmpty { await Task.yield() }
    #expect(pages.cancelled == [0])
    pages.answer(0, [])
  }

  // MARK: Errors

  @Test func anErrorWaitsForARetry() async {
    let loader = await pages.begun()
    loader.load(.bottom)
    await pages.untilRequested(2)
    pages.fail(1)
    await loader.settle()
    #expect(loader.bottom == .failed(message: "out of paper"))
    #expect(loader.ids == Array(0..<10))
    loader.load(.bottom)
    loader.loadMoreIfNeeded(at: 9)
    loader.loadMoreIfNeeded(in: LoadWindow(above: 0, below: 0, length: 100))
    #expect(pages.requests.count == 2)
    loader.retry(.bottom)
    #expect(loader.bottom == .loading)
    await pages.untilRequested(3)
    pages.answer(2, Post.posts(10))
    await loader.settle()
    #expect(loader.ids == Array(0...10))
    #expect(pages.requests[1] == pages.requests[2])
  }

  @Test func theFirstPageMayBeRetried() async {
    let loader = pages.loader()
    loader.load(.bottom)
    await pages.untilRequested(1)
    pages.fail(0)
    await loader.settle()
    loader.retry(.bottom)
    await pages.untilRequested(2)
    pages.answer(1, Post.posts(1))
    await loader.settle()
    #expect(pages.requests == [.first, .first])
    #expect(loader.ids == [1])
  }

  @Test func retryingWithoutAFailureDoesNothing() async {
    let loader = await pages.begun()
    loader.retry(.bottom)
    loader.retry(.top)
    #expect(loader.bottom == .idle)
    #expect(pages.requests.count == 1)
  }

  @Test func anErrorAtOneEndLeavesTheOtherAlone() async {
    let loader = await pages.begun([5], below: "down", above: "up")
    loader.load(.top)
    await pages.untilRequested(2)
    pages.fail(1)
    await loader.settle()
    loader.load(.bottom)
    await pages.untilRequested(3)
    pages.answer(2, Post.posts(6))
    await loader.settle()
    #expect(loader.top == .failed(message: "out of paper"))
    #expect(loader.bottom == .ended)
    #expect(loader.ids == [5, 6])
  }

  // MARK: Ids

  @Test func repeatedItemsKeepTheirPositionAndTakeTheNewValue() async {
    let loader = await pages.begun([1, 2, 3])
    loader.load(.bottom)
    await pages.untilRequested(2)
    pages.answer(1, [Post(id: 3), Post(id: 4), Post(id: 2, text: "new"), Post(id: 4, text: "last")])
    await loader.settle()
    #expect(loader.items == [Post(id: 1), Post(id: 2, text: "new"), Post(id: 3), Post(id: 4, text: "last")])
  }

  @Test func duplicatesInTheFirstPageAreShownOnce() async {
    let loader = await pages.begun([1, 1, 2, 1])
    #expect(loader.ids == [1, 2])
  }

  @Test func aRemovedItemDoesNotReturn() async {
    let loader = await pages.begun([1, 2, 3])
    loader.load(.bottom)
    await pages.untilRequested(2)
    loader.remove(2)
    loader.remove(99)
    pages.answer(1, Post.posts(2, 4))
    await loader.settle()
    #expect(loader.ids == [1, 3, 4])
  }

  @Test func anUpdatedItemHasItsNewValue() async {
    let loader = await pages.begun([1, 2])
    loader.update(Post(id: 2, text: "new"))
    loader.update(Post(id: 3, text: "stranger"))
    #expect(loader.items == [Post(id: 1), Post(id: 2, text: "new")])
  }

  // MARK: Pages without anything new

  @Test func anEmptyPageDoesNotEndTheList() async {
    let loader = await pages.begun([1])
    loader.load(.bottom)
    await pages.untilRequested(2)
    pages.answer(1, [], below: "c")
    await pages.untilRequested(3)
    #expect(loader.bottom == .loading)
    pages.answer(2, Post.posts(2), below: "d")
    await loader.settle()
    #expect(loader.ids == [1, 2])
    #expect(loader.bottom == .idle)
    #expect(pages.requests == [.first, .below(cursor: "b"), .below(cursor: "c")])
  }

  @Test func tooManyEmptyPagesStopTheLoadUntilARetry() async {
    let loader = await pages.begun([1])
    let maximum = PagedLoader<Post>.maximumFruitlessPages
    loader.load(.bottom)
    for round in 0..<2 {
      for number in 0..<maximum {
        let request = 1 + round * maximum + number
        await pages.untilRequested(request + 1)
        // Alternately an empty page and a page of known items.
        pages.answer(request, number.isMultiple(of: 2) ? [] : Post.posts(1), below: "b")
      }
      await loader.settle()
      #expect(pages.requests.count == 1 + (round + 1) * maximum)
      guard case .failed = loader.bottom else {
        Issue.record("\(loader.bottom)")
        return
      }
      loader.retry(.bottom)
    }
    await pages.untilRequested(2 + 2 * maximum)
    pages.answer(1 + 2 * maximum, Post.posts(2), below: "c")
    await loader.settle()
    #expect(loader.bottom == .idle)
  }

  @Test func anEmptyFirstPageIsFollowedByTheNext() async {
    let loader = pages.loader()
    loader.load(.bottom)
    await pages.untilRequested(1)
    pages.answer(0, [], below: "b")
    await pages.untilRequested(2)
    pages.answer(1, Post.posts(1))
    await loader.settle()
    #expect(loader.ids == [1])
  }

  @Test func anEmptyListHasEnded() async {
    let loader = await pages.begun([], below: nil)
    #expect(loader.bottom == .ended)
    #expect(loader.items.isEmpty)
  }

  // MARK: When more is loaded

  @Test func rowsNearTheEndLoadMore() async {
    let loader = await pages.begun(0..<10, below: "b", above: "a", prefetch: .rows(2))
    loader.loadMoreIfNeeded(at: 6)
    loader.loadMoreIfNeeded(at: 3)
    loader.loadMoreIfNeeded(at: 77)
    #expect(loader.bottom == .idle)
    #expect(loader.top == .idle)
    loader.loadMoreIfNeeded(at: 7)
    #expect(loader.bottom == .loading)
    loader.loadMoreIfNeeded(at: 2)
    #expect(loader.top == .loading)
    await pages.untilRequested(3)
    pages.answer(1, [])
    pages.answer(2, [])
  }

  /// The default distance is half a viewport.
  @Test(arguments: [(points: 200.0, isDefault: false), (points: 300, isDefault: true)])
  func aRemainingDistanceOfThePrefetchDistanceLoadsMore(points: Double, isDefault: Bool) async {
    let loader = await isDefault ? pages.begun() : pages.begun(prefetch: .points(points))
    loader.loadMoreIfNeeded(in: LoadWindow(above: 0, below: points + 0.5, length: 600))
    #expect(loader.bottom == .idle)
    loader.loadMoreIfNeeded(in: LoadWindow(above: 0, below: points, length: 600))
    #expect(loader.bottom == .loading)
    loader.cancel()
  }

  @Test func contentShorterThanTheViewportLoadsMore() async {
    let loader = await pages.begun(0..<2, prefetch: .points(0))
    loader.loadMoreIfNeeded(in: LoadWindow(above: 0, below: -500, length: 600))
    #expect(loader.bottom == .loading)
    loader.cancel()
  }

  @Test func aHiddenViewLoadsNothing() async {
    let loader = await pages.begun()
    for length in [0, -1, Double.nan, .infinity] {
      loader.loadMoreIfNeeded(in: LoadWindow(above: 0, below: 0, length: length))
    }
    loader.loadMoreIfNeeded(in: LoadWindow(above: .nan, below: .nan, length: 600))
    #expect(loader.bottom == .idle)
  }

  @Test func aShownViewLoadsTheFirstPage() async {
    let loader = pages.loader()
    loader.loadMoreIfNeeded(in: LoadWindow(above: 0, below: -600, length: 600))
    #expect(loader.bottom == .loading)
    loader.cancel()
  }

  @Test func itemsAndStatesAreObservable() async {
    let loader = pages.loader()
    let changes = Counter()
    withObservationTracking {
      _ = (loader.items, loader.bottom)
    } onChange: {
      MainActor.assumeIsolated { changes.count += 1 }
    }
    loader.load(.bottom)
    #expect(changes.count == 1)
    loader.cancel()
  }
}

@MainActor private final class Counter {
  var count = 0
}
