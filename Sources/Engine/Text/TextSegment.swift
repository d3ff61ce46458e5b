/// A piece of text that is never broken inside, unless a line is too narrow for it alone: a word, or one ideograph.
struct TextSegment {
  /// Index of the span that it belongs to.
  var span: Int
  /// The text up to the white space that follows it.
  var text: Substring
  /// The white space after it, which takes no room at the end of a line.
  var space: Substring
  /// Whether a line must end after it.
  var endsParagraph = false
  /// Whether a line may end after it. False only where a span ends inside a word.
  var allowsBreak = true
}

extension TextSegment {
  /// Splits spans into segments, in their order.
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
