import Foundation
import ScrollUITesting

/// Texts that programs receive and hardly anybody writes: scalars of all planes, lone joiners and marks, controls, and
/// broken UTF-8.
///
/// `SCROLLUI_FUZZ_TEXTS` is the number of texts of each test, `SCROLLUI_FUZZ_SEED` the first seed.
enum HostileText {
  private static let environment = ProcessInfo.processInfo.environment

  /// The seeds of the texts of a test; `count` is the number without an environment variable.
  static func seeds(_ count: Int) -> Range<UInt64> {
    let first = UInt64(environment["SCROLLUI_FUZZ_SEED"] ?? "") ?? 1
    return first..<(first + UInt64(max(1, Int(environment["SCROLLUI_FUZZ_TEXTS"] ?? "") ?? count)))
  }

  /// Scalars with rules of their own: controls, joiners, marks, selectors, both directions, scripts without spaces,
  /// conjoining jamo, halves of flags, tags, and noncharacters.
  static let special: [Unicode.Scalar] = [
    "\0", "\u{1}", "\t", "\n", "\r", "\u{B}", "\u{1B}", "\u{7F}", "\u{85}", " ", "\u{A0}", "\u{AD}", "\u{300}",
    "\u{34F}",
    "\u{591}", "\u{5D0}", "\u{600}", "\u{627}", "\u{61C}", "\u{640}", "\u{644}", "\u{64E}", "\u{661}", "\u{6DD}",
    "\u{70F}",
    "\u{93F}", "\u{94D}", "\u{915}", "\u{D4E}", "\u{E01}", "\u{E33}", "\u{E40}", "\u{F0C}", "\u{1000}", "\u{1100}",
    "\u{1161}", "\u{11A8}", "\u{1680}", "\u{17D2}", "\u{180E}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}",
    "\u{200F}",
    "\u{2028}", "\u{2029}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2044}", "\u{2060}",
    "\u{2066}",
    "\u{2067}", "\u{2068}", "\u{2069}", "\u{20E3}", "\u{2329}", "\u{3000}", "\u{302A}", "\u{3099}", "\u{4E00}",
    "\u{AC00}",
    "\u{FE0E}", "\u{FE0F}", "\u{FEFF}", "\u{FFF9}", "\u{FFFC}", "\u{FFFD}", "\u{FFFF}", "\u{10A3F}", "\u{110BD}",
    "\u{1D173}", "\u{1F1E6}", "\u{1F3FD}", "\u{1F468}", "\u{1FFFE}", "\u{20000}", "\u{E0001}", "\u{E0020}", "\u{E007F}",
    "\u{E0100}", "\u{F0000}", "\u{10FFFF}", "(", ")", "[", "]", "1", "%", "-", "/", "\"", "a", "b", "Z",
  ]

  /// The text of a seed: up to 24 scalars or up to 40 bytes.
  static func text(seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    let count = 1 + random.next(below: 24)
    let kind = random.next(below: 4)
    if kind == 3 {
      return String(decoding: (0..<random.next(below: 41)).map { _ in byte(&random) }, as: UTF8.self)
    }
    var text = ""
    for _ in 0..<count {
      let isSpecial = kind == 0 || (kind == 2 && Bool.random(using: &random))
      text.unicodeScalars.append(isSpecial ? special[random.next(below: special.count)] : scalar(&random))
    }
    return text
  }

  /// A scalar of any plane; each plane is as likely as the others.
  private static func scalar(_ random: inout SeededGenerator) -> Unicode.Scalar {
    while true {
      let value = UInt32(random.next(below: 17) << 16 | random.next(below: 0x10000))
      if let scalar = Unicode.Scalar(value) { return scalar }
    }
  }

  /// A byte, often one that begins or continues a sequence.
  private static func byte(_ random: inout SeededGenerator) -> UInt8 {
    switch random.next(below: 4) {
    case 0: UInt8(random.next(below: 0x80))
    case 1: UInt8(0x80 + random.next(below: 0x40))
    default: UInt8(random.next(below: 0x100))
    }
  }

  /// Units that are hard to scan when they are repeated: each opens, extends or withholds the end of something.
  static let repeatedUnits = [
    "\0", "\u{301}", "\u{200D}", "\u{200D}\u{1F468}", "\u{1F1E6}", "\u{FE0F}", "\u{2067}", "\u{202E}", "\u{202C}",
    "\u{5D0}a",
    "\u{5D0} 1", "(", "[\u{5D0}(", "\u{5D0}\u{301}", " ", "\t", "\u{A0}", "\u{2060}", "\u{FFFC}", "\u{FFFD}", "\"", "/",
    "\u{E01}", "\u{1000}\u{1039}", "\u{1100}", "\u{94D}", "\u{600}", "\u{E0020}", "\u{4E00}", "a", "a ", "\r\n",
    "\u{2028}",
    "1,", "\u{20000}\u{E0100}", "\u{10FFFF}",
  ]
}
