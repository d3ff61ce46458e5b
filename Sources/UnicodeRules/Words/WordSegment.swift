/// The stretch of a text between two adjacent word boundaries.
package struct WordSegment: Equatable, Sendable {
  /// Scalar indices.
  package var range: Range<Int>
  /// True if the segment is a word: letters, digits, kana, an ideograph or an emoji. False for spaces, punctuation and newlines.
  package var isWord: Bool
}

extension WordScanner {
  /// A boundary at or before `index` from which a scan gives the boundaries of the whole text: between a space, ideograph or other
  /// scalar without context and the next one.
  ///
  /// Complexity: O(distance): the length of a word in most texts.
  package static func safeStart(before index: Int, in scalars: [Unicode.Scalar]) -> Int {
    var start = Swift.min(index, scalars.count)
    while start > 0 {
      if start < scalars.count {
        let before = ScalarProperties(scalars[start - 1]).wordBreakClass
        let after = ScalarProperties(scalars[start]).wordBreakClass
        let hasNoContext = before == .other || before == .wordSegmentSpace || before.isNewline
        let isJoined =
          (after.isSkipped && !before.isNewline) || (before == .wordSegmentSpace && after == .wordSegmentSpace)
          || (before == .carriageReturn && after == .lineFeed)
        if hasNoContext, !isJoined { return start }
      }
      start -= 1
    }
    return 0
  }

  /// The segment with the scalar at `index`, which is in 0..<`scalars.count`: the selection of a double click.
  ///
  /// Complexity: O(length of the words around `index`).
  package static func segment(at index: Int, in scalars: [Unicode.Scalar]) -> WordSegment {
    var start = safeStart(before: index, in: scalars)
    for boundary in WordScanner(scalars, from: start) {
      if boundary > index { return WordSegment(range: start..<boundary, isWord: isWord(scalars[start])) }
      start = boundary
    }
    return WordSegment(range: start..<scalars.count, isWord: false)
  }

  /// The segments of a whole text, in order.
  package static func segments(in scalars: [Unicode.Scalar]) -> [WordSegment] {
    var start = 0
    return WordScanner(scalars).map { end in
      defer { start = end }
      return WordSegment(range: start..<end, isWord: isWord(scalars[start]))
    }
  }

  /// True if a segment that begins with `scalar` is a word. Scalars without a word class (Other) count if they belong to a script,
  /// as ideographs, Hiragana and Thai letters do, or are emoji.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = ScalarProperties(scalar)
    switch properties.wordBreakClass {
    case .alphabeticLetter, .hebrewLetter, .katakana, .numeric, .extendNumberLetter, .regionalIndicator: return true
    case .other: return properties.script.isSpecific || properties.isExtendedPictographic
    default: return false
    }
  }
}
