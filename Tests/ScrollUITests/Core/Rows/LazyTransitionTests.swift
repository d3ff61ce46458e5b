import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Rows of lazy containers inserted and removed in an animated change.
@MainActor @Suite struct LazyTransitionTests {
  private struct Rows<Effect: Transition>: View {
    let knob: Knob<[Int]>
    let red: Int
    let effect: Effect

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(knob.value, id: \.self) { number in
            (number == red ? Color.red : Color.blue).frame(width: 100, height: 50).transition(effect)
          }
        }
      }
    }
  }

  /// The red rectangle drawn in the last frame, and its opacity.
  private func red(_ window: TestWindow) -> (rect: CGRect, alpha: Float)? {
    for case .rectangle(let rect, let color) in window.pipeline.displayList.commands
    where color.red > 0.5 && color.blue < 0.4 {
      return (rect, color.alpha)
    }
    return nil
  }

  private func window<Effect: Transition>(_ knob: Knob<[Int]>, red: Int, _ effect: Effect) -> TestWindow {
    let window = TestWindow(width: 400, height: 600) { Rows(knob: knob, red: red, effect: effect) }
    window.settle()
    return window
  }

  @Test func anInsertedRowRunsItsTransition() {
    let knob = Knob([0, 1, 2])
    let window = window(knob, red: 9, .move(edge: .leading))
    withAnimation(.linear(duration: 1)) { knob.value = [0, 9, 1, 2] }
    window.advance()
    #expect(red(window)?.rect.minX == 50)
    #expect(red(window)?.rect.minY == 50)
    window.advance(seconds: 0.5)
    #expect(abs((red(window)?.rect.minX ?? 0) - 100) < 0.01)
    window.settle()
    #expect(red(window)?.rect == CGRect(x: 150, y: 50, width: 100, height: 50))
  }

  @Test func aRemovedRowRunsItsTransitionWhileTheGapCloses() {
    let knob = Knob([0, 9, 1, 2])
    let window = window(knob, red: 9, .opacity)
    let nodes = window.pipeline.work.liveNodes
    withAnimation(.linear(duration: 1)) { knob.value = [0, 1, 2] }
    window.advance()
    window.advance(seconds: 0.25)
    #expect(abs((red(window)?.alpha ?? 0) - 0.75) < 0.01)
    #expect(red(window)?.rect.minY == 50)
    let tops = window.pipeline.displayList.commands.compactMap { command -> CGFloat? in
      guard case .rectangle(let rect, let color) = command, color.blue > 0.5, rect.width == 100 else { return nil }
      return rect.minY
    }
    #expect(tops == [0, 87.5, 137.5], "a quarter of the distance: \(tops)")
    window.settle()
    #expect(red(window) == nil)
    #expect(window.pipeline.work.liveNodes < nodes)
    #expect(window.pipeline.isClean)
  }

  @Test func rowsWithoutATransitionFade() {
    let knob = Knob([0, 1])
    let window = TestWindow(width: 400, height: 600) {
      KnobView(knob) { numbers in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(numbers, id: \.self) { ($0 == 9 ? Color.red : .blue).frame(width: 100, height: 50) }
          }
        }
      }
    }
    window.settle()
    withAnimation(.linear(duration: 1)) { knob.value = [0, 1, 9] }
    window.advance()
    window.advance(seconds: 0.5)
    #expect(abs((red(window)?.alpha ?? 0) - 0.5) < 0.01)
    window.settle()
    withAnimation(.linear(duration: 1)) { knob.value = [0, 1] }
    window.advance()
    window.advance(seconds: 0.25)
    #expect(abs((red(window)?.alpha ?? 0) - 0.75) < 0.01)
  }

  @Test func rowsBuiltByScrollingAppearWithoutATransition() {
    let knob = Knob(Array(0..<100))
    let window = window(knob, red: 40, .move(edge: .leading))
    window.jump(to: 1900)
    #expect(red(window)?.rect.minX == 150)
    withAnimation(.linear(duration: 1)) { knob.value.append(100) }
    window.advance()
    window.jump(to: 1000)
    window.advance()
    window.jump(to: 1900)
    #expect(red(window)?.rect.minX == 150)
  }

  @Test func withoutAnAnimationRowsAreInsertedAndRemovedAtOnce() {
    let knob = Knob([0, 1])
    let window = window(knob, red: 9, .opacity)
    knob.value = [9, 0, 1]
    window.advance()
    #expect(red(window)?.alpha == 1)
    knob.value = [0, 1]
    window.advance()
    #expect(red(window) == nil)
  }
}
