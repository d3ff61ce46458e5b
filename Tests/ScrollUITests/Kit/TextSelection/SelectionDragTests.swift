import Engine
import Geometry
import Observation
import ScrollUI
import ScrollUITesting
import Testing

/// Scrolling at the edges during a selection, and selections that are interrupted.
@MainActor @Suite struct SelectionDragTests {
  private func sample(_ model: SelectionRows, isList: Bool = false) -> SelectionSample {
    SelectionSample { SelectionRowsView(model: model, isList: isList) }
  }

  private func lines(_ rows: ClosedRange<Int>) -> String { rows.map { "row \($0)" }.joined(separator: "\n") }

  // MARK: Edges

  @Test(arguments: [395.0, 460.0]) func aPointerAtRestNearOrBeyondTheEdgeScrollsAndSelects(y: CGFloat) {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    let start = sample.point("row 3", 2)
    sample.drag(from: start, to: CGPoint(x: start.x, y: y), holds: true)
    sample.window.advance(seconds: 2)
    sample.window.release(CGPoint(x: start.x, y: y))
    sample.window.settle()
    let offset = sample.window.scroll?.model.offset.y ?? 0
    #expect(offset > 400)
    let rows = sample.copy()?.split(separator: "\n").map(String.init) ?? []
    #expect(rows.first == "w 3" && rows.dropFirst().dropLast() == (4..<rows.count + 2).map { "row \($0)" }[...])
    let edge = Int((offset + min(y, 399.5)) / 40)
    #expect(edge - 1...edge ~= rows.count + 2, "the selection ends at the edge")
  }

  @Test func theSelectionScrollsBackAtTheOtherEdge() {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    sample.window.scroll?.model.jump(to: CGPoint(x: 0, y: 2000))
    sample.window.settle()
    let start = sample.point("row 55", 2)
    sample.drag(from: start, to: CGPoint(x: start.x, y: -50), holds: true)
    sample.window.advance(seconds: 10)
    #expect(sample.window.scroll?.model.offset.y == 0)
    #expect(sample.copy() == lines(0...54) + "\nro")
    sample.window.release(CGPoint(x: start.x, y: -50))
  }

  @Test func aPressNearTheEdgeDoesNotScrollAtOnce() {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    let start = sample.point("row 9", 1)
    sample.drag(from: CGPoint(x: start.x, y: 392), to: CGPoint(x: start.x + 30, y: 392), holds: true)
    sample.window.advance(seconds: 1)
    #expect(sample.window.scroll?.model.offset.y == 0)
    sample.window.release(start)
  }

  @Test func theWheelDuringADragMovesTheEnd() {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    let start = sample.point("row 1", 0)
    sample.drag(from: start, to: CGPoint(x: start.x + 20, y: start.y + 80), holds: true)
    #expect(sample.copy() == "row 1\nrow 2\nro")
    sample.window.wheel(-3, at: CGPoint(x: start.x + 20, y: start.y + 80))
    sample.window.settle()
    let row = Int(((sample.window.scroll?.model.offset.y ?? 0) + start.y + 80) / 40)
    #expect(row > 3)
    #expect(sample.copy() == lines(1...row - 1) + "\nro")
  }

  // MARK: Replays

  @Test func aScriptSelectsTheSameTextInTheSameFramesEachTime() throws {
    let lines = """
      {"t":0.1,"type":"mouseDown","x":22,"y":140,"button":1}
      {"t":0.2,"type":"mouseMove","x":30,"y":250}
      {"t":0.3,"type":"mouseMove","x":30,"y":398}
      {"t":1.5,"type":"mouseUp","x":30,"y":398,"button":1}
      {"t":2.0,"type":"wheel","x":100,"y":200,"dx":0,"dy":-5,"precise":false}
      {"t":3.0,"type":"keyDown","key":"Right","modifiers":["shift"]}
      {"t":3.1,"type":"keyUp","key":"Right","modifiers":["shift"]}
      {"t":3.5,"type":"fingerDown","id":1,"x":20,"y":140}
      {"t":4.2,"type":"fingerMove","id":1,"x":20,"y":220}
      {"t":4.3,"type":"fingerUp","id":1,"x":20,"y":220}
      """
    let runs = try (0..<2).map { _ in
      let sample = sample(SelectionRows(count: 1000))
      let trace = try sample.window.play(lines).map { "\($0)" }
      return (trace, sample.selected, sample.copy(), sample.primary)
    }
    #expect(runs[0].0 == runs[1].0)
    #expect(runs[0].1 == runs[1].1 && !runs[0].1.isEmpty)
    #expect(runs[0].2 == runs[1].2 && runs[0].3 == runs[1].3 && runs[0].2 != nil)
  }

  // MARK: Interruptions

  enum Interruption: CaseIterable {
    case escape, focusLost, rowRemoved, allRemoved, replaced, resized, otherButton, containerRemoved
  }

  @Test(arguments: Interruption.allCases) func aDragThatIsInterruptedLeavesNothingBehind(_ interruption: Interruption) {
    let model = SelectionRows(count: 1000)
    let shown = ShownModel()
    let sample = SelectionSample {
      ShownRows(model: model, shown: shown)
    }
    let start = sample.point("row 3", 2)
    let end = CGPoint(x: start.x, y: start.y + 120)
    sample.drag(from: start, to: end, holds: true)
    switch interruption {
    case .escape: sample.window.key("Escape")
    case .focusLost: sample.window.send(.focusLost)
    case .rowRemoved: model.rows.remove(at: 3)
    case .allRemoved: model.rows = []
    case .replaced: model.rows = (0..<50).map { .init(id: 5000 + $0, text: "other \($0)") }
    case .resized: sample.window.resize(width: 300, height: 200)
    case .otherButton:
      sample.window.send(.mouseDown(end, button: 3))
      sample.window.send(.mouseUp(end, button: 3))
    case .containerRemoved: shown.isShown = false
    }
    sample.window.advance()
    sample.window.move(CGPoint(x: end.x, y: end.y + 10))
    sample.window.advance(seconds: 0.2)
    sample.window.release(end)
    sample.window.key("Escape")
    sample.window.settle()
    #expect(sample.selected.isEmpty)
    #expect(!sample.window.isBusyForever)
    if !shown.isShown || model.rows.isEmpty {
      shown.isShown = true
      model.rows = (0..<50).map { .init(id: 9000 + $0, text: "again \($0)") }
      sample.window.settle()
    }
    sample.rest()
    let text = sample.window.texts.first { 40...120 ~= sample.point($0, 0).y } ?? ""
    sample.drag(from: sample.point(text, 1), to: sample.point(text, 4))
    #expect(sample.selected.count == 1 && sample.selected[0].count == 3, "the next drag works")
  }

  @Test func escapeDuringADragClearsAndTheRestOfTheDragSelectsNothing() {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    let start = sample.point("row 3", 2)
    sample.drag(from: start, to: CGPoint(x: start.x, y: start.y + 120), holds: true)
    sample.window.key("Escape")
    #expect(sample.selected.isEmpty)
    sample.window.move(CGPoint(x: start.x, y: start.y + 160))
    #expect(sample.selected.isEmpty)
    sample.window.release(start)
    #expect(sample.selected.isEmpty)
  }

  @Test func aDragGoesOnAfterItsFirstRowWasRemoved() {
    let model = SelectionRows(count: 1000)
    let sample = sample(model)
    let start = sample.point("row 3", 2)
    sample.drag(from: start, to: CGPoint(x: start.x, y: start.y + 160), holds: true)
    model.rows.remove(at: 3)
    sample.window.settle()
    #expect(sample.copy() == lines(4...7) + "\nro", "row 8 has moved under the pointer")
    sample.window.move(CGPoint(x: start.x, y: start.y + 80))
    #expect(sample.copy() == lines(4...5) + "\nro")
    sample.window.release(start)
  }
}

@MainActor @Observable private final class ShownModel {
  var isShown = true
}

private struct ShownRows: View {
  let model: SelectionRows
  let shown: ShownModel

  var body: some View {
    if shown.isShown { SelectionRowsView(model: model) }
  }
}

extension TestWindow {
  /// True if the window requests frames without an end.
  fileprivate var isBusyForever: Bool { settle() >= 600 }
}
