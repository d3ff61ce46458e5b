import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct WheelTests {
  private static let middle = CGPoint(x: 200, y: 300)

  private func window(_ axes: Axis.Set = .vertical) -> TestWindow {
    TestWindow {
      ScrollView(axes) {
        Color.blue.frame(width: axes.contains(.horizontal) ? 3000 : 400, height: axes.contains(.vertical) ? 6000 : 600)
      }
    }
  }

  private func turn(
    _ window: TestWindow, dx: Double = 0, dy: Double, precise: Bool, _ modifiers: Modifiers = []
  ) {
    window.send(
      .wheel(
        WheelEvent(location: Self.middle, delta: CGVector(dx: dx, dy: dy), isPrecise: precise, modifiers: modifiers)))
    window.advance()
  }

  @Test func notchesScrollWithAnimationAndEndExactly() throws {
    let window = window()
    let scroll = try #require(window.scroll)
    turn(window, dy: -1, precise: false)
    #expect(scroll.model.offset.y < 53)
    #expect(scroll.model.activity == .interacting)
    turn(window, dy: -1, precise: false)
    window.settle()
    #expect(scroll.model.offset.y == 106)
    #expect(scroll.model.activity == .idle)
  }

  /// The largest numbers of a script become infinite as points.
  @Test(arguments: [Double.greatestFiniteMagnitude, 1e307, .infinity, .nan]) func distancesWithoutEndAreIgnored(
    number: Double
  ) throws {
    let window = window([.horizontal, .vertical])
    let scroll = try #require(window.scroll)
    for isPrecise in [false, true] {
      turn(window, dy: -number, precise: isPrecise)
      turn(window, dx: number, dy: 1, precise: isPrecise)
      window.settle()
      #expect(scroll.model.offset == .zero)
    }
  }

  @Test func notchesStopAtTheEnds() throws {
    let window = window()
    let scroll = try #require(window.scroll)
    turn(window, dy: -1, precise: false)
    window.settle()
    for _ in 0..<5 { turn(window, dy: 1, precise: false) }
    var lowest = 0.0
    while scroll.model.isMoving {
      window.advance()
      lowest = min(lowest, scroll.model.offset.y)
    }
    #expect(lowest == 0)
    #expect(scroll.model.offset.y == 0)
  }

  @Test func oneNotchIsAtMostAPage() throws {
    let window = TestWindow(width: 400, height: 60) { ScrollView { Color.blue.frame(width: 400, height: 3000) } }
    let scroll = try #require(window.scroll)
    window.wheel(-3, at: CGPoint(x: 200, y: 30))
    window.settle()
    #expect(scroll.model.offset.y == 30)
  }

  @Test func shiftTurnsTheWheelHorizontal() throws {
    let window = window([.horizontal, .vertical])
    let scroll = try #require(window.scroll)
    turn(window, dy: -2, precise: false, .shift)
    window.settle()
    #expect(scroll.model.offset == CGPoint(x: 106, y: 0))
    turn(window, dx: -1, dy: 0, precise: false)
    window.settle()
    #expect(scroll.model.offset == CGPoint(x: 53, y: 0))
  }

  @Test func aVerticalWheelScrollsAHorizontalView() throws {
    let window = window(.horizontal)
    let scroll = try #require(window.scroll)
    turn(window, dy: -2, precise: false)
    window.settle()
    #expect(scroll.model.offset == CGPoint(x: 106, y: 0))
  }

  @Test func aTrackpadMovesContentOneToOneAndPastTheEnd() throws {
    let window = window()
    let scroll = try #require(window.scroll)
    turn(window, dy: -0.5, precise: true)
    #expect(scroll.model.offset.y == 26.5)
    #expect(scroll.model.activity == .interacting)
    for _ in 0..<3 { turn(window, dy: 0.25, precise: true) }
    #expect((scroll.model.offset.y + scroll.model.metrics.shown(-13.25, .vertical).magnitude) < 1e-9)
    #expect(scroll.model.offset.y < -7)
    window.settle()
    #expect(scroll.model.offset.y == 0)
    #expect(scroll.model.activity == .idle)
  }

  @Test func contentMovedFastByATrackpadCoasts() throws {
    let window = window()
    let scroll = try #require(window.scroll)
    for _ in 0..<8 { turn(window, dy: -0.4, precise: true) }
    let moved = scroll.model.offset.y
    #expect((moved - 8 * 0.4 * 53).magnitude < 1e-9)
    window.advance(seconds: 0.1)
    #expect(scroll.model.activity == .decelerating)
    window.settle()
    // 0.4 · 53 points in each of 60 frames a second: 1272 points a second.
    #expect((scroll.model.offset.y - moved - 630).magnitude < 12)
  }

  @Test func aSlowingTrackpadLeavesNoMomentum() throws {
    let window = window()
    let scroll = try #require(window.scroll)
    for part in [0.4, 0.3, 0.2, 0.1, 0.05, 0.02, 0.02] { turn(window, dy: -part, precise: true) }
    let moved = scroll.model.offset.y
    window.settle()
    #expect(scroll.model.offset.y == moved)
  }

  @Test func withoutBounceReversingMovesContentAtOnce() throws {
    let window = TestWindow {
      ScrollView { Color.blue.frame(width: 400, height: 6000) }.scrollBounceBehavior(.never)
    }
    let scroll = try #require(window.scroll)
    for _ in 0..<5 { turn(window, dy: 1, precise: true) }
    #expect(scroll.model.offset.y == 0)
    turn(window, dy: -0.5, precise: true)
    #expect(scroll.model.offset.y == 26.5)
  }

  @Test func aTrackpadScrollIsLockedToItsAxis() throws {
    let window = window([.horizontal, .vertical])
    let scroll = try #require(window.scroll)
    for _ in 0..<6 { turn(window, dx: 0.05, dy: -0.4, precise: true) }
    #expect(scroll.model.offset.x == 0)
    for _ in 0..<4 { turn(window, dx: 0.4, dy: -0.02, precise: true) }
    #expect(scroll.model.offset.x > 0, "until they clearly leave the axis")
  }

  @Test func wheelAndDragInputCanBeDisabled() throws {
    let window = TestWindow {
      ScrollView { Color.blue.frame(width: 400, height: 6000) }.scrollInputBehavior(.disabled, for: .wheel)
    }
    let scroll = try #require(window.scroll)
    window.wheel(-2, at: Self.middle)
    window.settle()
    #expect(scroll.model.offset.y == 0)
    window.drag(from: Self.middle, by: CGVector(dx: 0, dy: -100), steps: 5, rest: 0.2)
    #expect(scroll.model.offset.y == 90)
  }

  @Test func disabledScrollingAllowsOnlyTheProgram() throws {
    let window = TestWindow { ScrollView { Color.blue.frame(width: 400, height: 6000) }.scrollDisabled(true) }
    let scroll = try #require(window.scroll)
    window.wheel(-2, at: Self.middle)
    window.drag(from: Self.middle, by: CGVector(dx: 0, dy: -100), steps: 5)
    window.key("End")
    window.settle()
    #expect(scroll.model.offset.y == 0)
    scroll.requests.add(ScrollRequest(.edge(.bottom), rank: .explicit))
    window.advance()
    #expect(scroll.model.offset.y == 5400)
  }

  @Test func aDragDismissesTheFocusIfRequested() throws {
    for (mode, count) in [
      (ScrollDismissesKeyboardMode.automatic, 0), (.never, 0), (.immediately, 1), (.interactively, 1),
    ] {
      let window = TestWindow {
        ScrollView { Color.blue.frame(width: 400, height: 6000) }.scrollDismissesKeyboard(mode)
      }
      var drops = 0
      window.pipeline.services.endFocus = { drops += 1 }
      window.drag(from: Self.middle, by: CGVector(dx: 0, dy: -100), steps: 5)
      #expect(drops == count)
    }
  }

  /// SDL does not report the lift of fingers: content coasts as soon as a report is overdue, from its extrapolated offset.
  @Test(arguments: [60.0, 120]) func trackpadMomentumContinuesWithoutAPause(frequency: Double) {
    let window = window()
    let began = window.time
    var places: [Double] = []
    var report = 0.0
    for _ in 0..<24 {
      let next = window.time + window.frameInterval
      while report < 0.2, began + report <= next {
        let wheel = WheelEvent(
          location: Self.middle, delta: CGVector(dx: 0, dy: -1000 / frequency / 53), isPrecise: true)
        window.send(.wheel(wheel), at: began + report)
        report += 1 / frequency
      }
      window.advance()
      places.append(Double(window.scroll?.model.offset.y ?? 0))
    }
    let steps = zip(places.dropFirst(), places).map { $0 - $1 }
    #expect(steps.filter { $0 < 5 }.count <= 1, "\(steps)")
    #expect(steps.allSatisfy { $0 < 36 }, "\(steps)")
    window.settle()
    #expect(window.scroll?.model.activity == .idle)
    #expect((window.scroll?.model.offset.y ?? 0) > 400)
  }

  @Test func aClickJustAfterTheWheelReachesTheButton() {
    let recorder = Recorder()
    let window = TestWindow {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Button(action: { recorder.note("tap") }) { Color.green.frame(width: 400, height: 60) }.buttonStyle(.plain)
          }
        }
      }
    }
    turn(window, dy: -3, precise: false)
    window.advance(seconds: 0.1)
    while let speed = window.scroll?.model.speed, speed >= 50 { window.advance() }
    #expect(window.scroll?.model.isMoving == true, "it has not come to rest")
    window.click(Self.middle)
    #expect(recorder.take() == ["tap"])
    window.settle()
    #expect(window.scroll?.model.offset.y == 159)
    turn(window, dy: -3, precise: false)
    window.advance()
    window.click(Self.middle)
    #expect(recorder.take() == [], "it moves")
  }

  @Test func reducedMotionEndsGlidesAndBouncesAtOnce() throws {
    let window = window()
    window.updateEnvironment { $0.accessibilityReduceMotion = true }
    let scroll = try #require(window.scroll)
    turn(window, dy: -2, precise: false)
    #expect(scroll.model.offset.y == 106)
    #expect(!scroll.model.isMoving)
    window.drag(from: Self.middle, by: CGVector(dx: 0, dy: 250), steps: 10, rest: 0.1)
    #expect(scroll.model.offset.y == 0)
    #expect(scroll.model.activity == .idle)
  }
}
