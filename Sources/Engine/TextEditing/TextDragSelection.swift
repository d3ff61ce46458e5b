import Geometry
import Motion

/// The unit of a selection by the pointer.
package enum TextGranularity: Hashable, Sendable {
  case character
  case word
  case paragraph

  /// The granularity of a number of clicks: 1 selects by characters, 2 by words, 3 by paragraphs, 4 by characters again.
  package init(clicks: Int) { self = [.character, .word, .paragraph][max(0, clicks - 1) % 3] }
}

/// A selection in progress, from a press of the pointer.
package struct TextDragSelection: Hashable, Sendable {
  package let granularity: TextGranularity
  /// The range that stays selected at every position of the pointer.
  package let origin: Range<Int>
}

extension TextEditingState {
  /// Begins a selection at `hit`: places the caret, or selects the word or paragraph. `extends` continues the present selection from its
  /// anchor instead.
  package mutating func beginDrag(at hit: TextHit, clicks: Int, extends: Bool) -> TextDragSelection {
    let granularity = TextGranularity(clicks: clicks)
    let origin = extends ? selection.anchor..<selection.anchor : range(of: granularity, at: hit)
    let drag = TextDragSelection(granularity: granularity, origin: origin)
    continueDrag(drag, to: hit)
    return drag
  }

  /// Selects from `TextDragSelection.origin` to `hit`.
  package mutating func continueDrag(_ drag: TextDragSelection, to hit: TextHit) {
    let range = range(of: drag.granularity, at: hit)
    let affinity = drag.granularity == .character ? hit.location.affinity : .downstream
    if range.lowerBound < drag.origin.lowerBound {
      select(TextSelection(anchor: drag.origin.upperBound, head: range.lowerBound, affinity: affinity))
    } else {
      select(
        TextSelection(
          anchor: drag.origin.lowerBound, head: max(range.upperBound, drag.origin.upperBound), affinity: affinity))
    }
  }

  private func range(of granularity: TextGranularity, at hit: TextHit) -> Range<Int> {
    switch granularity {
    case .character: return hit.location.position..<hit.location.position
    case .word: return hidesWords ? 0..<buffer.length : buffer.wordRange(at: hit.character)
    case .paragraph: return buffer.range(ofParagraph: buffer.paragraph(at: hit.character))
    }
  }
}

/// The number of clicks in quick succession at the same point.
package struct ClickCounter: Sendable {
  /// The longest time between two clicks of the same row, in seconds; the default of GTK and Qt.
  package static let interval = 0.4
  /// The largest distance between two clicks of the same row along either axis, in points.
  package static let distance: CGFloat = 5

  private var last: (point: CGPoint, time: Double)?
  private var count = 0

  package init() {}

  /// Adds a press at `time` in seconds. Returns its number in the row, from 1.
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
