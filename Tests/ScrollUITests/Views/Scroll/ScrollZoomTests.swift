import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Zooming by each kind of input: about the pointer, inside of the limits, without layout.
@MainActor @Suite struct ScrollZoomTests {
  private let point = CGPoint(x: 130, y: 210)

  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }

  /// A sample whose content lies 150 points inside of its range at zoom 2.
  private func inside() throws -> ZoomSample {
    let sample = ZoomSample { $0.zoom = 2 }
    try sample.node.model.jump(to: CGPoint(x: 500, y: 500))
    sample.window.settle()
    return sample
  }

  @Test func aNotchWithControlZoomsAboutThePointer() throws {
    let sample = try inside()
    let held = try sample.content(at: point)
    sample.wheel(1, at: point)
    while sample.isBusy {
      sample.window.advance()
      #expect(try distance(sample.content(at: point), held) * sample.zoom.scale < 0.5)
    }
    #expect(try abs(sample.zoom.scale - 2.2) < 1e-9)
    #expect(sample.setting.value.zoom == 2.2)
  }

  @Test func notchesInARowAddUp() throws {
    let sample = try inside()
    for _ in 0..<3 { sample.wheel(1, at: point) }
    sample.window.settle()
    #expect(try abs(sample.zoom.scale - 2 * 1.331) < 1e-9)
  }

  @Test func aTrackpadZoomsWithItsFingers() throws {
    let sample = try inside()
    let held = try sample.content(at: point)
    for step in 1...8 {
      sample.wheel(0.5, at: point, isPrecise: true)
      #expect(try distance(sample.content(at: point), held) * sample.zoom.scale < 0.5, "step \(step)")
    }
    #expect(try sample.zoom.scale > 2.9)
    sample.window.settle()
    #expect(try sample.isAtRest())
  }

  @Test func twoFingersZoomAndMoveAtOnce() throws {
    let sample = try inside()
    let start = CGPoint(x: 200, y: 300)
    sample.pinch(start, 100, isDown: true)
    sample.pinch(start, 110)
    let held = try sample.content(at: start)
    for step in 1...20 {
      let middle = CGPoint(x: 200 + CGFloat(step) * 3, y: 300 - CGFloat(step) * 2)
      sample.pinch(middle, 110 + CGFloat(step) * 3)
      #expect(try distance(sample.content(at: middle), held) * sample.zoom.scale < 0.5, "step \(step)")
    }
    #expect(try sample.zoom.scale > 2.5)
    sample.lift(CGPoint(x: 260, y: 260), 170)
    sample.window.settle()
    #expect(try sample.isAtRest())
  }

  @Test func twoFingersThatMoveTogetherOnlyScroll() throws {
    let sample = try inside()
    let offset = try sample.node.model.offset
    sample.pinch(CGPoint(x: 200, y: 300), 100, isDown: true)
    for step in 1...20 { sample.pinch(CGPoint(x: 200, y: 300 - CGFloat(step) * 4), 100) }
    #expect(try sample.zoom.scale == 2)
    #expect(try sample.node.model.offset.y > offset.y + 60)
    sample.lift(CGPoint(x: 200, y: 220), 100)
    sample.window.settle()
    #expect(try sample.zoom.scale == 2)
  }

  @Test func aPinchMeasuresAndEvaluatesNothing() throws {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView([.horizontal, .vertical]) {
        VStack { ForEach(0..<50, id: \.self) { Text("Row \($0)") } }.frame(width: 800, height: 900)
      }
      .scrollZoom(in: 0.5...4)
    }
    let zoom = try #require(window.scroll?.zoom)
    func move(_ distance: CGFloat, isDown: Bool = false) {
      for id in [1, 2] {
        let point = CGPoint(x: 200 + CGFloat(id * 2 - 3) * distance, y: 300)
        window.send(isDown ? .fingerDown(id: id, point) : .fingerMove(id: id, point))
      }
      window.advance()
    }
    move(40, isDown: true)
    move(48)
    for step in 1...10 {
      let before = zoom.scale
      move(48 + CGFloat(step) * 4)
      #expect(zoom.scale > before)
      #expect(window.counts.measures == 0 && window.counts.bodies == 0, "step \(step)")
    }
  }

  @Test func aDoublePressEnlargesAboutThePressedPointUpToTheMaximum() throws {
    let sample = ZoomSample { $0.range = 1...4 }
    let middle = CGPoint(x: 200, y: 300)
    try sample.node.model.jump(to: CGPoint(x: 200, y: 150))
    sample.window.settle()
    let held = try sample.content(at: middle)
    sample.doublePress(middle)
    while sample.isBusy {
      sample.window.advance()
      #expect(try distance(sample.content(at: middle), held) * sample.zoom.scale < 0.5)
    }
    #expect(try sample.zoom.scale == 2.5)
    let larger = try sample.content(at: middle)
    for expected in [4.0, 1, 2.5] {
      sample.doublePress(middle)
      sample.window.settle()
      #expect(try sample.zoom.scale == expected, "back from the maximum")
      if expected == 4 { #expect(try distance(sample.content(at: middle), larger) * 4 < 0.5) }
    }
  }

  @Test(arguments: [0.5, 0.6, 1.0, 1.7, 3.9]) func aDoublePressNeverMakesTheContentSmallerBelowTheMaximum(
    zoom: CGFloat
  ) throws {
    let sample = ZoomSample {
      $0.range = 0.5...4; $0.zoom = zoom
    }
    sample.window.settle()
    sample.doublePress(point)
    sample.window.settle()
    #expect(try sample.zoom.scale == min(4, Double(zoom) * 2.5))
  }

  @Test func keysZoomAboutTheMiddle() throws {
    let sample = try inside()
    let middle = CGPoint(x: 200, y: 300)
    let held = try sample.content(at: middle)
    sample.control("=")
    sample.window.settle()
    #expect(try sample.zoom.scale == 2.5)
    #expect(try distance(sample.content(at: middle), held) < 0.2)
    sample.control("-")
    sample.control("-")
    sample.window.settle()
    #expect(try abs(sample.zoom.scale - 1.6) < 1e-9)
    sample.control("0")
    sample.window.settle()
    #expect(try sample.zoom.scale == 1)
  }

  @Test(arguments: [(1.0, 4.0), (-1, 0.5)])
  func aPinchResistsBeyondItsLimitAndReturns(direction: Double, limit: Double) throws {
    let sample = ZoomSample()
    let middle = CGPoint(x: 200, y: 300)
    let start: CGFloat = direction > 0 ? 20 : 380
    sample.pinch(middle, start, isDown: true)
    sample.pinch(middle, start + 8 * direction)
    for step in 1...40 { sample.pinch(middle, start + (8 + CGFloat(step) * 8.5) * direction) }
    let beyond = try sample.zoom.scale
    #expect(direction > 0 ? beyond > limit && beyond < limit * 2 : beyond < limit && beyond > limit / 2)
    #expect(sample.setting.value.zoom == CGFloat(limit))
    sample.lift(middle, start + 348 * direction)
    sample.window.advance()
    #expect(try sample.zoom.scale != limit, "it returns by a spring")
    sample.window.settle()
    #expect(try sample.zoom.scale == limit)
    #expect(try sample.isAtRest())
  }

  @Test func aNotchStopsAtTheLimit() throws {
    let sample = ZoomSample()
    for _ in 0..<30 {
      sample.wheel(1, at: point)
      #expect(try sample.zoom.scale <= 4 + 1e-9)
    }
    sample.window.settle()
    #expect(try sample.zoom.scale == 4)
  }

  @Test func contentSmallerThanTheWindowIsCentered() throws {
    let sample = ZoomSample {
      $0.zoom = 0.5; $0.size = CGSize(width: 400, height: 200)
    }
    let child = try #require(try sample.node.child)
    #expect(child.convert(child.bounds, to: nil) == CGRect(x: 100, y: 250, width: 200, height: 100))
    #expect(try sample.node.model.metrics.contentSize == CGSize(width: 200, height: 100))
  }

  @Test func theProgramZoomsUnderAnAnimation() throws {
    let sample = ZoomSample()
    withAnimation(.linear(duration: 0.5)) { sample.setting.value.zoom = 3 }
    sample.window.advance(seconds: 0.25)
    let halfway = try sample.zoom.scale
    #expect(halfway > 1.5 && halfway < 2)
    sample.window.settle()
    #expect(try sample.zoom.scale == 3)
    sample.setting.value.zoom = 1.5
    sample.window.advance()
    #expect(try sample.zoom.scale == 1.5, "without an animation it changes at once")
  }

  @Test func valuesOutsideOfTheRangeAreClamped() throws {
    let sample = ZoomSample()
    sample.setting.value.zoom = 100
    sample.window.settle()
    #expect(sample.setting.value.zoom == 4)
    sample.setting.value.zoom = .nan
    sample.window.settle()
    #expect(sample.setting.value.zoom == 1)
    sample.setting.value.range = 0...CGFloat.infinity
    sample.window.settle()
    #expect(try sample.zoom.range == ZoomRange(0.01, 100))
    sample.setting.value.range = 2...3
    sample.window.settle()
    #expect(sample.setting.value.zoom == 2)
  }

  @Test func limitsAreOrderedAndValid() {
    #expect(ZoomRange(3, 2) == ZoomRange(2, 3))
    #expect(ZoomRange(.nan, .infinity) == ZoomRange(1, 100))
    #expect(ZoomRange(-5, 0) == ZoomRange(0.01, 0.01))
    #expect(ZoomRange(2, 3).clamped(.nan) == 2)
  }

  @Test func reducedMotionChangesTheZoomAtOnce() throws {
    let sample = ZoomSample()
    sample.window.updateEnvironment { $0.accessibilityReduceMotion = true }
    sample.window.settle()
    sample.control("=")
    #expect(try sample.zoom.scale == 1.25)
    sample.doublePress(point)
    #expect(try sample.zoom.scale == 3.125)
  }

  @Test func controlsInZoomedContentAreHit() throws {
    let sample = ZoomSample { $0.zoom = 2 }
    try sample.node.model.jump(to: CGPoint(x: 500, y: 600))
    sample.window.settle()
    let frame = try #require(sample.window.frame(ofText: "Press"))
    sample.window.tap(CGPoint(x: frame.midX, y: frame.midY))
    #expect(sample.taps.take() == ["pressed"])
    #expect(frame.minX == 124 && frame.minY == 212, "\(frame)")
  }

  @Test func textIsDrawnInALargerFont() throws {
    let sample = ZoomSample { $0.zoom = 2 }
    let sizes = sample.window.pipeline.displayList.commands.compactMap { command -> CGFloat? in
      if case .text(let run, _, _) = command, run.text == "Harbor" { run.font.size } else { nil }
    }
    #expect(sizes.count == 1)
    #expect(!sample.window.pipeline.displayList.commands.contains { if case .layer = $0 { true } else { false } })
    sample.setting.value.zoom = 1
    sample.window.settle()
    let plain = sample.window.pipeline.displayList.commands.compactMap { command -> CGFloat? in
      if case .text(let run, _, _) = command, run.text == "Harbor" { run.font.size } else { nil }
    }
    #expect(sizes.first == plain.first.map { $0 * 2 })
  }

  @Test func disabledZoomingLeavesScrollingAndTheProgram() throws {
    let sample = ZoomSample { $0.isDisabled = true }
    sample.wheel(1, at: point)
    sample.control("=")
    sample.doublePress(point)
    sample.pinch(point, 60, isDown: true)
    sample.pinch(point, 160)
    sample.lift(point, 160)
    sample.window.settle()
    #expect(try sample.zoom.scale == 1)
    sample.setting.value.zoom = 2
    sample.window.settle()
    #expect(try sample.zoom.scale == 2)
  }

  @Test func anIdleZoomedWindowWantsNoFrames() throws {
    let sample = ZoomSample()
    sample.doublePress(point)
    sample.window.settle()
    sample.window.advance(seconds: 2)
    #expect(!sample.isBusy)
  }

  @Test func rightToLeftContentKeepsThePointUnderThePointer() throws {
    let sample = ZoomSample {
      $0.direction = .rightToLeft; $0.zoom = 2
    }
    try sample.node.model.jump(to: CGPoint(x: 500, y: 500))
    sample.window.settle()
    let held = try sample.content(at: point)
    sample.wheel(-2, at: point)
    while sample.isBusy {
      sample.window.advance()
      #expect(try distance(sample.content(at: point), held) * sample.zoom.scale < 0.5)
    }
  }

  @Test func aReplayGivesTheSameTrace() throws {
    let lines = """
      {"t":0.1,"type":"fingerDown","id":1,"x":150,"y":300}
      {"t":0.1,"type":"fingerDown","id":2,"x":250,"y":300}
      {"t":0.2,"type":"fingerMove","id":1,"x":100,"y":280}
      {"t":0.2,"type":"fingerMove","id":2,"x":320,"y":310}
      {"t":0.3,"type":"fingerMove","id":1,"x":20,"y":200}
      {"t":0.4,"type":"fingerUp","id":1,"x":20,"y":200}
      {"t":0.45,"type":"fingerUp","id":2,"x":320,"y":310}
      """
    let traces = try (0..<2).map { _ in try ZoomSample().window.play(lines).map(\.json) }
    #expect(traces[0] == traces[1])
    #expect(Set(traces[0]).count > 10)
  }
}
