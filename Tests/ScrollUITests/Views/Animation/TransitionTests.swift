import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct TransitionTests {
  private static let frame = CGRect(x: 150, y: 275, width: 100, height: 50)

  /// The red rectangle drawn in the last frame, and its opacity.
  private func red(_ window: TestWindow) -> (rect: CGRect, alpha: Float)? {
    for case .rectangle(let rect, let color) in window.pipeline.displayList.commands
    where color.red > 0.5 && color.blue < 0.4 {
      return (rect, color.alpha)
    }
    return nil
  }

  private func window<Effect: Transition>(_ knob: Knob<Bool>, _ effect: Effect) -> TestWindow {
    TestWindow {
      KnobView(knob) { isOn in
        ZStack {
          if isOn { Color.red.frame(width: 100, height: 50).transition(effect) }
        }
        .frame(width: 400, height: 600)
      }
    }
  }

  @Test func aViewWithoutATransitionFadesInAndOut() {
    let knob = Knob(false)
    let window = TestWindow {
      KnobView(knob) { isOn in
        ZStack { if isOn { Color.red.frame(width: 100, height: 50) } }.frame(width: 400, height: 600)
      }
    }
    let before = window.pipeline.work.liveNodes
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    #expect(red(window) == nil)
    window.advance(seconds: 0.5)
    #expect(abs((red(window)?.alpha ?? 0) - 0.5) < 0.01)
    window.settle()
    #expect(red(window)?.alpha == 1)
    withAnimation(.linear(duration: 1)) { knob.value = false }
    window.advance()
    window.advance(seconds: 0.25)
    #expect(abs((red(window)?.alpha ?? 0) - 0.75) < 0.01)
    #expect(red(window)?.rect == Self.frame)
    window.settle()
    #expect(red(window) == nil)
    #expect(window.pipeline.work.liveNodes == before)
    #expect(window.pipeline.isClean)
  }

  @Test func aMoveTransitionUsesItsEdge() {
    let knob = Knob(false)
    let window = window(knob, .move(edge: .leading))
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    #expect(red(window)?.rect.minX == 50)
    window.advance(seconds: 0.5)
    #expect(abs((red(window)?.rect.minX ?? 0) - 100) < 0.01)
    window.settle()
    #expect(red(window)?.rect == Self.frame)
    withAnimation(.linear(duration: 1)) { knob.value = false }
    window.advance()
    window.advance(seconds: 0.5)
    #expect(abs((red(window)?.rect.minX ?? 0) - 100) < 0.01)
    window.settle()
    #expect(red(window) == nil)
  }

  @Test func anAsymmetricTransitionInsertsAndRemovesDifferently() {
    let knob = Knob(false)
    let window = window(knob, AsymmetricTransition(insertion: .move(edge: .top), removal: .opacity))
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    #expect(red(window)?.rect.minY == 225)
    window.settle()
    withAnimation(.linear(duration: 1)) { knob.value = false }
    window.advance()
    window.advance(seconds: 0.5)
    #expect(red(window)?.rect == Self.frame)
    #expect(abs((red(window)?.alpha ?? 0) - 0.5) < 0.01)
  }

  @Test func combinedTransitionsRunTogether() {
    let knob = Knob(false)
    let window = window(knob, .opacity.combined(with: .offset(x: 40)))
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    window.advance(seconds: 0.5)
    #expect(abs((red(window)?.alpha ?? 0) - 0.5) < 0.01)
    #expect(abs((red(window)?.rect.minX ?? 0) - 170) < 0.01)
  }

  @Test func aScaleTransitionGrowsFromZero() throws {
    let knob = Knob(false)
    let window = window(knob, .scale)
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    window.advance(seconds: 0.5)
    let layer = try #require(window.nodes(of: LayerNode.self).first)
    #expect(abs(layer.makeEffect(CGSize(width: 100, height: 50)).transform.a - 0.5) < 0.01)
    window.settle()
    #expect(red(window)?.rect == Self.frame)
  }

  @Test func aUserDefinedTransitionRunsItsPhases() {
    struct Drop: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View { content.offset(y: phase.value * 100) }
    }
    let knob = Knob(false)
    let window = window(knob, Drop())
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    #expect(red(window)?.rect.minY == 175)
    window.settle()
    withAnimation(.linear(duration: 1)) { knob.value = false }
    window.advance()
    window.advance(seconds: 0.5)
    #expect(abs((red(window)?.rect.minY ?? 0) - 325) < 0.01)
  }

  @Test func aModifierTransitionSupportsAnyModifier() {
    struct Shift: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let knob = Knob(false)
    let window = TestWindow {
      KnobView(knob) { isOn in
        ZStack {
          if isOn {
            Color.red.frame(width: 100, height: 50)
              .transition(AnyTransition.modifier(active: Shift(x: 60), identity: Shift(x: 0)))
          }
        }
        .frame(width: 400, height: 600)
      }
    }
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    window.advance(seconds: 0.5)
    #expect(abs((red(window)?.rect.minX ?? 0) - 180) < 0.01)
  }

  @Test func withoutAnAnimationViewsAreRemovedAtOnce() {
    let knob = Knob(true)
    let window = window(knob, .slide)
    knob.value = false
    window.advance()
    #expect(red(window) == nil)
    #expect(!window.pipeline.wantsFrame)
  }

  @Test func theElementIsReleasedWhenItsTransitionEnds() {
    var removals = 0
    let knob = Knob(true)
    let window = TestWindow {
      KnobView(knob) { isOn in
        VStack { if isOn { Color.red.frame(width: 100, height: 50).onDisappear { removals += 1 } } }
      }
    }
    withAnimation(.linear(duration: 0.5)) { knob.value = false }
    window.advance(seconds: 0.3)
    #expect(removals == 0)
    window.settle()
    #expect(removals == 1)
  }

  @Test func remainingRowsMoveWithAnimationDuringInsertionsAndRemovals() {
    let knob = Knob([0, 1, 2])
    let window = TestWindow {
      KnobView(knob) { ids in
        VStack(spacing: 0) { ForEach(ids, id: \.self) { Text("Row \($0)").frame(height: 20) } }
      }
    }
    withAnimation(.linear(duration: 1)) { knob.value = [2, 3, 0] }
    window.advance()
    let nodes = window.pipeline.work.liveNodes
    window.settle()
    #expect(window.pipeline.work.liveNodes < nodes)
    #expect(window.texts == ["Row 2", "Row 3", "Row 0"])
    #expect(window.pipeline.isClean)
  }

  @Test func closingTheWindowDuringATransitionReleasesEverything() {
    let knob = Knob(true)
    let window = window(knob, .slide)
    withAnimation(.linear(duration: 1)) { knob.value = false }
    window.advance()
    window.close()
    #expect(window.host.graph.elementCount == 0)
  }
}
