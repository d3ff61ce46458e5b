import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The ways in which an open row closes, and the other devices that open it.
@MainActor @Suite struct SwipeClosingTests {
  @Test func aPressElsewhereClosesTheRowAndDoesNothingElse() throws {
    let sample = SwipeSample { $0.isSelectable = true }
    try sample.open(2)
    sample.window.tap(try sample.middle(5))
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
    #expect(sample.window.selectedTexts == [])
    sample.window.tap(try sample.middle(5))
    #expect(sample.window.selectedTexts == ["Row 5"])
  }

  @Test(arguments: [TestWindow.Pointer.mouse, .finger], [LayoutDirection.leftToRight, .rightToLeft])
  func aSwipeOfAnotherRowClosesTheOpenRow(pointer: TestWindow.Pointer, direction: LayoutDirection) throws {
    let sample = SwipeSample { $0.direction = direction }
    let distance: CGFloat = direction == .leftToRight ? -180 : 180
    try sample.swipe(2, by: distance, with: pointer)
    try sample.swipe(4, by: distance, with: pointer)
    #expect(sample.displacedRows == [try sample.id(4)])
    try sample.swipe(6, by: -distance / 2, with: pointer)
    #expect(sample.openRows == [try sample.id(6)], "at the other edge")
  }

  @Test func aVerticalDragBesideAnOpenRowOnlyClosesIt() throws {
    let sample = SwipeSample()
    try sample.open(2)
    sample.window.drag(from: try sample.middle(5), by: CGVector(dx: 0, dy: -120), steps: 8, with: .finger)
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty && sample.window.scroll?.model.offset.y == 0)
  }

  @Test func anInterruptedSwipeOfAnotherRowClosesBoth() throws {
    let sample = SwipeSample()
    try sample.open(2)
    let start = try sample.middle(4)
    sample.window.touch(1, start, isDown: true)
    sample.window.touch(1, CGPoint(x: start.x - 60, y: start.y))
    sample.window.touch(1, CGPoint(x: start.x - 120, y: start.y))
    #expect(try sample.row(4).isSwipeHeld)
    sample.window.key("Escape")
    sample.window.lift(1, start)
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
  }

  @Test func aClickOnTheOpenRowClosesIt() throws {
    let sample = SwipeSample()
    try sample.open(2)
    sample.window.tap(CGPoint(x: 40, y: try sample.middle(2).y))
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
  }

  @Test func anOpenRowCanBeDraggedFurther() throws {
    let sample = SwipeSample()
    try sample.open(2)
    let start = CGPoint(x: 150, y: try sample.middle(2).y)
    sample.window.drag(from: start, by: CGVector(dx: -120, dy: 0), steps: 8, rest: 0.2, with: .finger)
    #expect(sample.calls.take() == ["delete 2"], "a full swipe in two parts")
  }

  @Test func escapeClosesTheRow() throws {
    let sample = SwipeSample()
    try sample.open(2)
    sample.window.press(.escape)
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
  }

  @Test func escapeEndsASwipeInProgress() throws {
    let sample = SwipeSample()
    let start = try sample.middle(2)
    sample.window.send(.fingerDown(id: 1, start))
    sample.window.advance()
    sample.window.send(.fingerMove(id: 1, CGPoint(x: start.x - 100, y: start.y)))
    sample.window.advance()
    sample.window.press(.escape)
    sample.window.send(.fingerMove(id: 1, CGPoint(x: start.x - 150, y: start.y)))
    sample.window.advance()
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
  }

  @Test func scrollingClosesTheRow() throws {
    let sample = SwipeSample()
    try sample.open(2)
    sample.window.wheel(-1, at: try sample.middle(5))
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
    #expect((sample.window.scroll?.model.offset.y ?? 0) > 0)
  }

  @Test func losingTheKeyboardClosesTheRow() throws {
    let sample = SwipeSample()
    try sample.open(2)
    sample.window.send(.focusLost)
    sample.window.advance()
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
  }

  @Test func removingTheRowEndsItsSwipe() throws {
    let sample = SwipeSample()
    try sample.open(2)
    sample.numbers.value.remove(at: 2)
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
    try sample.open(3)
    #expect(sample.openRows.count == 1)
  }

  @Test func aChangeOfOtherRowsKeepsTheRowOpen() throws {
    let sample = SwipeSample()
    try sample.open(2)
    sample.numbers.value.remove(at: 5)
    sample.window.settle()
    #expect(sample.openRows == [try sample.id(2)])
  }

  @Test func aSecondFingerCannotTakeAnotherRow() throws {
    let sample = SwipeSample()
    let (first, second) = (try sample.middle(2), try sample.middle(6))
    sample.window.send(.fingerDown(id: 1, first))
    sample.window.advance()
    sample.window.send(.fingerMove(id: 1, CGPoint(x: first.x - 60, y: first.y)))
    sample.window.advance()
    sample.window.send(.fingerDown(id: 2, second))
    for x in [20.0, 60, 120] {
      sample.window.send(.fingerMove(id: 2, CGPoint(x: second.x - x, y: second.y)))
      sample.window.advance()
    }
    #expect(sample.displacedRows == [try sample.id(2)])
    sample.window.send(.fingerUp(id: 2, second))
    sample.window.send(.fingerUp(id: 1, first))
    sample.window.advance()
    sample.window.settle()
    #expect(sample.displacedRows.count <= 1)
  }

  // MARK: Trackpads

  @Test func twoFingersOnATrackpadMoveTheRow() throws {
    let sample = SwipeSample()
    sample.stroke(at: try sample.middle(2), by: CGVector(dx: -120, dy: 0))
    #expect(abs(try sample.distance(2) + 120) < 0.01, "without a slop")
    sample.window.settle()
    #expect(sample.openRows == [try sample.id(2)])
    sample.stroke(at: try sample.middle(2), by: CGVector(dx: 200, dy: 0))
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
  }

  @Test func aVerticalStrokeScrolls() throws {
    let sample = SwipeSample()
    sample.stroke(at: try sample.middle(2), by: CGVector(dx: 10, dy: -80))
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
    #expect((sample.window.scroll?.model.offset.y ?? 0) > 0)
  }

  @Test func aHorizontalScrollViewInARowTakesTheStroke() throws {
    let window = TestWindow(width: 400, height: 440) {
      List(0..<10) { _ in
        ScrollView(.horizontal) { Color.red.frame(width: 900, height: 40) }
          .swipeActions { Button("Flag") {} }
      }
      .listStyle(.plain)
    }
    window.settle()
    for _ in 0..<6 {
      window.send(
        .wheel(WheelEvent(location: CGPoint(x: 200, y: 30), delta: CGVector(dx: 0.5, dy: 0), isPrecise: true)))
      window.advance()
    }
    #expect(window.listRows.allSatisfy { $0.swipeDistance == 0 })
  }

  // MARK: Menus and keys

  @Test func theContextMenuHasTheActions() throws {
    let sample = SwipeSample()
    let point = try sample.middle(2)
    sample.window.send(.mouseDown(point, button: 3))
    sample.window.send(.mouseUp(point, button: 3))
    sample.window.advance()
    sample.window.settle()
    #expect(["Unread", "Delete", "Flag", "More"].allSatisfy { sample.window.texts.contains($0) })
    try sample.window.tap("Flag")
    #expect(sample.calls.take() == ["flag 2"])
  }

  @Test func theActionsFollowThoseOfAContextMenu() throws {
    let sample = SwipeSample { $0.hasMenu = true }
    let point = try sample.middle(2)
    sample.window.send(.mouseDown(point, button: 3))
    sample.window.send(.mouseUp(point, button: 3))
    sample.window.advance()
    sample.window.settle()
    let titles = sample.window.drawnTexts.filter { ["Copy", "Unread", "Delete", "Flag", "More"].contains($0) }
    #expect(titles == ["Copy", "Unread", "Delete", "Flag", "More"])
    #expect(!sample.window.nodes(of: DividerNode.self).isEmpty)
    try sample.window.tap("More")
    #expect(sample.calls.take() == ["more 2"])
  }

  @Test(arguments: ["Application", "Menu", "Shift-F10"])
  func theMenuKeyOpensTheMenuOfTheSelectedRow(key: String) throws {
    let sample = SwipeSample { $0.isSelectable = true }
    sample.window.clickRow("Row 3")
    let stroke =
      key == "Shift-F10" ? KeyStroke(KeyCode.function(10), modifiers: .shift) : KeyStroke(KeyCode(name: key))
    sample.window.send(.keyDown(stroke))
    sample.window.send(.keyUp(stroke))
    sample.window.advance()
    sample.window.settle()
    try sample.window.tap("Flag")
    #expect(sample.calls.take() == ["flag 3"])
  }

  @Test func deletePerformsTheDestructiveActionOfTheSelectedRow() throws {
    let sample = SwipeSample { $0.isSelectable = true }
    sample.window.clickRow("Row 3")
    sample.window.press(.delete)
    sample.window.settle()
    #expect(sample.calls.take() == ["delete 3"])
    #expect(!sample.numbers.value.contains(3))
  }
}
