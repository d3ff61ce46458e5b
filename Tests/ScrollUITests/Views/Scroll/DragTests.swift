import Engine
import Motion
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct DragTests {
  private static let middle = CGPoint(x: 200, y: 300)

  /// A window of 400 × 600 with content of that many points.
  private func window(_ length: CGFloat = 6000, axes: Axis.Set = .vertical) -> TestWindow {
    TestWindow {
      ScrollView(axes) {
        Color.blue.frame(
          width: axes.contains(.horizontal) ? length : 400, height: axes.contains(.vertical) ? length : 600)
      }
    }
  }

  /// Presses and moves at constant speed, `frequency` positions a second, for `seconds`; frames run at 60 Hz.
  private func flick(
    _ window: TestWindow, velocity: Double, seconds: Double, frequency: Double = 120, from start: CGPoint = middle
  ) -> [Double] {
    window.send(.mouseDown(start, button: 1), at: window.time)
    let began = window.time
    var (sample, offsets) = (1.0, [Double]())
    while window.time < began + seconds - 1e-9 {
      let next = window.time + window.frameInterval
      while began + sample / frequency <= next + 1e-9 {
        let y = start.y + velocity * sample / frequency
        window.send(.mouseMove(CGPoint(x: start.x, y: y)), at: began + sample / frequency)
        sample += 1
      }
      window.advance()
      offsets.append(Double(window.scroll?.model.offset.y ?? 0))
    }
    return offsets
  }

  @Test func pullingAHundredPointsPastTheEndShowsFifty() throws {
    let window = window()
    let scroll = try #require(window.scroll)
    window.send(.mouseDown(Self.middle, button: 1))
    window.advance()
    window.send(.mouseMove(CGPoint(x: 200, y: 410)))
    window.advance()
    #expect((scroll.model.offset.y + 50.3817).magnitude < 5e-5)
    #expect(scroll.model.activity == .interacting)
    window.advance(seconds: 3)
    #expect((scroll.model.offset.y + 50.3817).magnitude < 5e-5, "held as long as the finger is down")
    window.send(.mouseMove(CGPoint(x: 200, y: 310)))
    window.advance()
    #expect(scroll.model.offset.y == 0, "back by the same curve")
  }

  @Test(arguments: [500.0, 1000, 2000, 5000]) func aFlickFollowsTheClosedForm(velocity: Double) throws {
    let window = window(60_000)
    let scroll = try #require(window.scroll)
    scroll.model.jump(to: CGPoint(x: 0, y: 100))
    _ = flick(window, velocity: -velocity, seconds: 0.15)
    let released = window.time
    let start = scroll.model.offset.y
    window.send(.mouseUp(CGPoint(x: 200, y: 300 - velocity * 0.15), button: 1), at: released)
    let motion = Deceleration(position: start, velocity: velocity)
    while window.time - released < motion.duration {
      window.advance()
      let expected = motion.position(at: window.time - released)
      #expect((scroll.model.offset.y - expected).magnitude < 0.5, "at \(window.time - released)")
    }
    window.settle()
    #expect((scroll.model.offset.y - motion.finalPosition).magnitude < 0.5)
    #expect(scroll.model.activity == .idle)
  }

  @Test(arguments: [1000.0, 3000]) func aFlingIntoTheEdgeFollowsItsBounceAndEndsOnTheEdge(velocity: Double) throws {
    let window = window(6000)
    let scroll = try #require(window.scroll)
    window.frameInterval = 1.0 / 240
    // From the time at which the glide reaches the edge with a known speed.
    scroll.model.jump(to: CGPoint(x: 0, y: 200))
    _ = flick(window, velocity: velocity, seconds: 0.1)
    let start = scroll.model.offset.y
    let motion = Deceleration(position: start, velocity: -velocity)
    window.send(.mouseUp(CGPoint(x: 200, y: 300 + velocity * 0.1), button: 1), at: window.time)
    let released = window.time
    let crossing = start > 0 ? try #require(motion.time(reaching: 0)) : 0
    let speed = start > 0 ? motion.velocity(at: crossing).magnitude : 0
    var peak = 0.0
    while scroll.model.isMoving || window.time == released {
      window.advance()
      peak = max(peak, -scroll.model.offset.y)
      try #require(window.time - released < 5)
    }
    if start > 0 { #expect((peak - speed / (10.92728 * 2.718281828)).magnitude < 0.5) }
    #expect(scroll.model.offset.y == 0)
    #expect(window.time - released - crossing < 1.5)
  }

  @Test func aBounceNeverCrossesItsEdge() throws {
    let window = window()
    let scroll = try #require(window.scroll)
    window.drag(from: Self.middle, by: CGVector(dx: 0, dy: 250), steps: 10, rest: 0.2)
    #expect(scroll.model.activity == .decelerating)
    let released = window.time
    while scroll.model.isMoving {
      window.advance()
      #expect(scroll.model.offset.y <= 0)
    }
    #expect(scroll.model.offset.y == 0)
    #expect(window.time - released < 1.5)
  }

  /// Each frame adds the same share of the drag's distance at every report rate.
  @Test(arguments: [59.0, 90, 120, 125, 1000], [150.0, 900]) func aSteadyDragMovesInEqualSteps(
    frequency: Double, velocity: Double
  ) {
    let window = window(60_000)
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 20_000))
    let offsets = flick(window, velocity: -velocity, seconds: 2, frequency: frequency)
    // The first frames have the slop, and the device's first two reports.
    let steady = offsets.drop { $0 <= 20_000 + velocity * 0.1 }
    #expect(steady.count > 60)
    for ((one, two), three) in zip(zip(steady, steady.dropFirst()), steady.dropFirst(2)) {
      #expect((one - 2 * two + three).magnitude <= 0.5, "\(frequency) Hz, at \(two)")
    }
  }

  /// Offsets in frames at 60 Hz under a pointer that moves at 1000 points per second and reports at these times, at most
  /// `delay` seconds before the frame that receives the report.
  private func offsets(reports: [Double], delay: Double = 0) -> [Double] {
    let window = window(60_000)
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 20_000))
    let began = window.time
    window.send(.mouseDown(Self.middle, button: 1), at: began)
    var waiting = reports[...]
    var offsets: [Double] = []
    while !waiting.isEmpty {
      let next = window.time + window.frameInterval
      while let report = waiting.first, began + report <= next - delay {
        window.send(.mouseMove(CGPoint(x: 200, y: 300 - 1000 * report)), at: began + report)
        waiting.removeFirst()
      }
      window.advance()
      offsets.append(Double(window.scroll?.model.offset.y ?? 0))
    }
    return offsets
  }

  private func expectSteady(_ offsets: [Double]) {
    // At the end there are no further reports.
    let steady = offsets.dropLast(2).drop { $0 <= 20_100 }
    #expect(steady.count > 60)
    for ((one, two), three) in zip(zip(steady, steady.dropFirst()), steady.dropFirst(2)) {
      #expect((one - 2 * two + three).magnitude <= 0.5, "at \(two)")
    }
  }

  /// Reports of devices arrive slightly early or late, with correct time stamps.
  @Test(arguments: [(125.0, 0.0005), (125, 0.002), (1000, 0.0003)])
  func aSteadyDragMovesInEqualStepsWithUnevenReports(frequency: Double, jitter: Double) {
    var random = SeededGenerator(seed: 7)
    let reports = (1...Int(2 * frequency)).map {
      Double($0) / frequency + Double.random(in: -jitter...jitter, using: &random)
    }
    expectSteady(offsets(reports: reports))
  }

  /// Reports about once a frame, up to 2 ms early or late.
  private func unevenReports(_ count: Int, after delay: Double, seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return (1...count).map { Double($0) / 60 + delay + Double.random(in: -0.002...0.002, using: &random) }
  }

  /// If the next report is slightly overdue, content waits for it and does not return by the distance of a frame.
  @Test(arguments: [0, 0.004, 0.008, 0.012]) func unevenReportsOncePerFrameRarelyCauseUnevenSteps(delay: Double) {
    var (stumbles, frames) = (0, 0)
    for seed in UInt64(1)...8 {
      let steady = offsets(reports: unevenReports(120, after: delay, seed: seed)).dropLast(2).drop { $0 <= 20_100 }
      for ((one, two), three) in zip(zip(steady, steady.dropFirst()), steady.dropFirst(2)) {
        frames += 1
        if (one - 2 * two + three).magnitude > 8 { stumbles += 1 }
      }
    }
    #expect(frames > 800)
    #expect(stumbles <= 24)
  }

  @Test func predictionDoesNotOverrunAnUnevenlyReportingPointer() {
    for seed in UInt64(1)...8 {
      let window = window(60_000)
      window.scroll?.model.jump(to: CGPoint(x: 0, y: 20_000))
      let reports = unevenReports(30, after: 0.004, seed: seed)
      let began = window.time
      window.send(.mouseDown(Self.middle, button: 1), at: began)
      for report in reports {
        while window.time + window.frameInterval < began + report { window.advance() }
        window.send(.mouseMove(CGPoint(x: 200, y: 300 - 1000 * report)), at: began + report)
      }
      let end = 20_000 + 1000 * (reports.last ?? 0) - 10
      for _ in 0..<3 {
        window.advance()
        #expect(Double(window.scroll?.model.offset.y ?? 0) <= end + 1000.0 / 60 + 0.5)
      }
      #expect((Double(window.scroll?.model.offset.y ?? 0) - end).magnitude < 1e-6, "seed \(seed)")
    }
  }

  /// A report at the time of a frame is too late for that frame.
  @Test(arguments: [60.0, 90, 120]) func aSlightlyLateReportCausesNoUnevenStep(frequency: Double) {
    expectSteady(offsets(reports: (1...Int(2 * frequency)).map { Double($0) / frequency }, delay: 0.001))
  }

  /// The lift has no new position: content continues from the shown offset, and not from the last report.
  @Test(arguments: [0.002, 0.004, 0.01, 0.015]) func aFlickContinuesFromTheShownOffset(pause: Double) {
    let window = window(60_000)
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 20_000))
    let shown = flick(window, velocity: -2400, seconds: 0.5, frequency: 60)
    let lift = window.time + pause
    window.send(.mouseUp(CGPoint(x: 200, y: 300 - 2400 * 0.5), button: 1), at: lift)
    var places = Array(shown.suffix(3))
    for _ in 0..<5 {
      window.advance()
      places.append(Double(window.scroll?.model.offset.y ?? 0))
    }
    let steps = zip(places.dropFirst(), places).map { $0 - $1 }
    for (one, two) in zip(steps, steps.dropFirst()) {
      #expect(two > one * 0.9 && two < one * 1.05, "\(steps)")
    }
  }

  /// A program that was busy reads two reports a tenth of a millisecond apart.
  @Test(arguments: [1, 2, 12]) func aFlickReadInPairsKeepsTheVelocityOfThePointer(frames: Int) {
    let window = window(60_000)
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 20_000))
    let began = window.time
    window.send(.mouseDown(Self.middle, button: 1), at: began)
    for frame in 1...frames {
      let time = began + Double(frame) / 60
      window.send(.mouseMove(CGPoint(x: 200, y: 300 - 20 * Double(frame) + 10)), at: time - 1e-4)
      window.send(.mouseMove(CGPoint(x: 200, y: 300 - 20 * Double(frame))), at: time)
      window.advance()
    }
    window.send(.mouseUp(CGPoint(x: 200, y: 300 - 20 * Double(frames)), button: 1), at: window.time + 0.001)
    window.advance()
    let velocity = Double(window.scroll?.model.velocity.dy ?? 0)
    // A frame at most has passed, in which it has lost 3 %.
    #expect(velocity > 1150 && velocity <= 1200.001, "\(velocity)")
  }

  @Test func aFlickCoastsWithReducedMotion() {
    let window = window(60_000)
    window.updateEnvironment { $0.accessibilityReduceMotion = true }
    _ = flick(window, velocity: -1200, seconds: 0.3)
    window.send(.mouseUp(CGPoint(x: 200, y: 300 - 360), button: 1), at: window.time + 0.002)
    var last = window.scroll?.model.offset.y ?? 0
    for _ in 0..<20 {
      window.advance()
      let next = window.scroll?.model.offset.y ?? 0
      #expect(next > last && next - last < 25)
      last = next
    }
    window.settle()
    #expect(last > 360 && window.scroll?.model.activity == .idle)
  }

  @Test func predictionDoesNotOverrunAStoppedPointer() throws {
    let window = window()
    let scroll = try #require(window.scroll)
    _ = flick(window, velocity: -600, seconds: 0.3)
    window.advance()
    window.advance()
    #expect((scroll.model.offset.y - (180 - 10)).magnitude < 1e-9)
  }

  @Test func catchingAListDoesNotTap() throws {
    let recorder = Recorder()
    let window = TestWindow {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Button(action: { recorder.note("\(row)") }) { Color.green.frame(width: 400, height: 60) }.buttonStyle(
              .plain)
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
    let scroll = try #require(window.scroll)
    window.drag(from: Self.middle, by: CGVector(dx: 0, dy: -200), steps: 4)
    #expect(scroll.model.activity == .decelerating)
    window.click(Self.middle)
    #expect(scroll.model.activity == .idle)
    #expect(recorder.take() == [])
    window.click(Self.middle)
    #expect(recorder.take().count == 1, "at rest a press is a tap again")
  }

  @Test func contentThatGrowsUnderAPullDoesNotJump() throws {
    let knob = Knob<CGFloat>(1000)
    let window = TestWindow { KnobView(knob) { height in ScrollView { Color.red.frame(width: 400, height: height) } } }
    let scroll = try #require(window.scroll)
    scroll.model.jump(to: CGPoint(x: 0, y: 400))
    window.send(.mouseDown(Self.middle, button: 1))
    window.advance()
    window.send(.mouseMove(CGPoint(x: 200, y: 190)))
    window.advance()
    let pulled = scroll.model.offset.y
    #expect((pulled - 450.3817).magnitude < 5e-5)
    knob.value = 3000
    window.advance()
    #expect(scroll.model.offset.y == pulled)
    window.send(.mouseMove(CGPoint(x: 200, y: 180)))
    window.advance()
    #expect((scroll.model.offset.y - pulled - 10).magnitude < 1e-9, "and continues one to one")
  }

  @Test func aDragIsLockedToItsAxisUntilItClearlyLeavesIt() throws {
    let window = window(2000, axes: [.horizontal, .vertical])
    let scroll = try #require(window.scroll)
    func move(_ x: CGFloat, _ y: CGFloat) {
      window.send(.mouseMove(CGPoint(x: x, y: y)))
      window.advance()
    }
    window.send(.mouseDown(Self.middle, button: 1))
    window.advance()
    move(204, 250)
    move(188, 200)
    #expect(scroll.model.offset.x == 0)
    #expect(scroll.model.offset.y > 80)
    move(100, 190)
    let across = scroll.model.offset.x
    move(80, 190)
    #expect(scroll.model.offset.x == across + 20, "broken out")
    window.send(.mouseUp(CGPoint(x: 80, y: 190), button: 1))
    window.settle()
    scroll.model.jump(to: .zero)
    window.send(.mouseDown(Self.middle, button: 1))
    window.advance()
    move(170, 270)
    move(100, 200)
    #expect(scroll.model.offset.x > 80 && scroll.model.offset.y > 80, "a diagonal start follows both")
  }

  @Test func losingTheFocusReleasesWithoutAFling() throws {
    let window = window()
    let scroll = try #require(window.scroll)
    _ = flick(window, velocity: -2000, seconds: 0.1)
    window.send(.focusLost)
    window.advance()
    let stopped = scroll.model.offset.y
    window.advance(seconds: 0.5)
    #expect(scroll.model.offset.y == stopped)
    #expect(scroll.model.activity == .idle)
  }
}
