import Engine
import Graphics
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The values shown in each frame, compared with the closed form of the animation.
@MainActor @Suite struct AnimationTests {
  struct Fading: View {
    let knob: Knob<Bool>
    var animation: Animation?
    var onEnd: () -> Void = {}

    var body: some View {
      KnobView(knob) { isOn in
        Rectangle().fill(Color.red).frame(width: isOn ? 200 : 100, height: 50).opacity(isOn ? 0 : 1)
      }
    }
  }

  private func opacity(_ window: TestWindow) -> Double? { (window.nodes(of: OpacityNode.self).first)?.opacity }

  @Test func aLinearAnimationProgressesLinearly() throws {
    let knob = Knob(false)
    let window = TestWindow { Fading(knob: knob) }
    #expect(opacity(window) == 1)
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    #expect(opacity(window) == 1)
    for frame in 1...59 {
      window.advance()
      #expect(abs((opacity(window) ?? 0) - (1 - Double(frame) / 60)) < 1e-9)
    }
    window.advance()
    #expect(opacity(window) == 0)
    #expect(window.settle() <= 1)
  }

  @Test func aSpringFollowsItsClosedForm() throws {
    let knob = Knob(false)
    let window = TestWindow { Fading(knob: knob) }
    let spring = Spring.bouncy
    withAnimation(.spring(spring)) { knob.value = true }
    window.advance()
    let frame = try #require(window.nodes(of: FixedFrameNode.self).first)
    for step in 1...30 {
      window.advance()
      let expected = 100 + spring.value(target: 100.0, time: Double(step) / 60)
      #expect(abs(Double(frame.width ?? 0) - expected) < 1e-6)
    }
    window.settle()
    #expect(frame.width == 200)
  }

  @Test func aChangeWithoutAnAnimationIsShownAtOnce() {
    let knob = Knob(false)
    let window = TestWindow { Fading(knob: knob) }
    knob.value = true
    window.advance()
    #expect(opacity(window) == 0)
    #expect(!window.pipeline.wantsFrame)
  }

  @Test func aReversedSpringKeepsItsVelocity() throws {
    let knob = Knob(false)
    let window = TestWindow { Fading(knob: knob) }
    withAnimation(.spring(duration: 1)) { knob.value = true }
    window.advance(seconds: 0.3)
    let frame = try #require(window.nodes(of: FixedFrameNode.self).first)
    var widths: [CGFloat] = []
    for _ in 0..<3 {
      window.advance()
      widths.append(frame.width ?? 0)
    }
    let speed = widths[2] - widths[1]
    #expect(speed > 0.5)
    withAnimation(.spring(duration: 1)) { knob.value = false }
    window.advance()
    window.advance()
    // It continues in the old direction before it returns.
    let after = (frame.width ?? 0) - widths[2]
    #expect(after > 0)
    window.settle()
    #expect(frame.width == 100)
  }

  @Test func aDelayedAnimationWaitsAndARepeatedAnimationReverses() throws {
    let knob = Knob(false)
    let window = TestWindow { Fading(knob: knob) }
    withAnimation(.linear(duration: 0.5).delay(0.5)) { knob.value = true }
    window.advance(seconds: 0.5)
    #expect(opacity(window) == 1)
    window.advance(seconds: 0.25)
    #expect(abs((opacity(window) ?? 0) - 0.5) < 0.05)
    window.settle()
    withAnimation(.linear(duration: 0.5).repeatCount(3, autoreverses: true)) { knob.value = false }
    window.advance()
    window.advance(seconds: 0.75)
    #expect(abs((opacity(window) ?? 0) - 0.5) < 0.01)
    window.settle()
    #expect(opacity(window) == 1)
  }

  @Test func theValueModifierAnimatesOnlyChangesOfItsValue() {
    struct Two: View {
      let first: Knob<Bool>
      let second: Knob<Bool>
      var body: some View {
        KnobView(first) { first in
          KnobView(second) { second in
            Rectangle().opacity(first ? 0.5 : 1).offset(x: second ? 10 : 0).animation(
              .linear(duration: 1), value: first)
          }
        }
      }
    }
    let (first, second) = (Knob(false), Knob(false))
    let window = TestWindow { Two(first: first, second: second) }
    second.value = true
    window.advance()
    #expect(window.nodes(of: OffsetNode.self).first?.offset.x == 10)
    first.value = true
    window.advance()
    window.advance(seconds: 0.5)
    #expect(abs((opacity(window) ?? 0) - 0.75) < 1e-9)
  }

  @Test func theCompletionRunsAtTheEndOfTheAnimation() {
    let knob = Knob(false)
    let window = TestWindow { Fading(knob: knob) }
    var ends: [Double] = []
    withAnimation(.linear(duration: 0.5)) {
      knob.value = true
    } completion: {
      ends.append(window.time)
    }
    window.advance(seconds: 0.4)
    #expect(ends.isEmpty)
    window.settle()
    #expect(ends.count == 1)
    #expect(abs(ends[0] - 0.5) < 0.04)
  }

  @Test func reducedMotionShowsTheTargetAtOnce() {
    let knob = Knob(false)
    let window = TestWindow { Fading(knob: knob) }
    window.updateEnvironment { $0.accessibilityReduceMotion = true }
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    #expect(opacity(window) == 0)
  }

  @Test func movingAndFadingNeedNoLayout() {
    struct Moving: View {
      let knob: Knob<Bool>
      var body: some View {
        KnobView(knob) { isOn in
          VStack {
            ForEach(0..<50) { Text("Row \($0)").offset(x: isOn ? 20 : 0).opacity(isOn ? 0.5 : 1) }
          }
        }
      }
    }
    let knob = Knob(false)
    let window = TestWindow { Moving(knob: knob) }
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    for _ in 0..<20 {
      window.advance()
      #expect(window.counts.bodies == 0)
      #expect(window.counts.measures == 0)
      #expect(window.counts.places == 0)
      #expect(window.counts.commands > 0)
    }
  }

  @Test func colorsAreInterpolated() throws {
    let knob = Knob(false)
    let window = TestWindow { KnobView(knob) { Rectangle().fill($0 ? Color.white : Color.black) } }
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    window.advance(seconds: 0.5)
    let shape = try #require(window.nodes(of: ShapeNode.self).first)
    #expect(abs(shape.color.red - 0.5) < 0.001)
  }

  @Test func viewsMovedByANewLayoutAnimateToTheirFrames() throws {
    let knob = Knob(false)
    let window = TestWindow(width: 400, height: 600) {
      KnobView(knob) { isOn in
        VStack(spacing: 0) {
          if isOn { Color.red.frame(width: 50, height: 100) }
          Color.blue.frame(width: 50, height: 50)
        }
      }
    }
    func blue() -> CGFloat? {
      for case .rectangle(let rect, let color) in window.pipeline.displayList.commands
      where color.blue > 0.9 && color.red < 0.5 {
        return rect.minY
      }
      return nil
    }
    #expect(blue() == 275)
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    #expect(blue() == 275)
    window.advance(seconds: 0.5)
    #expect(abs((blue() ?? 0) - 300) < 1)
    window.settle()
    #expect(blue() == 325)
  }

  @Test func aUserDefinedAnimatableViewShowsIntermediateValues() {
    struct Counting: View, Animatable {
      var value: Double
      nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Text("\(Int(value.rounded()))") }
    }
    let knob = Knob(0.0)
    let window = TestWindow { KnobView(knob) { Counting(value: $0) } }
    #expect(window.texts == ["0"])
    withAnimation(.linear(duration: 1)) { knob.value = 100 }
    window.advance()
    #expect(window.texts == ["0"])
    window.advance(seconds: 0.5)
    #expect(window.texts == ["50"])
    window.settle()
    #expect(window.texts == ["100"])
    knob.value = 10
    window.advance()
    #expect(window.texts == ["10"])
  }

  @Test func aUserDefinedAnimatableModifierShowsIntermediateValues() {
    struct Shift: ViewModifier, Animatable {
      var x: CGFloat
      nonisolated var animatableData: CGFloat {
        get { x }
        set { x = newValue }
      }
      func body(content: Content) -> some View { content.padding(.leading, x) }
    }
    let knob = Knob<CGFloat>(0)
    let window = TestWindow { KnobView(knob) { Text("x").modifier(Shift(x: $0)) } }
    withAnimation(.linear(duration: 1)) { knob.value = 40 }
    window.advance()
    window.advance(seconds: 0.5)
    let insets = window.nodes(of: PaddingNode.self).map(\.insets.leading)
    #expect(insets.contains { abs($0 - 20) < 0.01 })
  }

  @Test func aUserDefinedShapeAnimatesItsData() {
    let knob = Knob<CGFloat>(0)
    let window = TestWindow { KnobView(knob) { Circle().trim(from: 0, to: $0).stroke(Color.red, lineWidth: 4) } }
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    window.advance()
    var drawings: [[DrawCommand]] = []
    for _ in 0..<5 {
      window.advance(seconds: 0.1)
      #expect(window.counts.bodies == 0)
      #expect(window.counts.measures == 0)
      #expect(!drawings.contains(window.pipeline.displayList.commands))
      drawings.append(window.pipeline.displayList.commands)
    }
  }

  /// A page of 250 views of which 50 animate: bodies run only where state was written, layout only where a length animates.
  @Test func onlyAnimatedViewsTakeWork() {
    struct Cell: View {
      let index: Int
      let knob: Knob<Bool>
      var body: some View {
        KnobView(knob) { isOn in
          Color.blue.frame(width: 10, height: 10).offset(x: isOn ? 5 : 0).padding(isOn && index == 0 ? 4 : 0)
            .frame(width: 20, height: 20)
        }
      }
    }
    let moving = Knob(false)
    let still = Knob(false)
    let window = TestWindow(width: 800, height: 800) {
      HStack {
        ForEach(0..<10) { column in
          VStack { ForEach(0..<25) { Cell(index: $0 + column * 25, knob: column < 2 ? moving : still) } }
        }
      }
    }
    withAnimation(.linear(duration: 1)) { moving.value = true }
    window.advance()
    #expect(window.counts.bodies == 50)
    for _ in 0..<10 {
      window.advance()
      #expect(window.counts.bodies == 0)
      // One padding animates, inside a frame of fixed size.
      #expect(window.counts.measures > 0)
      #expect(window.counts.measures < 8)
    }
  }
}
