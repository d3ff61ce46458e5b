import Engine
import Geometry
import Motion
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Two fingers on a touchpad whose lift the system reports.
@MainActor @Suite struct TouchpadScrollTests {
  private func window(_ axes: Axis.Set = .vertical) -> TestWindow {
    TestWindow {
      ScrollView(axes) {
        Color.blue.frame(width: axes.contains(.horizontal) ? 6000 : 400, height: axes.contains(.vertical) ? 6000 : 600)
      }
    }
  }

  /// Content, and a scroll view with a touchpad over it.
  private func sample(_ axes: Axis.Set = .vertical) throws -> (scroll: ScrollModel, pad: TestTouchpad) {
    let window = window(axes)
    return (try #require(window.scroll).model, TestTouchpad(window))
  }

  // MARK: Distance

  @Test func contentFollowsEachReportAndStaysWhereTheFingersRest() throws {
    let (scroll, pad) = try sample()
    var offset = 0.0
    for step in [3.0, 12.5, 7.25, 30] {
      pad.move(dy: step)
      offset += step
      #expect(abs(scroll.offset.y - offset) < 1e-9)
    }
    pad.window.advance(seconds: 3)
    #expect(abs(scroll.offset.y - offset) < 1e-9)
    #expect(scroll.activity == .interacting)
    pad.move(dy: -5)
    #expect(abs(scroll.offset.y - (offset - 5)) < 1e-9)
  }

  @Test func contentPastAnEndReturnsAtTheLiftAndNotBefore() throws {
    let (scroll, pad) = try sample()
    for _ in 0..<4 { pad.move(dy: -20) }
    pad.window.advance(seconds: 0.1)
    let pulled = scroll.offset.y
    #expect(pulled < -20)
    pad.window.advance(seconds: 2)
    #expect(scroll.offset.y == pulled)
    pad.lift()
    pad.window.settle()
    #expect(scroll.offset.y == 0)
    #expect(scroll.activity == .idle)
  }

  @Test(arguments: [(0.5, 0.5), (2.0, 2.0), (1000.0, 10.0), (0.0, 0.1), (Double.nan, 1.0)])
  func theSpeedOfTouchpadsIsAFactorWithinItsLimits(speed: Double, factor: Double) throws {
    let window = TestWindow {
      ScrollView { Color.blue.frame(width: 400, height: 6000) }
        .scrollWheelBehavior(ScrollWheelBehavior(touchpadSpeed: speed))
    }
    let pad = TestTouchpad(window)
    for _ in 0..<5 { pad.move(dy: 4) }
    #expect(abs(try #require(window.scroll).model.offset.y - 20 * factor) < 1e-9)
    pad.lift()
    window.settle()
    let rest = try #require(window.scroll).model.offset.y
    window.wheel(-1, at: pad.place)
    window.settle()
    #expect(abs(try #require(window.scroll).model.offset.y - rest - 53) < 1e-9)
  }

  // MARK: Lift

  /// The reports of a swipe that slows down from `speed` by `loss` points a second for each second, at uneven intervals of 7 to 16 ms, and its speed
  /// at the last report.
  private static func swipe(
    from speed: Double, loss: Double, seed: UInt64
  ) -> (reports: [(time: Double, step: Double)], end: Double) {
    var random = SeededGenerator(seed: seed)
    var (time, place) = (0.0, 0.0)
    var reports: [(time: Double, step: Double)] = []
    while time < 0.18 {
      time += Double.random(in: 0.007...0.016, using: &random)
      let next = speed * time - loss * time * time / 2
      reports.append((time, next - place))
      place = next
    }
    return (reports, speed - loss * time)
  }

  /// `part`: the part of the speed that the swipe loses in its 0.18 seconds.
  @Test(arguments: [600.0, 1500, 4000], [0.0, 0.4, 0.7])
  func theVelocityAtTheLiftIsThatOfTheFingers(speed: Double, part: Double) throws {
    for seed in UInt64(1)...4 {
      let (scroll, pad) = try sample()
      let (reports, velocity) = Self.swipe(from: speed, loss: speed * part / 0.18, seed: seed)
      let began = pad.window.time
      for report in reports {
        while pad.window.time + pad.window.frameInterval < began + report.time { pad.window.advance() }
        pad.report(dy: report.step, at: began + report.time)
      }
      let last = began + reports[reports.count - 1].time
      pad.reportLift(at: last + 0.008)
      pad.window.advance()
      #expect(scroll.activity == .decelerating)
      let passed = pad.window.time - last
      let expected = velocity * ScalarMath.pow(DecelerationRate.normal.factorPerMillisecond, passed * 1000)
      #expect(abs(scroll.speed - expected) <= 0.03 * expected, "seed \(seed)")
    }
  }

  @Test func contentCoastsFromItsLastReport() throws {
    let (scroll, pad) = try sample()
    for _ in 0..<12 { pad.move(dy: 20) }
    let before = scroll.offset.y
    pad.lift()
    // 20 points in a frame: the frame of the lift continues the movement.
    #expect(scroll.offset.y - before > 15 && scroll.offset.y - before < 21)
    pad.window.settle()
    #expect(scroll.offset.y - before > 500)
  }

  @Test func fingersThatRestBeforeTheLiftLeaveNoMomentum() throws {
    let (scroll, pad) = try sample()
    for _ in 0..<12 { pad.move(dy: 20) }
    pad.window.advance(seconds: 0.1)
    pad.lift()
    #expect(scroll.activity == .idle)
    pad.window.settle()
    #expect(abs(scroll.offset.y - 240) < 1e-9)
  }

  @Test func aGestureThatTheSystemTakesDoesNotCoast() throws {
    let (scroll, pad) = try sample()
    for _ in 0..<12 { pad.move(dy: 20) }
    pad.lift(.cancelled)
    pad.window.settle()
    #expect(abs(scroll.offset.y - 240) < 1e-9)
  }

  @Test func theLossOfTheKeyboardEndsTheMovement() throws {
    let (scroll, pad) = try sample()
    for _ in 0..<4 { pad.move(dy: -20) }
    pad.window.send(.focusLost)
    pad.window.advance()
    pad.window.settle()
    #expect(scroll.offset.y == 0)
    pad.move(dy: 10)
    #expect(scroll.offset.y == 10)
  }

  @Test func anEvenMovementOfAPointingStickDoesNotCoast() throws {
    let (scroll, pad) = try sample()
    for _ in 0..<12 { pad.move(dy: 20, device: .continuous) }
    pad.lift(device: .continuous)
    pad.window.settle()
    #expect(abs(scroll.offset.y - 240) < 1e-9)
  }

  @Test func aFlickAlongCoastingContentAddsToItsVelocity() throws {
    let (scroll, pad) = try sample()
    func flick() -> Double {
      for _ in 0..<6 { pad.move(dy: 20) }
      pad.lift()
      return scroll.speed
    }
    let first = flick()
    pad.window.advance(seconds: 0.1)
    let carried = scroll.speed
    let second = flick()
    // Flutter's measurement on iOS.
    let expected = 0.000816 * ScalarMath.pow(carried, 1.967)
    #expect(abs(second - first - expected) < 0.1 * expected)
  }

  @Test func aFlickAgainstCoastingContentHasItsOwnVelocity() throws {
    let (scroll, pad) = try sample()
    for _ in 0..<6 { pad.move(dy: 20) }
    pad.lift()
    pad.window.advance(seconds: 0.1)
    for _ in 0..<6 { pad.move(dy: -10) }
    pad.lift()
    #expect(abs(scroll.speed - 600) < 40)
  }

  // MARK: Hold

  @Test func restingFingersStopCoastingContentWithinAFrame() throws {
    let (scroll, pad) = try sample()
    for _ in 0..<12 { pad.move(dy: 20) }
    pad.lift()
    pad.window.advance(seconds: 0.1)
    let before = scroll.offset.y
    pad.hold(.began)
    #expect(scroll.offset.y == before)
    pad.window.advance(seconds: 1)
    #expect(scroll.offset.y == before)
    pad.hold(.lifted)
    pad.window.settle()
    #expect(scroll.offset.y == before)
    #expect(scroll.activity == .idle)
  }

  @Test func restingFingersKeepContentPastAnEnd() throws {
    let (scroll, pad) = try sample()
    for _ in 0..<12 { pad.move(dy: -30) }
    pad.lift()
    pad.window.advance(seconds: 0.05)
    pad.hold(.began)
    let held = scroll.offset.y
    #expect(held < -5)
    pad.window.advance(seconds: 1)
    #expect(scroll.offset.y == held)
    pad.hold(.cancelled)
    pad.move(dy: -3)
    #expect(scroll.offset.y < held + 5)
    pad.lift()
    pad.window.settle()
    #expect(scroll.offset.y == 0)
  }

  @Test func restingFingersLeaveContentAtRestAlone() throws {
    let (scroll, pad) = try sample()
    pad.hold(.began)
    #expect(scroll.activity == .idle)
    pad.hold(.lifted)
    #expect(scroll.activity == .idle)
  }

  // MARK: Scroll view and axis

  @Test func aGestureKeepsItsScrollViewUntilTheLift() throws {
    let window = TestWindow {
      VStack(spacing: 0) {
        ScrollView { Color.blue.frame(width: 400, height: 3000) }.accessibilityIdentifier("upper")
        ScrollView { Color.red.frame(width: 400, height: 3000) }.accessibilityIdentifier("lower")
      }
    }
    let models = window.nodes(of: ScrollNode.self).map(\.model)
    let pad = TestTouchpad(window, at: CGPoint(x: 200, y: 100))
    pad.move(dy: 20)
    window.advance(seconds: 2)
    pad.move(dy: 20)
    #expect(models.map(\.offset.y) == [40, 0])
    // The movement of the pointer shows that the lift was lost.
    window.advance(seconds: 0.2)
    let other = TestTouchpad(window, at: CGPoint(x: 200, y: 500))
    other.move(dy: 20)
    #expect(models.map(\.offset.y) == [40, 20])
  }

  @Test func aGestureKeepsItsAxisUntilTheLift() throws {
    let window = TestWindow {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Color.red.frame(width: 3000, height: 600) }
          Color.blue.frame(width: 400, height: 3000)
        }
      }
    }
    let pad = TestTouchpad(window)
    let (outer, inner) = (window.nodes(of: ScrollNode.self)[0].model, window.nodes(of: ScrollNode.self)[1].model)
    pad.move(dx: 1, dy: 12)
    for _ in 0..<10 { pad.move(dx: 20, dy: 1) }
    #expect(inner.offset.x == 0)
    #expect(abs(outer.offset.y - 22) < 1e-9)
    pad.lift()
    window.settle()
    pad.move(dx: 12, dy: 1)
    #expect(inner.offset.x == 12)
  }

  @Test func theFirstReportDoesNotChooseTheAxisAlone() throws {
    let (scroll, pad) = try sample([.horizontal, .vertical])
    pad.move(dx: 1, dy: 0)
    for _ in 0..<6 { pad.move(dx: 0.2, dy: 5) }
    #expect(scroll.offset.y > 29)
    let x = scroll.offset.x
    #expect(x <= 1)
    for _ in 0..<4 { pad.move(dx: 1, dy: 5) }
    #expect(scroll.offset.x == x)
  }

  @Test func overAScrollViewWithTwoAxesAClearTurnFreesTheMovement() throws {
    let (scroll, pad) = try sample([.horizontal, .vertical])
    for _ in 0..<4 { pad.move(dy: 5) }
    for _ in 0..<10 { pad.move(dx: 10, dy: 0) }
    #expect(scroll.offset.x > 50)
  }

  @Test func anotherDeviceEndsTheMovement() throws {
    let (scroll, pad) = try sample()
    for _ in 0..<4 { pad.move(dy: -20) }
    pad.window.wheel(-1, at: pad.place)
    pad.window.settle()
    #expect(scroll.offset.y == 53)
  }

  // MARK: Wheels

  @Test(arguments: [8, 3, 120]) func partsOfANotchScrollAsFarAsTheNotch(parts: Int) throws {
    let (scroll, pad) = try sample()
    for _ in 0..<parts { pad.move(dy: 53 / Double(parts), device: .wheel) }
    pad.window.settle()
    #expect(abs(scroll.offset.y - 53) < 1e-6)
    for _ in 0..<(2 * parts) { pad.move(dy: -53 / Double(parts), device: .wheel) }
    #expect(scroll.offset.y >= 0, "A wheel pulls nothing past an end.")
    pad.window.settle()
    #expect(abs(scroll.offset.y) < 1e-9)
  }

  @Test(arguments: [8, 3]) func pagesTurnAfterAWholeNotch(parts: Int) throws {
    let window = TestWindow {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<6, id: \.self) { _ in Color.blue.frame(width: 400, height: 600) } }
      }
      .scrollTargetBehavior(.paging)
    }
    let (scroll, pad) = (try #require(window.scroll).model, TestTouchpad(window))
    for _ in 1..<parts { pad.move(dy: 53 / Double(parts), device: .wheel) }
    window.settle()
    #expect(scroll.offset.y == 0)
    pad.move(dy: 53 / Double(parts), device: .wheel)
    window.settle()
    #expect(scroll.offset.y == 600)
  }
}
