import Motion

/// The unit of a selection by the pointer.
package enum TextGranularity: Hashable, Sendable {
  case character
  case word
  case paragraph

  /// The granularity of a number of clicks: 1 selects by `character`, 2 by `word`, 3 by `paragraph`, 4 by `character`
  /// again.
  package init(clicks: Int) { self = [.character, .word, .paragraph][max(0, clicks - 1) % 3] }
}

/// A selection in progress, from a press of the pointer; see `TextEditingState.continueDrag(_:to:)`.
package struct TextDragSelection: Hashable, Sendable {
  /// The unit by which the selection grows.
  package let granularity: TextGranularity
  /// The range that stays selected at all positions of the pointer, in bytes of UTF-8.
  package let origin: Range<Int>

  /// The ends of a selection that grows from `origin` to the unit under the pointer. The side of `origin` away from it is the anchor.
  static func ends<Position: Comparable>(
    from origin: Range<Position>, to unit: Range<Position>
  ) -> (anchor: Position, head: Position) {
    unit.lowerBound < origin.lowerBound
      ? (origin.upperBound, unit.lowerBound) : (origin.lowerBound, max(unit.upperBound, origin.upperBound))
  }
}

extension TextBuffer {
  /// The range of the unit at `hit`: empty for a character, and with its line break for a paragraph.
  func range(of granularity: TextGranularity, at hit: TextHit) -> Range<Int> {
    switch granularity {
    case .character: hit.boundary.position..<hit.boundary.position
    case .word: wordRange(at: hit.character)
    case .paragraph: range(ofParagraph: paragraph(at: hit.character))
    }
  }
}

extension TextEditingState {
  /// Begins a selection at `hit`: places the caret, or selects the word or paragraph, as `TextGranularity(clicks:)`
  /// decides. `extends` continues the present selection from `TextSelection.anchor` instead.
  package mutating func beginDrag(at hit: TextHit, clicks: Int, extends: Bool) -> TextDragSelection {
    let granularity = TextGranularity(clicks: clicks)
    let origin = extends ? selection.anchor..<selection.anchor : range(of: granularity, at: hit)
    let drag = TextDragSelection(granularity: granularity, origin: origin)
    continueDrag(drag, to: hit)
    if !extends, granularity == .character {
      select(TextSelection(caret: hit.location.position, affinity: hit.location.affinity))
    }
    return drag
  }

  /// Selects from `TextDragSelection.origin` to `hit`, in units of `TextDragSelection.granularity`.
  package mutating func continueDrag(_ drag: TextDragSelection, to hit: TextHit) {
    let range = range(of: drag.granularity, at: hit)
    let affinity = drag.granularity == .character ? hit.boundary.affinity : .downstream
    let ends = TextDragSelection.ends(from: drag.origin, to: range)
    select(TextSelection(anchor: ends.anchor, head: ends.head, affinity: affinity))
  }

  /// The range of the unit at `hit`. Hidden text is a single word.
  private func range(of granularity: TextGranularity, at hit: TextHit) -> Range<Int> {
    granularity == .word && hidesWords ? 0..<buffer.length : buffer.range(of: granularity, at: hit)
  }
}

/// The number of clicks in quick succession at the same point.
package struct ClickCounter: Sendable {
  /// The longest time between two clicks of the same series, in seconds; the default of GTK and Qt.
  package static let interval = 0.4
  /// The largest distance between two clicks of the same series along either axis, in points.
  package static let distance: CGFloat = 5

  private var last: (point: CGPoint, time: Double)?
  private var count = 0

  package init() {}

  /// Adds a press at `time` in seconds. Returns its number in the series, from 1.
  package mutating func press(at point: CGPoint, time: Double) -> Int {
    if let last, !(time - last.time).isLonger(than: Self.interval), abs(point.x - last.point.x) <= Self.distance,
      abs(point.y - last.point.y) <= Self.distance
    {
      count += 1
    } else {
      count = 1
    }
    last = (point, time)
    return count
  }
}
