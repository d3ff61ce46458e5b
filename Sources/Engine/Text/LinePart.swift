/// A part of a line with one span and one embedding level, in logical order.
struct LinePart {
  /// The index of the span.
  var span: Int
  var text: String
  /// The embedding level; see `TextLevels`.
  var level: UInt8 = 0
}

extension [LinePart] {
  /// Appends `text` to the last part, or as a new part if the span or the level changes.
  mutating func append(_ text: some StringProtocol, span: Int, level: UInt8) {
    if let last, last.span == span, last.level == level {
      self[count - 1].text += text
    } else {
      append(LinePart(span: span, text: String(text), level: level))
    }
  }

  /// The parts of a line, without the white space at its end.
  init(_ segments: [TextSegment]) {
    self = []
    let inked = segments.lastIndex { !$0.text.isEmpty } ?? -1
    for (index, segment) in segments.enumerated() where index <= inked {
      append(segment.drawnText, span: segment.span, level: segment.level)
      if index < inked { append(segment.space, span: segment.span, level: segment.level) }
    }
  }
}
