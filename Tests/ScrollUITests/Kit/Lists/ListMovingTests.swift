import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Moving rows with the mouse and with a finger.
@MainActor @Suite struct ListMovingTests {
  private typealias Sample = MovingSample
  private typealias Moves = MovingSample.Moves

  // MARK: Dropping

  @Test func draggingTheGripDownCallsOnMoveWithTheIndexBeforeTheMove() throws {
    let sample = Sample()
    let end = try sample.dragGrip(1, by: 2 * 44)
    #expect(sample.moves.calls == [], "before the drop")
    sample.window.release(end)
    #expect(sample.moves.calls == [Moves.Call(source: [1], destination: 4)])
    sample.window.settle()
    #expect(sample.numbers.value.prefix(5) == [0, 2, 3, 1, 4])
    #expect(sample.window.scroll?.model.offset.y == 0, "the drag does not scroll")
  }

  @Test func draggingTheGripUpMovesTheRowInFrontOfTheRowThere() throws {
    let sample = Sample()
    let end = try sample.dragGrip(4, by: -3 * 44)
    sample.window.release(end)
    #expect(sample.moves.calls == [Moves.Call(source: [4], destination: 1)])
    #expect(sample.numbers.value.prefix(6) == [0, 4, 1, 2, 3, 5])
  }

  @Test func aRowChangesPlacesOnceItHasPassedTheMiddleOfItsNeighbor() throws {
    let sample = Sample()
    sample.window.release(try sample.dragGrip(2, by: 21))
    #expect(sample.moves.calls == [])
    sample.window.settle()
    sample.window.release(try sample.dragGrip(2, by: 23))
    #expect(sample.moves.calls == [Moves.Call(source: [2], destination: 4)])
  }

  @Test func aRowStaysInItsForEach() throws {
    let sample = Sample(count: 5)
    sample.window.release(try sample.dragGrip(3, by: 300))
    #expect(sample.moves.calls == [Moves.Call(source: [3], destination: 5)])
    sample.window.settle()
    sample.window.release(try sample.dragGrip(3, by: -400))
    #expect(sample.moves.calls.last == Moves.Call(source: [4], destination: 0))
  }

  @Test func selectedRowsMoveTogetherWithTheDraggedRow() throws {
    let sample = Sample()
    sample.selection.value = [1, 3, 6, 7]
    sample.window.settle()
    let end = try sample.dragGrip(3, by: 44)
    let others = [1, 6, 7].compactMap { sample.window.listRow("Row \($0)")?.shownOpacity }
    #expect(others[0] < 1 && others[1] < 1, "the other rows are dimmed")
    #expect(others[2] == 1, "a row that cannot be moved stays")
    sample.window.release(end)
    #expect(sample.moves.calls == [Moves.Call(source: [1, 3, 6], destination: 5)])
    sample.window.settle()
    #expect(sample.numbers.value.prefix(8) == [0, 2, 4, 1, 3, 6, 5, 7])
    #expect(sample.window.listRows.allSatisfy { $0.shownOpacity == 1 })
  }

  @Test func anUnselectedRowMovesAlone() throws {
    let sample = Sample()
    sample.selection.value = [1, 3]
    sample.window.settle()
    sample.window.release(try sample.dragGrip(5, by: 44))
    #expect(sample.moves.calls == [Moves.Call(source: [5], destination: 7)])
    #expect(sample.selection.value == [1, 3])
  }

  @Test func aClickOnTheGripSelectsTheRow() throws {
    let sample = Sample()
    let point = try sample.grip(2)
    sample.window.press(point)
    sample.window.release(point)
    sample.window.settle()
    #expect(sample.selection.value == [2])
    #expect(sample.moves.calls == [])
  }

  @Test func aControlClickOnTheGripExtendsTheSelection() throws {
    let sample = Sample()
    sample.window.clickRow("Row 4")
    let point = try sample.grip(2)
    sample.window.send(.keyDown(KeyStroke(KeyCode(name: "Left Ctrl"))))
    sample.window.press(point)
    sample.window.release(point)
    #expect(sample.selection.value == [2, 4])
  }

  @Test func theGripLiesAtTheTrailingEdge() throws {
    let row = try #require(Sample().window.listRow("Row 2"))
    #expect(row.gripArea?.maxX == row.size.width)
    let mirrored = Sample(direction: .rightToLeft)
    #expect(mirrored.window.listRow("Row 2")?.gripArea?.minX == 0)
    mirrored.window.release(try mirrored.dragGrip(1, by: 44))
    #expect(mirrored.moves.calls == [Moves.Call(source: [1], destination: 3)])
  }

  @Test func aRowWithMoveDisabledHasNoGrip() {
    let sample = Sample()
    #expect(sample.window.listRow("Row 7")?.gripArea == nil)
    #expect(sample.window.listRow("Row 6")?.gripArea != nil)
    let (window, _) = singleSelection()
    #expect(window.listRows.allSatisfy { $0.gripArea == nil }, "without onMove")
  }

  // MARK: During the drag

  @Test func theRowFollowsThePointerAndOthersMoveAside() throws {
    let sample = Sample()
    _ = try sample.dragGrip(1, by: 60)
    sample.window.settle()
    #expect(try sample.shownTop(1) == 104)
    #expect(try sample.shownTop(0) == 0)
    #expect(try sample.shownTop(2) == 44, "moved up into the gap")
    #expect(try sample.shownTop(3) == 132, "below the gap")
    #expect(sample.window.listRow("Row 1")?.isLifted == true)
    #expect(sample.window.lazy.drawingOrder.last === sample.window.listRow("Row 1"), "in front of the other rows")
  }

  @Test func rowsMoveAsideOverSeveralFrames() throws {
    let sample = Sample()
    _ = try sample.dragGrip(1, by: 44, steps: 1)
    sample.window.advance()
    let top = try sample.shownTop(2)
    #expect(top > 44 && top < 88)
  }

  @Test func reducedMotionMovesRowsAtOnce() throws {
    let sample = Sample(reducesMotion: true)
    let end = try sample.dragGrip(1, by: 44, steps: 1)
    #expect(try sample.shownTop(2) == 44)
    sample.window.release(end)
    #expect(try sample.shownTop(1) == 88)
    #expect(sample.window.listRow("Row 1")?.isLifted == false)
    #expect(sample.window.pipeline.nextDeadline == nil, "nothing is animated")
  }

  @Test func aDroppedRowGlidesFromThePointer() throws {
    let sample = Sample()
    let end = try sample.dragGrip(1, by: 60)
    sample.window.release(end)
    let top = try sample.shownTop(1)
    #expect(top > 88 && top <= 104, "between the pointer and the destination")
    sample.window.settle()
    #expect(try sample.shownTop(1) == 88)
    #expect(sample.window.listRow("Row 1")?.isLifted == false)
  }

  @Test func aRowThatBecomesTheFirstOfAGroupKeepsItsPositionOnTheScreen() throws {
    let sample = Sample(isGrouped: true)
    let first = try cardTop(0, in: sample)
    let end = try sample.dragGrip(1, by: -44)
    sample.window.settle()
    #expect(try cardTop(1, in: sample) == first)
    #expect(try cardTop(0, in: sample) == first + 44)
    sample.window.release(end)
    #expect(sample.numbers.value.prefix(2) == [1, 0])
    for _ in 0..<10 {
      #expect(try abs(cardTop(1, in: sample) - first) < 0.01)
      #expect(try abs(cardTop(0, in: sample) - first - 44) < 0.01)
      sample.window.advance()
    }
  }

  private func cardTop(_ number: Int, in sample: Sample) throws -> CGFloat {
    let row = try #require(sample.window.listRow("Row \(number)"))
    return try sample.shownTop(number) + row.card.minY
  }

  @Test func escapeReturnsRowsThatHaveJustBegunToMoveAside() throws {
    let sample = Sample()
    let point = try sample.grip(1)
    sample.window.send(.mouseDown(point, button: 1))
    sample.window.send(.mouseMove(CGPoint(x: point.x, y: point.y + 100)))
    sample.window.send(.keyDown(KeyStroke(.escape)))
    sample.window.advance()
    sample.window.settle()
    #expect(try (0..<5).map { try sample.shownTop($0) } == [0, 44, 88, 132, 176])
  }

  @Test func aDragSoonAfterADropLeavesNoRowLifted() throws {
    let sample = Sample()
    sample.window.release(try sample.dragGrip(1, by: 44))
    sample.window.press(try sample.grip(0))
    sample.window.key("Escape")
    sample.window.release(.zero)
    sample.window.settle()
    #expect(sample.window.listRows.allSatisfy { !$0.isLifted })
    sample.window.release(try sample.dragGrip(1, by: 44))
    _ = try sample.dragGrip(1, by: 44)
    sample.window.settle()
    #expect(sample.window.listRow("Row 1")?.isLifted == true, "the same row, lifted again")
  }

  @Test func escapeReturnsTheRow() throws {
    let sample = Sample()
    let end = try sample.dragGrip(1, by: 100)
    sample.window.key("Escape")
    sample.window.move(CGPoint(x: end.x, y: end.y + 50))
    sample.window.release(end)
    sample.window.settle()
    #expect(sample.moves.calls == [])
    #expect(try (0..<5).map { try sample.shownTop($0) } == [0, 44, 88, 132, 176])
    #expect(sample.selection.value == [])
  }

  @Test func aChangeOfTheRowsEndsTheDrag() throws {
    let sample = Sample()
    let end = try sample.dragGrip(1, by: 100)
    sample.numbers.value = [5, 1, 2, 3, 4]
    sample.window.advance()
    sample.window.release(end)
    sample.window.settle()
    #expect(sample.moves.calls == [])
    #expect(try sample.shownTop(1) == 44)
  }

  @Test func aFrameOfADragEvaluatesNoBodyAndLaysOutNothing() throws {
    let sample = Sample(count: 5000)
    var point = try sample.dragGrip(1, by: 44)
    sample.window.settle()
    _ = sample.recorder.take()
    for _ in 0..<20 {
      point.y += 7
      sample.window.send(.mouseMove(point))
      let counts = sample.window.advance()
      #expect(counts.bodies == 0)
      #expect(counts.measures == 0)
      #expect(counts.places == 0)
    }
    #expect(sample.recorder.take() == [])
  }

  // MARK: Long lists

  @Test func theListScrollsWhileTheRowIsAtAnEdge() throws {
    let sample = Sample(count: 5000)
    let end = try sample.dragGrip(1, by: 370)
    for _ in 0..<180 { sample.window.advance() }
    let offset = try #require(sample.window.scroll?.model.offset.y)
    #expect(offset > 1000)
    #expect(sample.window.lazy.liveItemCount < 60)
    #expect(try abs(sample.shownTop(1) - (44 + 370)) < 30, "the row stays under the pointer")
    sample.window.release(end)
    let destination = try #require(sample.moves.calls.first?.destination)
    #expect(destination > 22)
    sample.window.settle()
    #expect(sample.numbers.value[destination - 1] == 1)
    #expect(sample.window.texts.contains("Row 1"), "the dropped row is visible")
  }

  @Test func scrollingEndsWithTheRowsOfTheForEach() throws {
    let sample = Sample(count: 14)
    _ = try sample.dragGrip(1, by: 385)
    sample.window.settle()
    let model = try #require(sample.window.scroll?.model)
    #expect(abs(model.offset.y - (14 * 44 - 440)) < 1)
  }

  // MARK: Fingers

  @Test func aFingerThatRestsLiftsTheRow() throws {
    let sample = Sample()
    let start = CGPoint(x: 100, y: 66)
    sample.window.touch(1, start, isDown: true)
    sample.window.advance(seconds: 0.6)
    #expect(sample.window.listRow("Row 1")?.isLifted == true)
    for step in 1...8 { sample.window.touch(1, CGPoint(x: 100, y: 66 + 11 * CGFloat(step))) }
    sample.window.lift(1, CGPoint(x: 100, y: 154))
    #expect(sample.moves.calls == [Moves.Call(source: [1], destination: 4)])
    #expect(sample.window.scroll?.model.offset.y == 0)
  }

  @Test func aFingerThatMovesAtOnceScrolls() throws {
    let sample = Sample()
    sample.window.touch(1, CGPoint(x: 100, y: 300), isDown: true)
    for step in 1...8 { sample.window.touch(1, CGPoint(x: 100, y: 300 - 15 * CGFloat(step))) }
    sample.window.lift(1, CGPoint(x: 100, y: 180))
    #expect(sample.moves.calls == [])
    #expect(try #require(sample.window.scroll?.model.offset.y) > 50)
  }

  @Test func aMouseOnTheContentStillScrollsAndSelects() throws {
    let sample = Sample()
    sample.window.clickRow("Row 2")
    #expect(sample.selection.value == [2])
    #expect(sample.moves.calls == [])
  }
}
