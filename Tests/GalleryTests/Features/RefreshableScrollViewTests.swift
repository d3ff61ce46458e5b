import Engine
import Features
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The claims of document 002 about its scroll view.
@MainActor @Suite struct RefreshableScrollViewTests {
  /// The state that a page would keep.
  @MainActor private final class Page {
    let refreshing = Knob(false)
    let loading = Knob(false)
    let rows = Knob(20)
    let canLoadMore = Knob(true)
    var refreshes = 0
    var loads = 0
    var states: [PullState] = []
  }

  private let page = Page()

  private func window() -> TestWindow {
    let page = page
    return TestWindow {
      KnobView(page.rows) { rows in
        RefreshableScrollView(
          refreshing: Binding(get: { page.refreshing.value }, set: { page.refreshing.value = $0 }),
          loading: Binding(get: { page.loading.value }, set: { page.loading.value = $0 }),
          canLoadMore: page.canLoadMore.value, onRefresh: { page.refreshes += 1 }, onLoadMore: { page.loads += 1 }
        ) { state in
          let _ = page.states.append(state)
          Text("header")
        } footer: {
          Text("footer").frame(height: 40)
        } content: {
          VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(height: 50) }
          }
        }
      }
    }
  }

  private func pull(_ window: TestWindow, by distance: CGFloat) {
    window.press(CGPoint(x: 200, y: 100))
    for step in 1...20 { window.move(CGPoint(x: 200, y: 100 + distance * CGFloat(step) / 20)) }
  }

  @Test func crossingTheThresholdStartsOneRefreshDuringTheDrag() {
    let window = window()
    // 190 points of the hand, the slop not counted, show 89 in a viewport of 600.
    pull(window, by: 200)
    #expect(page.refreshes == 1)
    #expect(page.refreshing.value)
    pull(window, by: 300)
    #expect(page.refreshes == 1)
  }

  @Test func aPullShortOfTheThresholdStartsNoRefresh() {
    let window = window()
    pull(window, by: 150)
    window.release(CGPoint(x: 200, y: 250))
    window.advance(seconds: 1)
    #expect(page.refreshes == 0)
    #expect(window.frame(ofText: "Row 0")?.minY ?? -1 < 50)
  }

  @Test func contentIsHeldAtTheThresholdUntilTheCallerClearsTheFlag() throws {
    let window = window()
    let before = try #require(window.frame(ofText: "Row 0")).minY
    pull(window, by: 240)
    window.release(CGPoint(x: 200, y: 340))
    window.advance(seconds: 2)
    #expect(try #require(window.frame(ofText: "Row 0")).minY == before + 80)
    #expect(try #require(window.frame(ofText: "header")).midY == 40)
    page.refreshing.value = false
    window.advance(seconds: 2)
    #expect(try #require(window.frame(ofText: "Row 0")).minY == before)
    #expect(page.refreshes == 1)
  }

  /// The greatest change of speed of the first row in `frames`, in points a frame and frame.
  private func jerk(_ window: TestWindow, _ frames: Int, _ runFrame: (Int) -> Void) -> CGFloat {
    let place = {
      window.drawn.compactMap { if case .text("Row 0", let origin) = $0 { origin.y } else { nil } }.first ?? .infinity
    }
    var places = [place()]
    for frame in 0..<frames {
      runFrame(frame)
      places.append(place())
    }
    return zip(places, zip(places.dropFirst(), places.dropFirst(2))).map { abs($1.1 - 2 * $1.0 + $0) }.max() ?? 0
  }

  @Test func contentJumpsNeitherWhenARefreshStartsNorWhenItEnds() {
    let page = page
    let window = window()
    window.press(CGPoint(x: 200, y: 100))
    let pulled = jerk(window, 60) { window.move(CGPoint(x: 200, y: 100 + CGFloat($0 + 1) * 4)) }
    #expect(page.refreshing.value)
    // The first frame beyond the slop moves by all that was kept back.
    #expect(pulled < 11)
    window.release(CGPoint(x: 200, y: 340))
    // The spring starts with its greatest acceleration.
    #expect(jerk(window, 120) { _ in window.advance() } < 6)
    let end = jerk(window, 120) {
      if $0 == 1 { withAnimation { page.refreshing.value = false } }
      window.advance()
    }
    #expect(end < 4)
    #expect(window.frame(ofText: "Row 0").map { $0.minY < 50 } == true)
    window.settle()
  }

  @Test func aRefreshStartedByTheProgramOpensSmoothly() {
    let page = page
    let window = window()
    window.advance()
    let start = jerk(window, 120) {
      if $0 == 1 { withAnimation { page.refreshing.value = true } }
      window.advance()
    }
    #expect(start < 4)
    #expect(page.refreshes == 0)
    #expect(window.frame(ofText: "header")?.midY == 40)
  }

  @Test func aFlingIntoTheTopStartsNoRefresh() {
    let window = window()
    window.key("PageDown")
    window.advance(seconds: 1)
    window.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 400), steps: 4)
    var highest: CGFloat = 0
    for _ in 0..<180 {
      window.advance()
      highest = min(highest, window.scroll?.model.offset.y ?? 0)
    }
    #expect(highest < -80, "it has to bounce beyond the threshold")
    #expect(page.refreshes == 0)
  }

  @Test func theArrowTurnsBetweenSixtyAndAHundredPercentOfThePull() {
    let window = window()
    pull(window, by: 170)
    let pulled = page.states.filter { !$0.isRefreshing }
    #expect(pulled.contains { $0.progress > 0.3 && $0.progress < 0.6 && $0.arrowAngle == .degrees(0) })
    #expect(pulled.contains { $0.progress > 0.7 && $0.arrowAngle.degrees > 20 && $0.arrowAngle.degrees < 180 })
    #expect(pulled.allSatisfy { $0.progress <= 1 })
  }

  @Test func theEndOfTheContentLoadsMoreOneRequestAtATime() async {
    let window = window()
    #expect(page.loads == 0)
    window.key("End")
    window.advance(seconds: 2)
    #expect(page.loads == 1)
    window.key("Up")
    window.advance(seconds: 1)
    window.key("End")
    window.advance(seconds: 1)
    #expect(page.loads == 1, "one load is pending")
    page.rows.value = 40
    page.loading.value = false
    await window.run(seconds: 1)
    #expect(page.loads == 1)
    window.key("End")
    window.advance(seconds: 2)
    #expect(page.loads == 2)
  }

  @Test func withoutMoreDataTheEndLoadsNothing() {
    page.canLoadMore.value = false
    let window = window()
    window.key("End")
    window.advance(seconds: 2)
    #expect(page.loads == 0)
  }

  @Test func contentShorterThanTheViewportLoadsMore() async {
    page.rows.value = 3
    let window = window()
    await window.run(seconds: 0.5)
    #expect(page.loads == 1)
    page.rows.value = 6
    page.loading.value = false
    await window.run(seconds: 0.5)
    #expect(page.loads == 2)
  }
}
