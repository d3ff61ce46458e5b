import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The selection across the rows of lazy containers.
@MainActor @Suite struct RowSelectionTests {
  private func sample(_ model: SelectionRows, isList: Bool = false) -> SelectionSample {
    SelectionSample { SelectionRowsView(model: model, isList: isList) }
  }

  private func lines(_ rows: ClosedRange<Int>) -> String { rows.map { "row \($0)" }.joined(separator: "\n") }

  // MARK: Rows that are not built

  @Test(arguments: [false, true]) func rowsThatLeaveStaySelected(isList: Bool) {
    let model = SelectionRows(count: 1000)
    let sample = sample(model, isList: isList)
    sample.drag(from: sample.point("row 2", 2), to: sample.point("row 4", 3))
    let selected = sample.selected
    #expect(selected == ["w 2", "row 3", "row"])
    sample.scroll(to: 20_000)
    #expect(sample.window.frame(ofText: "row 3") == nil && sample.selected.isEmpty)
    #expect(sample.copy() == "w 2\nrow 3\nrow")
    sample.scroll(to: 0)
    #expect(sample.selected == selected)
  }

  @Test(arguments: [false, true]) func shiftAndAClickFarAwaySelectTheRowsBetween(isList: Bool) {
    let model = SelectionRows(count: 1000)
    let sample = sample(model, isList: isList)
    sample.click(sample.point("row 3", 1))
    sample.scroll(to: 20_000)
    let text = sample.window.texts.first { sample.point($0, 0).y > 100 } ?? ""
    let number = Int(text.dropFirst(4)) ?? 0
    model.bodies = 0
    sample.click(sample.point(text, 2), shift: true)
    #expect(model.bodies == 0)
    #expect(sample.copy() == "ow 3\n" + lines(4...number - 1) + "\nro")
  }

  @Test(arguments: [false, true]) func shiftAndAClickBesideTheTextOfARowExtend(isList: Bool) {
    let sample = sample(SelectionRows(count: 1000), isList: isList)
    sample.click(sample.point("row 3", 1))
    sample.click(CGPoint(x: 300, y: sample.point("row 5", 0).y), shift: true)
    #expect(sample.copy() == "ow 3\nrow 4\nrow 5")
    sample.click(CGPoint(x: 300, y: sample.point("row 3", 0).y), shift: true)
    #expect(sample.copy() == "ow 3")
  }

  @Test(arguments: [false, true]) func selectAllOfAMillionRowsBuildsNoRow(isList: Bool) {
    let model = SelectionRows(count: 1_000_000)
    let sample = sample(model, isList: isList)
    sample.click(sample.point("row 2", 1))
    (model.bodies, model.reads) = (0, 0)
    sample.window.key("A", .control)
    let reads = model.reads
    #expect(reads <= TextCopy.maximumRows, "the primary selection reads a slice")
    let text = sample.copy()
    #expect(model.bodies == 0)
    #expect(model.reads - reads == 1_000_000)
    #expect(text?.utf8.count == model.rows.reduce(-1) { $0 + $1.text.utf8.count + 1 })
    #expect(text?.hasPrefix("row 0\nrow 1\n") == true && text?.hasSuffix("\nrow 999999") == true)
  }

  @Test func aCopyReadsASliceInEachFrame() {
    let model = SelectionRows(count: 100_000)
    let sample = sample(model)
    sample.click(sample.point("row 2", 1))
    sample.window.key("A", .control)
    model.reads = 0
    sample.window.key("C", .control)
    var last = model.reads
    while model.reads < 100_000 {
      sample.window.advance()
      #expect(model.reads - last <= TextCopy.maximumRows)
      guard model.reads > last else { break }
      last = model.reads
    }
    #expect(last == 100_000)
  }

  @Test func aCopyGoesOnAfterTheSelectionWasCleared() {
    let model = SelectionRows(count: 100_000)
    let sample = sample(model)
    sample.click(sample.point("row 2", 1))
    sample.window.key("A", .control)
    sample.window.key("C", .control)
    sample.window.key("Escape")
    sample.window.settle()
    #expect(sample.selected.isEmpty)
    #expect(sample.window.textInput.clipboardText.hasSuffix("row 99999"))
  }

  @Test func theTextsOfFindableRowsAreCopied() {
    let rows = (0..<500).map { "line \($0)" }
    let sample = SelectionSample {
      List { ForEach(rows, id: \.self) { Text(verbatim: $0) }.findable { $0 } }.textSelection(.enabled)
    }
    sample.click(sample.point("line 1", 1))
    sample.window.key("A", .control)
    #expect(sample.copy() == rows.joined(separator: "\n"))
  }

  @Test func rowsOfSeveralTextsAreSelectedInOrder() {
    let sample = SelectionSample {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 10) {
          Text(verbatim: "head")
          ForEach(0..<100, id: \.self) { number in
            VStack(alignment: .leading) {
              Text(verbatim: "title \(number)")
              Text(verbatim: "body \(number)")
            }
          }
          .selectable { "title \($0)\nbody \($0)" }
        }
      }
      .textSelection(.enabled)
    }
    sample.drag(from: sample.point("head", 2), to: sample.point("body 1", 4))
    #expect(sample.copy() == "ad\ntitle 0\nbody 0\ntitle 1\nbody")
    sample.drag(from: sample.point("body 0", 2), to: sample.point("body 0", 4))
    sample.click(sample.point("title 2", 5), shift: true)
    #expect(sample.copy() == "dy 0\ntitle 1\nbody 1\ntitle")
  }

  // MARK: Changes of the data

  @Test func insertedRowsBetweenTheEndsAreSelected() {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    sample.drag(from: sample.point("row 2", 2), to: sample.point("row 4", 3))
    model.rows.insert(.init(id: 5000, text: "new"), at: 3)
    model.rows.insert(.init(id: 5001, text: "above"), at: 0)
    sample.window.settle()
    #expect(sample.copy() == "w 2\nnew\nrow 3\nrow")
    #expect(sample.selected == ["w 2", "new", "row 3", "row"])
  }

  @Test func anEndInARemovedRowMovesToItsNeighbor() {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    sample.drag(from: sample.point("row 2", 2), to: sample.point("row 6", 3))
    model.rows.remove(at: 2)
    sample.window.settle()
    #expect(sample.copy() == lines(3...5) + "\nrow")
    model.rows.removeAll { $0.id == 6 }
    sample.window.settle()
    #expect(sample.copy() == lines(3...5))
    model.rows.removeAll { 3...5 ~= $0.id }
    sample.window.settle()
    #expect(sample.copy() == nil && sample.selected.isEmpty)
  }

  @Test func rowsThatChangePlacesAreFollowed() {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    sample.drag(from: sample.point("row 2", 2), to: sample.point("row 4", 3))
    model.rows.swapAt(2, 6)
    sample.window.settle()
    #expect(sample.copy() == " 4\nrow 5\nro", "the ends are in the rows 4 and 2")
  }

  @Test func rowsThatWereNeverBuiltAreFollowedByTheirIdentity() {
    let model = SelectionRows(count: 10_000)
    let sample = sample(model)
    sample.click(sample.point("row 2", 0))
    sample.window.key("A", .control)
    model.rows.append(.init(id: 20_000, text: "late"))
    sample.window.settle()
    model.rows.insert(contentsOf: (0..<7).map { .init(id: 30_000 + $0, text: "early") }, at: 0)
    sample.window.settle()
    let text = sample.copy() ?? ""
    #expect(text.hasPrefix("row 0\n") && text.hasSuffix("row 9999"))
  }

  @Test func theDataCanBeReplaced() {
    let model = SelectionRows(count: 100)
    let sample = sample(model)
    sample.drag(from: sample.point("row 2", 2), to: sample.point("row 4", 3))
    model.rows = [.init(id: 900, text: "other")]
    sample.window.settle()
    #expect(sample.selected.isEmpty && sample.copy() == nil)
    sample.rest()
    sample.drag(from: sample.point("other", 1), to: sample.point("other", 3))
    #expect(sample.copy() == "th")
  }

  @Test func aTextThatBecomesShorterKeepsWhatIsLeft() {
    let model = SelectionRows(["one", "twenty two", "three"])
    let sample = sample(model)
    sample.drag(from: sample.point("one", 1), to: sample.point("twenty two", 8))
    model.rows[1].text = "22"
    sample.window.settle()
    #expect(sample.copy() == "ne\n22")
  }

  // MARK: Keys

  @Test(arguments: [false, true]) func keysGoThroughRowsAndScroll(isList: Bool) {
    let model = SelectionRows(count: 1000)
    let sample = sample(model, isList: isList)
    sample.click(sample.point("row 3", 2))
    for _ in 0..<30 { sample.window.key("Down", .shift) }
    sample.window.settle()
    #expect(sample.copy() == "w 3\n" + lines(4...32) + "\nro")
    #expect((sample.window.scroll?.model.offset.y ?? 0) > 500)
    sample.window.key("End", [.shift, .control])
    sample.window.settle()
    #expect(sample.window.texts.contains("row 999"))
    #expect(sample.copy() == "w 3\n" + lines(4...999))
  }

  @Test func aKeyAfterScrollingAwayReturnsToTheEnd() {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    sample.click(sample.point("row 3", 2))
    sample.scroll(to: 20_000)
    sample.window.key("Down", .shift)
    sample.window.settle()
    #expect(sample.copy() == "w 3\nro")
    #expect(sample.selected == ["w 3", "ro"])
  }

  @Test(arguments: [1, 5, 9]) func keysOfASingleFrameGoThroughRowsThatAreNotBuilt(count: Int) {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    sample.scroll(to: 20_000)
    sample.click(sample.point("row 503", 2))
    sample.scroll(to: 0)
    for _ in 0..<count {
      sample.window.send(.keyDown(KeyStroke(.upArrow, modifiers: .shift)))
      sample.window.send(.keyUp(KeyStroke(.upArrow, modifiers: .shift)))
    }
    sample.window.advance()
    sample.window.settle()
    let between = count == 1 ? "" : lines(504 - count...502) + "\n"
    #expect(sample.copy() == "w \(503 - count)\n" + between + "ro")
    #expect(sample.window.texts.contains("row \(503 - count)"), "the end of the selection is in sight")
  }

  @Test func anEndThatEnteredARowStaysWhenItsTextGrows() {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    for row in 4...18 {
      sample.scroll(to: 40 * CGFloat(row))
      sample.click(sample.point("row \(row)", 0))
      sample.window.key("Left", .shift)
      sample.window.settle()
      model.rows[row - 1].text += " grows"
      sample.window.settle()
      #expect(sample.copy() == " grows\n", "row \(row)")
      sample.window.key("Escape")
    }
  }

  @Test func aWordBeforeARowThatIsNotBuiltIsSelected() {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    sample.click(sample.point("row 8", 0))
    sample.scroll(to: 20_000)
    for _ in 0..<3 { sample.window.send(.keyDown(KeyStroke(.leftArrow, modifiers: [.shift, .control]))) }
    sample.window.advance()
    sample.window.settle()
    #expect(sample.copy() == "6\nrow 7\n")
  }

  @Test func aPageExtendsByTheViewport() {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    sample.click(sample.point("row 0", 2))
    sample.window.key("PageDown", .shift)
    sample.window.settle()
    let count = sample.copy()?.split(separator: "\n").count ?? 0
    #expect(9...11 ~= count)
  }

  // MARK: Cost

  @Test func selectingAcrossRowsNeitherLaysOutNorEvaluates() {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    sample.window.settle()
    let start = sample.point("row 1", 2)
    sample.press(start)
    model.bodies = 0
    for step in 1..<30 {
      sample.window.send(.mouseMove(CGPoint(x: start.x, y: start.y + CGFloat(step) * 8)))
      let counts = sample.window.advance()
      #expect(counts.places == 0 && counts.measures == 0)
    }
    sample.window.release(start)
    #expect(model.bodies == 0)
  }
}
