/// Values of Line_Break (UAX #14, table 1), with the distinctions that its rules need. The order is that of the tables of
/// `Scripts/unicode-tables`.
///
/// LB1 is applied by the tables as far as no tailoring asks for the class: SG and XX are `alphabetic`, marks of SA are
/// `combiningMark`. `LineBreakTailoring` resolves AI, CJ and SA.
package enum LineBreakClass: UInt8, CaseIterable, Sendable {
  // BK, CR, LF, NL, SP, ZW, WJ, GL, CM, ZWJ.
  case mandatoryBreak
  case carriageReturn
  case lineFeed
  case nextLine
  case space
  case zeroWidthSpace
  case wordJoiner
  case glue
  case combiningMark
  case zeroWidthJoiner
  // OP and CP, those of East Asian width for LB30, CL, QU, EX, NS, CJ, IS, SY.
  case openPunctuation
  case eastAsianOpenPunctuation
  case closePunctuation
  case closeParenthesis
  case eastAsianCloseParenthesis
  case quotation
  case exclamation
  case nonstarter
  case conditionalJapaneseStarter
  case infixNumeric
  case breakSymbols
  // HY, BA, BB, B2, CB, IN.
  case hyphen
  case breakAfter
  case breakBefore
  case breakBoth
  case contingentBreak
  case inseparable
  // AL, HL, AI, SA, ID, and ID of unassigned pictographs for LB30b; EB, EM.
  case alphabetic
  case hebrewLetter
  case ambiguous
  case complexContext
  case ideographic
  case unassignedPictograph
  case emojiBase
  case emojiModifier
  // NU, PR, PO, RI, JL, JV, JT, H2, H3.
  case numeric
  case prefixNumeric
  case postfixNumeric
  case regionalIndicator
  case leadingJamo
  case vowelJamo
  case trailingJamo
  case hangulLVSyllable
  case hangulLVTSyllable
}

/// A set of `LineBreakClass` values, as bits.
struct LineBreakClassSet {
  private let bits: UInt64

  init(_ one: LineBreakClass) { bits = 1 &<< UInt64(one.rawValue) }

  private init(bits: UInt64) { self.bits = bits }

  func contains(_ one: LineBreakClass) -> Bool { bits &>> UInt64(one.rawValue) & 1 != 0 }

  /// The union. The compiler folds unions of constants.
  static func | (left: LineBreakClassSet, right: LineBreakClass) -> LineBreakClassSet {
    LineBreakClassSet(bits: left.bits | 1 &<< UInt64(right.rawValue))
  }

  /// BK, CR, LF, NL.
  static let newlines = LineBreakClassSet(.mandatoryBreak) | .carriageReturn | .lineFeed | .nextLine
  /// AL, HL.
  static let letters = LineBreakClassSet(.alphabetic) | .hebrewLetter
  /// OP.
  static let open = LineBreakClassSet(.openPunctuation) | .eastAsianOpenPunctuation
  /// CL, CP.
  static let close = LineBreakClassSet(.closePunctuation) | .closeParenthesis | .eastAsianCloseParenthesis
  /// CL, CP, EX, IS, SY: never at the beginning of a line (LB13).
  static let neverFirst =
    LineBreakClassSet(.closePunctuation) | .closeParenthesis | .eastAsianCloseParenthesis | .exclamation
    | .infixNumeric | .breakSymbols
  /// NS, BA, HY, IN: never at the beginning of a line without a space before (LB16, LB21, LB22).
  static let neverAfterText = LineBreakClassSet(.nonstarter) | .breakAfter | .hyphen | .inseparable
  /// ID, EB, EM.
  static let ideographs = LineBreakClassSet(.ideographic) | .unassignedPictograph | .emojiBase | .emojiModifier
  /// PR, PO.
  static let affixes = LineBreakClassSet(.prefixNumeric) | .postfixNumeric
  /// JL, JV, JT, H2, H3.
  static let korean =
    LineBreakClassSet(.leadingJamo) | .vowelJamo | .trailingJamo | .hangulLVSyllable | .hangulLVTSyllable
  /// The classes of ideographs, kana and their punctuation, for quotation marks beside them.
  static let eastAsian =
    LineBreakClassSet(.ideographic) | .nonstarter | .conditionalJapaneseStarter | .eastAsianOpenPunctuation
    | .eastAsianCloseParenthesis | .closePunctuation
}
