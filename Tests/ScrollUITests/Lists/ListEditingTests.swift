import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Rows that are deleted and moved by keys.
@MainActor @Suite struct ListEditingTests {
  private struct Letters: View {
    let remote: Remote<[String]>
    let selected: Remote<Set<String>>
    @State private var letters = ["a", "b", "c", "d", "e"]
    @State private var selection: Set<String> = []

    var body: some View {
      let _ = remote.connect($letters)
      let _ = selected.connect($selection)
      List(selection: $selection) {
        ForEach(letters, id: \.self) { Text($0).deleteDisabled($0 == "e") }
          .onDelete { letters.remove(atOffsets: $0) }
          .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
    }
  }

  private func letters() -> (TestWindow, Remote<[String]>, Remote<Set<String>>) {
    let (remote, selected) = (Remote<[String]>(), Remote<Set<String>>())
    let window = TestWindow(width: 400, height: 440) { Letters(remote: remote, selected: selected) }
    window.settle()
    return (window, remote, selected)
  }

  @Test func deleteTakesTheSelectedRowAndSelectsTheNext() {
    let (window, letters, selection) = letters()
    window.clickRow("b")
    window.key("Delete")
    #expect(letters.value == ["a", "c", "d", "e"])
    #expect(selection.value == ["c"])
    #expect(window.texts == ["a", "c", "d", "e"])
    window.key("Backspace")
    #expect(letters.value == ["a", "d", "e"])
    #expect(selection.value == ["d"])
  }

  @Test func severalRowsAreDeletedTogether() {
    let (window, letters, selection) = letters()
    window.clickRow("a")
    window.clickRow("d", holding: ["Left Ctrl"])
    window.key("Delete")
    #expect(letters.value == ["b", "c", "e"])
    #expect(selection.value == ["e"])
  }

  @Test func rowsCanRefuseToBeDeleted() {
    let (window, letters, selection) = letters()
    window.clickRow("e")
    window.key("Delete")
    #expect(letters.value == ["a", "b", "c", "d", "e"])
    #expect(selection.value == ["e"])
  }

  @Test func altAndArrowsMoveARow() {
    let (window, letters, selection) = letters()
    window.clickRow("b")
    window.key("Down", .option)
    #expect(letters.value == ["a", "c", "b", "d", "e"])
    window.key("Down", .option)
    #expect(letters.value == ["a", "c", "d", "b", "e"])
    window.key("Up", .option)
    #expect(letters.value == ["a", "c", "b", "d", "e"])
    #expect(selection.value == ["b"])
    window.clickRow("a")
    window.key("Up", .option)
    #expect(letters.value == ["a", "c", "b", "d", "e"], "the first row stays")
  }

  @Test func collectionsRemoveAndMoveAtOffsets() {
    var numbers = Array(0..<8)
    numbers.remove(atOffsets: IndexSet([1, 3, 7]))
    #expect(numbers == [0, 2, 4, 5, 6])
    numbers.move(fromOffsets: IndexSet([0, 3]), toOffset: 2)
    #expect(numbers == [2, 0, 5, 4, 6])
    numbers.move(fromOffsets: IndexSet(integer: 0), toOffset: 5)
    #expect(numbers == [0, 5, 4, 6, 2])
    numbers.move(fromOffsets: IndexSet(integer: 4), toOffset: 0)
    #expect(numbers == [2, 0, 5, 4, 6])
  }
}
