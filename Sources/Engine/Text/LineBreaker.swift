/// Breaks `TextSegment` values into lines: greedy, as is usual for text on screens.
///
/// Trailing white space hangs over the end of its line. Segments without a line break opportunity between them stay
/// together, even if the font changes between them. A word that is too long for a whole line is broken between
/// characters.
///
/// A line that is broken at a soft hyphen (U+00AD) has room for the hyphen (`TextSegment.hyphen`), and is broken earlier
/// otherwise. Without an earlier line break opportunity the hyphen is omitted.
@MainActor struct LineBreaker {
  /// The available width of a line, in points; may be infinite.
  let limit: CGFloat
  /// The advance of `text` in the font of the span with the index `span`, in points.
  let width: (_ text: Substring, _ span: Int) -> CGFloat
  /// The hyphen in the font of the span with the index `span`.
  let hyphen: (_ span: Int) -> Character

  private var lines: [[TextSegment]] = []
  private var line: [TextSegment] = []
  /// The width of `line` without its trailing white space, in points.
  private var used: CGFloat = 0
  /// The width of the trailing white space of `line`, in points.
  private var hanging: CGFloat = 0
  /// The number of segments of `line` up to the last line break opportunity that leaves room for its hyphen; 0 without
  /// one.
  private var breakable = 0

  /// The tolerance of `limit`, in points: the maximum difference between a sum of widths and the width of the joined
  /// text.
  static let tolerance: CGFloat = 0.001

  init(
    limit: CGFloat, width: @escaping (_ text: Substring, _ span: Int) -> CGFloat,
    hyphen: @escaping (_ span: Int) -> Character
  ) {
    self.limit = limit
    self.width = width
    self.hyphen = hyphen
  }

  /// The lines of `segments`. Without segments the result is a single empty line; a mandatory break at the end adds an
  /// empty line.
  ///
  /// Complexity: O(n) in the length of the text, with two calls of `width` per segment. A segment that is too long
  /// takes O(log k) calls more for each line of k characters.
  static func lines(
    of segments: [TextSegment], limit: CGFloat, width: @escaping (_ text: Substring, _ span: Int) -> CGFloat,
    hyphen: @escaping (_ span: Int) -> Character
  ) -> [[TextSegment]] {
    var breaker = LineBreaker(limit: limit, width: width, hyphen: hyphen)
    breaker.addWords(of: segments)
    if !breaker.line.isEmpty || segments.last?.endsParagraph != false { breaker.endLine() }
    return breaker.lines
  }

  private mutating func addWords(of segments: [TextSegment]) {
    var start = 0
    while start < segments.count {
      var end = start
      while end + 1 < segments.count, !segments[end].allowsBreak, !segments[end].endsParagraph { end += 1 }
      add(segments[start...end])
      start = end + 1
    }
  }

  private mutating func endLine() {
    lines.append(line)
    line = []
    used = 0
    hanging = 0
    breakable = 0
  }

  /// Breaks the line, which has no room for the next word: at `breakable`, or else at its end. The segments after the
  /// break are added to the next line.
  private mutating func breakLine() {
    let rest = breakable > 0 ? Array(line[breakable...]) : []
    line.removeLast(rest.count)
    if breakable > 0, let last = line.last, last.endsWithSoftHyphen {
      line[line.count - 1].hyphen = hyphen(last.span)
    }
    endLine()
    addWords(of: rest)
  }

  /// Updates `breakable` after a word was added.
  private mutating func recordBreak() {
    guard let last = line.last else { return }
    let isBreakable =
      !last.endsWithSoftHyphen
      || fits(
        used + width(last.text.hyphenated(hyphen(last.span)), last.span) - width(last.text, last.span))
    if isBreakable { breakable = line.count }
  }

  /// Adds segments without a line break opportunity between them.
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
    while !fits(used + hanging + ink), !line.isEmpty { breakLine() }
    if fits(used + hanging + ink) {
      line += word
      used += hanging + ink
      hanging = space
    } else {
      split(word)
    }
    recordBreak()
    if word.last?.endsParagraph == true { endLine() }
  }

  private func fits(_ width: CGFloat) -> Bool { width <= limit + Self.tolerance }

  // MARK: Words that are too long

  /// Fills lines with the characters of `word`, which is too long for a single line.
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
        var part = rest
        (part.text, part.space, part.endsParagraph) = (rest.text[..<end], rest.text[end..<end], false)
        line.append(part)
        endLine()
        rest.text = rest.text[end...]
      }
    }
  }

  /// The end and the width of the longest prefix of `segment.text` that fits into the rest of `line`: at least one
  /// character if `line` is empty.
  ///
  /// The length is doubled until the prefix is too long, then found by binary search. The number of calls of `width`
  /// depends on the length of the line, not of the text.
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
