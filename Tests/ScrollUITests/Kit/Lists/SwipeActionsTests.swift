import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Swiping rows aside, and their buttons.
@MainActor @Suite struct SwipeActionsTests {
  // MARK: Opening

  @Test(arguments: [TestWindow.Pointer.mouse, .finger])
  func aSwipeTowardsTheLeadingEdgeOpensTheTrailingButtons(pointer: TestWindow.Pointer) throws {
    let sample = SwipeSample()
    try sample.swipe(2, by: -180, with: pointer)
    #expect(sample.openRows.count == 1)
    let row = try sample.row(2)
    #expect(row.isSwipeOpen)
    #expect(row.swipeDistance == -222, "three buttons of 74 points")
    #expect(row.swipeButtonAreas.map(\.width) == [74, 74, 74])
    #expect(row.swipeButtonAreas.first?.maxX == 400, "the first button lies at the edge")
    #expect(row.swipeButtonAreas.allSatisfy { $0.height == 44 })
    #expect(sample.window.scroll?.model.offset.y == 0)
    #expect(sample.window.drawnTexts.contains("Flag"))
  }

  /// A label is clear where it would touch the edges of its button, and whole in an open button.
  @Test(arguments: [-1.0, 1]) func labelsFadeInWithTheRoomForThem(direction: CGFloat) throws {
    let sample = SwipeSample()
    let start = try sample.middle(2)
    sample.window.touch(1, start, isDown: true)
    var last = 0.0
    for step in 1...30 {
      sample.window.touch(1, CGPoint(x: start.x + direction * CGFloat(step) * 8, y: start.y))
      let row = try sample.row(2)
      for (width, opacity) in zip(row.swipeButtonAreas.map(\.width), row.swipeLabelOpacities) {
        if width < 10 { #expect(opacity == 0) }
        if width >= 74 { #expect(opacity == 1) }
      }
      let least = row.swipeLabelOpacities.min() ?? 0
      #expect(least >= last, "step \(step)")
      last = least
    }
    #expect(last == 1)
  }

  @Test func aSwipeTowardsTheTrailingEdgeOpensTheLeadingButtons() throws {
    let sample = SwipeSample()
    try sample.swipe(2, by: 90)
    #expect(try sample.distance(2) == 74)
    #expect(try sample.row(2).swipeButtonAreas.first?.minX == 0)
  }

  @Test func rightToLeftMirrorsTheEdges() throws {
    let sample = SwipeSample { $0.direction = .rightToLeft }
    try sample.swipe(2, by: 180)
    #expect(try sample.distance(2) == 222)
    #expect(try sample.row(2).swipeButtonAreas.first?.minX == 0)
    #expect(sample.openRows.count == 1)
    sample.window.tap(try sample.button(0, of: 2))
    #expect(sample.calls.take() == ["delete 2"])
  }

  @Test func aShortSwipeCloses() throws {
    let sample = SwipeSample()
    try sample.swipe(2, by: -60)
    #expect(try sample.distance(2) == 0)
    #expect(sample.displacedRows.isEmpty)
  }

  @Test func aFlickOpensAfterAShortDistance() throws {
    let sample = SwipeSample()
    sample.window.drag(from: try sample.middle(2), by: CGVector(dx: -70, dy: 0), steps: 3, with: .finger)
    sample.window.settle()
    #expect(try sample.row(2).isSwipeOpen)
  }

  @Test func aFlickBackCloses() throws {
    let sample = SwipeSample()
    let start = try sample.middle(2)
    sample.window.send(.fingerDown(id: 1, start))
    sample.window.advance()
    for x in [-60.0, -120, -180, -220, -190, -150, -110] {
      sample.window.send(.fingerMove(id: 1, CGPoint(x: start.x + x, y: start.y)))
      sample.window.advance()
    }
    sample.window.send(.fingerUp(id: 1, CGPoint(x: start.x - 110, y: start.y)))
    sample.window.advance()
    sample.window.settle()
    #expect(try sample.distance(2) == 0)
  }

  @Test func aVerticalDragScrolls() throws {
    let sample = SwipeSample()
    sample.window.drag(from: try sample.middle(5), by: CGVector(dx: -30, dy: -120), steps: 8, rest: 0.2, with: .finger)
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
    #expect((sample.window.scroll?.model.offset.y ?? 0) > 80)
  }

  @Test func theAxisIsDecidedOnce() throws {
    let sample = SwipeSample()
    let start = try sample.middle(5)
    sample.window.send(.fingerDown(id: 1, start))
    sample.window.advance()
    for point in [(-40.0, 0.0), (-80, -20), (-100, -120)] {
      sample.window.send(.fingerMove(id: 1, CGPoint(x: start.x + point.0, y: start.y + point.1)))
      sample.window.advance()
    }
    #expect(sample.window.scroll?.model.offset.y == 0)
    #expect(try sample.distance(5) == -90, "the distance without the slop")
  }

  @Test func withoutFullSwipeTheRowResistsBeyondItsButtons() throws {
    let sample = SwipeSample { $0.allowsFullSwipe = false }
    let start = CGPoint(x: 380, y: try sample.middle(2).y)
    sample.window.send(.fingerDown(id: 1, start))
    sample.window.advance()
    for x in stride(from: 20.0, through: 340, by: 20) {
      sample.window.send(.fingerMove(id: 1, CGPoint(x: start.x - x, y: start.y)))
      sample.window.advance()
    }
    let distance = -(try sample.distance(2))
    #expect(distance > 222 && distance < 280)
    sample.window.send(.fingerUp(id: 1, CGPoint(x: start.x - 340, y: start.y)))
    sample.window.advance()
    sample.window.settle()
    #expect(try sample.distance(2) == -222)
    #expect(sample.calls.take() == [])
  }

  // MARK: Costs

  @Test func theRowMovesWithoutLayoutAndWithoutEvaluatingViews() throws {
    let sample = SwipeSample()
    let start = try sample.middle(2)
    sample.window.send(.fingerDown(id: 1, start))
    sample.window.advance()
    sample.window.send(.fingerMove(id: 1, CGPoint(x: start.x - 20, y: start.y)))
    sample.window.advance()
    for x in stride(from: 30.0, through: 180, by: 10) {
      sample.window.send(.fingerMove(id: 1, CGPoint(x: start.x - x, y: start.y)))
      let counts = sample.window.advance()
      #expect((counts.measures, counts.places, counts.bodies) == (0, 0, 0), "at \(x)")
    }
    sample.window.send(.fingerUp(id: 1, CGPoint(x: start.x - 180, y: start.y)))
    sample.window.advance()
    var frames = 0
    while sample.window.pipeline.wantsFrame, frames < 200 {
      let counts = sample.window.advance()
      #expect((counts.measures, counts.places, counts.bodies) == (0, 0, 0))
      frames += 1
    }
    #expect(frames > 3)
    #expect(sample.bodies.take() == [])
  }

  @Test func aMillionRowsCostAsMuchAsAHundred() throws {
    let few = SwipeSample { $0.count = 100 }
    let many = SwipeSample { $0.count = 1_000_000 }
    #expect(few.window.population == many.window.population)
    try many.open(3)
    #expect(try many.row(3).isSwipeOpen)
    #expect(many.bodies.take() == [], "no row is built for it")
  }

  @Test func buttonsExistOnlyWhileTheRowIsAside() throws {
    let sample = SwipeSample()
    let before = sample.window.population
    try sample.open(2)
    #expect(sample.window.population.nodes > before.nodes)
    sample.window.press(.escape)
    sample.window.settle()
    #expect(sample.window.population == before)
  }

  // MARK: Buttons

  @Test func aButtonPerformsItsActionAndClosesTheRow() throws {
    let sample = SwipeSample()
    try sample.open(2)
    sample.window.tap(try sample.button(1, of: 2))
    #expect(sample.calls.take() == ["flag 2"])
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
  }

  @Test func aDestructiveButtonRemovesItsRow() throws {
    let sample = SwipeSample()
    try sample.open(2)
    sample.window.tap(try sample.button(0, of: 2))
    #expect(sample.calls.take() == ["delete 2"])
    let row = sample.window.listRow("Row 3")
    #expect(row?.shownDisplacement != .zero, "the rows below glide")
    sample.window.settle()
    #expect(sample.numbers.value.prefix(4) == [0, 1, 3, 4])
    #expect(sample.displacedRows.isEmpty)
  }

  /// The fill reaches the edge of the row before the rows below have closed the gap.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aDestructiveButtonFillsItsRowWhileTheGapCloses(direction: LayoutDirection) throws {
    let sample = SwipeSample {
      $0.isGrouped = true
      $0.direction = direction
    }
    try sample.swipe(2, by: direction == .leftToRight ? -180 : 180)
    let row = try sample.row(2)
    sample.window.tap(try sample.button(0, of: 2))
    sample.window.advance(seconds: 0.2)
    let gap = try #require(sample.window.listRow("Row 3")).shownDisplacement.y
    #expect(gap > 5, "the rows below still glide")
    let fill = try #require(row.swipeButtonAreas.first)
    #expect(abs(fill.minX - row.card.minX) < 0.01 && abs(fill.maxX - row.card.maxX) < 0.01, "\(fill)")
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
  }

  @Test func aDestructiveButtonThatRemovesNoRowClosesIt() throws {
    let sample = SwipeSample { $0.removesRows = false }
    try sample.open(2)
    sample.window.tap(try sample.button(0, of: 2))
    #expect(sample.calls.take() == ["delete 2"])
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
    #expect(sample.window.listRow("Row 2") != nil)
  }

  @Test func aFullSwipePerformsTheFirstButton() throws {
    let sample = SwipeSample()
    let start = CGPoint(x: 390, y: try sample.middle(2).y)
    sample.window.drag(from: start, by: CGVector(dx: -320, dy: 0), steps: 16, rest: 0.3, with: .finger)
    #expect(sample.calls.take() == ["delete 2"])
    sample.window.settle()
    #expect(!sample.numbers.value.contains(2))
    #expect(sample.displacedRows.isEmpty)
  }

  @Test func theFirstButtonCoversTheOthersBeforeAFullSwipeIsReleased() throws {
    let sample = SwipeSample()
    let start = CGPoint(x: 390, y: try sample.middle(2).y)
    sample.window.send(.fingerDown(id: 1, start))
    sample.window.advance()
    for x in stride(from: 20.0, through: 320, by: 20) {
      sample.window.send(.fingerMove(id: 1, CGPoint(x: start.x - x, y: start.y)))
      sample.window.advance()
    }
    sample.window.advance(seconds: 0.3)
    #expect(try sample.row(2).swipeButtonAreas.map(\.width) == [310, 0, 0])
    sample.window.send(.fingerMove(id: 1, CGPoint(x: start.x - 200, y: start.y)))
    sample.window.advance(seconds: 0.3)
    #expect(try sample.row(2).swipeButtonAreas.allSatisfy { abs($0.width - 190 / 3) < 0.01 })
    sample.window.send(.fingerUp(id: 1, CGPoint(x: start.x - 200, y: start.y)))
    sample.window.advance()
    sample.window.settle()
    #expect(sample.calls.take() == [])
    #expect(try sample.row(2).isSwipeOpen)
  }

  @Test func theLabelCanBeReadOnEachButton() throws {
    for scheme in [ColorScheme.light, .dark] {
      let sample = SwipeSample()
      sample.window.updateEnvironment { $0.colorScheme = scheme }
      sample.window.settle()
      try sample.open(2)
      let fills = try sample.row(2).swipeButtonFills
      #expect(fills.count == 3)
      // White on gray, red and darkened tints; black on bright tints, which keep their color.
      for fill in fills { #expect(max(fill.contrast(with: .white), fill.contrast(with: .black)) >= 4.5) }
      #expect(fills.contains { $0.contrast(with: .white) < 2.9 })
    }
  }

  @Test(arguments: [ColorScheme.light, .dark]) func theIconHasTheColorOfItsTitle(scheme: ColorScheme) throws {
    let sample = SwipeSample()
    sample.window.updateEnvironment { $0.colorScheme = scheme }
    sample.window.settle()
    try sample.swipe(2, by: 100)
    #expect(sample.window.nodes(of: ImageNode.self).map(\.tintColor) == [.white])
  }

  // MARK: onDelete

  @Test func onDeleteGivesADeleteButton() throws {
    let sample = SwipeSample { $0.deletes = true }
    try sample.swipe(3, by: -80)
    #expect(sample.window.drawnTexts.contains("Delete"))
    sample.window.tap(try sample.button(0, of: 3))
    sample.window.settle()
    #expect(sample.numbers.value.prefix(4) == [0, 1, 2, 4])
  }

  @Test func deleteDisabledHasNoDeleteButton() throws {
    let sample = SwipeSample { $0.deletes = true }
    try sample.swipe(7, by: -180)
    #expect(sample.displacedRows.isEmpty)
  }

  // MARK: Reduced motion

  @Test func reducedMotionJumps() throws {
    let sample = SwipeSample { $0.reducesMotion = true }
    let start = try sample.middle(2)
    sample.window.drag(from: start, by: CGVector(dx: -150, dy: 0), steps: 6, rest: 0.2, with: .finger)
    #expect(try sample.distance(2) == -222, "in the frame of the release")
    sample.window.press(.escape)
    #expect(try sample.distance(2) == 0)
  }
}
