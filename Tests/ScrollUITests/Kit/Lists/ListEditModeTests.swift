import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Lists while `EditButton` edits them.
@MainActor @Suite struct ListEditModeTests {
  private let names = Remote<[String]>()
  private let chosen = Remote<Set<String>>()

  private struct Fruit: View {
    let names: Remote<[String]>
    let chosen: Remote<Set<String>>
    let selects: Bool
    @State private var list = ["Apple", "Pear", "Plum", "Fig"]
    @State private var selection: Set<String> = []

    var body: some View {
      let _ = names.connect($list)
      let _ = chosen.connect($selection)
      NavigationStack {
        content
          .listStyle(.plain)
          .toolbar { EditButton() }
      }
    }

    @ViewBuilder private var content: some View {
      if selects { List(selection: $selection) { rows } } else { List { rows } }
    }

    private var rows: some View {
      ForEach(list, id: \.self) { name in
        NavigationLink(name) { Text("About \(name)") }.deleteDisabled(name == "Fig")
      }
      .onDelete { list.remove(atOffsets: $0) }
      .onMove { list.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  private func window(selects: Bool = false, edits: Bool = true) throws -> TestWindow {
    let window = TestWindow(width: 400, height: 400) { Fruit(names: names, chosen: chosen, selects: selects) }
    window.settle()
    if edits {
      try window.tap("Edit")
      window.settle()
    }
    return window
  }

  private func pressMark(_ name: String, in window: TestWindow) throws {
    let row = try #require(window.listRow(name))
    let area = row.convert(try #require(row.markArea), to: nil)
    window.tap(CGPoint(x: area.midX, y: area.midY))
    window.settle()
  }

  @Test func editShowsMarksAndGripsAndDoneHidesThem() throws {
    let window = try window(edits: false)
    let start = window.frame(ofText: "Pear")?.minX
    #expect(window.listRows.allSatisfy { $0.appearance.mark == nil && !$0.appearance.keepsGrip })
    try window.tap("Edit")
    window.settle()
    #expect(window.listRows.map(\.appearance.mark) == [.delete, .delete, .delete, nil], "Fig refuses")
    #expect(window.listRows.allSatisfy { $0.appearance.keepsGrip && $0.appearance.disclosure == nil })
    #expect(try #require(window.frame(ofText: "Pear")).minX > (start ?? 0) + 20)
    try window.tap("Done")
    window.settle()
    #expect(window.listRows.allSatisfy { $0.appearance.mark == nil && $0.appearance.disclosure != nil })
    #expect(window.frame(ofText: "Pear")?.minX == start)
  }

  @Test func aMarkOffersToDeleteItsRow() throws {
    let window = try window()
    try pressMark("Pear", in: window)
    #expect(names.value.count == 4, "the mark alone deletes nothing")
    try window.tap("Delete")
    window.settle()
    #expect(names.value == ["Apple", "Plum", "Fig"])
  }

  @Test func escapeAndDoneTakeTheOfferBack() throws {
    let window = try window()
    try pressMark("Pear", in: window)
    try window.tap("Apple")
    window.settle()
    #expect(!window.drawnTexts.contains("Delete"))
    try pressMark("Pear", in: window)
    names.value = ["Fig"]
    window.settle()
    #expect(!window.drawnTexts.contains("Delete"), "the row has left")
    #expect(window.listRows.count == 1)
  }

  @Test func linksDoNotOpenWhileTheListIsEdited() throws {
    let window = try window()
    try window.tap("Plum")
    window.settle()
    #expect(!window.texts.contains("About Plum"))
    try window.tap("Done")
    window.settle()
    try window.tap("Plum")
    window.settle()
    #expect(window.texts.contains("About Plum"))
  }

  @Test func withAMultipleSelectionPressesSelectAndDeselect() throws {
    let window = try window(selects: true)
    #expect(window.listRows.first?.appearance.mark == .selection(isSelected: false))
    try window.tap("Pear")
    window.advance(seconds: 0.5)
    try window.tap("Fig")
    window.advance(seconds: 0.5)
    #expect(chosen.value == ["Pear", "Fig"])
    #expect(window.listRow("Fig")?.appearance.mark == .selection(isSelected: true))
    try window.tap("Pear")
    window.settle()
    #expect(chosen.value == ["Fig"])
  }

  @Test func aRowIsMovedByItsGrip() throws {
    let window = try window()
    let row = try #require(window.listRow("Apple"))
    let grip = row.convert(try #require(row.gripArea), to: nil)
    window.drag(
      from: CGPoint(x: grip.midX, y: grip.midY), by: CGVector(dx: 0, dy: 2 * grip.height + 6), steps: 12, rest: 0.3)
    window.settle()
    #expect(names.value == ["Pear", "Plum", "Apple", "Fig"])
  }

  @Test func pagesAreEditedOnTheirOwn() throws {
    let window = TestWindow(width: 300, height: 300) {
      NavigationStack {
        List { NavigationLink("Next") { EditButton() } }.toolbar { EditButton() }
      }
    }
    window.settle()
    try window.tap("Next")
    window.settle()
    #expect(window.drawnTexts.contains("Edit"))
    try window.tap("Edit")
    window.settle()
    #expect(window.texts.filter { $0 == "Done" }.count == 1)
  }

  @Test func outsideOfPagesTheWindowHasAState() throws {
    let window = TestWindow(width: 300, height: 300) {
      VStack {
        EditButton()
        List { ForEach(0..<3) { Text("Row \($0)") }.onDelete { _ in } }
      }
    }
    window.settle()
    try window.tap("Edit")
    window.settle()
    #expect(window.listRows.map(\.appearance.mark) == [.delete, .delete, .delete])
  }
}
