import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct EditorPageTests {
  @Test func eachTextKeepsItsOwnSelectionAndEdits() throws {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "editor") }
    window.settle()
    window.click(CGPoint(x: 500, y: 300))
    window.key("A", .control)
    window.type("Short")
    window.key("A", .control)
    window.settle()
    #expect(window.texts.contains("1 word"))
    window.key("Escape")
    window.key("L")
    window.settle()
    #expect(!window.texts.contains("5 characters"))
    let selection = try #require(window.editedTexts.last).model.selection.range
    #expect(selection.isEmpty, "nothing is selected in the long text")
    window.key("L")
    window.settle()
    #expect(window.texts.contains("5 characters"), "the edit is kept")
  }
}
