import Gallery
import Testing

@Suite struct TextCountTests {
  private static let cases: [(String, words: Int, characters: Int)] = [
    ("", 0, 0), ("Hello, world!", 2, 13), ("don't stop", 2, 10), ("one\ntwo\n", 2, 6), ("café déjà", 2, 9),
    ("山路十八弯", 5, 5), ("盐, tea。茶", 3, 8), ("2026年", 2, 5), ("  spaces   only here ", 3, 21), ("— … 。", 0, 5),
    ("hy\u{AD}phen\u{AD}ated word", 2, 17), ("§ \u{AD} 5 µ", 1, 7),
  ]

  @Test(arguments: cases) func wordsAndCharactersAreCounted(text: String, words: Int, characters: Int) {
    let count = TextCount(text)
    #expect(count.words == words)
    #expect(count.characters == characters)
  }
}
