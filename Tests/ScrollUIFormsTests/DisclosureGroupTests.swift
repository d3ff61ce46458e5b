import Engine
import Geometry
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Groups and trees with rows that are shown and hidden.
@MainActor @Suite struct DisclosureGroupTests {
  private let chosen = Remote<String?>()

  private func rowTexts(_ window: TestWindow) -> [String] {
    window.nodes(of: ListRowNode.self).compactMap { row in
      window.nodes(of: TextNode.self).first { text in text.nearestAncestor { $0 === row } != nil }?.spans.map(\.text)
        .joined()
    }
  }

  @Test func aGroupShowsAndHidesItsContent() throws {
    let window = TestWindow(width: 300, height: 300) {
      DisclosureGroup("More") { Text("Inside") }
    }
    window.settle()
    #expect(!window.texts.contains("Inside"))
    try window.tap("More")
    window.settle()
    #expect(window.texts.contains("Inside"))
    window.key("Tab")
    window.key("Space")
    window.settle()
    #expect(!window.drawnTexts.contains("Inside"))
  }

  @Test func inAListEachViewIsARow() throws {
    let window = TestWindow(width: 300, height: 400) {
      List {
        DisclosureGroup("Fruit") {
          Text("Apple")
          ForEach(0..<500) { Text("Pear \($0)") }
        }
        Text("Bread")
      }
      .listStyle(.plain)
    }
    window.settle()
    #expect(rowTexts(window) == ["Fruit", "Bread"])
    let row = try #require(window.nodes(of: ListRowNode.self).first)
    let card = row.convert(row.card, to: nil)
    window.tap(CGPoint(x: card.maxX - 3, y: card.midY))
    window.settle()
    #expect(rowTexts(window).prefix(4) == ["Fruit", "Apple", "Pear 0", "Pear 1"])
    #expect(window.nodes(of: ListRowNode.self).count < 40, "rows out of sight are not built")
    #expect(try #require(window.frame(ofText: "Apple")).minX == window.frame(ofText: "Fruit")?.minX, "indented")
  }

  private struct Folder: Identifiable {
    let name: String
    var children: [Folder]?
    var id: String { name }

    static let sample = [
      Folder(
        name: "Home",
        children: [Folder(name: "Music", children: [Folder(name: "Song")]), Folder(name: "Notes")]),
      Folder(name: "Tmp", children: []), Folder(name: "Readme"),
    ]
  }

  private struct Tree: View {
    let chosen: Remote<String?>
    @State private var selection: String?

    var body: some View {
      let _ = chosen.connect($selection)
      List(Folder.sample, children: \.children, selection: $selection) { Text($0.name) }.listStyle(.plain)
    }
  }

  private func pressChevron(of name: String, in window: TestWindow) throws {
    let text = try #require(window.frame(ofText: name))
    window.tap(CGPoint(x: text.minX - 14, y: text.midY))
    window.settle()
  }

  @Test func aListOfTreesOpensAndSelects() throws {
    let window = TestWindow(width: 300, height: 400) { Tree(chosen: chosen) }
    window.settle()
    #expect(rowTexts(window) == ["Home", "Tmp", "Readme"])
    try pressChevron(of: "Home", in: window)
    try pressChevron(of: "Music", in: window)
    #expect(rowTexts(window) == ["Home", "Music", "Song", "Notes", "Tmp", "Readme"])
    let (home, song) = (try #require(window.frame(ofText: "Home")), try #require(window.frame(ofText: "Song")))
    #expect(song.minX == home.minX + 40)
    try window.tap("Song")
    window.settle()
    #expect(chosen.value == "Song")
    try pressChevron(of: "Home", in: window)
    #expect(rowTexts(window) == ["Home", "Tmp", "Readme"])
    try pressChevron(of: "Home", in: window)
    #expect(rowTexts(window).contains("Song"), "inner groups stay as they were")
  }

  /// The keys of a tree: open, first child, parent, close.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func arrowKeysOpenAndCloseTheRowsOfATree(direction: LayoutDirection) throws {
    let window = TestWindow(width: 300, height: 400) { Tree(chosen: chosen).environment(\.layoutDirection, direction) }
    window.settle()
    let (opens, closes) = direction == .leftToRight ? ("Right", "Left") : ("Left", "Right")
    func press(_ key: String) {
      window.key(key)
      window.settle()
    }
    try window.tap("Home")
    window.settle()
    press(opens)
    #expect(rowTexts(window) == ["Home", "Music", "Notes", "Tmp", "Readme"])
    press(opens)
    #expect(chosen.value == "Music")
    press(opens)
    press(opens)
    #expect(chosen.value == "Song" && rowTexts(window).count == 6)
    press(opens)
    #expect(chosen.value == "Song", "a leaf stays")
    press(closes)
    #expect(chosen.value == "Music")
    press(closes)
    #expect(rowTexts(window) == ["Home", "Music", "Notes", "Tmp", "Readme"])
    press(closes)
    press(closes)
    #expect(chosen.value == "Home" && rowTexts(window) == ["Home", "Tmp", "Readme"])
  }

  @Test func arrowKeysSwitchAFocusedGroup() throws {
    let window = TestWindow(width: 300, height: 300) { DisclosureGroup("More") { Text("Inside") } }
    window.settle()
    window.key("Tab")
    window.key("Left")
    window.settle()
    #expect(!window.texts.contains("Inside"))
    window.key("Right")
    window.settle()
    #expect(window.texts.contains("Inside"))
    window.key("Left")
    window.settle()
    #expect(!window.drawnTexts.contains("Inside"))
  }

  @Test func anElementWithoutChildrenHasNoChevron() throws {
    let window = TestWindow(width: 300, height: 400) { Tree(chosen: chosen) }
    window.settle()
    try pressChevron(of: "Readme", in: window)
    try pressChevron(of: "Tmp", in: window)
    #expect(rowTexts(window) == ["Home", "Tmp", "Readme"])
  }

  @Test func aTreeOutsideOfAListIsAColumn() {
    let window = TestWindow(width: 300, height: 300) {
      VStack { OutlineGroup(Folder.sample, children: \.children) { Text($0.name) } }
    }
    window.settle()
    #expect(window.texts == ["Home", "Tmp", "Readme"])
  }
}
