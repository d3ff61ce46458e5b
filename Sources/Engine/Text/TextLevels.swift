import UnicodeRules

/// The embedding levels of a text with right-to-left characters (UAX #9). Even levels run from left to right, odd ones from
/// right to left.
struct TextLevels {
  /// Adjacent characters of one level.
  struct Run: Equatable {
    /// Bytes of UTF-8; both ends lie on character boundaries.
    var range: Range<Int>
    var level: UInt8
    /// The level of the paragraph: 0 or 1.
    var baseLevel: UInt8
  }

  /// The runs in logical order, without gaps.
  let runs: [Run]

  /// Resolves the levels of each paragraph of `text`; nil if all of them are 0.
  ///
  /// The direction of a paragraph is that of its first strong character, else `direction`. Complexity: O(length), or a
  /// comparison for each byte in a text without right-to-left characters.
  init?(_ text: String, direction: LayoutDirection) {
    guard direction == .rightToLeft || BidiParagraph.isNeeded(for: text) else { return nil }
    let source = ScalarText(text)
    var runs: [Run] = []
    for range in BidiParagraph.paragraphs(in: source.scalars) {
      let paragraph = BidiParagraph(
        Array(source.scalars[range]), direction: direction == .rightToLeft ? .firstStrongOrRightToLeft : .firstStrong)
      let levels = paragraph.levels(ofLine: 0..<range.count)
      for (offset, level) in levels.enumerated() {
        let start = source.utf8Offset(of: range.lowerBound + offset)
        if let last = runs.last, last.baseLevel == paragraph.baseLevel,
          last.level == level || !text.isCharacterBoundary(start)
        {
          continue
        }
        runs.append(Run(range: start..<start, level: level, baseLevel: paragraph.baseLevel))
      }
    }
    for index in runs.indices {
      let end = index + 1 < runs.count ? runs[index + 1].range.lowerBound : text.utf8.count
      runs[index].range = runs[index].range.lowerBound..<end
    }
    guard runs.contains(where: { $0.level != 0 }) else { return nil }
    self.runs = runs
  }

  /// The runs that intersect `range`, cut at its ends. O(runs).
  func runs(in range: Range<Int>) -> [Run] {
    runs.compactMap { run in
      guard run.range.overlaps(range) else { return nil }
      var part = run
      part.range = run.range.clamped(to: range)
      return part
    }
  }
}

extension UInt8 {
  /// The direction of an embedding level.
  var direction: LayoutDirection { self & 1 == 0 ? .leftToRight : .rightToLeft }
}

extension String {
  /// True if a character begins at the byte `offset` of UTF-8, or the text ends there.
  func isCharacterBoundary(_ offset: Int) -> Bool {
    String.Index(utf8.index(utf8.startIndex, offsetBy: offset), within: self) != nil
  }
}
