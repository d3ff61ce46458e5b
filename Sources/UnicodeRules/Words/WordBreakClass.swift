/// Values of Word_Break (UAX #29, table 3). The order is that of the tables of `Scripts/unicode-tables`.
package enum WordBreakClass: UInt8, CaseIterable, Sendable {
  case other
  case carriageReturn
  case lineFeed
  case newline
  case extend
  case zeroWidthJoiner
  case format
  case katakana
  case hebrewLetter
  case alphabeticLetter
  case singleQuote
  case doubleQuote
  case midNumberLetter
  case midLetter
  case midNumber
  case numeric
  case extendNumberLetter
  case regionalIndicator
  case wordSegmentSpace

  /// Newline, CR or LF: there are boundaries on both sides (WB3a, WB3b).
  var isNewline: Bool { self == .newline || self == .carriageReturn || self == .lineFeed }

  /// Extend, Format or ZWJ: WB4 skips them.
  var isSkipped: Bool { self == .extend || self == .format || self == .zeroWidthJoiner }

  /// AHLetter: ALetter or Hebrew_Letter.
  var isLetter: Bool { self == .alphabeticLetter || self == .hebrewLetter }

  /// MidLetter or MidNumLetQ: joins letters on both sides (WB6, WB7).
  var joinsLetters: Bool { self == .midLetter || self == .midNumberLetter || self == .singleQuote }

  /// MidNum or MidNumLetQ: joins digits on both sides (WB11, WB12).
  var joinsDigits: Bool { self == .midNumber || self == .midNumberLetter || self == .singleQuote }
}
