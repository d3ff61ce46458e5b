/// A word or a single ideograph, with the white space after it. `LineBreaker` breaks its text only if a line is too
/// narrow for the whole of it.
struct TextSegment {
  /// The index of its span in the array of `TextSpan` values.
  var span: Int
  /// The text before `space`; empty if the segment is white space or a mandatory break only.
  var text: Substring
  /// The white space after `text`, which takes no room at the end of a line.
  var space: Substring
  /// True if a mandatory break follows. The newline is part of neither `text` nor `space`.
  var endsParagraph = false
  /// True if there is a line break opportunity after it. False only where a span or an embedding level ends within a
  /// word.
  var allowsBreak = true
  /// The embedding level of `text` and `space`; see `TextLevels`.
  var level: UInt8 = 0
  /// The level of the paragraph: 0 or 1.
  var baseLevel: UInt8 = 0
}

extension TextSegment {
  /// The segments of `spans`, in logical order. `levels` are those of the joined text of all spans; nil if all are 0.
  static func segments(of spans: [TextSpan], levels: TextLevels? = nil) -> [TextSegment] {
    var cutter = TextSegmentCutter(spans, levels: levels)
    for index in spans.indices { cutter.cut(spans[index].text, span: index) }
    return cutter.segments
  }
}
