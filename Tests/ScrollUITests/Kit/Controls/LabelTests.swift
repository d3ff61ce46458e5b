import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct LabelTests {
  private func label() -> some View {
    Label {
      Text("title")
    } icon: {
      box("icon", 10, 10)
    }
  }

  @Test func theIconPrecedesTheTitle() {
    let window = show { label() }
    #expect(window.frame("icon").minX == 0)
    #expect(window.frame(ofText: "title")?.minX == 18)
  }

  @Test func theStyleSelectsTheVisibleParts() {
    let window = show {
      VStack {
        label().labelStyle(.titleOnly)
        label()
        label().labelStyle(.titleAndIcon)
      }.labelStyle(.iconOnly)
    }
    #expect(window.drawnTexts == ["title", "title"])
    #expect(window.frames("icon").count == 2)
  }
}
