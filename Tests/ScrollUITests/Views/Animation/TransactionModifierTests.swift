import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The transaction of a view update when the change starts below a modifier that transforms transactions.
@MainActor @Suite struct TransactionModifierTests {
  /// Writes its own state: the opacity goes from 1 to 0.
  struct Fading: View {
    let action: Recorder
    @State private var isOn = false

    var body: some View {
      action.run = { isOn.toggle() }
      return Color.red.frame(width: 100, height: 50).opacity(isOn ? 0 : 1)
    }
  }

  /// Runs the closure set by a view inside the tree.
  @MainActor final class Recorder {
    var run: () -> Void = {}
  }

  private let action = Recorder()

  private func opacity(_ window: TestWindow) -> Double { window.nodes(of: OpacityNode.self).first?.opacity ?? -1 }

  /// The opacity of a fading view half a second after its change began in an animation of a second.
  private func opacityHalfway<Content: View>(
    animation: Animation? = .linear(duration: 1), @ViewBuilder _ content: @escaping (Fading) -> Content
  ) -> Double {
    let window = TestWindow { content(Fading(action: action)) }
    withAnimation(animation) { action.run() }
    window.advance()
    window.advance(seconds: 0.5)
    return opacity(window)
  }

  @Test func anAncestorRemovesTheAnimationOfADescendantsChange() {
    #expect(opacityHalfway { $0.transaction { $0.animation = nil } } == 0)
    #expect(opacityHalfway { fading in VStack { fading }.animation(nil) } == 0)
  }

  @Test func anAncestorAddsAnAnimationToADescendantsChange() {
    let half = opacityHalfway(animation: nil) { $0.transaction { $0.animation = .linear(duration: 2) } }
    #expect(abs(half - 0.75) < 1e-9)
  }

  @Test func ancestorsApplyOutermostFirst() {
    let half = opacityHalfway { fading in
      VStack { fading.transaction { if $0.animation == nil { $0.animation = .linear(duration: 2) } } }
        .transaction { $0.animation = nil }
    }
    #expect(abs(half - 0.75) < 1e-9)
  }

  @Test func eachTransformRunsOncePerChange() {
    struct Counting: View {
      let fading: Fading
      let count: () -> Void
      var body: some View { fading.transaction { _ in count() } }
    }
    var runs = 0
    let window = TestWindow { Counting(fading: Fading(action: action)) { runs += 1 } }
    runs = 0
    action.run()
    window.advance()
    #expect(runs == 1)
  }

  @Test func disabledAnimationsAffectInnerModifiersOnly() {
    struct Valued: View {
      let action: Recorder
      @State private var isOn = false
      var body: some View {
        action.run = { isOn.toggle() }
        return Color.red.frame(width: 100, height: 50).opacity(isOn ? 0 : 1).animation(
          .linear(duration: 1), value: isOn)
      }
    }
    let window = TestWindow { Valued(action: action).transaction { $0.disablesAnimations = true } }
    action.run()
    window.advance()
    #expect(opacity(window) == 0)
    #expect(abs(opacityHalfway { $0.transaction { $0.disablesAnimations = true } } - 0.5) < 1e-9)
  }

  @Test func aChangedValueAnimatesInnerChangesOfTheSameUpdate() {
    struct Reading: View {
      let knob: Knob<Bool>
      var body: some View { Color.red.frame(width: 100, height: 50).opacity(knob.value ? 0 : 1) }
    }
    struct Between: View {
      let knob: Knob<Bool>
      var body: some View { Reading(knob: knob) }
    }
    struct Outer: View {
      let knob: Knob<Bool>
      var body: some View { Between(knob: knob).animation(.linear(duration: 1), value: knob.value) }
    }
    let knob = Knob(false)
    let window = TestWindow { Outer(knob: knob) }
    knob.value = true
    window.advance()
    window.advance(seconds: 0.5)
    #expect(abs(opacity(window) - 0.5) < 1e-9)
  }

  @Test func aValueTransactionLeavesOtherChangesAlone() {
    let knob = Knob(0)
    let window = TestWindow {
      KnobView(knob) { value in
        Fading(action: action).transaction(value: value) { $0.animation = .linear(duration: 1) }
      }
    }
    action.run()
    window.advance()
    #expect(opacity(window) == 0)
    knob.value = 1
    action.run()
    window.advance()
    window.advance(seconds: 0.5)
    #expect(abs(opacity(window) - 0.5) < 1e-9)
  }

  @Test func aScopedAnimationAppliesToItsBodyOnly() throws {
    struct Scoped: View {
      let fading: Fading
      let isMoved: Bool
      var body: some View {
        fading.animation(.linear(duration: 1)) { $0.offset(x: isMoved ? 100 : 0) }
      }
    }
    let knob = Knob(false)
    let window = TestWindow { KnobView(knob) { Scoped(fading: Fading(action: action), isMoved: $0) } }
    knob.value = true
    action.run()
    window.advance()
    window.advance(seconds: 0.5)
    #expect(opacity(window) == 0)
    let offset = try #require(window.nodes(of: OffsetNode.self).first?.offset.x)
    #expect(abs(offset - 50) < 1e-9)
  }

  @Test func aChangedEnvironmentValuePassesTheModifier() {
    struct Reading: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Color.red.frame(width: 100, height: 50).opacity(isEnabled ? 1 : 0) }
    }
    for isAnimated in [true, false] {
      let knob = Knob(false)
      let window = TestWindow {
        KnobView(knob) { isOn in
          Reading().transaction { if !isAnimated { $0.animation = nil } }.disabled(isOn)
        }
      }
      withAnimation(.linear(duration: 1)) { knob.value = true }
      window.advance()
      window.advance(seconds: 0.5)
      #expect(abs(opacity(window) - (isAnimated ? 0.5 : 0)) < 1e-9)
    }
  }

  // MARK: Layout and transitions

  /// The opacity of red in the last frame; 0 if it is not drawn.
  private func redAlpha(_ window: TestWindow) -> Float {
    for case .rectangle(_, let color) in window.pipeline.displayList.commands where color.red > 0.5 && color.blue < 0.4
    {
      return color.alpha
    }
    return 0
  }

  /// The blue rectangle that the last frame has drawn.
  private func blue(_ window: TestWindow) -> CGRect? {
    for case .rectangle(let rect, let color) in window.pipeline.displayList.commands
    where color.blue > 0.5 && color.red < 0.4 {
      return rect
    }
    return nil
  }

  /// The left edge of the blue view after a view before it has become 100 points wider in an animation, half a second ago.
  private func edgeHalfway<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) -> CGFloat? {
    let knob = Knob(false)
    let window = TestWindow {
      KnobView(knob) { isOn in content(isOn).frame(width: 400, alignment: .leading) }
    }
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    window.advance(seconds: 0.5)
    return blue(window)?.minX
  }

  @Test func aMovedViewUsesTheTransactionOfItsPosition() {
    let gliding = edgeHalfway { isOn in
      HStack(spacing: 0) {
        if isOn { Color.red.frame(width: 100, height: 10) }
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(gliding.map { abs($0 - 50) < 1e-9 } == true)
    let still = edgeHalfway { isOn in
      HStack(spacing: 0) {
        if isOn { Color.red.frame(width: 100, height: 10) }
        Color.blue.frame(width: 10, height: 10).transaction { $0.animation = nil }
      }
    }
    #expect(still == 100)
    let outside = edgeHalfway { isOn in
      HStack(spacing: 0) {
        Color.red.frame(width: isOn ? 100 : 0, height: 10).transaction { $0.animation = nil }
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(outside.map { abs($0 - 50) < 1e-9 } == true)
  }

  @Test func aDescendantsChangeMovesItsSiblingsWithTheModifiersAnimation() {
    struct Growing: View {
      let action: Recorder
      @State private var isOn = false
      var body: some View {
        action.run = { isOn.toggle() }
        return ScrollView {
          VStack(spacing: 0) {
            if isOn { Color.red.frame(width: 10, height: 100) }
            Color.blue.frame(width: 10, height: 10)
          }
        }
      }
    }
    let window = TestWindow { Growing(action: action).transaction { $0.animation = nil } }
    withAnimation(.linear(duration: 1)) { action.run() }
    window.advance()
    #expect(blue(window)?.minY == 100)
    #expect(!window.pipeline.wantsFrame)
  }

  @Test func aTransitionUsesTheTransactionOfItsPosition() {
    let knob = Knob(false)
    let window = TestWindow {
      KnobView(knob) { isOn in
        ZStack {
          if isOn { Color.red.transition(.opacity).transaction { $0.animation = .linear(duration: 2) } }
        }
      }
    }
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    window.advance(seconds: 0.5)
    #expect(abs(opacity(window) - 0.25) < 1e-9)
    window.settle()
    withAnimation(.linear(duration: 1)) { knob.value = false }
    window.advance()
    window.advance(seconds: 0.5)
    #expect(abs(redAlpha(window) - 0.75) < 0.01)
    window.settle()
    #expect(redAlpha(window) == 0)
  }

  @Test func theAnimationOfATransitionDoesNotAnimateStateOfItsView() {
    let window = TestWindow {
      Fading(action: action).transition(.scale.animation(.linear(duration: 4)))
    }
    withAnimation(.linear(duration: 1)) { action.run() }
    window.advance()
    window.advance(seconds: 0.5)
    #expect(abs(opacity(window) - 0.5) < 1e-9)
  }

  // MARK: Marks

  @Test func aStepOfAnAnimationIsNotAChange() {
    struct Counter: View, @preconcurrency Animatable {
      var value: Double
      var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Color.red.frame(width: 100, height: 50).opacity(value) }
    }
    let knob = Knob(0.0)
    let window = TestWindow {
      KnobView(knob) { Counter(value: $0) }.transaction { $0.animation = .linear(duration: 1) }
    }
    knob.value = 1
    window.advance()
    window.advance(seconds: 0.5)
    // The opacity is that of the body, or animates from the first body: steps do not add further animations.
    #expect(abs(opacity(window) - 0.5) < 1e-9)
  }

  @Test func aPendingChangeKeepsItsAnimationInAnUpdateOfItsParent() {
    struct Above: View {
      let action: Recorder
      let knob: Knob<Int>
      var body: some View {
        VStack {
          Text("\(knob.value)")
          Fading(action: action)
        }
      }
    }
    let knob = Knob(0)
    let window = TestWindow { Above(action: action, knob: knob) }
    withAnimation(.linear(duration: 1)) { action.run() }
    knob.value = 1
    window.advance()
    window.advance(seconds: 0.5)
    #expect(abs(opacity(window) - 0.5) < 1e-9)
    window.settle()
    // And the next change has none.
    action.run()
    window.advance()
    #expect(opacity(window) == 1)
  }
}
