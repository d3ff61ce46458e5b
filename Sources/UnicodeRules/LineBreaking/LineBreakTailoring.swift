/// The choices that UAX #14 leaves to the language and the style of a text.
package struct LineBreakTailoring: Equatable, Sendable {
  /// True if small kana and the prolonged sound mark (class CJ) may not begin a line, as in the CSS value `line-break: strict`.
  /// False treats them as ideographs, as `line-break: normal` does for Japanese.
  package var prohibitsSmallKanaAtStart = true
  /// True if the curved quotation marks “ ” ‘ ’ count as brackets beside ideographs, kana and their punctuation, as Chinese
  /// typesetting demands: a line may end before “ and after ”. False keeps LB19, which forbids both.
  package var breaksAroundEastAsianQuotes = false
  /// True if scalars of class AI (circled digits, some symbols) are ideographs, as in Chinese and Japanese texts. False makes them
  /// letters, as LB1 does by default.
  package var ambiguousIsIdeographic = false
  /// True if Korean words stay together, as letters do (UAX #14, 5.1: classes H2, H3, JL, JV, JT). False allows a break between
  /// any two syllables.
  package var keepsKoreanWords = false

  /// The rules of UAX #14 without tailoring, by which LineBreakTest.txt is made.
  package static let standard = LineBreakTailoring()

  /// The rules for text on screens: `standard` with breaks around Chinese quotation marks, and Korean broken at spaces.
  package static let screen = LineBreakTailoring(breaksAroundEastAsianQuotes: true, keepsKoreanWords: true)

  package init(
    prohibitsSmallKanaAtStart: Bool = true, breaksAroundEastAsianQuotes: Bool = false,
    ambiguousIsIdeographic: Bool = false, keepsKoreanWords: Bool = false
  ) {
    self.prohibitsSmallKanaAtStart = prohibitsSmallKanaAtStart
    self.breaksAroundEastAsianQuotes = breaksAroundEastAsianQuotes
    self.ambiguousIsIdeographic = ambiguousIsIdeographic
    self.keepsKoreanWords = keepsKoreanWords
  }

  /// The class of the scalar at `index` for the rules (LB1).
  func lineBreakClass(in scalars: [Unicode.Scalar], at index: Int) -> LineBreakClass {
    let scalar = scalars[index]
    let one = ScalarProperties(scalar).lineBreakClass
    switch one {
    case .ambiguous: return ambiguousIsIdeographic ? .ideographic : .alphabetic
    case .complexContext: return .alphabetic
    case .conditionalJapaneseStarter: return prohibitsSmallKanaAtStart ? .nonstarter : .ideographic
    case .quotation where breaksAroundEastAsianQuotes: return quotationClass(of: scalar, in: scalars, at: index)
    default: return keepsKoreanWords && LineBreakClassSet.korean.contains(one) ? .alphabetic : one
    }
  }

  /// OP for “ or ‘ before an East Asian scalar, CP for ” or ’ after one, else QU.
  private func quotationClass(of scalar: Unicode.Scalar, in scalars: [Unicode.Scalar], at index: Int) -> LineBreakClass
  {
    switch scalar {
    case "\u{2018}", "\u{201C}":
      return index + 1 < scalars.count && LineBreakTailoring.isEastAsian(scalars[index + 1])
        ? .openPunctuation : .quotation
    case "\u{2019}", "\u{201D}":
      return index > 0 && LineBreakTailoring.isEastAsian(scalars[index - 1]) ? .closeParenthesis : .quotation
    default: return .quotation
    }
  }

  /// True for ideographs, kana, and their punctuation such as 。！《》.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x2E80 else { return false }
    return LineBreakClassSet.eastAsian.contains(ScalarProperties(scalar).lineBreakClass)
      || (0xFF01...0xFF5E).contains(scalar.value)
  }
}
