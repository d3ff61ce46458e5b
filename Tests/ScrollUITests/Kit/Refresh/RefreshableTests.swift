import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// `refreshable(action:)` on a scroll view: how a refresh starts, its appearance, and its cost.
@MainActor @Suite struct RefreshableTests {
  // MARK: Starting

  @Test func aPullPastTheThresholdRunsTheActionAndHoldsTheContent() async {
    let list = RefreshWindow()
    list.pull()
    #expect(await list.started(1))
    list.window.advance(seconds: 2)
    #expect(list.offset == -60)
    #expect(list.scroll.model.metrics.insets.top == 60, "the held distance is a part of the insets")
    #expect(list.scroll.model.activity == .idle)
    await list.finish()
    #expect(list.offset == 0)
    #expect(list.scroll.model.metrics.insets.top == 0)
    #expect(list.look == .hidden)
    #expect(list.action.starts == 1)
  }

  @Test func aPullThatIsTooShortReturnsAndStartsNoAction() async {
    let list = RefreshWindow()
    list.pull(by: 100)
    list.window.advance(seconds: 2)
    #expect(await list.hasNotStarted())
    #expect(list.offset == 0)
    #expect(list.look == .hidden)
  }

  @Test func aPullReversedBeforeItsReleaseStartsNoAction() async {
    let list = RefreshWindow()
    let (window, start) = (list.window, RefreshWindow.top)
    window.press(start)
    for y in stride(from: start.y, through: start.y + 300, by: 20) { window.move(CGPoint(x: start.x, y: y)) }
    #expect(list.look == .pulled(progress: list.progress, isArmed: true))
    for y in stride(from: start.y + 300, through: start.y + 60, by: -20) { window.move(CGPoint(x: start.x, y: y)) }
    window.advance(seconds: 0.1)
    window.release(CGPoint(x: start.x, y: start.y + 60))
    window.advance(seconds: 2)
    #expect(await list.hasNotStarted())
    #expect(list.offset == 0)
  }

  @Test func aFingerPullsTheContent() async {
    let list = RefreshWindow()
    let start = RefreshWindow.top
    list.window.touch(1, start, isDown: true)
    for y in stride(from: start.y, through: start.y + 260, by: 13) { list.window.touch(1, CGPoint(x: 200, y: y)) }
    list.window.advance(seconds: 0.1)
    list.window.lift(1, CGPoint(x: 200, y: start.y + 260))
    #expect(await list.started(1))
  }

  @Test func aTrackpadPullsTheContentAndAPauseReleasesIt() async {
    let list = RefreshWindow()
    for _ in 0..<30 { list.window.wheel(8.0 / 53, at: RefreshWindow.top, isPrecise: true) }
    #expect(list.look == .pulled(progress: list.progress, isArmed: true))
    #expect(await list.hasNotStarted(), "the fingers may still be down")
    list.window.advance(seconds: 0.3)
    #expect(await list.started(1))
  }

  @Test func wheelNotchesDoNotPull() async {
    let list = RefreshWindow()
    for _ in 0..<20 { list.window.wheel(1, at: RefreshWindow.top) }
    list.window.advance(seconds: 2)
    #expect(await list.hasNotStarted())
  }

  @Test(arguments: ["F5", "R"]) func aKeyStartsOneRefreshAndOpensTheContent(key: String) async {
    let list = RefreshWindow()
    let modifiers: Modifiers = key == "R" ? .control : []
    list.window.key(key, modifiers)
    list.window.key(key, modifiers)
    #expect(await list.started(1))
    #expect(list.look == .running)
    list.window.advance(seconds: 2)
    #expect(list.offset == -60)
    await list.finish()
    #expect(list.offset == 0)
    #expect(list.action.starts == 1)
  }

  @Test func rWithoutControlDoesNotRefresh() async {
    let list = RefreshWindow()
    list.window.key("R")
    #expect(await list.hasNotStarted())
  }

  @Test func aListShorterThanTheViewportCanBePulled() async {
    let list = RefreshWindow(rows: 2)
    list.pull()
    #expect(await list.started(1))
    list.window.advance(seconds: 2)
    #expect(list.offset == -60)
    await list.finish()
    #expect(list.offset == 0)
  }

  @Test func refreshableShortContentCanBePulledWithSizeBasedBounce() async {
    let action = HeldAction()
    let window = TestWindow {
      ScrollView { Color.blue.frame(height: 50) }
        .scrollBounceBehavior(.basedOnSize)
        .refreshable { await action.run() }
    }
    window.drag(from: RefreshWindow.top, by: CGVector(dx: 0, dy: 250), steps: 20, rest: 0.1)
    #expect(await eventually { action.starts == 1 })
  }

  // MARK: Which scroll view

  @Test func theOuterScrollViewIsPulledAndNotThoseInItsContent() {
    let window = TestWindow {
      VStack(spacing: 0) {
        Text("Title")
        ScrollView(.vertical) {
          ScrollView(.horizontal) { Color.red.frame(width: 2000, height: 50) }
          ScrollView { Color.green.frame(height: 500) }.frame(height: 100)
        }
      }
      .refreshable {}
    }
    #expect(window.nodes(of: ScrollNode.self).map { $0.refreshIndicator != nil } == [true, false, false])
  }

  @Test func aHorizontalScrollViewLeavesThePullToItsInnerScrollView() {
    let window = TestWindow {
      ScrollView(.horizontal) {
        ScrollView { Color.green.frame(height: 500) }.frame(width: 300, height: 400)
      }
      .refreshable {}
    }
    #expect(window.nodes(of: ScrollNode.self).map { $0.refreshIndicator != nil } == [false, true])
  }

  @Test func anInnerListIsPulledBeforeTheOuterOneStretches() async throws {
    let action = HeldAction()
    let window = TestWindow {
      ScrollView {
        ScrollView { Color.green.frame(height: 3000) }
          .refreshable { await action.run() }
          .frame(height: 400)
        Color.red.frame(height: 2000)
      }
    }
    let nodes = window.nodes(of: ScrollNode.self)
    window.press(RefreshWindow.top)
    for y in stride(from: 100.0, through: 400, by: 20) { window.move(CGPoint(x: 200, y: y)) }
    #expect(nodes[0].model.offset.y == 0)
    #expect(nodes[1].model.offset.y < -60)
    window.advance(seconds: 0.1)
    window.release(CGPoint(x: 200, y: 400))
    #expect(await eventually { action.starts == 1 })
  }

  // MARK: The environment

  private struct Reload: View {
    @Environment(\.refresh) private var refresh
    let recorder: Recorder

    var body: some View {
      Button("Reload") {
        let refresh = refresh
        Task {
          await refresh?()
          recorder.note("done")
        }
      }
      .frame(height: 40)
      Text(refresh == nil ? "nothing" : "something")
    }
  }

  @Test func viewsInsideCanStartTheRefreshThatTheScrollViewShows() async throws {
    let (action, recorder) = (HeldAction(), Recorder())
    let window = TestWindow {
      VStack(spacing: 0) {
        Reload(recorder: recorder)
        ScrollView { Color.blue.frame(height: 2000) }
      }
      .refreshable { await action.run() }
    }
    #expect(window.texts.contains("something"))
    let button = try #require(window.frame(ofText: "Reload"))
    window.click(CGPoint(x: button.midX, y: button.midY))
    #expect(await eventually { action.starts == 1 })
    window.click(CGPoint(x: button.midX, y: button.midY))
    window.advance(seconds: 1)
    #expect(window.nodes(of: ScrollNode.self)[0].refreshIndicator?.appearance == .running)
    #expect(recorder.take() == [])
    action.finish()
    var entries: [String] = []
    _ = await eventually {
      entries += recorder.take()
      return entries.count == 2
    }
    #expect(entries == ["done", "done"], "both calls have waited for one run")
    #expect(action.starts == 1)
  }

  @Test func withoutTheModifierThereIsNoRefreshAction() {
    let window = TestWindow { Reload(recorder: Recorder()) }
    #expect(window.texts.contains("nothing"))
  }

  // MARK: Appearance

  @Test func theIndicatorFollowsThePull() throws {
    let list = RefreshWindow()
    let start = RefreshWindow.top
    #expect(list.look == .hidden)
    list.window.press(start)
    list.window.move(CGPoint(x: 200, y: start.y + 60))
    list.window.advance(seconds: 0.1)
    let early = try #require(list.indicator?.frame)
    #expect(list.look == .pulled(progress: list.progress, isArmed: false))
    #expect(list.progress > 0.2 && list.progress < 0.5)
    list.window.move(CGPoint(x: 200, y: start.y + 300))
    list.window.advance(seconds: 0.1)
    let late = try #require(list.indicator?.frame)
    #expect(list.look == .pulled(progress: list.progress, isArmed: true))
    #expect(late.midX == 200 && late.midY > early.midY)
    #expect(abs(late.midY - CGFloat(-list.offset / 2)) <= 1, "in the middle of the room above the content")
  }

  @Test func theArrowTurnsBetweenSixtyAndAHundredPercent() {
    let turn = { RefreshIndicator.turn(at: $0, isArmed: $0 >= 1, reducesMotion: false) }
    #expect([0, 0.6, 0.8, 1, 1.5].map(turn).map { ($0 * 100).rounded() } == [0, 0, 50, 100, 100])
    #expect(RefreshIndicator.turn(at: 0.9, isArmed: false, reducesMotion: true) == 0)
    #expect(RefreshIndicator.turn(at: 1, isArmed: true, reducesMotion: true) == 1)
  }

  @Test func scrollingAndFlingsOverTheTopShowNoIndicator() {
    let list = RefreshWindow()
    list.scroll.model.jump(to: CGPoint(x: 0, y: 400))
    list.window.drag(from: RefreshWindow.top, by: CGVector(dx: 0, dy: 300), steps: 6)
    var furthest = 0.0
    for _ in 0..<180 {
      list.window.advance()
      furthest = min(furthest, list.offset)
      #expect(list.look == .hidden)
    }
    #expect(furthest < -20, "it has bounced")
  }

  @Test func withReducedMotionTheContentOpensAndClosesAtOnce() async {
    let list = RefreshWindow()
    list.window.updateEnvironment { $0.accessibilityReduceMotion = true }
    list.window.key("F5")
    list.window.advance()
    #expect(list.offset == -60)
    #expect(await list.started(1))
    await list.finish()
    #expect(list.offset == 0)
  }

  @Test func withReducedMotionAPullRunsTheAction() async {
    let list = RefreshWindow()
    list.window.updateEnvironment { $0.accessibilityReduceMotion = true }
    list.pull()
    #expect(await list.started(1))
    list.window.advance()
    #expect(list.offset == -60)
    await list.finish()
    #expect(list.offset == 0)
  }

  /// The held inset is not a change of size: resting rows do not move.
  @Test func contentScrolledAwayStaysInPlaceDuringARefresh() throws {
    let shows = Recorder()
    let window = TestWindow {
      TargetColumn(behavior: .viewAligned).refreshable {
        shows.note("refresh")
        try? await Task.sleep(for: .seconds(60))
      }
    }
    window.flick(-220)
    let rest = window.rest
    #expect(rest > 100)
    window.key("F5")
    window.advance(seconds: 1)
    #expect(window.scroll?.model.metrics.heldInset == 60)
    #expect(window.rest == rest)
  }

  // MARK: Cost

  @Test func pullingAndRefreshingEvaluateNoBody() async {
    let list = RefreshWindow()
    let start = RefreshWindow.top
    list.window.press(start)
    for y in stride(from: start.y, through: start.y + 300, by: 10) {
      list.window.move(CGPoint(x: 200, y: y))
      #expect(list.window.counts.bodies == 0)
      #expect(list.window.counts.measures == 0)
    }
    list.window.advance(seconds: 0.1)
    list.window.release(CGPoint(x: 200, y: start.y + 300))
    #expect(await list.started(1))
    for counts in list.window.advance(seconds: 2) {
      #expect(counts.bodies == 0)
      #expect(counts.measures == 0)
    }
    await list.finish()
    #expect(list.recorder.take() == [])
  }

  @Test func aRefreshRequestsFramesOnlyForVisibleDots() async throws {
    let list = RefreshWindow()
    #expect(await list.refresh())
    list.window.advance(seconds: 1)
    #expect(!list.window.pipeline.wantsFrame)
    let wait = try #require(list.window.pipeline.nextDeadline) - list.window.time
    #expect(wait > 0.05 && wait <= 0.1)
    list.window.wheel(-500 / 53, at: RefreshWindow.top, isPrecise: true)
    list.window.advance(seconds: 3)
    #expect(list.window.pipeline.nextDeadline == nil)
    #expect(list.action.starts == 1)
  }

  @Test func afterTheEndNoFrameIsRequested() async {
    let list = RefreshWindow()
    #expect(await list.refresh())
    await list.finish()
    list.window.advance(seconds: 2)
    #expect(list.window.pipeline.nextDeadline == nil)
    #expect(!list.window.pipeline.wantsFrame)
  }
}

extension RefreshWindow {
  /// The overscroll of the content as a fraction of the threshold of 80 points.
  fileprivate var progress: Double { max(-offset, 0) / 80 }
}
