import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct EmptyModifierTests {
  @Test func anEmptyModifierChangesNothing() {
    let window = show { box("view", 10, 10).modifier(EmptyModifier()).modifier(EmptyModifier.identity) }
    #expect(window.frame("view") == rect(0, 0, 10, 10))
  }
}
