import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Suggestions, tokens and scopes of a search field.
@MainActor @Suite struct SearchSuggestionTests {
  private func sample(_ place: SearchSample.Place = .page) -> SearchSample { SearchSample(place, hasSuggestions: true) }

  private func shown(_ sample: SearchSample) -> [String] {
    sample.window.texts.filter { ["apple", "apricot", "avocado", "token red", "button"].contains($0) }
  }

  // MARK: The menu

  @Test func theMenuIsBelowTheFieldWhileItHasTheFocus() throws {
    let sample = sample()
    #expect(shown(sample).isEmpty)
    sample.open()
    #expect(shown(sample) == ["apple", "apricot", "avocado"])
    let (field, row) = (try #require(sample.fieldFrame), try #require(sample.window.frame(ofText: "apple")))
    #expect(row.minY > field.maxY && row.minX >= field.minX - 40)
  }

  @Test func theMenuFollowsTheText() {
    let sample = sample()
    sample.open()
    sample.type("ap")
    #expect(shown(sample) == ["apple", "apricot"])
    sample.type("x")
    #expect(shown(sample).isEmpty)
  }

  @Test func arrowsAndReturnChooseASuggestion() {
    let sample = sample()
    sample.open()
    sample.type("ap")
    sample.key("Down")
    sample.key("Down")
    sample.key("Return")
    #expect(sample.model.text == "apricot" && shown(sample).isEmpty && sample.isFocused)
    #expect(sample.model.submissions.isEmpty)
    sample.type("s")
    #expect(sample.model.text == "apricots", "the caret is behind the completed text")
  }

  @Test func arrowsMoveBeyondBothEndsBackToTheText() {
    let sample = sample()
    sample.open()
    sample.key("Up")
    sample.key("Return")
    #expect(sample.model.text == "avocado")
    sample.key("Escape")
    sample.key("Down")
    #expect(shown(sample).count == 3)
    for _ in 0..<4 { sample.key("Down") }
    sample.key("Return")
    #expect(sample.model.submissions == [""])
  }

  @Test func escapeClosesTheMenuThenClearsThenEnds() {
    let sample = sample()
    sample.open()
    sample.type("ap")
    sample.key("Down")
    sample.key("Escape")
    #expect(shown(sample).isEmpty && sample.model.text == "ap")
    sample.key("Escape")
    #expect(sample.model.text == "" && sample.isSearching)
    sample.key("Escape")
    #expect(!sample.isSearching)
  }

  @Test(arguments: [TestWindow.Pointer.mouse, .finger])
  func aPressChoosesASuggestion(pointer: TestWindow.Pointer) throws {
    let sample = sample()
    sample.open()
    let row = try #require(sample.window.frame(ofText: "apricot"))
    sample.window.drag(from: CGPoint(x: row.midX, y: row.midY), by: .zero, steps: 1, with: pointer)
    sample.window.settle()
    #expect(sample.model.text == "apricot" && shown(sample).isEmpty && sample.isFocused)
  }

  @Test func aRowUnderTheRestingPointerIsNotHighlighted() throws {
    let sample = sample()
    sample.open()
    let row = try #require(sample.window.frame(ofText: "apricot"))
    sample.key("Escape")
    sample.window.move(CGPoint(x: row.midX, y: row.midY))
    sample.key("Down")
    #expect(shown(sample).count == 3)
    sample.key("Return")
    #expect(sample.model.submissions == [""], "no row was highlighted")
    sample.key("Down")
    sample.window.move(CGPoint(x: row.midX + 2, y: row.midY))
    sample.window.settle()
    sample.key("Return")
    #expect(sample.model.text == "apricot")
  }

  @Test func aButtonIsARow() {
    let sample = sample()
    sample.open()
    sample.type("b")
    #expect(shown(sample) == ["button"])
    sample.key("Down")
    sample.key("Return")
    #expect(sample.model.actions == 1 && sample.model.text == "b")
  }

  @Test func suggestionsMayChangeUnderTheHighlight() {
    let sample = sample()
    sample.open()
    sample.key("Down")
    sample.model.suggestions = ["banana"]
    sample.window.settle()
    sample.key("Return")
    #expect(sample.model.submissions == [""], "the highlighted row has left")
  }

  @Test func aHiddenMenuTakesNoKeys() {
    let text = Knob("")
    let window = TestWindow {
      KnobView(text) { _ in
        Text("content")
          .searchable(text: Binding(get: { text.value }, set: { text.value = $0 }))
          .searchSuggestions { Text("one").searchCompletion("one") }
          .searchSuggestions(.hidden, for: .menu)
      }
    }
    window.settle()
    window.key("F", .control)
    window.settle()
    #expect(!window.texts.contains("one"))
    window.key("Down")
    window.key("Return")
    window.settle()
    #expect(text.value == "")
  }

  @Test func aPushedPageClosesTheMenu() {
    let sample = sample()
    sample.open()
    #expect(shown(sample).count == 3)
    sample.push()
    sample.window.settle()
    #expect(shown(sample).isEmpty && sample.window.texts.contains("a page without search"))
    sample.type("x")
    #expect(sample.model.text == "", "a covered field takes no text")
  }

  // MARK: Tokens

  @Test func aTokenIsAppendedAndBackspaceRemovesTheLast() {
    let sample = sample()
    sample.model.tokens = [.init(id: "ripe")]
    sample.window.settle()
    sample.open()
    sample.type("t")
    sample.key("Down")
    sample.key("Return")
    #expect(sample.model.tokens.map(\.id) == ["ripe", "red"] && sample.model.text == "")
    sample.type("x")
    sample.key("Backspace")
    #expect(sample.model.tokens.count == 2, "a character before the caret comes first")
    sample.key("Backspace")
    #expect(sample.model.tokens.map(\.id) == ["ripe"])
    sample.key("Escape")
    #expect(sample.model.tokens.isEmpty || !sample.window.texts.contains("apple"))
  }

  @Test func aTokenIsRemovedByItsButton() throws {
    let sample = sample()
    sample.model.tokens = [.init(id: "ripe"), .init(id: "red")]
    sample.window.settle()
    let chip = try #require(sample.window.frame(ofText: "#ripe"))
    sample.window.tap(CGPoint(x: chip.maxX + 9, y: chip.midY))
    sample.window.settle()
    #expect(sample.model.tokens.map(\.id) == ["red"])
  }

  @Test func manyTokensLeaveRoomForTheText() throws {
    let sample = sample()
    sample.model.tokens = (0..<20).map { .init(id: "token \($0)") }
    sample.window.settle()
    let field = try #require(sample.fieldFrame)
    let last = try #require(sample.window.frame(ofText: "#token 19"))
    #expect(field.width >= 70 && last.maxX < field.minX)
  }

  @Test func suggestedTokensAreOfferedUntilTheyAreUsed() throws {
    let window = TestWindow { TokenSearch() }
    window.key("F", .control)
    window.settle()
    #expect(window.texts.filter { $0.hasPrefix("@") } == ["@a", "@b"])
    window.key("Down")
    window.key("Return")
    window.settle()
    #expect(window.texts.contains("tokens a"))
    window.key("Down")
    window.settle()
    window.type("x")
    window.settle()
    #expect(window.texts.filter { $0 == "@b" }.count == 1 && window.texts.filter { $0 == "@a" }.count == 1)
  }

  @Test func anEditableTokenChangesItsElement() throws {
    let window = TestWindow { EditableTokenSearch() }
    try window.tap("off a")
    window.settle()
    #expect(window.texts.contains("on a") && window.texts.contains("a true"))
  }

  // MARK: Scopes

  @Test func scopesAreShownWhileAPersonSearches() throws {
    let sample = SearchSample()
    #expect(!sample.window.texts.contains("Green"))
    sample.open()
    #expect(sample.window.texts.contains("Green"))
    try sample.window.tap("Green")
    sample.window.settle()
    #expect(sample.model.scope == "green" && sample.isSearching)
    sample.key("Escape")
    #expect(!sample.window.texts.contains("Green"))
  }

  @Test func scopesOnTextEntryWaitForAText() {
    let sample = SearchSample(activation: .onTextEntry)
    sample.open()
    #expect(!sample.window.texts.contains("Green"))
    sample.type("a")
    #expect(sample.window.texts.contains("Green"))
  }

  @Test func scopesAreChosenByKeysWithoutAnEndOfTheSearch() {
    let sample = SearchSample()
    sample.open()
    sample.window.key("Tab")
    sample.window.key("Tab")
    sample.window.settle()
    #expect(sample.isSearching && !sample.isFocused)
    sample.key("Right")
    #expect(sample.model.scope == "green" && sample.isSearching)
  }

  // MARK: Focus

  @Test func searchFocusedReadsAndMovesTheFocus() throws {
    let window = TestWindow { FocusedSearch() }
    window.settle()
    #expect(window.texts.contains("focus none"))
    window.clickText()
    window.settle()
    #expect(window.texts.contains("focus search"))
    try window.tap("leave")
    window.settle()
    #expect(window.texts.contains("focus none") && !window.editedTexts[0].isFocused)
    try window.tap("enter")
    window.settle()
    #expect(window.texts.contains("focus search") && window.editedTexts[0].isFocused)
  }
}

private struct TokenSearch: View {
  @State private var text = ""
  @State private var tokens: [SearchSample.Token] = []
  @State private var suggested = [SearchSample.Token(id: "a"), SearchSample.Token(id: "b")]

  var body: some View {
    Text("tokens " + tokens.map(\.id).joined())
      .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text("@" + $0.id) }
  }
}

private struct EditableTokenSearch: View {
  struct Flag: Identifiable {
    let id: String
    var isOn = false
  }

  @State private var text = ""
  @State private var flags = [Flag(id: "a")]

  var body: some View {
    Text(flags.map { "\($0.id) \($0.isOn)" }.joined())
      .searchable(text: $text, editableTokens: $flags) { flag in
        Button("\(flag.wrappedValue.isOn ? "on" : "off") \(flag.wrappedValue.id)") { flag.wrappedValue.isOn.toggle() }
      }
  }
}

private struct FocusedSearch: View {
  enum Field: Hashable { case search }
  @State private var text = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      Text(focus == .search ? "focus search" : "focus none")
      Button("leave") { focus = nil }
      Button("enter") { focus = .search }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .searchable(text: $text)
    .searchFocused($focus, equals: .search)
  }
}
