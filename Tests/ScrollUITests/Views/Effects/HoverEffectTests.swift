import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The changes of views under the pointer.
@MainActor @Suite struct HoverEffectTests {
  private func changesUnderThePointer<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Bool {
    let window = TestWindow(width: 200, height: 100) { content() }
    window.move(CGPoint(x: 1, y: 1))
    window.settle()
    let before = window.drawn
    window.move(CGPoint(x: 100, y: 50))
    window.settle()
    let hovered = window.drawn
    window.move(CGPoint(x: 1, y: 1))
    window.settle()
    #expect(window.drawn == before)
    return hovered != before
  }

  private var box: some View { Color.red.frame(width: 60, height: 30) }

  @Test func effectsChangeTheView() {
    #expect(changesUnderThePointer { box.hoverEffect() })
    #expect(changesUnderThePointer { box.hoverEffect(.highlight) })
    #expect(changesUnderThePointer { box.hoverEffect(.lift) })
    #expect(changesUnderThePointer { box.hoverEffect().defaultHoverEffect(.lift) })
  }

  @Test func aViewWithoutThePointerNeedsNoLayer() {
    let window = TestWindow(width: 200, height: 100) { box.hoverEffect(.lift) }
    window.move(CGPoint(x: 1, y: 1))
    window.settle()
    #expect(window.drawnLayers.isEmpty)
    window.move(CGPoint(x: 100, y: 50))
    window.settle()
    #expect(window.drawnLayers.contains { $0.effect.shadow != nil })
  }

  @Test func effectsAreDisabled() {
    #expect(!changesUnderThePointer { box.hoverEffect(.lift, isEnabled: false) })
    #expect(!changesUnderThePointer { box.hoverEffect(.lift).hoverEffectDisabled() })
    #expect(!changesUnderThePointer { box.hoverEffect(.lift).hoverEffectDisabled(false).hoverEffectDisabled() })
    #expect(!changesUnderThePointer { box.hoverEffect(.highlight).disabled(true) })
  }
}
