import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The section index of a list.
@MainActor @Suite struct SectionIndexTests {
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theIndexIsBesideTheScrollBar(direction: LayoutDirection) throws {
    let sample = SectionIndexSample(direction: direction)
    let (first, last) = (try #require(sample.label("A")), try #require(sample.label("Z")))
    #expect(first.maxY < last.minY && first.midX == last.midX)
    let bar = try #require(sample.window.scroll?.indicators.thumb(.vertical))
    #expect(direction == .leftToRight ? last.maxX <= bar.minX : last.minX >= bar.maxX)
    #expect(direction == .leftToRight ? last.minX > 350 : last.maxX < 50)
  }

  /// The highlight of a row without margins goes on to the edge of the list, as without an index.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theIndexCoversTheBackgroundAndNotTheContent(direction: LayoutDirection) throws {
    let sample = SectionIndexSample(direction: direction)
    let row = try #require(sample.window.listRow("Aa 0"))
    #expect(row.card.minX == 0 && row.card.maxX == 400)
    #expect(row.appearance.insets.trailing >= 33 + 16)
    #expect(row.separatorSpan.upperBound <= 400 - 33)
    let label = try #require(sample.label("A"))
    let text = row.convert(row.bounds, to: nil).inset(by: row.appearance.insets)
    if direction == .leftToRight { #expect(text.maxX <= label.minX) }
  }

  @Test func aHiddenIndexTakesNoRoom() throws {
    let sample = SectionIndexSample()
    sample.model.visibility = .hidden
    sample.window.settle()
    #expect(sample.label("Z") == nil)
    #expect(try #require(sample.window.listRow("Aa 0")).appearance.insets.trailing == 16)
    sample.model.visibility = .visible
    sample.window.settle()
    #expect(sample.label("Z") != nil)
  }

  @Test(arguments: [TestWindow.Pointer.mouse, .finger])
  func aPressScrollsToTheSection(pointer: TestWindow.Pointer) {
    let sample = SectionIndexSample()
    sample.window.drag(from: sample.middle("N"), by: .zero, steps: 1, with: pointer)
    sample.window.settle()
    #expect(sample.topHeader == "Section N")
    #expect(sample.selected == "selected -1", "the press selects no row")
  }

  @Test(arguments: [TestWindow.Pointer.mouse, .finger])
  func aDragFollowsThePointerWithABubble(pointer: TestWindow.Pointer) {
    let sample = SectionIndexSample()
    let window = sample.window
    let (start, end) = (sample.middle("B"), sample.middle("T"))
    window.send(pointer == .mouse ? .mouseDown(start, button: 1) : .fingerDown(id: 1, start))
    window.advance()
    window.advance()
    #expect(sample.bubble == "B" && sample.topHeader == "Section B")
    window.send(pointer == .mouse ? .mouseMove(end) : .fingerMove(id: 1, end))
    window.advance()
    window.advance()
    #expect(sample.bubble == "T" && sample.topHeader == "Section T")
    let beyond = CGPoint(x: end.x - 200, y: 900)
    window.send(pointer == .mouse ? .mouseMove(beyond) : .fingerMove(id: 1, beyond))
    window.advance()
    window.advance()
    #expect(sample.bubble == "Z")
    window.send(pointer == .mouse ? .mouseUp(beyond, button: 1) : .fingerUp(id: 1, beyond))
    window.settle()
    #expect(sample.bubble == nil)
  }

  @Test func aJumpAmongAMillionRowsBuildsTwoWindowsOfRows() {
    let sample = SectionIndexSample(rows: 40_000)
    sample.window.settle()
    let window = sample.window.nodes(of: ListRowNode.self).count
    sample.model.built = []
    sample.window.send(.mouseDown(sample.middle("B"), button: 1))
    sample.window.advance()
    var jumps = 1
    for letter in ["F", "M", "S", "Y"] {
      sample.window.send(.mouseMove(sample.middle(letter)))
      sample.window.advance()
      jumps += 1
    }
    #expect(sample.topHeader == "Section Y")
    #expect(sample.model.built.count <= 2 * window * jumps, "\(sample.model.built.count) rows, \(window) in a window")
    #expect(sample.window.nodes(of: ListRowNode.self).count <= 2 * window)
  }

  @Test func aMoveWithinASectionDoesNotScroll() {
    let sample = SectionIndexSample()
    let point = sample.middle("H")
    sample.window.send(.mouseDown(point, button: 1))
    sample.window.advance()
    sample.window.scroll?.model.jump(to: CGPoint(x: 0, y: 5))
    sample.window.send(.mouseMove(CGPoint(x: point.x, y: point.y + 2)))
    sample.window.settle()
    #expect(sample.window.scroll?.model.offset.y == 5)
    sample.window.release(point)
  }

  // MARK: The present section

  @Test func theLabelOfTheSectionAtTheTopIsFilled() {
    let sample = SectionIndexSample()
    #expect(sample.filledLabels == ["A"])
    for letter in ["D", "N"] {
      sample.window.tap(sample.middle(letter))
      sample.window.settle()
      #expect(sample.filledLabels == [letter])
    }
    for (notches, letter) in [(-3.0, "N"), (6, "M")] {
      sample.window.wheel(notches, at: CGPoint(x: 100, y: 300))
      sample.window.settle()
      #expect(sample.filledLabels == [letter], "after \(notches) notches")
    }
    sample.model.groups = []
    sample.window.settle()
    #expect(sample.filledLabels == [])
  }

  @Test func aDotStandsForTheLabelAboveIt() {
    let sample = SectionIndexSample(height: 200)
    for _ in 0..<400 where sample.topHeader != "Section B" {
      sample.window.wheel(-1, at: CGPoint(x: 100, y: 100))
      sample.window.settle()
    }
    #expect(sample.topHeader == "Section B" && sample.label("B") == nil)
    #expect(sample.filledLabels == ["A"])
  }

  // MARK: The end of a drag

  @Test func escapeEndsADrag() {
    let sample = SectionIndexSample()
    sample.window.send(.mouseDown(sample.middle("H"), button: 1))
    sample.window.advance()
    sample.window.key("Escape")
    sample.window.settle()
    #expect(sample.bubble == nil)
    sample.window.send(.mouseMove(sample.middle("S")))
    sample.window.settle()
    #expect(sample.topHeader == "Section H")
    sample.window.release(sample.middle("S"))
    sample.window.tap(sample.middle("C"))
    sample.window.settle()
    #expect(sample.topHeader == "Section C")
  }

  @Test func aWindowThatLosesTheKeyboardEndsADrag() {
    let sample = SectionIndexSample()
    sample.window.send(.mouseDown(sample.middle("H"), button: 1))
    sample.window.advance()
    sample.window.send(.focusLost)
    sample.window.settle()
    #expect(sample.bubble == nil)
  }

  @Test func theDataMayBeReplacedDuringADrag() {
    let sample = SectionIndexSample()
    sample.window.send(.mouseDown(sample.middle("Y"), button: 1))
    sample.window.advance()
    sample.model.groups = Array(sample.model.groups[..<3])
    sample.window.advance()
    sample.window.send(.mouseMove(CGPoint(x: sample.middle("B").x, y: 1)))
    sample.window.advance()
    sample.window.advance()
    #expect(sample.bubble == "A" && sample.topHeader == "Section A")
    sample.model.groups = []
    sample.window.advance()
    sample.window.send(.mouseMove(CGPoint(x: 380, y: 300)))
    sample.window.settle()
    #expect(sample.bubble == nil && sample.label("A") == nil)
    sample.window.release(CGPoint(x: 380, y: 300))
  }

  @Test func theWindowMayBeResizedDuringADrag() throws {
    let sample = SectionIndexSample()
    sample.window.send(.mouseDown(sample.middle("H"), button: 1))
    sample.window.advance()
    sample.window.resize(width: 400, height: 260)
    sample.window.settle()
    #expect(sample.bubble == "H")
    sample.window.send(.mouseMove(sample.middle("Z")))
    sample.window.advance()
    sample.window.advance()
    #expect(sample.bubble == "Z")
    sample.window.release(sample.middle("Z"))
    sample.window.settle()
    #expect(sample.bubble == nil)
  }

  // MARK: Other input

  @Test func theWheelOverTheIndexScrollsTheList() {
    let sample = SectionIndexSample()
    sample.window.wheel(-2, at: sample.middle("N"))
    sample.window.settle()
    #expect((sample.window.scroll?.model.offset.y ?? 0) > 50)
  }

  @Test func aLabelUnderTheMouseIsMarked() {
    let sample = SectionIndexSample()
    let before = sample.window.drawn.count
    sample.window.move(sample.middle("N"))
    sample.window.settle()
    #expect(sample.window.drawn.count > before)
    #expect(sample.bubble == nil && sample.topHeader == "Section A")
  }

  @Test func aShortListKeepsItsFirstAndItsLastLabel() {
    let sample = SectionIndexSample(height: 200)
    let shown = sample.model.groups.filter { sample.label($0.id) != nil }.map(\.id)
    #expect(shown.first == "A" && shown.last == "Z" && shown.count < 9)
    sample.window.tap(sample.middle("Z"))
    sample.window.settle()
    #expect(sample.window.texts.contains("Section Z"))
  }

  // MARK: Lines

  @Test(arguments: [1, 2, 3, 26, 27, 100], [0.0, 14, 30, 100, 389, 390, 405, 1000, .infinity])
  func allLabelsAreReachedInOrder(count: Int, height: Double) throws {
    let slots = SectionIndexSlots(count: count, height: height)
    #expect(slots.slots.count <= max(1, Int((height.isFinite ? height : 0) / 15)) || slots.slots.count == count)
    let labels = slots.slots.compactMap(\.label)
    #expect(labels == labels.sorted() && Set(labels).count == labels.count)
    #expect(labels.first == 0 && (slots.slots.count == 1 || labels.last == count - 1))
    #expect(slots.slots.flatMap(\.labels) == Array(0..<count), "each label belongs to a line")
    let reached = stride(from: -5.0, to: slots.height + 5, by: 0.02).compactMap { slots.label(at: $0) }
    #expect(reached == reached.sorted())
    #expect(slots.slots.count == 1 || Set(reached).count == count)
    for slot in slots.slots {
      guard let label = slot.label else { continue }
      #expect(slots.label(at: slots.middle(of: label)) == label)
    }
  }

  @Test func anEmptyIndexHasNoLabels() {
    let slots = SectionIndexSlots(count: 0, height: .nan)
    #expect(slots.slots.isEmpty && slots.label(at: 3) == nil)
  }
}
