import Engine
import Geometry
import Graphics
import ScrollUITesting
import Testing

/// `EditableTextLayout` with the texts of `HostileText`: carets, hit tests, arrows and edits. A character is 5 wide, an
/// ideograph 10, a line 10 high.
@MainActor @Suite struct HostileEditingTests {
  func layout(
    _ text: String, width: CGFloat, alignment: CGFloat = 0, engine: FixedTextEngine = FixedTextEngine()
  ) -> (TextEditingModel, EditableTextLayout) {
    let model = TextEditingModel(text)
    var style = EditableTextLayout.Style(font: ResolvedFont(size: 10))
    style.width = width
    style.alignment = alignment
    let layout = EditableTextLayout(model, style: style, engine: engine)
    model.didChange = { if let change = $0 { layout.update(change) } }
    return (model, layout)
  }

  /// The positions between characters, with both ends of the text.
  func boundaries(_ buffer: TextBuffer) -> [Int] {
    var positions = [0]
    while let last = positions.last, last < buffer.length { positions.append(buffer.position(after: last)) }
    return positions
  }

  /// The first reason why the carets and hit tests of `layout` are wrong; nil if there is none.
  func flaw(_ model: TextEditingModel, _ layout: EditableTextLayout) -> String? {
    let width = layout.style.width
    let positions = boundaries(model.state.buffer)
    for position in positions {
      let caret = layout.caretRectangle(at: TextLocation(position))
      guard (0...width).contains(caret.minX), caret.minY >= 0, caret.maxY <= layout.height else {
        return "caret \(caret) at \(position)"
      }
    }
    let known = Set(positions)
    for y in stride(from: -5, through: layout.height + 5, by: 10) {
      for x in [-CGFloat.infinity, -3, 0, width / 3, width, .greatestFiniteMagnitude] {
        let hit = layout.hit(CGPoint(x: x, y: y))
        guard known.contains(hit.location.position), known.contains(hit.character) else {
          return "a hit of \(hit.location.position) at \(x), \(y)"
        }
      }
    }
    return nil
  }

  // MARK: Random texts

  @Test func caretsAndHitsOfAnyTextAreAtCharacterBoundaries() {
    for seed in HostileText.seeds(5000) {
      let text = HostileText.text(seed: seed)
      let (model, layout) = layout(text, width: CGFloat(10 + seed % 60), alignment: CGFloat(seed % 3) / 2)
      guard model.text == text, let flaw = flaw(model, layout) else { continue }
      Issue.record("seed \(seed): \(flaw) of \(text.debugDescription)")
      return
    }
  }

  @Test(arguments: [VisualDirection.left, .right]) func arrowsLeaveAnyText(side: VisualDirection) {
    for seed in HostileText.seeds(5000) {
      let text = HostileText.text(seed: seed)
      let (model, layout) = layout(text, width: CGFloat(10 + seed % 60))
      let positions = boundaries(model.state.buffer)
      // Between paragraphs of different directions an arrow leads back: forward in one is backward in the other.
      let directions = Set(positions.map { layout.isRightToLeft(at: TextLocation($0)) })
      if directions.count > 1 { continue }
      // The information separators U+001C…U+001E end a paragraph of UAX #9, but none of the buffer.
      if text.unicodeScalars.contains(where: { (0x1C...0x1E).contains($0.value) }) { continue }
      let isForward = (side == .right) != layout.isRightToLeft(at: TextLocation(0))
      var location = TextLocation(isForward ? 0 : model.state.buffer.length)
      var visited: Set<Int> = [location.position]
      for _ in positions {
        location = layout.location(side, of: location)
        visited.insert(location.position)
      }
      guard layout.location(side, of: location) == location, visited.isSubset(of: positions) else {
        Issue.record("seed \(seed): arrows never leave \(text.debugDescription)")
        return
      }
    }
  }

  @Test func insertedAndDeletedTextOfAnyKindLaysOutLikeTheWhole() {
    var random = SeededGenerator(seed: HostileText.seeds(1).lowerBound)
    let (edited, layout) = layout("start", width: 60)
    for seed in HostileText.seeds(1500) {
      let length = edited.state.buffer.length
      let anchor = random.next(below: length + 1)
      let isLong = length > 300
      edited.select(TextSelection(anchor: anchor, head: isLong ? random.next(below: length + 1) : anchor))
      if isLong { edited.perform(.delete(.characterBackward), in: layout, at: 0) }
      edited.insert(HostileText.text(seed: seed), at: 0)
      if seed.isMultiple(of: 7) { edited.perform(.undo, in: layout, at: 0) }
      let (model, whole) = self.layout(edited.text, width: 60)
      func lines(_ layout: EditableTextLayout) -> [[String]] {
        (0..<layout.lineCount).map { layout.runs(ofLine: $0).map { "\($0.run.text) at \($0.origin.x)" } }
      }
      guard lines(layout) == lines(whole) else {
        Issue.record("seed \(seed): \(model.text.debugDescription)")
        return
      }
    }
  }

  // MARK: Long texts

  @Test func tenThousandMarksOnALetterHaveACaretOnBothSides() {
    let (model, layout) = layout("a" + String(repeating: "\u{301}", count: 10_000) + "b", width: 100)
    let end = model.state.buffer.length
    #expect(layout.lineCount == 1)
    #expect([0, end - 1, end].map { layout.caretRectangle(at: TextLocation($0)).minX } == [0, 5, 10])
    #expect(layout.hit(CGPoint(x: 6, y: 5)).location.position == end - 1)
    #expect(layout.location(.right, of: TextLocation(0)).position == end - 1)
  }

  /// Twice the length takes at most about twice the width queries and twice the measured characters.
  @Test(arguments: HostileText.repeatedUnits) func costsAreLinearInTheLengthOfTheText(unit: String) {
    func cost(_ count: Int) -> (queries: Int, characters: Int) {
      let engine = FixedTextEngine()
      let (model, layout) = layout(String(repeating: unit, count: count), width: 100, engine: engine)
      for line in 0..<min(layout.lineCount, 20) { _ = layout.runs(ofLine: line) }
      _ = layout.hit(CGPoint(x: 50, y: layout.height / 2))
      _ = layout.location(
        .right, of: TextLocation(model.state.buffer.boundary(atOrBefore: model.state.buffer.length / 2)))
      return (engine.widthQueries, engine.measuredCharacters)
    }
    let (once, twice) = (cost(2000), cost(4000))
    #expect(twice.queries <= once.queries * 2 + 40)
    #expect(twice.characters <= once.characters * 2 + 400)
  }
}
