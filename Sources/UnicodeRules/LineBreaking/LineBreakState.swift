/// The context of the rules of UAX #14 at an index of a text: all that the scalars before it contribute.
///
/// The classes of the scalars are passed in order to `opportunity(before:precedesNumber:)`.
struct LineBreakState {
  /// The part of a number that the last scalar is: ( PR | PO ) ? ( OP | HY ) ? NU (NU | SY | IS) * (CL | CP) ? ( PR | PO ) ?
  private enum NumberPart {
    case none
    /// NU (NU | SY | IS)*
    case digits
    /// CL or CP after `digits`.
    case closed
  }

  /// The class of the last scalar other than spaces, combining marks and joiners; nil at the beginning.
  private(set) var previous: LineBreakClass?
  /// True if spaces follow `previous`.
  private var hasSpaces = false
  /// True if the last scalar is ZWJ (LB8a).
  private var isAfterJoiner = false
  /// True if `previous` is HY or BA after HL (LB21a).
  private var isHebrewHyphen = false
  private var number = NumberPart.none
  /// True if an odd number of RI ends with `previous` (LB30a).
  private var hasOddIndicators = false

  /// True if `previous` is a letter without anything after it: another letter continues the word (LB28), and changes nothing.
  var isInsideWord: Bool {
    previous == .alphabetic && !hasSpaces && !isAfterJoiner && number == .none
  }

  /// True if the last scalar is PR or PO: LB25 then asks for the scalar after OP.
  var isAfterAffix: Bool { previous.map { !hasSpaces && LineBreakClassSet.affixes.contains($0) } ?? false }

  /// The opportunity before a scalar of class `next`, which becomes the previous one. `precedesNumber` is true if NU follows that scalar;
  /// it is asked for OP while `isAfterAffix`.
  mutating func opportunity(before next: LineBreakClass, precedesNumber: Bool) -> LineBreakOpportunity {
    guard let previous else {  // LB2
      begin(with: next)
      return .prohibited
    }
    if LineBreakClassSet.newlines.contains(previous) {
      if previous == .carriageReturn, next == .lineFeed {  // LB5
        self.previous = .lineFeed
        return .prohibited
      }
      begin(with: next)  // LB4, LB5
      return .mandatory
    }
    if LineBreakClassSet.newlines.contains(next) || next == .zeroWidthSpace {  // LB6, LB7
      advance(to: next)
      return .prohibited
    }
    if next == .space {  // LB7
      hasSpaces = true
      isAfterJoiner = false
      return .prohibited
    }
    let isJoined = isAfterJoiner
    let isMark = next == .combiningMark || next == .zeroWidthJoiner
    if isMark, !hasSpaces, previous != .zeroWidthSpace {  // LB9
      isAfterJoiner = next == .zeroWidthJoiner
      return .prohibited
    }
    let one = isMark ? .alphabetic : next  // LB10
    let isAllowed =
      previous == .zeroWidthSpace  // LB8
      || (!isJoined && allowsBreak(after: previous, before: one, precedesNumber: precedesNumber))  // LB8a
    advance(to: one)
    isAfterJoiner = next == .zeroWidthJoiner
    return isAllowed ? .allowed : .prohibited
  }

  /// Starts at the beginning of a text or after a mandatory break.
  private mutating func begin(with first: LineBreakClass) {
    self = LineBreakState()
    let isMark = first == .combiningMark || first == .zeroWidthJoiner
    advance(to: isMark ? .alphabetic : first)
    hasSpaces = first == .space
    isAfterJoiner = first == .zeroWidthJoiner
  }

  private mutating func advance(to next: LineBreakClass) {
    isHebrewHyphen = !hasSpaces && previous == .hebrewLetter && (next == .hyphen || next == .breakAfter)
    let isDigits = number == .digits && !hasSpaces
    switch next {
    case .numeric: number = .digits
    case .breakSymbols, .infixNumeric: number = isDigits ? .digits : .none
    case _ where LineBreakClassSet.close.contains(next): number = isDigits ? .closed : .none
    default: number = .none
    }
    hasOddIndicators = next == .regionalIndicator && !(hasOddIndicators && !hasSpaces)
    previous = next
    hasSpaces = false
    isAfterJoiner = false
  }

  /// LB11–LB31. `previous` may be followed by spaces.
  private func allowsBreak(
    after previous: LineBreakClass, before next: LineBreakClass, precedesNumber: Bool
  ) -> Bool {
    if next == .wordJoiner || LineBreakClassSet.neverFirst.contains(next) { return false }  // LB11, LB13
    if LineBreakClassSet.open.contains(previous) { return false }  // LB14
    if hasSpaces {
      switch (previous, next) {
      case (.quotation, _) where LineBreakClassSet.open.contains(next): return false  // LB15
      case (_, .nonstarter) where LineBreakClassSet.close.contains(previous): return false  // LB16
      case (.breakBoth, .breakBoth): return false  // LB17
      default: return true  // LB18
      }
    }
    if previous == .wordJoiner || previous == .glue { return false }  // LB11, LB12
    if next == .glue, previous != .hyphen, previous != .breakAfter { return false }  // LB12a
    if next == .quotation || previous == .quotation { return false }  // LB19
    if next == .contingentBreak || previous == .contingentBreak { return true }  // LB20
    if LineBreakClassSet.neverAfterText.contains(next) { return false }  // LB16, LB21, LB22
    if previous == .breakBefore || isHebrewHyphen { return false }  // LB21, LB21a
    if previous == .breakBoth, next == .breakBoth { return false }  // LB17
    return !joinsWords(previous, next) && !joinsNumbers(previous, next, precedesNumber: precedesNumber)
      && !joinsKorean(previous, next) && !joinsEmoji(previous, next)
  }

  /// LB21b, LB23, LB23a, LB24, LB28, LB29, LB30.
  private func joinsWords(_ previous: LineBreakClass, _ next: LineBreakClass) -> Bool {
    let letters = LineBreakClassSet.letters
    if letters.contains(next) {
      switch previous {
      case .alphabetic, .hebrewLetter, .numeric, .infixNumeric, .prefixNumeric, .postfixNumeric: return true
      case .closeParenthesis: return true
      case .breakSymbols: return next == .hebrewLetter
      default: return false
      }
    }
    if letters.contains(previous) {
      return next == .numeric || next == .openPunctuation || LineBreakClassSet.affixes.contains(next)
    }
    if LineBreakClassSet.ideographs.contains(previous) { return next == .postfixNumeric }
    if LineBreakClassSet.ideographs.contains(next) { return previous == .prefixNumeric }
    return (previous == .numeric && next == .openPunctuation) || (previous == .closeParenthesis && next == .numeric)
  }

  /// LB25, in the form of a regular expression (UAX #14, 8.2, example 7).
  private func joinsNumbers(
    _ previous: LineBreakClass, _ next: LineBreakClass, precedesNumber: Bool
  ) -> Bool {
    if number != .none, LineBreakClassSet.affixes.contains(next) { return true }
    if next == .numeric {
      return number == .digits || previous == .hyphen || LineBreakClassSet.affixes.contains(previous)
    }
    return LineBreakClassSet.affixes.contains(previous) && LineBreakClassSet.open.contains(next) && precedesNumber
  }

  /// LB26, LB27.
  private func joinsKorean(_ previous: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (previous, next) {
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .hangulLVSyllable),
      (.leadingJamo, .hangulLVTSyllable), (.vowelJamo, .vowelJamo), (.vowelJamo, .trailingJamo),
      (.hangulLVSyllable, .vowelJamo), (.hangulLVSyllable, .trailingJamo), (.trailingJamo, .trailingJamo),
      (.hangulLVTSyllable, .trailingJamo):
      true
    case (_, .postfixNumeric): LineBreakClassSet.korean.contains(previous)
    case (.prefixNumeric, _): LineBreakClassSet.korean.contains(next)
    default: false
    }
  }

  /// LB30a, LB30b.
  private func joinsEmoji(_ previous: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch next {
    case .regionalIndicator: previous == .regionalIndicator && hasOddIndicators
    case .emojiModifier: previous == .emojiBase || previous == .unassignedPictograph
    default: false
    }
  }
}
