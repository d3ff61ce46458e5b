import Engine
import ScrollUI
import ScrollUITesting
import Testing

@testable import Gallery

/// The palette of pages, options, commands and settings.
@MainActor @Suite struct CommandPaletteTests {
  private func open(page: String = "physics") -> TestWindow {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: page) }
    window.settle()
    window.key("K", .control)
    window.settle()
    return window
  }

  private func type(_ text: String, in window: TestWindow) {
    window.type(text)
    window.settle()
  }

  @Test func everyEntryHasItsOwnIdentity() {
    for page in GalleryPages.all {
      let ids = PaletteEntry.entries(of: GalleryModel(pageName: page.name)).map(\.id)
      #expect(Set(ids).count == ids.count, "\(page.name)")
    }
  }

  @Test func returnOpensTheFirstPageThatMatches() {
    let window = open()
    type("million rows", in: window)
    window.key("Return")
    window.settle()
    #expect(window.texts.contains(MillionPage.description.hint))
  }

  /// A slow frame has all of the keys that were pressed since the last.
  @Test func keysInTheFrameThatOpensThePaletteGoToIt() {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "physics") }
    window.settle()
    window.send(.keyDown(KeyStroke(.character("K"), modifiers: .control)))
    for letter in "million rows" {
      window.send(.keyDown(KeyStroke(.character(Character(letter.uppercased())))))
      window.send(.text(String(letter)))
      window.send(.keyUp(KeyStroke(.character(Character(letter.uppercased())))))
    }
    window.send(.keyDown(KeyStroke(.return)))
    window.advance()
    window.settle()
    #expect(window.texts.contains(MillionPage.description.hint))
  }

  @Test func theArrowKeysSelectAnEntry() throws {
    let model = GalleryModel(pageName: "physics")
    let second = try #require(
      PaletteEntry.entries(of: model).filter { $0.matches("scroll", in: nil) }.dropFirst().first)
    let window = open()
    type("scroll", in: window)
    window.key("Down")
    window.key("Return")
    window.settle()
    #expect(window.texts.contains(second.title[0]))
  }

  @Test func anOptionAndASettingAreReached() throws {
    let model = GalleryModel(pageName: "physics")
    func entry(_ query: String) throws -> PaletteEntry {
      try #require(PaletteEntry.entries(of: model).first { $0.matches(query, in: nil) })
    }
    try entry("deceleration fast").run()
    #expect(model.commandLine == "scrolldemo --page physics --set deceleration=fast")
    try entry("slow motion").run()
    #expect(model.settings.hasSlowMotion)
    try entry("text size largest").run()
    #expect(model.settings.textSize == .largest)
  }

  @Test func chineseWordsFindTheSameEntries() {
    let entries = PaletteEntry.entries(of: GalleryModel(pageName: "home"))
    let table = GalleryLanguage.chinese.table
    #expect(entries.filter { $0.matches("物理", in: table) }.map(\.id).contains("page physics"))
    #expect(entries.filter { $0.matches("physics", in: table) }.map(\.id).contains("page physics"))
  }

  @Test func thePaletteOpensFromTheSearchField() {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "observe") }
    window.settle()
    window.key("F", .control)
    window.settle()
    window.type("bars")
    window.key("K", .control)
    window.settle()
    window.type("million rows")
    window.key("Return")
    window.settle()
    #expect(window.texts.contains(MillionPage.description.hint))
  }

  @Test func escapeClosesThePaletteAndKeysOfThePageWorkAgain() {
    let window = open(page: "million")
    window.key("Escape")
    window.settle()
    #expect(!window.texts.contains("Page, option, command or setting"))
    window.key("I")
    window.settle()
    #expect(window.texts.contains("1,000,100"))
  }
}
