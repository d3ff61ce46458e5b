import Engine
import Foundation
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ListPageTests {
  private let window = TestWindow(width: 900, height: 640) { GalleryView(page: "list") }

  private var rows: [ListRowNode] { window.nodes(of: ListRowNode.self) }

  private func selectFirstRow() throws {
    window.settle()
    let first = try #require(rows.first { $0.appearance.roundsTop })
    let frame = first.convert(first.bounds, to: nil)
    window.click(CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func clicksAndKeysSelectAndDeleteRows() throws {
    window.settle()
    #expect(window.texts.contains("60 notes"))
    try selectFirstRow()
    #expect(window.texts.contains("1 of 60 notes selected"))
    window.key("Down", .shift)
    #expect(window.texts.contains("2 of 60 notes selected"))
    window.key("Delete")
    #expect(window.texts.contains("1 of 58 notes selected"))
    window.key("A", .control)
    #expect(window.texts.contains("58 of 58 notes selected"))
  }

  @Test func aKeyChangesTheListStyle() {
    window.settle()
    #expect(rows.contains { $0.appearance.radius == 10 })
    window.key("Y")
    #expect(rows.allSatisfy { $0.appearance.radius == 0 })
    #expect(rows.contains { $0.appearance.background != nil })
    window.key("Y")
    #expect(rows.contains { $0.hasLines.bottom })
  }

  @Test func deletingEverythingIsUndoneInOneStep() throws {
    try selectFirstRow()
    window.key("A", .control)
    window.key("Delete")
    window.settle()
    #expect(window.texts.contains("All notes are deleted."))
    window.key("Z", .control)
    window.settle()
    #expect(window.texts.contains { $0.hasSuffix("60 notes selected") || $0 == "60 notes" })
    #expect(!window.texts.contains("All notes are deleted."))
    window.key("Z", [.control, .shift])
    window.settle()
    #expect(window.texts.contains("All notes are deleted."))
  }

  @Test func undoingADeletionSelectsTheNotesAgain() throws {
    try selectFirstRow()
    window.key("Down", .shift)
    window.key("Delete")
    window.settle()
    window.key("Z", .control)
    window.settle()
    #expect(window.texts.contains("2 of 60 notes selected"))
  }

  /// An option without an effect in a style would be a control that lies.
  @Test(arguments: ["inset-grouped", "grouped", "plain", "inset", "sidebar"], ["separators", "cards"])
  func eachOptionActsInEachStyle(style: String, option: String) {
    func rows(isOn: Bool) -> [String] {
      let window = TestWindow(width: 900, height: 640) {
        GalleryView(page: "list", settings: ["style=\(style)", "\(option)=\(isOn ? "on" : "off")"])
      }
      window.settle()
      return window.nodes(of: ListRowNode.self).map { "\($0.convert($0.bounds, to: nil)) \($0.hasLines)" }
    }
    #expect(rows(isOn: true) != rows(isOn: false))
  }

  @Test func theCommandsWorkByMouse() throws {
    try selectFirstRow()
    for (command, summary) in [
      ("Delete", "59 notes"), ("Undo", "60 notes"), ("Redo", "59 notes"), ("Restore all", "60 notes"),
    ] {
      // The row of a window of this width has no room for all commands.
      if window.frame(ofText: command) == nil {
        let more = try #require(window.frames("more options").first)
        window.click(CGPoint(x: more.midX, y: more.midY))
        window.settle()
      }
      let button = try #require(window.frame(ofText: command))
      window.click(CGPoint(x: button.midX, y: button.midY))
      window.settle()
      #expect(window.texts.contains { $0.hasSuffix(summary) || $0.contains(summary) }, "\(command)")
    }
  }

  @Test func altAndAnArrowMoveSeveralRows() throws {
    try selectFirstRow()
    window.key("Down", .shift)
    let titles = Set((0..<60).map { World.english.entry(at: $0).title })
    let title = { (index: Int) in self.window.texts.filter { titles.contains($0) }[index] }
    let (first, second, third) = (title(0), title(1), title(2))
    window.key("Down", .option)
    window.settle()
    #expect([title(0), title(1), title(2)] == [third, first, second])
  }
}

@Suite struct NoteLibraryTests {
  private func ids(_ library: NoteLibrary) -> [[Int]] { library.folders.map { $0.notes.map(\.id) } }

  private func small() -> NoteLibrary {
    NoteLibrary([
      NoteFolder(id: 0, name: "A", about: nil, notes: [0, 1, 2].map(NoteFolder.Note.init)),
      NoteFolder(id: 1, name: "B", about: nil, notes: [3, 4].map(NoteFolder.Note.init)),
    ])
  }

  @Test func everyChangeIsUndoneAndRedone() {
    var library = small()
    let states =
      [ids(library)]
      + [{ $0.delete([1]) }, { $0.move([4], by: -1) }, { $0.restore() }].map { (change: (inout NoteLibrary) -> Void) in
        change(&library)
        return ids(library)
      }
    for state in states.reversed().dropFirst() {
      library.undo()
      #expect(ids(library) == state)
    }
    #expect(!library.canUndo)
    for state in states.dropFirst() {
      library.redo()
      #expect(ids(library) == state)
    }
    #expect(!library.canRedo)
  }

  @Test func deletionsInSeveralFoldersAtOnceAreOneStep() {
    var library = small()
    library.delete([0], in: 0, at: 1)
    library.delete([1], in: 1, at: 1)
    library.delete([0], in: 1, at: 2)
    library.undo()
    #expect(ids(library) == [[1, 2], [3]])
    library.undo()
    #expect(ids(library) == [[0, 1, 2], [3, 4]])
  }

  @Test func rowsMoveTogetherThroughTheFoldersAndStopAtTheEnds() {
    var library = small()
    library.move([1, 2], by: 1)
    #expect(ids(library) == [[0], [1, 2, 3, 4]], "the boundary of the folders is one step")
    library.move([1, 2], by: 1)
    #expect(ids(library) == [[0], [3, 1, 2, 4]])
    library.move([0], by: -1)
    #expect(ids(library) == [[0], [3, 1, 2, 4]])
    library.undo()
    library.undo()
    #expect(ids(library) == [[0, 1, 2], [3, 4]], "a move without effect is no step")
    library.move([0, 1], by: -1)
    #expect(ids(library) == [[0, 1, 2], [3, 4]])
  }

  @Test func aNewChangeForgetsWhatWasUndone() {
    var library = small()
    library.delete([0])
    library.undo()
    library.delete([3])
    #expect(!library.canRedo)
    #expect(ids(library) == [[0, 1, 2], [4]])
  }
}
