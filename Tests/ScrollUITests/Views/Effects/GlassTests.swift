import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// The nearest look of glass.
@MainActor @Suite struct GlassTests {
  @Test func glassIsBehindTheViewAndKeepsItsSize() {
    let window = TestWindow(width: 300, height: 200) {
      VStack(spacing: 20) {
        Text("Plain").accessibilityIdentifier("plain")
        Text("Plain").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
          .accessibilityIdentifier("glass")
        Text("None").glassEffect(.identity).accessibilityIdentifier("identity")
      }
    }
    window.settle()
    #expect(window.frame("plain").size == window.frame("glass").size)
    #expect(window.drawnLayers.count == 1, "one shadow")
  }

  @Test func glassButtonsArePressed() throws {
    let presses = Knob(0)
    let window = TestWindow(width: 300, height: 200) {
      GlassEffectContainer {
        HStack {
          Button("One") { presses.value += 1 }.buttonStyle(.glass)
          Button("Two") { presses.value += 10 }.buttonStyle(.glassProminent)
          Button("Three") {}.buttonStyle(.glass(.clear)).disabled(true)
        }
      }
    }
    window.settle()
    try window.tap("One")
    try window.tap("Two")
    try window.tap("Three")
    #expect(presses.value == 11)
  }
}
