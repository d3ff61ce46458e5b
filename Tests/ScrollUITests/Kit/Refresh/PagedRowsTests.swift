import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Rows of a loader in a scroll view: the conditions of loading, the rows at the ends, and the rows that do not move.
@MainActor @Suite struct PagedRowsTests {
  private let pages = HeldPages()

  /// A list of 400 × 600 points with rows of 50.
  private func window(_ loader: PagedLoader<Post>, recorder: Recorder = Recorder()) -> TestWindow {
    TestWindow {
      ScrollView {
        LazyVStack(spacing: 0) {
          PagedRows(loader) { post in
            RecordedRow(number: post.id, recorder: recorder)
          }
        }
      }
    }
  }

  /// Answers a request and runs the frames that show it.
  private func answer(
    _ number: Int, _ ids: some Sequence<Int>, below: String? = nil, above: String? = nil, of loader: PagedLoader<Post>,
    in window: TestWindow
  ) async {
    await pages.untilRequested(number + 1)
    pages.answer(number, Post.posts(ids), below: below, above: above)
    _ = await eventually {
      pages.waiting[number] == nil && loader.bottom != .loading || pages.requests.count > number + 1
    }
    for _ in 0..<20 { await Task.yield() }
    window.advance()
    window.advance()
  }

  @Test func theFirstPageIsRequestedAutomatically() async {
    let loader = pages.loader()
    let window = window(loader)
    window.advance()
    #expect(loader.bottom == .loading)
    #expect(window.nodes(of: SpinnerNode.self).map(\.isAnimating) == [true])
    await answer(0, 0..<40, below: "b", of: loader, in: window)
    #expect(window.texts.first == "Row 0")
    #expect(pages.requests == [.first], "40 rows of 50 points are enough for 600 and half of it again")
  }

  @Test func contentShorterThanTheViewportLoadsPagesUntilItFillsIt() async {
    let loader = pages.loader()
    let window = window(loader)
    window.advance()
    for number in 0..<4 {
      await answer(number, (number * 5)..<(number * 5 + 5), below: "\(number)", of: loader, in: window)
    }
    await pages.untilRequested(4)
    #expect(pages.requests == [.first, .below(cursor: "0"), .below(cursor: "1"), .below(cursor: "2")])
    #expect(loader.items.count == 20)
    #expect(loader.bottom == .idle, "20 rows are 1000 points, which leaves 400 out of sight")
  }

  @Test func aCancelledPageIsRequestedAgainByFurtherScrolling() async {
    let loader = pages.loader()
    let window = window(loader)
    window.advance()
    await answer(0, 0..<14, below: "b", of: loader, in: window)
    await pages.untilRequested(2)
    loader.cancel()
    window.advance(seconds: 1)
    #expect(loader.bottom == .idle && pages.requests.count == 2)
    window.wheel(-1, at: CGPoint(x: 200, y: 300))
    window.advance(seconds: 1)
    await pages.untilRequested(3)
    #expect(loader.bottom == .loading && pages.requests.count == 3)
    loader.cancel()
  }

  /// Two lists of pages in one scroll view: the first list decides whether rows inserted above push the visible rows,
  /// regardless of the order of updates.
  @Test(arguments: [0, 1]) func theFirstOfTwoListsDeterminesWhetherEarlierPagesRemain(historyOf list: Int) async {
    let cursors: [String?] = list == 0 ? ["a", nil] : [nil, "a"]
    let loaders = [await pages.begun(0..<40, below: nil, above: cursors[0])]
    let others = HeldPages()
    let other = await others.begun(100..<140, below: nil, above: cursors[1])
    let window = TestWindow {
      ScrollView {
        LazyVStack(spacing: 0) {
          PagedRows(loaders[0]) { Text("Row \($0.id)").frame(height: 50) }
          PagedRows(other) { Text("Row \($0.id)").frame(height: 50) }
        }
      }
    }
    let scroll = window.nodes(of: ScrollNode.self)[0]
    #expect(scroll.holdsBeginning == (list == 0))
    // Both are updated again, one after the other.
    loaders[0].update(Post(id: 3, text: "new"))
    window.advance()
    #expect(scroll.holdsBeginning == (list == 0))
    other.update(Post(id: 103, text: "new"))
    window.advance()
    #expect(scroll.holdsBeginning == (list == 0))
  }

  @Test func theNextPageIsRequestedAtThePrefetchDistance() async {
    let loader = pages.loader(prefetch: PrefetchDistance(rows: 0, points: 200, viewports: 0))
    let window = window(loader)
    window.advance()
    await answer(0, 0..<40, below: "b", of: loader, in: window)
    // The rows are 2000 points long, followed by the row of the load status.
    let scroll = window.nodes(of: ScrollNode.self)[0]
    let end = scroll.model.metrics.maximum(.vertical)
    scroll.model.jump(to: CGPoint(x: 0, y: end - 330))
    window.advance()
    #expect(loader.bottom == .idle)
    scroll.model.jump(to: CGPoint(x: 0, y: end - 199))
    window.advance()
    #expect(loader.bottom == .loading)
    for _ in 0..<30 { window.advance() }
    await pages.untilRequested(2)
    #expect(pages.requests.count == 2, "one request at a time")
  }

  @Test func anAppearingRowNearTheEndRequestsMore() async {
    let loader = pages.loader(prefetch: PrefetchDistance(rows: 10, points: 0, viewports: 0))
    let window = window(loader)
    window.advance()
    await answer(0, 0..<40, below: "b", of: loader, in: window)
    let scroll = window.nodes(of: ScrollNode.self)[0]
    scroll.model.jump(to: CGPoint(x: 0, y: 600))
    window.advance()
    #expect(loader.bottom == .idle)
    scroll.model.jump(to: CGPoint(x: 0, y: 950))
    window.advance()
    #expect(loader.bottom == .loading, "row 29, the eleventh from the end, has come into sight")
  }

  @Test func anErrorIsShownAndStopsRequestsUntilARetry() async throws {
    let loader = pages.loader()
    let window = window(loader)
    window.advance()
    await pages.untilRequested(1)
    pages.fail(0)
    _ = await eventually { loader.bottom != .loading }
    window.advance()
    #expect(window.texts == ["out of paper", "Try again"])
    window.advance(seconds: 5)
    #expect(pages.requests.count == 1)
    #expect(window.pipeline.nextDeadline == nil, "an error requests no frame")
    let button = try #require(window.frame(ofText: "Try again"))
    window.click(CGPoint(x: button.midX, y: button.midY))
    await answer(1, 0..<30, of: loader, in: window)
    #expect(window.texts.first == "Row 0")
    #expect(loader.bottom == .ended)
  }

  @Test func theEndOfTheDataIsShown() async {
    let loader = pages.loader()
    let window = window(loader)
    window.advance()
    await answer(0, 0..<3, of: loader, in: window)
    #expect(window.texts == ["Row 0", "Row 1", "Row 2", "No more"])
    #expect(window.pipeline.nextDeadline == nil)
    #expect(pages.requests.count == 1)
  }

  @Test func anEmptyListIsShownAsEmpty() async {
    let loader = pages.loader()
    let window = window(loader)
    window.advance()
    await answer(0, [], of: loader, in: window)
    #expect(window.texts == ["Nothing here yet"])
  }

  @Test func aUserDefinedViewShowsTheLoadStatus() async {
    let loader = pages.loader()
    let window = TestWindow {
      ScrollView {
        VStack {
          PagedRows(loader) {
            Text("\($0.id)")
          } status: { status in
            Text("\(status.edge == .top ? "top" : "bottom"): \(status.isEmpty ? "empty" : "rows")")
          }
        }
      }
    }
    window.advance()
    #expect(window.texts == ["bottom: empty"])
    await answer(0, [7], above: "a", of: loader, in: window)
    #expect(window.texts == ["top: rows", "7", "bottom: rows"])
  }

  /// Earlier items are inserted above at the very beginning, and the visible rows do not move.
  @Test func rowsInsertedAboveMoveNoVisibleRow() async throws {
    let loader = pages.loader(prefetch: PrefetchDistance(rows: 0, points: 0, viewports: 0))
    let window = window(loader)
    window.advance()
    await answer(0, 100..<140, above: "a", of: loader, in: window)
    _ = await eventually { pages.requests.count == 2 }
    let before = try #require(window.frame(ofText: "Row 104"))
    await answer(1, 80..<100, above: "c", of: loader, in: window)
    #expect(loader.items.first?.id == 80)
    #expect(abs(try #require(window.frame(ofText: "Row 104")).minY - before.minY) <= 0.5)
    let scroll = window.nodes(of: ScrollNode.self)[0]
    #expect(scroll.model.offset.y >= 950)
    // The last page removes the row of the load status.
    scroll.model.jump(to: .zero)
    window.advance()
    await pages.untilRequested(3)
    let row = try #require(window.frame(ofText: "Row 84"))
    await answer(2, 60..<80, of: loader, in: window)
    #expect(loader.top == .ended)
    #expect(abs(try #require(window.frame(ofText: "Row 84")).minY - row.minY) <= 0.5)
  }

  @Test func scrollingEvaluatesOnlyEnteringRows() async {
    let (loader, recorder) = (pages.loader(), Recorder())
    let window = window(loader, recorder: recorder)
    window.advance()
    await answer(0, 0..<400, below: "b", of: loader, in: window)
    window.settle()
    window.wheel(-200 / 53, at: CGPoint(x: 200, y: 300), isPrecise: true)
    window.advance(seconds: 1)
    _ = recorder.take()
    window.wheel(-40 / 53, at: CGPoint(x: 200, y: 300), isPrecise: true)
    #expect(window.counts.bodies <= 4, "a row or two that come in, with the row ahead")
    #expect(recorder.take().count <= 2)
  }

  @Test func aNewPageEvaluatesNoExistingRow() async {
    let (loader, recorder) = (pages.loader(), Recorder())
    let window = window(loader, recorder: recorder)
    window.advance()
    await answer(0, 0..<30, below: "b", of: loader, in: window)
    let scroll = window.nodes(of: ScrollNode.self)[0]
    scroll.model.jump(to: CGPoint(x: 0, y: scroll.model.metrics.maximum(.vertical)))
    window.advance()
    window.advance(seconds: 1)
    let existing = Set((15..<30).map(String.init))
    _ = recorder.take()
    await answer(1, 30..<60, of: loader, in: window)
    #expect(recorder.take().allSatisfy { !existing.contains($0) })
    #expect(loader.items.count == 60)
  }
}
