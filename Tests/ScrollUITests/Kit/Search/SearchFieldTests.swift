import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The place of a search field, its focus, and the end of a search.
@MainActor @Suite struct SearchFieldTests {
  // MARK: The place

  @Test func aNarrowPageHasTheFieldBelowItsTitle() throws {
    let sample = SearchSample()
    let field = try #require(sample.fieldFrame)
    let row = try #require(sample.window.frame(ofText: "not searching"))
    let title = try #require(sample.window.nodes(of: TextNode.self).first { $0.size.height > 25 })
    #expect(field.minY > title.convert(title.bounds, to: nil).maxY && field.maxY < row.minY)
    #expect(field.width > 250)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aWidePageHasTheFieldAtTheTrailingEndOfItsBar(direction: LayoutDirection) throws {
    let sample = SearchSample(width: 800, direction: direction)
    let field = try #require(sample.fieldFrame)
    #expect(field.maxY < 44 && field.width < 240)
    #expect(direction == .leftToRight ? field.minX > 500 : field.maxX < 300)
  }

  @Test func aDrawerIsBelowTheTitleOfAWidePage() throws {
    let sample = SearchSample(width: 800, placement: .navigationBarDrawer(displayMode: .always))
    #expect(try #require(sample.fieldFrame).minY > 44)
  }

  @Test func withoutAPageTheFieldIsAboveTheView() throws {
    let sample = SearchSample(.noPage)
    let field = try #require(sample.fieldFrame)
    let row = try #require(sample.window.frame(ofText: "not searching"))
    #expect(field.minY < 30 && field.maxY < row.minY)
  }

  @Test func aSearchAroundAStackHasItsFieldInTheRootPage() throws {
    let sample = SearchSample(.aroundTheStack)
    #expect(sample.window.editedTexts.count == 1)
    let field = try #require(sample.fieldFrame)
    let row = try #require(sample.window.frame(ofText: "not searching"))
    #expect(field.minY > 44 && field.maxY < row.minY)
    sample.open()
    #expect(sample.isFocused && sample.isSearching)
  }

  @Test func theDrawerScrollsAwayWithTheTitleUnlessAPersonSearches() throws {
    let sample = SearchSample()
    for _ in 0..<6 { sample.window.wheel(-1, at: CGPoint(x: 200, y: 400)) }
    sample.window.settle()
    #expect(try #require(sample.fieldFrame).maxY <= 44)
    let offset = sample.window.scroll?.model.offset
    sample.open()
    let field = try #require(sample.fieldFrame)
    #expect(field.minY >= 44 && field.maxY < 90 && sample.isFocused)
    #expect(sample.window.scroll?.model.offset == offset)
    for _ in 0..<6 { sample.window.wheel(-1, at: CGPoint(x: 200, y: 400)) }
    sample.window.settle()
    #expect(sample.fieldFrame == field)
  }

  @Test func aFieldUnderTheBarTakesNoPress() throws {
    let sample = SearchSample()
    sample.window.scroll?.model.jump(to: CGPoint(x: 0, y: 20))
    sample.window.settle()
    let field = try #require(sample.fieldFrame)
    #expect(field.minY < 44)
    sample.window.tap(CGPoint(x: 200, y: 40))
    sample.window.settle()
    #expect(!sample.isFocused)
  }

  @Test func aMinimizedFieldIsAButtonUntilItIsPressed() throws {
    let sample = SearchSample(behavior: .minimize)
    #expect(sample.field == nil)
    sample.window.tap(CGPoint(x: 370, y: 22))
    sample.window.settle()
    #expect(sample.isFocused && sample.isSearching)
    sample.key("Escape")
    #expect(sample.field == nil && !sample.isSearching)
    sample.open()
    #expect(sample.isFocused)
  }

  @Test func aSearchTabIsTheLastAndHasALabel() throws {
    let window = TestWindow {
      TabView {
        Tab(role: .search) { Text("search page") }
        Tab("First", systemImage: "house") { Text("first page") }
      }
    }
    window.settle()
    let search = try #require(window.frame(ofText: "Search"))
    let first = try #require(window.frame(ofText: "First"))
    #expect(search.minX > first.maxX)
    try window.tap("Search")
    window.settle()
    #expect(window.texts.contains("search page"))
  }

  // MARK: Focus

  @Test func aPressOnTheFieldBeginsASearch() throws {
    let sample = SearchSample()
    #expect(!sample.isSearching)
    sample.window.clickText()
    sample.window.settle()
    #expect(sample.isFocused && sample.isSearching && sample.model.isPresented)
  }

  @Test func controlFMovesTheFocusToTheFieldAndSelectsItsText() {
    let sample = SearchSample()
    sample.model.text = "old"
    sample.window.settle()
    sample.open()
    sample.type("new")
    #expect(sample.model.text == "new")
  }

  @Test func typingChangesTheBindingAndTheProgramChangesTheField() {
    let sample = SearchSample()
    sample.open()
    sample.type("pe")
    #expect(sample.model.text == "pe")
    sample.model.text = "pear"
    sample.window.settle()
    #expect(sample.field?.model.text == "pear")
    sample.type("s")
    #expect(sample.model.text == "pears")
  }

  @Test func returnSubmitsTheSearch() {
    let sample = SearchSample()
    sample.open()
    sample.type("fig")
    sample.key("Return")
    #expect(sample.model.submissions == ["fig"])
    #expect(sample.isFocused)
  }

  @Test func aPageWithoutSearchLeavesControlFToOthers() throws {
    let sample = SearchSample()
    try sample.window.tap("details")
    sample.window.settle()
    sample.open()
    #expect(!sample.model.isPresented)
  }

  // MARK: The end of a search

  @Test(arguments: [SearchSample.Place.noPage, .page, .aroundTheStack])
  func escapeClearsTheTextAndThenEndsTheSearch(place: SearchSample.Place) {
    let sample = SearchSample(place)
    sample.open()
    sample.type("plum")
    sample.key("Escape")
    #expect(sample.model.text == "" && sample.isSearching && sample.isFocused)
    sample.key("Escape")
    #expect(!sample.isSearching && !sample.isFocused && !sample.model.isPresented)
  }

  @Test func escapeEndsASearchBeforeItLeavesThePage() throws {
    let window = TestWindow {
      NavigationStack {
        NavigationLink("open") { Searched().navigationTitle("second") }
      }
    }
    try window.tap("open")
    window.settle()
    window.key("F", .control)
    window.settle()
    #expect(window.texts.contains("inside"))
    window.key("Escape")
    window.settle()
    #expect(window.texts.contains("outside"))
    window.key("Escape")
    window.settle()
    #expect(!window.texts.contains("outside"))
  }

  @Test func cancelEndsTheSearchInANarrowPage() throws {
    let sample = SearchSample()
    #expect(!sample.window.texts.contains("Cancel"))
    sample.open()
    sample.type("plum")
    try sample.window.tap("Cancel")
    sample.window.settle()
    #expect(sample.model.text == "" && !sample.isSearching && !sample.isFocused)
    #expect(!sample.window.texts.contains("Cancel"))
  }

  @Test func aWidePageHasNoCancelButton() {
    let sample = SearchSample(width: 800)
    sample.open()
    #expect(sample.isSearching && !sample.window.texts.contains("Cancel"))
  }

  @Test func theClearButtonKeepsTheFocus() throws {
    let sample = SearchSample()
    sample.open()
    sample.type("plum")
    let field = try #require(sample.fieldFrame)
    sample.window.tap(CGPoint(x: field.maxX + 14, y: field.midY))
    sample.window.settle()
    #expect(sample.model.text == "" && sample.isFocused && sample.isSearching)
    sample.type("fig")
    #expect(sample.model.text == "fig")
  }

  @Test func dismissSearchClearsTheFieldAndRemovesTheFocus() throws {
    let sample = SearchSample()
    sample.open()
    sample.type("plum")
    try sample.window.tap("searching")
    sample.window.settle()
    #expect(sample.model.text == "" && !sample.isSearching && !sample.isFocused)
  }

  @Test func theProgramPresentsAndEndsTheSearch() {
    let sample = SearchSample()
    sample.model.isPresented = true
    sample.window.settle()
    #expect(sample.isFocused && sample.isSearching)
    sample.model.isPresented = false
    sample.window.settle()
    #expect(!sample.isFocused && !sample.isSearching)
  }

  @Test func anEmptyFieldEndsTheSearchWhenItLosesTheFocus() {
    let sample = SearchSample()
    sample.open()
    sample.window.key("Tab")
    sample.window.key("Tab")
    sample.window.key("Tab")
    sample.window.settle()
    #expect(!sample.isFocused && !sample.isSearching)
    sample.open()
    sample.type("plum")
    for _ in 0..<3 { sample.window.key("Tab") }
    sample.window.settle()
    #expect(!sample.isFocused && sample.isSearching, "a text keeps the search")
  }

  @Test func theWindowMayLoseTheKeyboard() {
    let sample = SearchSample()
    sample.open()
    sample.type("plum")
    sample.window.send(.focusLost)
    sample.window.settle()
    sample.type("s")
    #expect(sample.model.text == "plums" && sample.isSearching)
  }

  // MARK: Input methods and sizes

  @Test func aCompositionSurvivesUpdatesOfTheContent() {
    let sample = SearchSample(hasSuggestions: true)
    sample.open()
    sample.type("a")
    sample.window.send(.textEditing("ní", start: 2, length: 0))
    sample.window.settle()
    sample.model.rows = ["new"]
    sample.model.suggestions = ["a", "ab"]
    sample.window.settle()
    #expect(sample.field?.model.text == "aní" && sample.model.text == "a")
    sample.window.send(.text("你"))
    sample.window.settle()
    #expect(sample.model.text == "a你")
  }

  @Test func aResizedWindowKeepsTheFieldItsFocusAndItsComposition() {
    let sample = SearchSample()
    sample.open()
    sample.type("a")
    sample.window.send(.textEditing("ní", start: 2, length: 0))
    sample.window.settle()
    for width in [900.0, 300, 1200, 400] {
      sample.window.resize(width: width, height: 500)
      sample.window.settle()
      #expect(sample.isFocused && sample.field?.model.text == "aní", "\(width)")
    }
  }
}

private struct Searched: View {
  @State private var text = ""

  var body: some View { Inside().searchable(text: $text) }

  private struct Inside: View {
    @Environment(\.isSearching) private var isSearching

    var body: some View { Text(isSearching ? "inside" : "outside") }
  }
}
