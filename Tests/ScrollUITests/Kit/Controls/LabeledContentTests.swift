import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct LabeledContentTests {
  @Test func theLabelIsLeadingAndTheContentTrailing() {
    let window = show(100, 50) { LabeledContent("ab", value: "cd") }
    #expect(window.frame(ofText: "ab") == rect(0, 0, 10, 10))
    #expect(window.frame(ofText: "cd") == rect(90, 0, 10, 10))
  }

  @Test func valuesAreFormatted() {
    let window = show(200, 50) {
      VStack {
        LabeledContent("a", value: 0.25, format: .percent)
        LabeledContent(String("b"), value: String("c"))
        LabeledContent("d") { box("box", 5, 5) }
        LabeledContent {
          Text("f")
        } label: {
          Text("e")
        }
      }
    }
    #expect(window.texts == ["a", "25%", "b", "c", "d", "e", "f"])
  }

  private struct Column: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  private struct Framed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding(5) }
  }

  @Test func aStyleMayExtendTheInheritedStyle() {
    let window = show(100, 50) {
      LabeledContent("ab", value: "cd").labeledContentStyle(Framed()).labeledContentStyle(Column())
    }
    #expect(window.frame(ofText: "ab") == rect(5, 5, 10, 10))
    #expect(window.frame(ofText: "cd") == rect(5, 15, 10, 10))
  }

  @Test func nestedContentInheritsTheStyle() {
    let window = show(100, 50) {
      LabeledContent("a") { LabeledContent("b", value: "c") }.labeledContentStyle(Column())
    }
    #expect(["a", "b", "c"].map { window.frame(ofText: $0)?.minY } == [0, 10, 20])
  }

  @Test func contentWithoutTextIsCenteredOnTheLineOfTheLabel() throws {
    let window = TestWindow(width: 300, height: 100) {
      LabeledContent("Weight") { Color.red.frame(width: 50, height: 6).accessibilityIdentifier("bar") }
    }
    let line = try #require(window.frame(ofText: "Weight"))
    #expect(abs(window.frame("bar").midY - line.midY) < 1)
  }
}
