import Testing
import UnicodeRules

/// The conformance files of UAX #9. Each test takes a share of the lines, so that they run side by side.
@Suite struct BidiConformanceTests {
  static let shares = 4

  /// A line of BidiTest.txt and what is expected of it.
  private struct Expectation {
    var levels: [Int] = []
    var order: [Int] = []
  }

  @Test(arguments: 0..<shares) func everyCaseOfBidiCharacterTestHasTheLevelsAndTheOrderOfTheFile(share: Int) throws {
    var number = 0
    var checked = 0
    var failures: [String] = []
    try UnicodeFile("BidiCharacterTest.txt").forEachLine { cursor in
      number += 1
      guard number % Self.shares == share else { return }
      checked += 1
      let scalars = cursor.scalars()
      _ = cursor.skip(0x3B)
      let direction: BidiBaseDirection =
        switch cursor.numbers() {
        case [0]: .leftToRight
        case [1]: .rightToLeft
        default: .firstStrong
        }
      _ = cursor.skip(0x3B)
      let base = cursor.numbers()
      _ = cursor.skip(0x3B)
      var expected = Expectation(levels: cursor.numbers())
      _ = cursor.skip(0x3B)
      expected.order = cursor.numbers()
      let paragraph = BidiParagraph(scalars, direction: direction)
      if [Int(paragraph.baseLevel)] != base || !agrees(paragraph, expected) { failures.append(cursor.line) }
    }
    #expect(failures.isEmpty, "\(failures.count) failures, as \(failures.prefix(5))")
    #expect((22_926...22_927).contains(checked), "BidiCharacterTest.txt of Unicode 15.0 has 91,707 cases")
  }

  @Test(arguments: 0..<shares) func everyCaseOfBidiTestHasTheLevelsAndTheOrderOfTheFile(share: Int) throws {
    var expected = Expectation()
    var number = 0
    var checked = 0
    var failures: [String] = []
    try UnicodeFile("BidiTest.txt").forEachLine { cursor in
      if cursor.skip(0x40) {
        let isLevels = cursor.peek == 0x4C
        while cursor.peek != 0, !cursor.skip(0x3A) { cursor.position += 1 }
        if isLevels { expected.levels = cursor.numbers() } else { expected.order = cursor.numbers() }
        return
      }
      number += 1
      guard number % Self.shares == share else { return }
      var scalars: [Unicode.Scalar] = []
      while let name = cursor.name() {
        scalars.append(Self.example(of: name))
        cursor.skipSpaces()
      }
      _ = cursor.skip(0x3B)
      cursor.skipSpaces()
      let directions = cursor.hexadecimal() ?? 0
      for (bit, direction) in [BidiBaseDirection.firstStrong, .leftToRight, .rightToLeft].enumerated()
      where directions >> bit & 1 != 0 {
        checked += 1
        if !agrees(BidiParagraph(scalars, direction: direction), expected) { failures.append(cursor.line) }
      }
    }
    #expect(failures.isEmpty, "\(failures.count) failures, as \(failures.prefix(5))")
    #expect(checked > 190_000, "BidiTest.txt of Unicode 15.0 has 770,241 cases")
  }

  /// True if the levels and the visual order of a whole paragraph as one line are those expected. Removed scalars have the level -1
  /// in `expected`, and do not occur in its order.
  private func agrees(_ paragraph: BidiParagraph, _ expected: Expectation) -> Bool {
    let line = 0..<paragraph.levels.count
    let levels = paragraph.levels(ofLine: line)
    guard levels.count == expected.levels.count else { return false }
    var index = 0
    while index < levels.count {
      if expected.levels[index] >= 0, expected.levels[index] != Int(levels[index]) { return false }
      index += 1
    }
    var position = 0
    for run in paragraph.visualRuns(ofLine: line) {
      var index = run.isRightToLeft ? run.range.upperBound - 1 : run.range.lowerBound
      let step = run.isRightToLeft ? -1 : 1
      while run.range.contains(index) {
        if expected.levels[index] >= 0 {
          guard position < expected.order.count, expected.order[position] == index else { return false }
          position += 1
        }
        index += step
      }
    }
    return position == expected.order.count
  }

  /// A scalar of the class with the given short name, packed as `ByteCursor.name()` does.
  private static func example(of name: UInt32) -> Unicode.Scalar {
    switch name {
    case 0x4C: "a"  // L
    case 0x52: "\u{5D0}"  // R
    case 0x414C: "\u{627}"  // AL
    case 0x454E: "1"  // EN
    case 0x4553: "+"  // ES
    case 0x4554: "$"  // ET
    case 0x414E: "\u{661}"  // AN
    case 0x4353: ","  // CS
    case 0x4E534D: "\u{300}"  // NSM
    case 0x424E: "\u{AD}"  // BN
    case 0x42: "\u{2029}"  // B
    case 0x53: "\t"  // S
    case 0x5753: " "  // WS
    case 0x4F4E: "!"  // ON
    case 0x4C5245: "\u{202A}"  // LRE
    case 0x4C524F: "\u{202D}"  // LRO
    case 0x524C45: "\u{202B}"  // RLE
    case 0x524C4F: "\u{202E}"  // RLO
    case 0x504446: "\u{202C}"  // PDF
    case 0x4C5249: "\u{2066}"  // LRI
    case 0x524C49: "\u{2067}"  // RLI
    case 0x465349: "\u{2068}"  // FSI
    default: "\u{2069}"  // PDI
    }
  }
}
