/// A part of a line with one span and one embedding level, in logical order.
struct LinePart {
  /// The index of the span.
  var span: Int
  var text: String
  /// The embedding level; see `TextLevels`.
  var level: UInt8 = 0
  /// The range of `TextSpan.text`; see `TextLine.Piece.source`.
  var source: Range<Int>?
}

extension [LinePart] {
  /// Appends `text` to the last part, or as a new part if the span or the level changes. An ellipsis has no `source`.
  package mutating func append(_ text: some StringProtocol, span: Int, level: UInt8, source: Range<Int>?) {
    if let last, last.span == span, last.level == level {
      self[count - 1].text += text
      if let source { self[count - 1].source = (last.source?.lowerBound ?? source.lowerBound)..<source.upperBound }
    } else {
      append(LinePart(span: span, text: String(text), level: level, source: source))
    }
  }

  /// The parts of a line, without the white space at its end.
  init(_ segments: [TextSegment]) {
    self = []
    let inked = segments.lastIndex { !$0.text.isEmpty } ?? -1
    for (index, segment) in segments.enumerated() where index <= inked {
      append(segment.drawnText, span: segment.span, level: segment.level, source: segment.text.byteRange)
      if index < inked {
        append(segment.space, span: segment.span, level: segment.level, source: segment.space.byteRange)
      }
    }
  }
}

extension Substring {
  /// The range in the string of which this is a part, in bytes of UTF-8. O(1).
  var byteRange: Range<Int> {
    let bytes = base.utf8
    let start = bytes.distance(from: bytes.startIndex, to: startIndex)
    return start..<start + utf8.count
  }
}
