/// Breaks segments of text into lines: greedy, as every text system on a screen does it.
///
/// White space at a break hangs over the end of its line. Segments that no break may part stay together, even where the font
/// changes between them; a word that is too long for a whole line is broken between characters.
@MainActor struct LineBreaker {
  /// The room in a line, in points; may be infinite.
  let limit: CGFloat
  /// The advance of a text in the font of a span.
  let width: (_ text: Substring, _ span: Int) -> CGFloat

  private var lines: [[TextSegment]] = []
  private var line: [TextSegment] = []
  /// The width of `line` without the white space at its end, and the width of that.
  private var used: CGFloat = 0
  private var hanging: CGFloat = 0

  /// Sums of widths may differ from the width of the sum by this much.
  static let tolerance: CGFloat = 0.001

  init(limit: CGFloat, width: @escaping (_ text: Substring, _ span: Int) -> CGFloat) {
    self.limit = limit
    self.width = width
  }

  /// The lines, each a list of segments; one empty line for no segments, and one after a line break at the end.
  ///
  /// Complexity: O(n) in the length of the text, with two width queries a segment.
  static func lines(
    of segments: [TextSegment], limit: CGFloat, width: @escaping (_ text: Substring, _ span: Int) -> CGFloat
  ) -> [[TextSegment]] {
    var breaker = LineBreaker(limit: limit, width: width)
    var start = 0
    while start < segments.count {
      var end = start
      while end + 1 < segments.count, !segments[end].allowsBreak, !segments[end].endsParagraph { end += 1 }
      breaker.add(segments[start...end])
      start = end + 1
    }
    if !breaker.line.isEmpty || segments.last?.endsParagraph != false { breaker.endLine() }
    return breaker.lines
  }

  private mutating func endLine() {
    lines.append(line)
    line = []
    used = 0
    hanging = 0
  }

  /// Adds segments that no break may part.
  private mutating func add(_ word: ArraySlice<TextSegment>) {
    var ink: CGFloat = 0
    var space: CGFloat = 0
    for segment in word {
      let text = width(segment.text, segment.span)
      if !segment.text.isEmpty {
        ink += space + text
        space = 0
      }
      space += width(segment.space, segment.span)
    }
    if !fits(used + hanging + ink), !line.isEmpty { endLine() }
    if fits(used + hanging + ink) {
      line += word
      used += hanging + ink
      hanging = space
    } else {
      split(word)
    }
    if word.last?.endsParagraph == true { endLine() }
  }

  private func fits(_ width: CGFloat) -> Bool { width <= limit + Self.tolerance }

  // MARK: Words that are too long

  /// Fills lines with the characters of segments that are too long for one line together.
  private mutating func split(_ word: ArraySlice<TextSegment>) {
    for segment in word {
      var rest = segment
      while true {
        let (end, width) = fittingPrefix(of: rest)
        if end == rest.text.endIndex {
          line.append(rest)
          used += hanging + width
          hanging = self.width(rest.space, rest.span)
          break
        }
        line.append(TextSegment(span: rest.span, text: rest.text[..<end], space: rest.text[end..<end]))
        endLine()
        rest.text = rest.text[end...]
      }
    }
  }

  /// The end and the width of the longest beginning of a segment that fits into what is left of the line: at least one character
  /// where the line is empty.
  ///
  /// Doubles the length until it is too much before it searches, so that the cost depends on the line and not on the text.
  private func fittingPrefix(of segment: TextSegment) -> (end: Substring.Index, width: CGFloat) {
    let text = segment.text
    let room = used + hanging
    var best = (end: text.startIndex, width: CGFloat(0))
    var ends: [Substring.Index] = []
    var upper: Substring.Index?
    var step = 8
    while upper == nil, best.end < text.endIndex {
      let end = text.index(best.end, offsetBy: step, limitedBy: text.endIndex) ?? text.endIndex
      let width = width(text[..<end], segment.span)
      if fits(room + width) { best = (end, width) } else { upper = end }
      step *= 2
    }
    guard let upper else { return best }
    ends = Array(text[best.end..<upper].indices.dropFirst())
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      let width = width(text[..<ends[middle]], segment.span)
      if fits(room + width) {
        best = (ends[middle], width)
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard best.end == text.startIndex, line.isEmpty else { return best }
    let end = text.index(after: text.startIndex)
    return (end, width(text[..<end], segment.span))
  }
}
