import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The selection by a finger: a long press, handles and a bar.
@MainActor @Suite struct TouchSelectionTests {
  private static let text = "alpha beta gamma"

  private func sample() -> SelectionSample {
    SelectionSample { Text(verbatim: Self.text).textSelection(.enabled) }
  }

  /// Rests a finger on a point until a word is selected, and lifts it.
  private func longPress(_ sample: SelectionSample, _ point: CGPoint) {
    sample.window.touch(1, point, isDown: true)
    sample.window.advance(seconds: 0.6)
    sample.window.lift(1, point)
    sample.window.settle()
  }

  private func handles(_ sample: SelectionSample) -> [CGRect] {
    sample.window.frames("selection handle").sorted { $0.minX < $1.minX }
  }

  private func drag(_ sample: SelectionSample, from start: CGPoint, by distance: CGFloat) {
    sample.window.drag(from: start, by: CGVector(dx: distance, dy: 0), steps: 5, with: .finger)
    sample.window.settle()
  }

  @Test func aLongPressSelectsAWordWithHandlesAndABar() {
    let sample = sample()
    longPress(sample, sample.point(Self.text, 7))
    #expect(sample.selected == ["beta"])
    let handles = handles(sample)
    #expect(handles.count == 2 && handles.allSatisfy { $0.width >= 32 && $0.height >= 32 })
    #expect(abs(handles[0].midX - sample.point(Self.text, 6).x) < 1)
    #expect(abs(handles[1].midX - sample.point(Self.text, 10).x) < 1)
    #expect(sample.window.texts.contains("Copy"))
  }

  @Test func theFingerExtendsByWordsBeforeItIsLifted() {
    let sample = sample()
    let start = sample.point(Self.text, 7)
    sample.window.touch(1, start, isDown: true)
    sample.window.advance(seconds: 0.6)
    #expect(sample.selected == ["beta"] && handles(sample).isEmpty)
    sample.window.touch(1, sample.point(Self.text, 13))
    #expect(sample.selected == ["beta gamma"])
    sample.window.lift(1, sample.point(Self.text, 13))
    sample.window.settle()
    #expect(handles(sample).count == 2)
  }

  @Test func handlesMoveTheEndsByCharactersAndMayCross() {
    let sample = sample()
    longPress(sample, sample.point(Self.text, 7))
    var middle = handles(sample)[1]
    drag(sample, from: CGPoint(x: middle.midX, y: middle.midY), by: 40)
    #expect(sample.selected == ["beta gam"])
    middle = handles(sample)[0]
    drag(sample, from: CGPoint(x: middle.midX, y: middle.midY), by: -30)
    #expect(sample.selected == ["ha beta gam"])
    middle = handles(sample)[0]
    drag(sample, from: CGPoint(x: middle.midX, y: middle.midY), by: 130)
    #expect(sample.selected == ["ma"], "the lower handle has passed the upper one")
    #expect(sample.window.texts.contains("Copy"))
    #expect(handles(sample).count == 2)
    #expect(sample.primary == "ma")
  }

  @Test func theBarCopiesAndClears() throws {
    let sample = sample()
    longPress(sample, sample.point(Self.text, 7))
    let frame = try #require(sample.window.frame(ofText: "Copy"))
    sample.window.touch(1, CGPoint(x: frame.midX, y: frame.midY), isDown: true)
    sample.window.lift(1, CGPoint(x: frame.midX, y: frame.midY))
    sample.window.settle()
    #expect(sample.window.textInput.clipboardText == "beta")
    #expect(sample.selected.isEmpty && handles(sample).isEmpty && !sample.window.texts.contains("Copy"))
  }

  @Test func aTapClearsAndAScrollDoesNot() {
    let model = SelectionRows(count: 100)
    let sample = SelectionSample { SelectionRowsView(model: model) }
    longPress(sample, sample.point("row 3", 1))
    #expect(sample.selected == ["row"])
    sample.window.drag(
      from: CGPoint(x: 300, y: 300), by: CGVector(dx: 0, dy: -60), steps: 6, rest: 0.3, with: .finger)
    sample.window.settle()
    #expect(sample.selected == ["row"])
    #expect((sample.window.scroll?.model.offset.y ?? 0) > 20)
    let frame = sample.window.frame(ofText: "row 3")!
    #expect(handles(sample).map { $0.midY > frame.midY } == [false, true], "the handles follow the text")
    #expect(handles(sample).allSatisfy { abs($0.midY - frame.midY) < 20 })
    sample.window.touch(1, CGPoint(x: 300, y: 300), isDown: true)
    sample.window.lift(1, CGPoint(x: 300, y: 300))
    sample.window.settle()
    #expect(sample.selected.isEmpty && handles(sample).isEmpty)
  }

  @Test func handlesOutOfSightAreHidden() {
    let model = SelectionRows(count: 1000)
    let sample = SelectionSample { SelectionRowsView(model: model) }
    longPress(sample, sample.point("row 3", 1))
    sample.window.scroll?.model.jump(to: CGPoint(x: 0, y: 5000))
    sample.window.settle()
    #expect(handles(sample).isEmpty && !sample.window.texts.contains("Copy"))
    sample.window.scroll?.model.jump(to: .zero)
    sample.window.settle()
    #expect(handles(sample).count == 2 && sample.selected == ["row"])
  }

  @Test func aFingerThatMovesScrollsAndSelectsNothing() {
    let model = SelectionRows(count: 100)
    let sample = SelectionSample { SelectionRowsView(model: model) }
    let start = sample.point("row 8", 1)
    sample.window.drag(from: start, by: CGVector(dx: 0, dy: -100), steps: 5, rest: 1, with: .finger)
    #expect((sample.window.scroll?.model.offset.y ?? 0) > 50)
    #expect(sample.selected.isEmpty)
  }

  @Test func aHandleAtTheEdgeScrolls() {
    let model = SelectionRows(count: 1000)
    let sample = SelectionSample { SelectionRowsView(model: model) }
    longPress(sample, sample.point("row 3", 1))
    let handle = handles(sample)[1]
    let start = CGPoint(x: handle.midX, y: handle.midY)
    sample.window.touch(1, start, isDown: true)
    for y in stride(from: start.y, to: 400, by: 20) { sample.window.touch(1, CGPoint(x: start.x, y: y)) }
    sample.window.touch(1, CGPoint(x: start.x, y: 410))
    sample.window.advance(seconds: 2)
    #expect((sample.window.scroll?.model.offset.y ?? 0) > 300)
    sample.window.lift(1, CGPoint(x: start.x, y: 410))
    sample.window.settle()
    let rows = sample.copy()?.split(separator: "\n").map(String.init) ?? []
    #expect(rows.count > 12 && rows.first == "row 3")
  }

  /// Puts a finger on the handle `index` and moves it to `distances` to the right. Returns the place at which the finger was put down.
  private func pull(_ index: Int, of sample: SelectionSample, by distances: [CGFloat]) -> CGPoint {
    let handle = handles(sample)[index]
    let start = CGPoint(x: handle.midX, y: handle.midY)
    sample.window.touch(1, start, isDown: true)
    for distance in distances { sample.window.touch(1, CGPoint(x: start.x + distance, y: start.y)) }
    return start
  }

  @Test func aHandleThatIsInterruptedKeepsItsPlace() {
    let sample = sample()
    longPress(sample, sample.point(Self.text, 7))
    _ = pull(1, of: sample, by: [20, 30])
    sample.window.send(.focusLost)
    sample.window.advance()
    sample.window.settle()
    #expect(sample.selected == ["beta ga"])
    #expect(handles(sample).count == 2 && sample.window.texts.contains("Copy"))
    longPress(sample, sample.point(Self.text, 1))
    #expect(sample.selected == ["alpha"])
  }

  @Test func aHandleThatRestsAtTheOtherEndIsMovedOn() {
    let sample = sample()
    longPress(sample, sample.point(Self.text, 7))
    let start = pull(0, of: sample, by: [20, 40])
    sample.window.advance(seconds: 0.1)
    #expect(sample.selected.joined().isEmpty && handles(sample).count == 2)
    sample.window.touch(1, CGPoint(x: start.x + 60, y: start.y))
    sample.window.lift(1, CGPoint(x: start.x + 60, y: start.y))
    sample.window.settle()
    #expect(sample.selected == [" g"] && handles(sample).count == 2)
  }

  @Test func rowsThatAFingerMovesComeFirst() {
    let model = SelectionRows(count: 5)
    let sample = SelectionSample { MovableRows(model: model) }
    let start = sample.point("row 1", 1)
    sample.window.touch(1, start, isDown: true)
    sample.window.advance(seconds: 0.7)
    sample.window.touch(1, CGPoint(x: start.x, y: start.y + 60))
    sample.window.touch(1, CGPoint(x: start.x, y: start.y + 110))
    sample.window.lift(1, CGPoint(x: start.x, y: start.y + 110))
    sample.window.settle()
    #expect(sample.selected.isEmpty)
    #expect(model.rows.map(\.id) != [0, 1, 2, 3, 4])
  }
}

private struct MovableRows: View {
  let model: SelectionRows

  var body: some View {
    List {
      ForEach(model.rows) { Text(verbatim: $0.text).frame(height: 40) }
        .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
    }
    .textSelection(.enabled)
  }
}
