import UnicodeRules

/// Cuts spans into segments: at line break opportunities (UAX #14), mandatory breaks, changes of the embedding level, and
/// at the ends of spans.
struct TextSegmentCutter {
  private(set) var segments: [TextSegment] = []
  private let scalars: [Unicode.Scalar]
  private var breaks: LineBreakScanner
  /// The index in `scalars` of the next break of `breaks`.
  private var lineBreak = 0
  /// The breaks between words without spaces, ascending; see `DictionaryWords`.
  private var wordBreaks: ArraySlice<Int>
  /// The index in `scalars` of the next line break opportunity or mandatory break.
  private var nextBreak = 0
  private let levels: [TextLevels.Run]
  /// The index in `levels` of the run with the present scalar.
  private var level = 0
  /// The index in `scalars` and the byte of the joined UTF-8 of the present scalar.
  private var position = (scalar: 0, byte: 0)

  /// Prepares the cut of `spans`, which `cut(_:span:)` then takes in order.
  init(_ spans: [TextSpan], levels: TextLevels?) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(spans.reduce(0) { $0 + $1.text.utf8.count })
    for span in spans { scalars.append(contentsOf: span.text.unicodeScalars) }
    self.scalars = scalars
    self.levels = levels?.runs ?? []
    breaks = LineBreakScanner(scalars, tailoring: .screen)
    wordBreaks = DictionaryWords.breaks(in: scalars)[...]
    passCuts()
  }

  /// Appends the segments of the next span.
  mutating func cut(_ text: String, span: Int) {
    let first = segments.count
    /// Bytes of `text`: the start of the present segment and the end of its part before the white space.
    var (start, inkEnd, offset) = (0, 0, 0)
    func segment(to end: Int, endsParagraph: Bool = false) -> TextSegment {
      func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }
      return TextSegment(
        span: span, text: text[index(start)..<index(inkEnd)], space: text[index(inkEnd)..<index(end)],
        endsParagraph: endsParagraph, level: levels.isEmpty ? 0 : levels[level].level,
        baseLevel: levels.isEmpty ? 0 : levels[level].baseLevel)
    }
    let end = text.utf8.count
    while offset < end {
      if isCut, offset > start, !isInsideOfCharacter || text.isCharacterBoundary(offset) {
        append(segment(to: offset), allowsBreak: position.scalar == nextBreak, from: first)
        (start, inkEnd) = (offset, offset)
      }
      passCuts()
      let scalar = scalars[position.scalar]
      if LineBreakRules.isNewline(scalar.value) {
        append(segment(to: offset, endsParagraph: true), allowsBreak: true, from: first)
        offset += advance(past: scalar)
        if scalar == "\r", offset < end, scalars[position.scalar] == "\n" { offset += advance(past: "\n") }
        (start, inkEnd) = (offset, offset)
      } else {
        let isSpace =
          LineBreakRules.isBreakingSpace(scalar.value) && (!isInsideOfCharacter || text.isCharacterBoundary(offset))
        offset += advance(past: scalar)
        if !isSpace { inkEnd = offset }
      }
    }
    if end > start { append(segment(to: end), allowsBreak: position.scalar == nextBreak, from: first) }
  }

  /// True if a line break opportunity or another level is before the present scalar.
  private var isCut: Bool {
    position.scalar == nextBreak || (level < levels.count && levels[level].range.upperBound <= position.byte)
  }

  /// True if the present scalar may continue a character. UAX #14 allows a break between a space and a mark after it, before
  /// the skin tone of a letter, and after the signs of U+0600 that precede a number.
  private var isInsideOfCharacter: Bool {
    if position.scalar == 0 { return false }
    switch (scalars[position.scalar - 1].value, scalars[position.scalar].value) {
    case (0x600..<0x900, _), (0xD4E, _), (0x11000..<0x12000, _): return true
    case (_, ..<0x300), (_, 0x3041...0x3096), (_, 0x30A1...0x30FA), (_, 0x4E00...0x9FFF), (_, 0xAC00...0xD7A3):
      return false
    default: return true
    }
  }

  /// Advances `nextBreak` and `level` past the cuts before the present scalar.
  private mutating func passCuts() {
    if nextBreak <= position.scalar {
      while lineBreak <= position.scalar { lineBreak = breaks.next()?.index ?? .max }
      wordBreaks = wordBreaks.drop { $0 <= position.scalar }
      nextBreak = min(lineBreak, wordBreaks.first ?? .max)
    }
    while level + 1 < levels.count, levels[level].range.upperBound <= position.byte { level += 1 }
  }

  private mutating func advance(past scalar: Unicode.Scalar) -> Int {
    let length = UTF8.width(scalar)
    position = (position.scalar + 1, position.byte + length)
    return length
  }

  /// Appends a segment. White space alone extends the white space before it, so that all of it hangs over the end of a
  /// line; `first` is the index of the first segment of the span.
  private mutating func append(_ segment: TextSegment, allowsBreak: Bool, from first: Int) {
    var segment = segment
    segment.allowsBreak = allowsBreak
    guard segment.text.isEmpty, let last = segments.last, !last.endsParagraph else { return segments.append(segment) }
    segments[segments.count - 1].allowsBreak = false
    guard segments.count > first, last.level == segment.level else { return segments.append(segment) }
    let base = segment.space.base
    segments[segments.count - 1].space = base[last.space.startIndex..<segment.space.endIndex]
    segments[segments.count - 1].endsParagraph = segment.endsParagraph
    segments[segments.count - 1].allowsBreak = allowsBreak
  }
}
