import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The state of pages while other pages are shown.
@MainActor @Suite struct KeptPagesTests {
  @Test func aPageKeepsItsPositionWhileAnotherIsShown() throws {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "observe") }
    window.settle()
    window.wheel(-6, at: CGPoint(x: 600, y: 400))
    window.settle()
    let offset = try #require(window.scroll).model.offset.y
    #expect(offset > 100)
    window.key("PageDown", .control)
    window.settle()
    #expect(window.scroll?.model.offset.y != offset)
    window.key("PageUp", .control)
    window.settle()
    #expect(try #require(window.scroll).model.offset.y == offset)
  }

  /// A page without controls begins above the others. The page behind it keeps its height and its position.
  @Test func aPageKeepsItsPositionBesideAPageWithoutControls() throws {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "chat") }
    window.settle()
    window.wheel(4, at: CGPoint(x: 600, y: 400))
    window.settle()
    let before = try #require(window.scroll)
    let (offset, size) = (before.model.offset, before.size)
    for page in ["journal", "chat"] {
      window.key("K", .control)
      window.settle()
      window.type(page)
      window.settle()
      window.key("Return")
      window.settle()
    }
    let after = try #require(window.scroll)
    #expect(after === before && after.model.offset == offset && after.size == size)
  }

  /// Draws and measures the same beside the hidden million rows as beside a hidden page that was next to it in the list.
  @Test func aHiddenPageTakesNoPartInAFrame() {
    func drawing(after page: String) -> (commands: Int, measures: Int) {
      let window = TestWindow(width: 900, height: 640) { GalleryView(page: page) }
      window.settle()
      window.key("K", .control)
      window.settle()
      window.type("parallax")
      window.settle()
      window.key("Return")
      window.settle()
      #expect(!window.pipeline.wantsFrame)
      window.send(.resize(CGSize(width: 880, height: 640)))
      window.advance()
      return (window.pipeline.displayList.commands.count, window.counts.measures)
    }
    #expect(drawing(after: "million") == drawing(after: "nested"))
  }

  @Test func aCommandRunsOnItsPageOnlyAndNotAgainWhenThePageReturns() {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "million", rows: 1000) }
    window.settle()
    window.key("I")
    window.settle()
    #expect(window.texts.contains("1,100"))
    window.key("PageDown", .control)
    window.settle()
    window.key("PageUp", .control)
    window.settle()
    #expect(window.texts.contains("1,100"), "the rows are kept, and the command has not run again")
  }

  @Test func thePageWhoseVisitIsLongestAgoGivesItsStateUp() {
    let model = GalleryModel(pageName: "home")
    for _ in 0..<GalleryModel.keptPageCount { model.move(by: 1) }
    #expect(model.keptPages.count == GalleryModel.keptPageCount)
    #expect(!model.keptPages.contains { $0.name == "home" })
    #expect(model.keptPages.contains { $0.name == model.current.name })
  }

  @Test func theWindowTitleNamesThePageInTheLanguageOfTheTexts() {
    let model = GalleryModel(pageName: "physics")
    #expect(model.windowTitle == "Physics – ScrollUI")
    model.settings.language = .chinese
    #expect(model.windowTitle == "物理 – ScrollUI")
    model.show(GalleryPages.page(named: "home"))
    #expect(model.windowTitle == "ScrollUI")
  }
}
