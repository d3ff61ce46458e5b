import Geometry
import Motion

/// By what a pointer selects.
package enum TextGranularity: Hashable, Sendable {
  case character
  case word
  case paragraph

  /// One click selects by characters, two by words, three by paragraphs, four begin again.
  package init(clicks: Int) { self = [.character, .word, .paragraph][max(0, clicks - 1) % 3] }
}

/// A selection that a pressed pointer is making.
package struct TextDragSelection: Hashable, Sendable {
  package let granularity: TextGranularity
  /// What stays selected wherever the pointer goes.
  package let origin: Range<Int>
}

extension TextEditingState {
  /// Puts the caret where a pointer was pressed, or selects the word or the paragraph there. Where `extends` the selection goes on from
  /// its anchor instead.
  package mutating func beginDrag(at hit: TextHit, clicks: Int, extends: Bool) -> TextDragSelection {
    let granularity = TextGranularity(clicks: clicks)
    let origin = extends ? selection.anchor..<selection.anchor : range(of: granularity, at: hit)
    let drag = TextDragSelection(granularity: granularity, origin: origin)
    continueDrag(drag, to: hit)
    return drag
  }

  /// Selects from where the drag began to where the pointer is.
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

/// Counts clicks that follow each other at one place.
package struct ClickCounter: Sendable {
  /// The longest time between two clicks that count together, in seconds. The default of GTK and Qt.
  package static let interval = 0.4
  /// How far apart they may be, in points.
  package static let distance: CGFloat = 5

  private var last: (point: CGPoint, time: Double)?
  private var count = 0

  package init() {}

  /// Notes a press and returns how many there have been in a row, from 1 on.
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
