import Engine
import Foundation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Animations, effects and modifiers that a program declares itself.
@MainActor @Suite struct CustomAnimationTests {
  private struct Steps: CustomAnimation {
    let seconds: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      guard time < seconds else { return nil }
      var value = value
      value.scale(by: (time / seconds * 4).rounded(.down) / 4)
      return value
    }
  }

  private struct Endless: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { value }
  }

  @Test func aCustomAnimationMovesByItsCourse() {
    let knob = Knob(CGFloat(0))
    let window = show {
      KnobView(knob) { x in
        box("box", 10, 10).offset(x: x).animation(Animation(Steps(seconds: 1)), value: x)
      }
    }
    knob.value = 100
    window.advance()
    var seen: [CGFloat] = []
    for _ in 0..<70 {
      window.advance()
      if seen.last != window.frame("box").minX { seen.append(window.frame("box").minX) }
    }
    #expect(seen == [0, 25, 50, 75, 100])
    #expect(window.settle() < 5)
  }

  @Test func delaysAndSpeedsApply() {
    let knob = Knob(CGFloat(0))
    let window = show {
      KnobView(knob) { x in
        box("box", 10, 10).offset(x: x).animation(Animation(Steps(seconds: 2)).speed(2).delay(0.5), value: x)
      }
    }
    knob.value = 100
    window.advance()
    window.advance(seconds: 0.4)
    #expect(window.frame("box").minX == 0)
    window.advance(seconds: 0.65)
    #expect(window.frame("box").minX == 50)
  }

  @Test func equalAnimationsAreEqual() {
    #expect(Animation(Steps(seconds: 1)) == Animation(Steps(seconds: 1)))
    #expect(Animation(Steps(seconds: 1)) != Animation(Steps(seconds: 2)))
    #expect(Animation(Endless()) != Animation(Steps(seconds: 2)))
  }

  // MARK: Geometry effects

  private struct Shift: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
    }
  }

  @Test func aGeometryEffectAnimates() {
    let knob = Knob(CGFloat(0))
    let window = show {
      KnobView(knob) {
        box("box", 20, 10).modifier(Shift(animatableData: $0)).animation(.linear(duration: 1), value: $0)
      }
    }
    knob.value = 3
    window.advance()
    window.advance(seconds: 0.5)
    #expect((window.frame("box").minX - 30).magnitude < 3)
    window.settle()
    #expect(window.frame("box").minX == 60)
  }

  private struct Counter: AnimatableModifier {
    nonisolated var number: Double
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    func body(content: Content) -> some View { content.overlay(Text("\(Int(number))")) }
  }

  @Test func anAnimatableModifierIsEvaluatedInEachFrame() {
    let knob = Knob(0.0)
    let window = show {
      KnobView(knob) { number in
        Color.red.frame(width: 50, height: 50).modifier(Counter(number: number)).animation(
          .linear(duration: 1), value: number)
      }
    }
    knob.value = 100
    window.advance()
    window.advance(seconds: 0.5)
    let middle = window.texts.first.flatMap { Int($0) } ?? 0
    #expect(middle > 40 && middle < 60)
  }

  @Test func projectionsCombineAndInvert() {
    var transform = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
    transform = transform.concatenating(ProjectionTransform(CGAffineTransform(translationX: 3, y: 1)))
    #expect(transform.isAffine && !transform.isIdentity)
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(!flat.invert() && flat.m11 == 0)
  }

  @Test func aProjectionMovesTheView() {
    let window = show {
      box("box", 20, 10).projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 7, y: 0)))
    }
    #expect(window.frame("box").minX == 7)
  }
}
