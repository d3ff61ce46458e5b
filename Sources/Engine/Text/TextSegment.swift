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
  /// The hyphen that is drawn instead of the soft hyphen at the end of `text`. Nil unless a line is broken there; set by
  /// `LineBreaker`.
  var hyphen: Character?
}

extension TextSegment {
  /// True if a line that is broken after the segment ends with a hyphen: `text` ends with U+00AD.
  var endsWithSoftHyphen: Bool {
    allowsBreak && !endsParagraph && space.isEmpty && text.unicodeScalars.last == "\u{AD}"
  }

  /// `text` with its `hyphen`.
  var drawnText: Substring { text.hyphenated(hyphen) }

  /// The segments of `spans`, in logical order. `levels` are those of the joined text of all spans; nil if all are 0.
  static func segments(of spans: [TextSpan], levels: TextLevels? = nil) -> [TextSegment] {
    var cutter = TextSegmentCutter(spans, levels: levels)
    for index in spans.indices { cutter.cut(spans[index].text, span: index) }
    return cutter.segments
  }
}

extension Substring {
  /// The text with its last character replaced by `hyphen`; unchanged if `hyphen` is nil.
  func hyphenated(_ hyphen: Character?) -> Substring {
    guard let hyphen else { return self }
    return dropLast() + [hyphen]
  }
}
