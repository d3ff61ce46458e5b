import Engine
import Testing

@Suite struct HeldKeysTests {
  @Test func aModifierIsHeldWhileAKeyOfEitherSideIsDown() {
    var keys = HeldKeys()
    #expect(keys.press(KeyStroke(.leftShift)) == .down && keys.press(KeyStroke(.rightShift)) == .down)
    #expect(keys.press(KeyStroke(.rightControl)) == .down)
    keys.release(KeyStroke(.leftShift))
    #expect(keys.modifiers == [.shift, .control])
    keys.release(KeyStroke(.rightShift))
    #expect(keys.modifiers == .control)
  }

  @Test func aKeyThatIsDownRepeatsWithAnyModifiers() {
    var keys = HeldKeys()
    #expect(keys.press(KeyStroke(.character("A"))) == .down)
    #expect(keys.press(KeyStroke(.character("A"), modifiers: .shift)) == .repeated)
    keys.release(KeyStroke(.character("A")))
    #expect(keys.strokes.isEmpty && keys.press(KeyStroke(.character("A"))) == .down)
  }

  @Test func theModifiersOfAStrokeDoNotHoldModifierKeys() {
    var keys = HeldKeys()
    _ = keys.press(KeyStroke(.leftArrow, modifiers: .shift))
    #expect(keys.modifiers == [])
  }
}
