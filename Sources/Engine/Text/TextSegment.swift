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
  /// True if there is a line break opportunity after it. False only at the end of a span, if `LineBreakRules` allow no
  /// break before the next span.
  var allowsBreak = true
}

extension TextSegment {
  /// The segments of `spans`, in order.
  static func segments(of spans: [TextSpan]) -> [TextSegment] {
    var result: [TextSegment] = []
    for (index, span) in spans.enumerated() {
      if let last = result.last, !last.endsParagraph, let first = span.text.first {
        let end = last.space.last ?? last.text.last ?? " "
        result[result.count - 1].allowsBreak =
          LineBreakRules.isNewline(first) || LineBreakRules.allowsBreak(after: end, before: first)
      }
      append(span.text, span: index, to: &result)
    }
    return result
  }

  private static func append(_ text: String, span: Int, to result: inout [TextSegment]) {
    var start = text.startIndex
    while start < text.endIndex {
      let segment = next(in: text, from: start, span: span)
      result.append(segment)
      start = segment.space.endIndex
      if segment.endsParagraph { start = text.index(after: start) }
    }
  }

  private static func next(in text: String, from start: String.Index, span: Int) -> TextSegment {
    var end = start
    var previous: Character?
    while end < text.endIndex {
      let character = text[end]
      if LineBreakRules.isNewline(character) || LineBreakRules.isBreakingSpace(character) { break }
      if let previous, LineBreakRules.allowsBreak(after: previous, before: character) { break }
      previous = character
      end = text.index(after: end)
    }
    var spaceEnd = end
    while spaceEnd < text.endIndex, !LineBreakRules.isNewline(text[spaceEnd]),
      LineBreakRules.isBreakingSpace(text[spaceEnd])
    {
      spaceEnd = text.index(after: spaceEnd)
    }
    let endsParagraph = spaceEnd < text.endIndex && LineBreakRules.isNewline(text[spaceEnd])
    return TextSegment(
      span: span, text: text[start..<end], space: text[end..<spaceEnd], endsParagraph: endsParagraph)
  }
}
