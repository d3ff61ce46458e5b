/// The word boundaries of a text, one after the other (UAX #29, section 4).
///
/// Words, spaces, punctuation and single ideographs lie between boundaries; `WordSegment` tells them apart.
package struct WordScanner: Sequence, IteratorProtocol, Sendable {
  package let scalars: [Unicode.Scalar]
  /// The index of the next scalar to read; `scalars.count + 1` after the end.
  private var index: Int
  /// The class of the last scalar.
  private var last: WordBreakClass?
  /// The class of the last scalar that WB4 does not skip, and of the one before it.
  private var previous = WordBreakClass.other
  private var beforePrevious = WordBreakClass.other
  /// True if an odd number of RI ends with `previous` (WB15, WB16).
  private var hasOddIndicators = false
  /// The number of scalars that rules WB6, WB7b and WB12 have read ahead: for tests of the complexity.
  package private(set) var readAhead = 0

  /// A scan of `scalars` from a boundary on: 0 or the result of `safeStart(before:in:)`.
  package init(_ scalars: [Unicode.Scalar], from start: Int = 0) {
    self.scalars = scalars
    index = start
  }

  /// The next boundary after the start of the scan; nil after the end of the text, which is a boundary (WB2).
  ///
  /// Complexity: O(distance).
  package mutating func next() -> Int? {
    while index < scalars.count {
      // The fast path of Latin words (WB5).
      if last == .alphabeticLetter, scalars[index].isASCIILetter {
        index += 1
        beforePrevious = .alphabeticLetter
        continue
      }
      let boundary = index
      let next = ScalarProperties(scalars[boundary]).wordBreakClass
      var isBoundary = false
      if let last { isBoundary = hasBoundary(after: last, before: next) }
      advance(to: next)
      if isBoundary { return boundary }
    }
    guard index == scalars.count, last != nil else { return nil }
    index += 1
    return scalars.count
  }

  private mutating func advance(to next: WordBreakClass) {
    index += 1
    let isSkipped = next.isSkipped && last?.isNewline == false
    if !isSkipped {
      hasOddIndicators = next == .regionalIndicator && !hasOddIndicators
      beforePrevious = previous
      previous = next
    }
    last = next
  }

  /// The rules in order. `last` is the scalar before the one at `index`.
  private mutating func hasBoundary(after last: WordBreakClass, before next: WordBreakClass) -> Bool {
    if last == .carriageReturn, next == .lineFeed { return false }  // WB3
    if last.isNewline || next.isNewline { return true }  // WB3a, WB3b
    if last == .zeroWidthJoiner, ScalarProperties(scalars[index]).isExtendedPictographic { return false }  // WB3c
    if last == .wordSegmentSpace, next == .wordSegmentSpace { return false }  // WB3d
    if next.isSkipped { return false }  // WB4
    return !joinsLetters(next) && !joinsNumbers(next) && !joinsOthers(next)  // WB999
  }

  /// WB5–WB7c.
  private mutating func joinsLetters(_ next: WordBreakClass) -> Bool {
    if previous.isLetter, next.isLetter { return true }  // WB5
    if previous.isLetter, next.joinsLetters, following().isLetter { return true }  // WB6
    if beforePrevious.isLetter, previous.joinsLetters, next.isLetter { return true }  // WB7
    if previous == .hebrewLetter, next == .singleQuote { return true }  // WB7a
    if previous == .hebrewLetter, next == .doubleQuote, following() == .hebrewLetter { return true }  // WB7b
    return beforePrevious == .hebrewLetter && previous == .doubleQuote && next == .hebrewLetter  // WB7c
  }

  /// WB8–WB12.
  private mutating func joinsNumbers(_ next: WordBreakClass) -> Bool {
    switch (previous, next) {
    case (.numeric, .numeric): return true  // WB8
    case (_, .numeric) where previous.isLetter: return true  // WB9
    case (.numeric, _) where next.isLetter: return true  // WB10
    case (_, .numeric): return beforePrevious == .numeric && previous.joinsDigits  // WB11
    case (.numeric, _): return next.joinsDigits && following() == .numeric  // WB12
    default: return false
    }
  }

  /// WB13–WB16.
  private func joinsOthers(_ next: WordBreakClass) -> Bool {
    switch (previous, next) {
    case (.katakana, .katakana), (.extendNumberLetter, .extendNumberLetter): true  // WB13, WB13a
    case (_, .extendNumberLetter): previous.isLetter || previous == .numeric || previous == .katakana  // WB13a
    case (.extendNumberLetter, _): next.isLetter || next == .numeric || next == .katakana  // WB13b
    case (.regionalIndicator, .regionalIndicator): hasOddIndicators  // WB15, WB16
    default: false
    }
  }

  /// The class of the scalar after the one at `index`, without the scalars that WB4 skips; `.other` at the end.
  ///
  /// It is asked for a mark after a letter or digit only, so the skipped scalars are passed at most twice.
  private mutating func following() -> WordBreakClass {
    var index = index + 1
    while index < scalars.count {
      readAhead += 1
      let one = ScalarProperties(scalars[index]).wordBreakClass
      if !one.isSkipped { return one }
      index += 1
    }
    return .other
  }
}
