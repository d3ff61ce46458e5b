import Engine
import Testing

@Suite struct TextChangeTests {
  private func kept(_ old: String, _ new: String) -> String {
    TextChange.kept(from: Array(old), to: Array(new)).map { "\($0.old)\($0.new)" }.joined(separator: " ")
  }

  @Test func commonPrefixesAndSuffixesAreKept() {
    #expect(kept("abc", "abc") == "00 11 22")
    #expect(kept("p 9 of", "p 12 of") == "00 11 34 45 56")
    #expect(kept("ab", "xy") == "")
    #expect(kept("", "a") == "")
    #expect(kept("a", "") == "")
  }

  @Test func digitsAreMatchedByTheirPlaceFromTheEnd() {
    #expect(kept("10:59", "11:00") == "00 22")
    #expect(kept("99", "100") == "")
    #expect(kept("1299", "1309") == "00 33")
  }

  @Test func noCharacterIsKeptTwice() {
    let pairs = TextChange.kept(from: Array("aaa"), to: Array("aaaaa"))
    #expect(Set(pairs.map(\.old)).count == pairs.count)
    #expect(Set(pairs.map(\.new)).count == pairs.count)
    #expect(pairs.count == 3)
  }
}
