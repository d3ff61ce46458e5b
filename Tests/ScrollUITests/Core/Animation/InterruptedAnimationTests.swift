import Engine
import Graphics
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The values shown after a change that interrupts an animation.
@MainActor @Suite struct InterruptedAnimationTests {
  private struct Moving: View {
    let knob: Knob<Double>

    var body: some View {
      KnobView(knob) { x in
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 10, height: 10).offset(x: x)
          Color.clear
        }
      }
    }
  }

  private func offset(_ window: TestWindow) -> Double { Double(window.nodes(of: OffsetNode.self)[0].offset.x) }

  /// The values of `offset` after each quarter of a second.
  private func quarters(_ window: TestWindow, _ count: Int, _ value: (TestWindow) -> Double) -> [Double] {
    (0..<count).map { _ in
      window.advance(seconds: 0.25)
      return (value(window) * 1e6).rounded() / 1e6
    }
  }

  /// SwiftUI adds up the animations of timing curves, for which `CustomAnimation.shouldMerge` is false.
  @Test func interruptedCurvesAddUp() {
    let knob = Knob(0.0)
    let window = TestWindow { Moving(knob: knob) }
    var ends: [Double] = []
    withAnimation(.linear(duration: 1)) {
      knob.value = 100
    } completion: {
      ends.append(window.time)
    }
    window.advance()
    #expect(quarters(window, 2, offset) == [25, 50])
    let start = window.time
    withAnimation(.linear(duration: 1)) {
      knob.value = 0
    } completion: {
      ends.append(window.time)
    }
    window.runFrame()
    #expect(offset(window) == 50)
    #expect(quarters(window, 4, offset) == [50, 50, 25, 0])
    window.settle()
    #expect(ends.map { (($0 - start) * 4).rounded() / 4 } == [0.5, 1])
  }

  @Test func aCurveAddsUpWithASpring() {
    let knob = Knob(0.0)
    let window = TestWindow { Moving(knob: knob) }
    let spring = Spring(duration: 0.8, bounce: 0.2)
    withAnimation(.spring(spring)) { knob.value = 100 }
    window.advance()
    window.advance(seconds: 0.25)
    withAnimation(.linear(duration: 1)) { knob.value = 40 }
    window.runFrame()
    for frame in 1...30 {
      window.advance()
      let time = Double(frame) / 60
      let expected = spring.value(target: 100.0, time: 0.25 + time) - 60 * time
      #expect(abs(offset(window) - expected) < 1e-6)
    }
  }

  @Test func aSpringTakesOverTheVelocityOfASpring() {
    let knob = Knob(0.0)
    let window = TestWindow { Moving(knob: knob) }
    let (first, second) = (Spring(duration: 0.8, bounce: 0.2), Spring(duration: 0.4, bounce: 0))
    withAnimation(.spring(first)) { knob.value = 100 }
    window.advance()
    window.advance(seconds: 0.2)
    let (position, velocity) = (first.value(target: 100.0, time: 0.2), first.velocity(target: 100.0, time: 0.2))
    withAnimation(.spring(second).speed(2)) { knob.value = 0 }
    window.runFrame()
    for frame in 1...10 {
      window.advance()
      let time = Double(frame) / 60
      let expected = position + second.value(target: -position, initialVelocity: velocity / 2, time: 2 * time)
      #expect(abs(offset(window) - expected) < 1e-6, "frame \(frame)")
    }
  }

  @Test func aMotionWithoutEndBecomesPartOfTheNextChange() {
    let knob = Knob(0.0)
    let window = TestWindow { Moving(knob: knob) }
    withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { knob.value = 100 }
    window.advance()
    window.advance(seconds: 1.25)
    #expect(abs(offset(window) - 75) < 1e-6)
    withAnimation(.linear(duration: 1)) { knob.value = 0 }
    window.runFrame()
    #expect(quarters(window, 4, offset) == [56.25, 37.5, 18.75, 0])
    #expect(window.settle() <= 1)
  }

  /// A block of 100 points above a blue rectangle: its insertion moves the rectangle.
  private struct Pushed<Content: View>: View {
    let knob: Knob<Bool>
    let content: Content

    var body: some View {
      VStack(spacing: 0) {
        KnobView(knob) { if $0 { Color.clear.frame(width: 10, height: 100) } }
        content
        Spacer(minLength: 0)
      }
    }
  }

  @Test func interruptedMovementsOfALayoutAddUp() {
    let knob = Knob(false)
    let window = TestWindow(width: 400, height: 600) {
      Pushed(knob: knob, content: Color.blue.frame(width: 50, height: 50))
    }
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    #expect(quarters(window, 2, drawnTop) == [25, 50])
    withAnimation(.linear(duration: 1)) { knob.value = false }
    window.runFrame()
    #expect(drawnTop(window) == 50)
    #expect(quarters(window, 4, drawnTop) == [50, 50, 25, 0])
  }

  /// The top of the blue rectangle as it is drawn.
  private func drawnTop(_ window: TestWindow) -> Double {
    for case .rectangle(let rect, let color) in window.pipeline.displayList.commands
    where color.blue > 0.9 && color.red < 0.5 {
      return Double(rect.minY)
    }
    return .nan
  }

  /// A view that is inserted or leaves in a container in motion keeps its place on the screen, also if the motion is interrupted.
  @Test func viewsStayInPlaceInAContainerThatIsInterrupted() {
    let (pushes, shows) = (Knob(false), Knob(true))
    let window = TestWindow(width: 400, height: 600) {
      Pushed(
        knob: pushes,
        content: KnobView(shows) { isShown in
          ZStack {
            if isShown { Color.blue.frame(width: 50, height: 50).transition(.opacity) }
            Color.clear.frame(width: 60, height: 60)
          }
        })
    }
    let place = drawnTop(window)
    withAnimation(.linear(duration: 1)) {
      pushes.value = true
      shows.value = false
    }
    window.advance()
    for _ in 0..<2 {
      window.advance(seconds: 0.25)
      if !drawnTop(window).isNaN { #expect(abs(drawnTop(window) - place) < 1e-6) }
    }
    withAnimation(.linear(duration: 1)) { pushes.value = false }
    window.runFrame()
    for _ in 0..<20 {
      window.advance()
      if !drawnTop(window).isNaN { #expect(abs(drawnTop(window) - place) < 1e-6) }
    }
  }
}
