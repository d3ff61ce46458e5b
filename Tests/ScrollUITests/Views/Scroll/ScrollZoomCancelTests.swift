import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Zooms that end at each of their stages in another way than by the user, and zooms among other gestures and scroll views.
@MainActor @Suite struct ScrollZoomCancelTests {
  enum Stage: CaseIterable { case fingerDown, bothDown, pinching, beyondLimit, bouncing }
  enum Ending: CaseIterable {
    case escape, focusLost, oneFinger, bothFingers, contentReplaced, resized, removed, disabled
  }

  private let middle = CGPoint(x: 200, y: 300)

  @Test(arguments: Stage.allCases, Ending.allCases)
  func nothingIsLeftOfAZoomThatIsEnded(stage: Stage, ending: Ending) throws {
    let sample = ZoomSample()
    reach(stage, sample)
    end(ending, sample)
    sample.window.settle()
    sample.window.send(.fingerUp(id: 1, middle))
    sample.window.send(.fingerUp(id: 2, middle))
    sample.window.advance()
    sample.window.settle()
    if ending == .removed {
      #expect(sample.window.scroll == nil)
      sample.setting.value.isShown = true
      sample.window.settle()
    }
    #expect(try sample.isAtRest(), "\(stage), \(ending)")
    sample.setting.value.isDisabled = false
    sample.window.settle()
    let before = try sample.zoom.scale
    sample.wheel(before > 2 ? -1 : 1, at: middle)
    sample.window.settle()
    #expect(try sample.zoom.scale != before, "it zooms again")
  }

  private func reach(_ stage: Stage, _ sample: ZoomSample) {
    if stage == .fingerDown {
      sample.window.touch(1, CGPoint(x: 180, y: 300), isDown: true)
      return
    }
    sample.pinch(middle, 40, isDown: true)
    if stage == .bothDown { return }
    for step in 1...6 { sample.pinch(middle, 40 + CGFloat(step) * 10) }
    if stage == .pinching { return }
    for step in 1...12 { sample.pinch(middle, 100 + CGFloat(step) * 24) }
    if stage == .bouncing {
      sample.lift(middle, 388)
      sample.window.advance(seconds: 0.05)
    }
  }

  private func end(_ ending: Ending, _ sample: ZoomSample) {
    switch ending {
    case .escape: sample.window.press(.escape)
    case .focusLost: sample.window.send(.focusLost)
    case .oneFinger: sample.window.send(.fingerUp(id: 1, middle))
    case .bothFingers:
      sample.window.send(.fingerUp(id: 2, middle))
      sample.window.advance()
      sample.window.send(.fingerUp(id: 1, middle))
    case .contentReplaced: sample.setting.value.size = CGSize(width: 300, height: 2000)
    case .resized: sample.window.resize(width: 250, height: 700)
    case .removed: sample.setting.value.isShown = false
    case .disabled: sample.setting.value.isDisabled = true
    }
    sample.window.advance()
  }

  @Test func oneFingerScrollsOnAfterAPinch() throws {
    let sample = ZoomSample { $0.zoom = 2 }
    try sample.node.model.jump(to: CGPoint(x: 500, y: 500))
    sample.pinch(middle, 100, isDown: true)
    for step in 1...5 { sample.pinch(middle, 100 + CGFloat(step) * 10) }
    let zoom = try sample.zoom.scale
    sample.window.lift(2, CGPoint(x: 275, y: 300))
    sample.window.settle()
    let offset = try sample.node.model.offset
    for step in 1...10 { sample.window.touch(1, CGPoint(x: 125, y: 300 - CGFloat(step) * 10)) }
    sample.window.lift(1, CGPoint(x: 125, y: 200))
    #expect(try sample.node.model.offset.y > offset.y + 60)
    sample.window.settle()
    #expect(try sample.zoom.scale == zoom)
  }

  /// Pinches while both fingers move up, and lifts them `gap` seconds apart. Returns the offset at the lift of the last finger.
  private func fling(_ sample: ZoomSample, gap: Double, rests: Bool = false) throws -> CGPoint {
    try sample.node.model.jump(to: CGPoint(x: 500, y: 300))
    sample.window.settle()
    sample.pinch(middle, 100, isDown: true)
    for step in 1...12 { sample.pinch(CGPoint(x: 200, y: 300 - CGFloat(step) * 8), 100 + CGFloat(step) * 2) }
    if rests { sample.window.advance(seconds: 0.2) }
    sample.window.lift(1, CGPoint(x: 138, y: 204))
    if gap > 0 { sample.window.advance(seconds: gap) }
    sample.window.lift(2, CGPoint(x: 262, y: 204))
    return try sample.node.model.offset
  }

  @Test(arguments: [0, 0.05]) func contentGoesOnWithTheSpeedOfTheFingersAfterAPinch(gap: Double) throws {
    let sample = ZoomSample { $0.zoom = 2 }
    let lifted = try fling(sample, gap: gap)
    let zoom = try sample.zoom.scale
    #expect(zoom > 2.3)
    sample.window.advance()
    #expect(try sample.node.model.activity == .decelerating)
    let step = try sample.node.model.offset.y - lifted.y
    #expect(step > 5 && step < 12, "480 points a second: \(step)")
    sample.window.settle()
    #expect(try sample.node.model.offset.y > lifted.y + 100)
    #expect(try abs(sample.node.model.offset.x - lifted.x) < 5)
    #expect(try sample.zoom.scale == zoom)
    #expect(try sample.isAtRest())
  }

  @Test func contentRestsAfterAPinchWhoseFingersHaveRested() throws {
    let sample = ZoomSample { $0.zoom = 2 }
    let lifted = try fling(sample, gap: 0, rests: true)
    sample.window.settle()
    #expect(try abs(sample.node.model.offset.y - lifted.y) < 1)
  }

  @Test func fingersThatMoveApartDoNotFling() throws {
    let sample = ZoomSample { $0.zoom = 2 }
    try sample.node.model.jump(to: CGPoint(x: 500, y: 300))
    sample.pinch(middle, 60, isDown: true)
    for step in 1...10 { sample.pinch(middle, 60 + CGFloat(step) * 10) }
    let held = try sample.content(at: middle)
    sample.window.lift(1, CGPoint(x: 120, y: 300))
    sample.window.lift(2, CGPoint(x: 290, y: 300))
    sample.window.settle()
    let now = try sample.content(at: middle)
    #expect(try abs(now.x - held.x) * sample.zoom.scale < 15, "only the last finger's own way")
    #expect(try sample.isAtRest())
  }

  // MARK: Completions and scroll requests

  @Test func theCompletionWaitsForAnAnimatedZoom() throws {
    let sample = ZoomSample()
    let calls = Recorder()
    withAnimation(.linear(duration: 0.5)) {
      sample.setting.value.zoom = 3
    } completion: {
      calls.note("done")
    }
    sample.window.advance(seconds: 0.45)
    #expect(calls.take() == [])
    sample.window.settle()
    #expect(calls.take() == ["done"])
    #expect(try sample.zoom.scale == 3)
  }

  @Test(arguments: ["wheel", "zoom", "removed"]) func theCompletionOfAnInterruptedZoomIsCalledOnce(by cause: String)
    throws
  {
    let sample = ZoomSample()
    let calls = Recorder()
    withAnimation(.linear(duration: 1)) {
      sample.setting.value.zoom = 3
    } completion: {
      calls.note("done")
    }
    sample.window.advance(seconds: 0.3)
    switch cause {
    case "wheel": sample.window.wheel(-2, at: middle)
    case "zoom": sample.setting.value.zoom = 1.5
    default: sample.setting.value.isShown = false
    }
    sample.window.settle()
    #expect(calls.take() == ["done"], "\(cause)")
  }

  @Test func aZoomAndAScrollUnderOneAnimationArriveTogether() throws {
    let zoom = Knob(CGFloat(1))
    let remote = Remote<ScrollPosition>()
    let calls = Recorder()
    let window = TestWindow(width: 400, height: 600) { KnobView(zoom) { ZoomedColumn(zoom: $0, remote: remote) } }
    window.settle()
    let node = try #require(window.scroll)
    withAnimation(.linear(duration: 0.5)) {
      zoom.value = 2
      remote.value.scrollTo(id: 40, anchor: .top)
    } completion: {
      calls.note("done")
    }
    window.advance(seconds: 0.25)
    let halfway = (try #require(node.zoom).scale, node.model.offset.y)
    #expect(halfway.0 > 1.3 && halfway.0 < 1.6, "\(halfway)")
    #expect(halfway.1 > 1000 && halfway.1 < 3000, "\(halfway)")
    #expect(calls.take() == [])
    window.settle()
    #expect(try #require(node.zoom).scale == 2)
    #expect(abs(node.model.offset.y - 40 * 50 * 2) < 0.01)
    #expect(calls.take() == ["done"])
  }

  @Test func aJumpDuringAnAnimatedZoomShowsTheFinalZoom() throws {
    let zoom = Knob(CGFloat(1))
    let remote = Remote<ScrollPosition>()
    let window = TestWindow(width: 400, height: 600) { KnobView(zoom) { ZoomedColumn(zoom: $0, remote: remote) } }
    window.settle()
    let node = try #require(window.scroll)
    withAnimation(.linear(duration: 1)) { zoom.value = 2 }
    window.advance(seconds: 0.3)
    remote.value.scrollTo(id: 40, anchor: .top)
    window.settle()
    #expect(try #require(node.zoom).scale == 2)
    #expect(abs(node.model.offset.y - 40 * 50 * 2) < 0.01)
  }

  @Test func aSecondFingerTurnsADragIntoAPinch() throws {
    let sample = ZoomSample { $0.zoom = 2 }
    sample.window.touch(1, CGPoint(x: 150, y: 300), isDown: true)
    for step in 1...5 { sample.window.touch(1, CGPoint(x: 150, y: 300 - CGFloat(step) * 8)) }
    sample.window.touch(2, CGPoint(x: 250, y: 260), isDown: true)
    let held = try sample.content(at: CGPoint(x: 200, y: 260))
    for step in 1...8 { sample.window.touch(2, CGPoint(x: 250 + CGFloat(step) * 10, y: 260)) }
    #expect(try sample.zoom.scale > 2.5)
    let now = try sample.content(at: CGPoint(x: 240, y: 260))
    #expect(try abs(now.x - held.x) * sample.zoom.scale < 0.5 && abs(now.y - held.y) * sample.zoom.scale < 0.5)
  }

  @Test func aWheelWithoutControlEndsTheZoomOfATrackpad() throws {
    let sample = ZoomSample()
    for _ in 0..<40 { sample.wheel(0.5, at: middle, isPrecise: true) }
    #expect(try sample.zoom.scale > 4)
    sample.window.wheel(-1, at: middle)
    sample.window.settle()
    #expect(try sample.zoom.scale == 4)
    #expect(try sample.isAtRest())
  }

  @Test func aScrollInterruptsAnAnimatedZoom() throws {
    let sample = ZoomSample()
    withAnimation(.linear(duration: 1)) { sample.setting.value.zoom = 3 }
    sample.window.advance(seconds: 0.4)
    let offset = try sample.node.model.offset.y
    sample.window.wheel(-2, at: middle)
    sample.window.settle()
    #expect(try sample.node.model.offset.y > offset + 80)
    #expect(try sample.zoom.scale < 2.5)
    #expect(try abs(sample.setting.value.zoom - CGFloat(sample.zoom.scale)) < 1e-9)
  }

  // MARK: Others

  @Test func theInnermostScrollViewZooms() throws {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView([.horizontal, .vertical]) {
        VStack(spacing: 0) {
          ScrollView { Color.blue.frame(width: 300, height: 500) }.scrollZoom(in: 1...4).frame(width: 300, height: 300)
          Color.red.frame(width: 500, height: 900)
        }
      }
      .scrollZoom(in: 1...4)
    }
    let nodes = window.nodes(of: ScrollNode.self)
    let (outer, inner) = (try #require(nodes.first?.zoom), try #require(nodes.last?.zoom))
    func pinch(_ y: CGFloat) {
      for id in [1, 2] { window.send(.fingerDown(id: id, CGPoint(x: id == 1 ? 180 : 220, y: y))) }
      window.advance()
      for step in 1...10 {
        for id in [1, 2] {
          window.send(.fingerMove(id: id, CGPoint(x: 200 + CGFloat(id * 2 - 3) * (20 + CGFloat(step)), y: y)))
        }
        window.advance()
      }
      for id in [1, 2] { window.send(.fingerUp(id: id, CGPoint(x: 200 + CGFloat(id * 2 - 3) * 30, y: y))) }
      window.settle()
    }
    pinch(150)
    #expect(inner.scale > 1.1 && outer.scale == 1)
    let former = inner.scale
    pinch(450)
    #expect(inner.scale == former && outer.scale > 1.1)
  }

  @Test func aMagnifyGestureInTheContentHasPrecedence() throws {
    let scales = Recorder()
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(width: 400, height: 300)
            .gesture(MagnifyGesture().onEnded { _ in scales.note("magnified") })
          Color.red.frame(width: 400, height: 900)
        }
      }
      .scrollZoom(in: 1...4)
    }
    let zoom = try #require(window.scroll?.zoom)
    func pinch(_ y: CGFloat) {
      for id in [1, 2] { window.touch(id, CGPoint(x: id == 1 ? 150 : 250, y: y), isDown: true) }
      for id in [1, 2] { window.touch(id, CGPoint(x: id == 1 ? 100 : 300, y: y)) }
      for id in [1, 2] { window.lift(id, CGPoint(x: id == 1 ? 100 : 300, y: y)) }
      window.settle()
    }
    pinch(100)
    #expect(zoom.scale == 1)
    #expect(scales.take() == ["magnified"])
    window.send(
      .wheel(
        WheelEvent(
          location: CGPoint(x: 200, y: 100), delta: CGVector(dx: 0, dy: 1), isPrecise: false, modifiers: .control)))
    window.advance(seconds: 1)
    #expect(zoom.scale == 1)
    #expect(scales.take() == ["magnified"])
    pinch(450)
    #expect(zoom.scale > 1.3)
  }

  @Test func aListInsideOfZoomedContentFollowsTheFinger() throws {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView([.horizontal, .vertical]) {
        ScrollView { Color.blue.frame(width: 200, height: 2000) }.frame(width: 200, height: 300)
      }
      .scrollZoom(.constant(2), in: 1...4)
    }
    window.settle()
    let inner = try #require(window.nodes(of: ScrollNode.self).last)
    window.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: -110), steps: 11, rest: 0.2, with: .finger)
    window.settle()
    #expect(abs(inner.model.offset.y - 50) < 0.01, "100 points of the screen are 50 of the list")
  }

  @Test func rowsOfALazyStackAreBuiltForTheVisiblePart() throws {
    let zoom = Knob(CGFloat(1))
    let window = TestWindow(width: 400, height: 600) {
      KnobView(zoom) { value in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Text("\($0)").frame(height: 30) } }
        }
        .scrollZoom(.constant(value), in: 0.25...4)
      }
    }
    window.settle()
    let atOne = window.pipeline.work.liveRows
    zoom.value = 0.25
    window.settle()
    #expect(window.pipeline.work.liveRows > atOne * 2)
    #expect(window.texts.contains("70"))
    zoom.value = 4
    window.settle()
    try #require(window.scroll).model.jump(to: CGPoint(x: 0, y: 30 * 4 * 5000))
    window.settle()
    #expect(window.pipeline.work.liveRows < atOne)
    #expect(try #require(window.frame(ofText: "5002")).midY > 0)
  }

  @Test func scrollToFindsViewsInZoomedContent() throws {
    let remote = Remote<ScrollPosition>()
    let window = TestWindow(width: 400, height: 600) { PositionedColumn(remote: remote) }
    window.settle()
    remote.value.scrollTo(id: 40, anchor: .top)
    window.settle()
    #expect(try #require(window.scroll).model.offset.y == 40 * 50 * 2)
  }
}

private struct PositionedColumn: View {
  let remote: Remote<ScrollPosition>
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    let _ = remote.connect($position)
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<100) { Text("\($0)").frame(width: 300, height: 50).id($0) } }
        .scrollTargetLayout()
    }
    .scrollPosition($position)
    .scrollZoom(.constant(2), in: 1...4)
  }
}

private struct ZoomedColumn: View {
  let zoom: CGFloat
  let remote: Remote<ScrollPosition>
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    let _ = remote.connect($position)
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<100) { Text("\($0)").frame(width: 300, height: 50).id($0) } }
        .scrollTargetLayout()
    }
    .scrollPosition($position)
    .scrollZoom(.constant(zoom), in: 1...4)
  }
}
