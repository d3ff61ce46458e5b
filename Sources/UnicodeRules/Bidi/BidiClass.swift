/// Values of Bidi_Class (UAX #9, table 4). The order is that of the tables of `Scripts/unicode-tables`.
package enum BidiClass: UInt8, CaseIterable, Sendable {
  // Strong: L, R, AL.
  case leftToRight
  case rightToLeft
  case arabicLetter
  // Weak: EN, ES, ET, AN, CS, NSM, BN.
  case europeanNumber
  case europeanSeparator
  case europeanTerminator
  case arabicNumber
  case commonSeparator
  case nonspacingMark
  case boundaryNeutral
  // Neutral: B, S, WS, ON.
  case paragraphSeparator
  case segmentSeparator
  case whiteSpace
  case otherNeutral
  // Embeddings and overrides: LRE, LRO, RLE, RLO, PDF.
  case leftToRightEmbedding
  case leftToRightOverride
  case rightToLeftEmbedding
  case rightToLeftOverride
  case popDirectionalFormat
  // Isolates: LRI, RLI, FSI, PDI.
  case leftToRightIsolate
  case rightToLeftIsolate
  case firstStrongIsolate
  case popDirectionalIsolate

  /// The strong class of an embedding level: R if `level` is odd, else L.
  init(level: UInt8) { self = level & 1 == 0 ? .leftToRight : .rightToLeft }
}

/// A set of `BidiClass` values, as bits.
struct BidiClassSet {
  private var bits: UInt32 = 0

  init() {}

  init(_ one: BidiClass) { bits = 1 &<< UInt32(one.rawValue) }

  private init(bits: UInt32) { self.bits = bits }

  mutating func insert(_ one: BidiClass) { bits |= 1 &<< UInt32(one.rawValue) }

  func contains(_ one: BidiClass) -> Bool { bits &>> UInt32(one.rawValue) & 1 != 0 }

  func intersects(_ other: BidiClassSet) -> Bool { bits & other.bits != 0 }

  /// The union. The compiler folds unions of constants.
  static func | (left: BidiClassSet, right: BidiClass) -> BidiClassSet {
    BidiClassSet(bits: left.bits | 1 &<< UInt32(right.rawValue))
  }

  static func | (left: BidiClassSet, right: BidiClassSet) -> BidiClassSet {
    BidiClassSet(bits: left.bits | right.bits)
  }

  /// BD8: LRI, RLI, FSI.
  static let isolateInitiators = BidiClassSet(.leftToRightIsolate) | .rightToLeftIsolate | .firstStrongIsolate
  /// LRI, RLI, FSI and PDI.
  static let isolateControls = isolateInitiators | .popDirectionalIsolate
  /// LRE, LRO, RLE, RLO.
  private static let embeddings =
    BidiClassSet(.leftToRightEmbedding) | .leftToRightOverride | .rightToLeftEmbedding | .rightToLeftOverride
  /// The controls that rules X1–X8 act on.
  static let explicitControls = embeddings | isolateControls | .popDirectionalFormat
  /// The classes that get the level of the paragraph at the end of a line and before separators (L1): WS, the isolate
  /// controls, and the classes that X9 removes.
  static let trailing = explicitControls | .whiteSpace | .boundaryNeutral
  /// NI of rules N0–N2: B, S, WS, ON and the isolate controls.
  static let neutrals = isolateControls | .paragraphSeparator | .segmentSeparator | .whiteSpace | .otherNeutral
  /// The classes that can give a scalar of a left-to-right paragraph another level than 0.
  static let leavingLevelZero = embeddings | isolateInitiators | .rightToLeft | .arabicLetter | .arabicNumber
  /// The classes that rules W2 and W3 ask for.
  static let arabicContext = BidiClassSet(.europeanNumber) | .arabicLetter
  /// The classes that rules W4–W6 resolve: ES, CS, ET.
  static let separators = BidiClassSet(.europeanSeparator) | .commonSeparator | .europeanTerminator
}
