/// The direction of a paragraph (UAX #9, rules P2, P3 and HL1).
package enum BidiBaseDirection: Sendable {
  case leftToRight
  case rightToLeft
  /// The direction of the first strong character outside of isolates, or left-to-right without one.
  case firstStrong
  /// The direction of the first strong character outside of isolates, or right-to-left without one: for a text in a
  /// right-to-left layout.
  case firstStrongOrRightToLeft
}

/// A sequence of adjacent scalars with one embedding level: from left to right if `level` is even, else from right to left.
package struct BidiRun: Equatable, Sendable {
  /// Scalar indices.
  package var range: Range<Int>
  package var level: UInt8

  package init(range: Range<Int>, level: UInt8) {
    self.range = range
    self.level = level
  }

  package var isRightToLeft: Bool { level & 1 != 0 }
}

/// The embedding levels of a paragraph: the Unicode Bidirectional Algorithm (UAX #9).
///
/// The levels are resolved for a whole paragraph (rules P2–I2). Lines are broken in logical order; `levels(ofLine:)` applies L1 to
/// a line, and `visualRuns(ofLine:)` puts its runs into the order of display (L2). Glyphs of right-to-left runs are mirrored
/// by `Unicode.Scalar.mirrored` (L4), or by the shaper.
///
/// ```swift
/// let text = ScalarText("car (אבג)")
/// let paragraph = BidiParagraph(text.scalars, direction: .firstStrong)
/// paragraph.visualRuns(ofLine: 0..<text.count)  // 0..<5 at level 0, 5..<8 at level 1, 8..<9 at level 0
/// ```
package struct BidiParagraph: Sendable {
  /// BD2: the greatest explicit level. Rules I1 and I2 may add 1.
  package static let maximumDepth: UInt8 = 125

  /// 0 or 1: the level of the paragraph.
  package let baseLevel: UInt8
  /// The resolved level of each scalar, before L1. A scalar that rule X9 removes has the level of the one before it.
  package let levels: [UInt8]
  /// The original class of each scalar, for L1.
  let classes: [BidiClass]

  /// Resolves the levels of one paragraph: a text with at most one paragraph separator, which is its last scalar.
  /// `paragraphs(in:)` cuts longer texts.
  ///
  /// Complexity: O(n), whatever the text contains.
  package init(_ scalars: [Unicode.Scalar], direction: BidiBaseDirection = .firstStrong) {
    var resolver = BidiResolver(scalars)
    baseLevel = resolver.resolve(direction)
    levels = Array(UnsafeBufferPointer(start: resolver.levels, count: scalars.count))
    classes = Array(UnsafeBufferPointer(start: resolver.original, count: scalars.count))
    resolver.deallocate()
  }

  /// The paragraphs of `scalars` (P1): each ends after a scalar of class B. CR LF is one separator.
  package static func paragraphs(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for index in scalars.indices {
      guard ScalarProperties(scalars[index]).bidiClass == .paragraphSeparator else { continue }
      if scalars[index] == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { continue }
      ranges.append(start..<index + 1)
      start = index + 1
    }
    if start < scalars.count { ranges.append(start..<scalars.count) }
    return ranges
  }

  /// True if `text` has a scalar that can get another level than 0 in a left-to-right paragraph. If it is false, the text is a
  /// single run of level 0, and no `BidiParagraph` is needed.
  ///
  /// Complexity: a comparison for each byte up to the first scalar from U+0590 on, then a table lookup for each scalar.
  package static func isNeeded(for text: some StringProtocol) -> Bool {
    // U+0590 begins with the byte 0xD6, and every scalar before it with a lower one. Continuation bytes are below 0xC0.
    let hasHighByte = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.reduce(0) { $0 | ($1 >= 0xD6 ? 1 : 0) } != 0
    }
    guard hasHighByte ?? true else { return false }
    return text.unicodeScalars.contains { scalar in
      scalar.value >= 0x590 && BidiClassSet.leavingLevelZero.contains(ScalarProperties(scalar).bidiClass)
    }
  }
}
