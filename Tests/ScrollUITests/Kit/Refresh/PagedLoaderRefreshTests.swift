import ScrollUI
import Testing

@MainActor @Suite struct PagedLoaderRefreshTests {
  let pages = HeldPages()

  /// Starts a refresh and waits for its request.
  func refresh(_ loader: PagedLoader<Post>) async -> Task<Void, Never> {
    let count = pages.requests.count
    let task = Task { await loader.refresh() }
    await pages.untilRequested(count + 1)
    return task
  }

  @Test func refreshingInsertsNewItemsOnTop() async {
    let loader = await pages.begun([3, 4])
    let refreshing = await refresh(loader)
    #expect(loader.refreshing == .loading)
    pages.answer(1, Post.posts(1, 2))
    await refreshing.value
    #expect(loader.ids == [1, 2, 3, 4])
    #expect(loader.refreshing == .idle)
    #expect(pages.requests == [.first, .latest(since: 3)])
    loader.load(.bottom)
    await pages.untilRequested(3)
    #expect(pages.requests[2] == .below(cursor: "b"))
    pages.answer(2, [])
    await loader.settle()
  }

  @Test func refreshingAcrossAGapRestartsTheList() async {
    let loader = await pages.begun([3, 4])
    loader.load(.bottom)
    await pages.untilRequested(2)
    let refreshing = await refresh(loader)
    pages.answer(2, Post.posts(30, 31), below: "new", isConnected: false)
    await refreshing.value
    #expect(loader.ids == [30, 31])
    #expect(loader.bottom == .idle)
    // The pending page belongs to the replaced list.
    pages.answer(1, Post.posts(5), below: "old")
    loader.load(.bottom)
    await pages.untilRequested(4)
    #expect(pages.requests[3] == .below(cursor: "new"))
    pages.answer(3, Post.posts(32))
    await loader.settle()
    #expect(loader.ids == [30, 31, 32])
  }

  @Test func refreshingKeepsAPendingPage() async {
    let loader = await pages.begun([3, 4])
    loader.load(.bottom)
    await pages.untilRequested(2)
    let refreshing = await refresh(loader)
    pages.answer(2, Post.posts(2))
    await refreshing.value
    #expect(loader.bottom == .loading)
    pages.answer(1, Post.posts(5))
    await loader.settle()
    #expect(loader.ids == [2, 3, 4, 5])
  }

  @Test func refreshingTwiceSendsOneRequestAndBothWait() async {
    let loader = await pages.begun([3])
    let first = await refresh(loader)
    let second = Task { await loader.refresh() }
    await Task.yield()
    pages.answer(1, Post.posts(2))
    await first.value
    await second.value
    #expect(pages.requests.count == 2)
    #expect(loader.ids == [2, 3])
  }

  @Test func aFailedRefreshKeepsTheItems() async {
    let loader = await pages.begun([3])
    let refreshing = await refresh(loader)
    pages.fail(1)
    await refreshing.value
    #expect(loader.refreshing == .failed(message: "out of paper"))
    #expect(loader.ids == [3])
    #expect(loader.bottom == .idle)
    let again = await refresh(loader)
    pages.answer(2, [])
    await again.value
    #expect(loader.refreshing == .idle)
  }

  @Test func refreshingBeforeTheFirstLoadLoadsTheFirstPage() async {
    let loader = pages.loader()
    let refreshing = await refresh(loader)
    loader.load(.bottom)
    loader.loadMoreIfNeeded(in: LoadWindow(above: 0, below: 0, length: 100))
    pages.answer(0, Post.posts(1), below: "b")
    await refreshing.value
    #expect(pages.requests == [.first])
    #expect(loader.ids == [1])
    #expect(loader.bottom == .idle)
  }

  @Test func refreshingOvertakesAFirstPage() async {
    let loader = pages.loader()
    loader.load(.bottom)
    await pages.untilRequested(1)
    let refreshing = await refresh(loader)
    pages.answer(1, Post.posts(2))
    await refreshing.value
    pages.answer(0, Post.posts(1))
    await loader.settle()
    #expect(loader.ids == [2])
  }

  @Test func aFailedFirstPageOfARefreshIsShownInPlaceOfTheRows() async {
    let loader = pages.loader()
    let refreshing = await refresh(loader)
    pages.fail(0)
    await refreshing.value
    #expect(loader.bottom == .failed(message: "out of paper"))
    loader.retry(.bottom)
    await pages.untilRequested(2)
    pages.answer(1, Post.posts(1))
    await loader.settle()
    #expect(loader.ids == [1])
  }

  @Test func refreshingAnEmptyListRequestsTheFirstPageAgain() async {
    let loader = await pages.begun([], below: nil)
    let refreshing = await refresh(loader)
    pages.answer(1, Post.posts(1))
    await refreshing.value
    #expect(pages.requests == [.first, .first])
    #expect(loader.ids == [1])
  }

  @Test func cancellingTheCallerDoesNotCancelTheRefresh() async {
    let loader = await pages.begun([3])
    let refreshing = await refresh(loader)
    refreshing.cancel()
    pages.answer(1, Post.posts(2))
    await refreshing.value
    #expect(loader.ids == [2, 3])
    #expect(pages.cancelled.isEmpty)
  }

  @Test func removedItemsReturnOnlyAfterAFullReplacement() async {
    let loader = await pages.begun([3, 4])
    loader.remove(3)
    let first = await refresh(loader)
    pages.answer(1, Post.posts(3))
    await first.value
    #expect(loader.ids == [4])
    let second = await refresh(loader)
    pages.answer(2, Post.posts(3, 4), isConnected: false)
    await second.value
    #expect(loader.ids == [3, 4])
  }
}
