import ScrollUI
import ScrollUITesting
import SwiftUICompatibility
import Testing

@MainActor @Suite struct AccessibilityContentTests {
  private func tree<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String {
    TestWindow(content: content).semanticTree
  }

  @Test func headingsHaveLevels() {
    #expect(tree { Text("A").accessibilityHeading(.h2) } == "window\n  heading 2 “A”\n")
  }

  @Test func factsAreDetails() {
    #expect(
      tree { Text("Photo").accessibilityCustomContent("Size", "12 MP") } == "window\n  text “Photo” Size: 12 MP\n")
  }
}
