import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Deleting and moving rows by keys.
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

  @Test func deleteRemovesTheSelectedRowAndSelectsTheNext() {
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

  @Test func rowsCanRefuseDeletion() {
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

  @Test func altAndArrowsMoveSeveralRowsAsABlock() {
    let (window, letters, selection) = letters()
    window.clickRow("b")
    window.clickRow("d", holding: ["Left Ctrl"])
    window.key("Down", .option)
    #expect(letters.value == ["a", "c", "e", "b", "d"])
    #expect(selection.value == ["b", "d"])
    window.key("Down", .option)
    #expect(letters.value == ["a", "c", "e", "b", "d"], "a block at the end stays")
    window.key("Up", .option)
    #expect(letters.value == ["a", "c", "b", "d", "e"])
    window.key("Up", .option)
    window.key("Up", .option)
    #expect(letters.value == ["b", "d", "a", "c", "e"])
  }

  @Test(arguments: [false, true]) func rowsMovedByKeysGlideUnlessMotionIsReduced(reducesMotion: Bool) throws {
    let (window, _, _) = letters()
    if reducesMotion { window.updateEnvironment { $0.accessibilityReduceMotion = true } }
    window.clickRow("b")
    func top(_ text: String) throws -> CGFloat {
      let row = try #require(window.listRow(text))
      return row.convert(row.bounds, to: nil).minY + row.shownDisplacement.y
    }
    let (upper, lower) = try (top("b"), top("c"))
    window.key("Down", .option)
    window.advance()
    let between = try (top("b"), top("c"))
    if reducesMotion {
      #expect(between == (lower, upper))
    } else {
      #expect(between.0 > upper && between.0 < lower)
      #expect(between.1 > upper && between.1 < lower)
    }
    window.settle()
    #expect(try top("b") == lower)
    #expect(try top("c") == upper)
  }

  @Test func rowsOfSeveralSectionsMoveWithinTheirOwn() {
    struct Sections: View {
      let remote: Remote<[String]>
      @State private var first = ["a", "b", "c"]
      @State private var second = ["x", "y", "z"]
      @State private var selection: Set<String> = ["c", "x"]

      var body: some View {
        let _ = remote.connect($second)
        List(selection: $selection) {
          Section("One") {
            ForEach(first, id: \.self) { Text($0) }.onMove { first.move(fromOffsets: $0, toOffset: $1) }
          }
          Section("Two") {
            ForEach(second, id: \.self) { Text($0) }.onMove { second.move(fromOffsets: $0, toOffset: $1) }
          }
        }
        .listStyle(.plain)
      }
    }
    let second = Remote<[String]>()
    let window = TestWindow(width: 400, height: 440) { Sections(remote: second) }
    window.settle()
    window.key("Tab")
    window.key("Down", .option)
    window.settle()
    #expect(second.value == ["y", "x", "z"])
    #expect(window.texts.filter { "abc".contains($0) } == ["a", "b", "c"], "the last row of its section stays")
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

  // MARK: Rows that are not built

  /// Sets the traits of its row inside its body.
  private struct Kept: View {
    let number: Int
    var body: some View { Text("\(number)").deleteDisabled(number.isMultiple(of: 100)) }
  }

  private struct Guarded<Row: View>: View {
    let remote: Remote<[Int]>
    var isLocked = false
    let row: (Int) -> Row
    @State private var numbers = Array(0..<1000)
    @State private var selection: Set<Int> = []

    init(_ remote: Remote<[Int]>, isLocked: Bool = false, @ViewBuilder row: @escaping (Int) -> Row) {
      self.remote = remote
      self.isLocked = isLocked
      self.row = row
    }

    var body: some View {
      let _ = remote.connect($numbers)
      List(selection: $selection) {
        ForEach(numbers, id: \.self) { row($0) }
          .onDelete { numbers.remove(atOffsets: $0) }
          .deleteDisabled(isLocked)
      }
      .listStyle(.plain)
    }
  }

  private func deleteAll(_ window: TestWindow) {
    window.settle()
    window.key("Tab")
    window.key("A", .control)
    window.key("Delete")
    window.settle()
  }

  @Test func unbuiltRowsCanRefuseDeletion() {
    let hundreds = stride(from: 0, to: 1000, by: 100).map { $0 }
    let remote = Remote<[Int]>()
    deleteAll(
      TestWindow(width: 400, height: 440) {
        Guarded(remote) { number in Text("\(number)").deleteDisabled(number.isMultiple(of: 100)).padding(2) }
      })
    #expect(remote.value == hundreds)
    deleteAll(
      TestWindow(width: 400, height: 440) { Guarded(remote) { Kept(number: $0).deleteDisabled($0 % 100 == 0) } })
    #expect(remote.value == hundreds, "set around a composite row")
    deleteAll(TestWindow(width: 400, height: 440) { Guarded(remote) { Kept(number: $0) } })
    #expect(remote.value == [0], "set within the row's body: counts for rows that are built")
    deleteAll(TestWindow(width: 400, height: 440) { Guarded(remote) { AnyView(Kept(number: $0)) } })
    #expect(remote.value == [0], "set behind an AnyView: counts for rows that are built")
    deleteAll(TestWindow(width: 400, height: 440) { Guarded(remote, isLocked: true) { Text("\($0)") } })
    #expect(remote.value == Array(0..<1000), "set around the ForEach")
    deleteAll(TestWindow(width: 400, height: 440) { Guarded(remote) { Text("\($0)") } })
    #expect(remote.value == [])
  }

  @Test func inspectingAnUnbuiltRowReleasesIt() {
    let remote = Remote<[Int]>()
    let window = TestWindow(width: 400, height: 440) { Guarded(remote) { Kept(number: $0) } }
    window.settle()
    let before = (window.population, window.lazy.liveItemCount)
    window.key("Tab")
    window.key("A", .control)
    window.settle()
    #expect(window.lazy.liveItemCount == before.1)
    #expect(abs(window.population.nodes - before.0.nodes) < 10)
  }

  @Test func selectingAllExcludesUnbuiltRowsWithSelectionDisabled() {
    struct Some: View {
      let remote: Remote<Set<Int>>
      @State private var selection: Set<Int> = []

      var body: some View {
        let _ = remote.connect($selection)
        List(0..<500, id: \.self, selection: $selection) { Text("\($0)").selectionDisabled($0.isMultiple(of: 5)) }
          .listStyle(.plain)
      }
    }
    let remote = Remote<Set<Int>>()
    let window = TestWindow(width: 400, height: 440) { Some(remote: remote) }
    window.settle()
    window.key("Tab")
    window.key("A", .control)
    #expect(remote.value == Set((0..<500).filter { !$0.isMultiple(of: 5) }))
  }
}
