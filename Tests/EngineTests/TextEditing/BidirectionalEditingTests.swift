import Engine
import Geometry
import Graphics
import ScrollUITesting
import Testing

/// Carets, selections and movements in text of both directions. A character is 5 wide, a line 10 high.
@MainActor @Suite struct BidirectionalEditingTests {
  /// "abc אבג def": a Hebrew word between Latin words, bytes 0…14.
  static let mixed = "abc \u{5D0}\u{5D1}\u{5D2} def"

  func layout(
    _ text: String, width: CGFloat = .infinity, direction: LayoutDirection = .leftToRight, alignment: CGFloat = 0
  ) -> (TextEditingModel, EditableTextLayout) {
    let model = TextEditingModel(text)
    var style = EditableTextLayout.Style(font: ResolvedFont(size: 10))
    style.width = width
    style.direction = direction
    style.alignment = alignment
    let layout = EditableTextLayout(model, style: style, engine: FixedTextEngine())
    model.didChange = { if let change = $0 { layout.update(change) } }
    return (model, layout)
  }

  @Test func theRunsOfALineAreInTheOrderOfDisplay() {
    let (model, layout) = layout("\u{5D0}\u{5D1} abc 12", direction: .leftToRight)
    let runs = layout.runs(ofLine: 0)
    #expect(runs.map(\.run.text) == ["abc 12", "\u{5D0}\u{5D1} "])
    #expect(runs.map(\.run.direction) == [.leftToRight, .rightToLeft])
    #expect(runs.map(\.origin.x) == [0, 30])
    withExtendedLifetime(model) {}
  }

  @Test func theCaretIsAtThePlaceOfTheParagraphsDirection() {
    let (model, layout) = layout(Self.mixed)
    let carets = [0, 3, 4, 6, 8, 10, 11, 14].map { layout.caretRectangle(at: TextLocation($0)).minX }
    #expect(carets == [0, 15, 20, 30, 25, 35, 40, 55])
    withExtendedLifetime(model) {}
  }

  @Test func anArrowMovesToTheNextPlaceOnTheScreen() {
    let (model, layout) = layout(Self.mixed)
    model.select(TextSelection(caret: 0))
    var positions = [0]
    for _ in 0..<11 {
      model.perform(.move(.right, extends: false), in: layout, at: 0)
      positions.append(model.selection.head)
    }
    #expect(positions == [0, 1, 2, 3, 4, 8, 6, 10, 11, 12, 13, 14])
    for expected in positions.reversed().dropFirst() {
      model.perform(.move(.left, extends: false), in: layout, at: 0)
      #expect(model.selection.head == expected)
    }
  }

  @Test func aSelectionAcrossDirectionsHasARectangleForEachPart() {
    let (model, layout) = layout(Self.mixed)
    #expect(
      layout.rectangles(of: 2..<6, inLine: 0)
        == [CGRect(x: 10, y: 0, width: 10, height: 10), CGRect(x: 30, y: 0, width: 5, height: 10)])
    #expect(layout.rectangles(of: 0..<14, inLine: 0) == [CGRect(x: 0, y: 0, width: 55, height: 10)])
    withExtendedLifetime(model) {}
  }

  @Test func aDragSelectsTheCharactersThatItPasses() {
    let (model, layout) = layout(Self.mixed)
    // The first Hebrew letter is the rightmost one, from 30 to 35.
    model.press(at: CGPoint(x: 34, y: 5), extends: false, in: layout, time: 0)
    #expect(layout.caretRectangle(at: model.selection.location).minX == 35)
    model.drag(to: CGPoint(x: 26, y: 5), in: layout)
    #expect(model.selection.range == 4..<8)
  }

  @Test func aParagraphFromRightToLeftStartsAtTheRight() {
    let (model, layout) = layout("\u{5D0}\u{5D1}\u{5D2} \u{5D3}", width: 100, direction: .rightToLeft)
    #expect([0, 2, 7, 9].map { layout.caretRectangle(at: TextLocation($0)).minX } == [100, 95, 80, 75])
    #expect(layout.hit(CGPoint(x: 99, y: 5)).location.position == 0)
    #expect(layout.hit(CGPoint(x: 0, y: 5)).location.position == 9)
    #expect(layout.rectangles(of: 0..<2, inLine: 0) == [CGRect(x: 95, y: 0, width: 5, height: 10)])
    model.select(TextSelection(caret: 0))
    model.perform(.move(.wordLeft, extends: false), in: layout, at: 0)
    #expect(model.selection.head == 6)
  }

  @Test func aSelectedLineBreakExtendsToTheEndOfItsParagraph() {
    let (model, layout) = layout("\u{5D0}\u{5D1}\na", width: 100, direction: .rightToLeft)
    #expect(
      layout.rectangles(of: 0..<5, inLine: 0, edges: 0...100) == [CGRect(x: 0, y: 0, width: 100, height: 10)])
    withExtendedLifetime(model) {}
  }

  @Test func anEmptyTextFollowsTheLayoutDirection() {
    for (direction, x) in [(LayoutDirection.leftToRight, 0), (.rightToLeft, 100)] {
      let (model, layout) = layout("", width: 100, direction: direction)
      #expect(layout.caretRectangle(at: TextLocation(0)).minX == CGFloat(x))
      withExtendedLifetime(model) {}
    }
  }

  // MARK: Properties

  /// A text of letters, digits, punctuation, marks, emoji and controls of both directions.
  private func text(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "a", "b", "Z", " ", "  ", "1", "23", ".", "(", ")", "-", "\u{5D0}", "\u{5D1}", "\u{5E9}\u{5C1}", "\u{628}",
      "\u{627}",
      "\u{661}", "\u{200F}", "\u{200E}", "\u{2067}", "\u{2069}", "\u{202B}", "\u{202C}", "\u{202E}", "é", "你", "👍🏽",
      "\t",
      "\u{600}", "\u{200D}",
    ]
    let text = (0..<Int.random(in: 1...24, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
    // A number sign before a tab is drawn as one character with the tab's first space.
    return text.replacing("\u{600}\t", with: "\u{600}")
  }

  @Test func hitTestingTheCaretOfAnyTextReturnsItsPosition() {
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let text = text(&random)
      let direction: LayoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      let (model, layout) = layout(text, direction: direction)
      let buffer = model.state.buffer
      var position = 0
      while true {
        let caret = layout.caretRectangle(at: TextLocation(position))
        let hit = layout.hit(CGPoint(x: caret.minX, y: caret.midY)).location
        // A mark after a tab has no width of its own: the carets on both sides are at the same place.
        guard hit.position == position || layout.caretRectangle(at: hit) == caret else {
          Issue.record("seed \(seed): \(text.debugDescription) at \(position) gives \(hit.position)")
          return
        }
        guard position < buffer.length else { break }
        position = buffer.position(after: position)
      }
    }
  }

  @Test(arguments: [VisualDirection.left, .right])
  func arrowsVisitEveryPlaceOnce(side: VisualDirection) {
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let text = text(&random)
      let (model, layout) = layout(text, width: Bool.random(using: &random) ? 32 : .infinity)
      let isForward = (side == .right) != layout.isRightToLeft(at: TextLocation(0))
      var location = TextLocation(isForward ? 0 : model.state.buffer.length)
      var visited: Set<Int> = [location.position]
      while true {
        let next = layout.location(side, of: location)
        if next == location { break }
        guard visited.insert(next.position).inserted else {
          Issue.record("seed \(seed): \(text.debugDescription) visits \(next.position) twice")
          return
        }
        location = next
      }
      guard visited.count == text.count + 1 else {
        Issue.record("seed \(seed): \(text.debugDescription) has \(text.count) characters, \(visited.count) places")
        return
      }
    }
  }

  @Test func editsOfBothDirectionsLayOutLikeTheWholeText() {
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let (model, edited) = layout(text(&random), width: 60)
      for _ in 0..<60 {
        let length = model.state.buffer.length
        let anchor = Int.random(in: 0...length, using: &random)
        model.select(TextSelection(anchor: anchor, head: min(length, anchor + Int.random(in: 0...6, using: &random))))
        model.insert(text(&random).replacing("\t", with: "\n"), at: 0)
        let (fresh, whole) = layout(model.text, width: 60)
        func lines(_ layout: EditableTextLayout) -> [[String]] {
          (0..<layout.lineCount).map { layout.runs(ofLine: $0).map { "\($0.run.text) at \($0.origin.x)" } }
        }
        guard lines(edited) == lines(whole) else {
          Issue.record("seed \(seed): \(model.text.debugDescription)")
          return
        }
        withExtendedLifetime(fresh) {}
      }
    }
  }
}
