import Engine
import Testing

/// Matches without case and diacritics.
@Suite struct TextPatternTests {
  @Test(arguments: [
    ("cafe", "Le Café", [3..<8]), ("CAFÉ", "cafe cafe", [0..<4, 5..<9]), ("e", "e\u{301}x", [0..<3]),
    ("strasse", "Straße", [0..<7]), ("s", "ß", []), ("ΟΔΟΣ", "οδός", [0..<8]), ("аи", "Ай", [0..<4]),
    ("中", "漢中中", [3..<6, 6..<9]), ("aa", "aaaa", [0..<2, 2..<4]), ("שלום", "שָׁלוֹם", [0..<14]), ("abc", "ab", []),
    ("i", "İı", [0..<2, 2..<4]), ("e\u{301}", "E", [0..<1]), ("한", "한국", [0..<3]), ("o", "Ø", [0..<2]),
    ("b", "aBAb", [1..<2, 3..<4]), ("#1", "a #1", [2..<4]),
  ])
  func theRangesOfAMatch(pattern: String, text: String, ranges: [Range<Int>]) throws {
    #expect(try #require(TextPattern(pattern)).ranges(in: text) == ranges)
  }

  @Test func aTextWithoutCharactersIsNoPattern() {
    #expect(TextPattern("") == nil)
    #expect(TextPattern("\u{301}") == nil)
  }
}
