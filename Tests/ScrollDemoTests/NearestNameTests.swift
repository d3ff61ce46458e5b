import Testing
import scrolldemo

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("page", "page", 0), ("pgae", "page", 1), ("pag", "page", 1),
    ("pagee", "page", 1), ("pale", "page", 1), ("kitten", "sitting", 3),
  ])
  func countsTypingMistakes(typed: String, meant: String, count: Int) {
    #expect(NearestName.mistakes(from: typed, to: meant) == count)
  }

  @Test func prefersTheFewestMistakes() {
    #expect(NearestName.nearest(to: "rwos", in: ["record", "rows", "report"]) == "rows")
  }

  @Test func completesABeginning() {
    #expect(NearestName.nearest(to: "pull", in: ["lazy", "Pull to refresh"]) == "Pull to refresh")
  }

  @Test func distantNamesGiveNoSuggestion() {
    #expect(NearestName.nearest(to: "zzzz", in: ["page", "rows"]) == nil)
    #expect(NearestName.nearest(to: "", in: ["page"]) == nil)
    #expect(NearestName.nearest(to: "page", in: []) == nil)
  }
}
