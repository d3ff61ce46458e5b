import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

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
    #expect(window.texts.contains(GalleryPages.page(named: "million").hint))
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
    #expect(window.texts.contains(GalleryPages.page(named: "million").hint))
  }

  @Test func theArrowKeysSelectAnEntry() throws {
    let model = GalleryModel(pageName: "physics")
    let second = try #require(PaletteEntry.found("scroll", in: model, table: nil).dropFirst().first)
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
      try #require(PaletteEntry.found(query, in: model, table: nil).first)
    }
    try entry("deceleration fast").run()
    #expect(model.commandLine == "scrolldemo --page physics --set deceleration=fast")
    try entry("slow motion").run()
    #expect(model.settings.hasSlowMotion)
    try entry("text size largest").run()
    #expect(model.settings.textSize == .largest)
  }

  @Test func chineseWordsFindTheSameEntries() {
    for query in ["物理", "physics"] {
      #expect(found(query, table: GalleryLanguage.chinese.table).first == "page physics", "\(query)")
    }
  }

  // MARK: Order

  private func found(_ query: String, on page: String = "home", table: StringTable? = nil) -> [String] {
    PaletteEntry.found(query, in: GalleryModel(pageName: page), table: table).map(\.id)
  }

  @Test(arguments: [
    ("para", "page parallax"), ("text", "page text"), ("form", "page forms"), ("cont", "page contacts"),
    ("page", "page paging"), ("slow", "setting Slow motion"), ("fps", "gallery frame-graph"), ("grid", "page photos"),
    ("scroll p", "page positionid"), ("offset", "page observe"), ("scrollTo", "page million"),
  ]) func theBestMatchIsFirst(query: String, id: String) {
    #expect(found(query).first == id, "\(found(query).prefix(4))")
  }

  @Test func noEntryIsBeforeOneOfABetterRank() {
    let model = GalleryModel(pageName: "feed")
    for query in ["a", "in", "text", "scroll", "row", "list", "page", "slow network", "view", "co o"] {
      let ranks = PaletteEntry.found(query, in: model, table: nil).map { $0.match(query, in: nil)?.rank }
      #expect(ranks.allSatisfy { $0 != nil })
      #expect(zip(ranks, ranks.dropFirst()).allSatisfy { ($0 ?? .title) <= ($1 ?? .title) }, "\(query)")
    }
  }

  /// From the third letter on, a title that begins with the typed letters is the first.
  @Test func theBeginningOfATitleFindsATitleThatBeginsSo() throws {
    for page in GalleryPages.all {
      for count in 3...page.title.count {
        let start = String(page.title.prefix(count))
        let first = try #require(PaletteEntry.found(start, in: GalleryModel(pageName: nil), table: nil).first)
        #expect(first.text(in: nil).lowercased().hasPrefix(start.lowercased()), "\(start): \(first.id)")
      }
    }
  }

  @Test func aWordOfAKeywordIsShownWithTheEntry() throws {
    let model = GalleryModel(pageName: nil)
    let entry = try #require(PaletteEntry.found("GeometryProxy", in: model, table: nil).first)
    #expect(entry.id == "page parallax" && entry.foundText == "GeometryProxy")
    #expect(PaletteEntry.found("parallax", in: model, table: nil).first?.foundText == nil)
  }

  @Test func withoutAQueryTheRecentPagesAreFirst() {
    let model = GalleryModel(pageName: "physics")
    for name in ["feed", "chat", "map"] { model.show(GalleryPages.page(named: name)) }
    let ids = PaletteEntry.found("", in: model, table: nil).map(\.id)
    #expect(Array(ids.prefix(4)) == ["page chat", "page feed", "page physics", "page home"])
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: [("para", "parallax"), ("text", "text"), ("form", "forms"), ("grid", "photos"), ("物理", "physics")])
  func returnInTheSearchFieldOpensTheBestPage(query: String, name: String) {
    var state = GalleryState()
    state.settings.language = query == "物理" ? .chinese : .english
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "observe", state: state) }
    window.settle()
    window.key("F", .control)
    window.settle()
    type(query, in: window)
    window.key("Return")
    window.settle()
    let hint = GalleryPages.page(named: name).hint
    #expect(window.texts.contains(query == "物理" ? ChineseTexts.translations[hint] ?? "" : hint))
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
    #expect(window.texts.contains(GalleryPages.page(named: "million").hint))
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
