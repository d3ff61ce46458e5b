import Gallery
import ScrollUI
import Testing

/// The blocks of CommonMark and of GitHub's tables, whole and in pieces.
@Suite struct MarkdownDocumentTests {
  typealias Case = (source: String, blocks: [String])

  private static let paragraphs: [Case] = [
    ("", []), ("\n \n\n", []), ("one", ["p one"]), ("one\ntwo", ["p one two"]), ("one\n\ntwo", ["p one", "p two"]),
    ("  one\n    two", ["p one two"]), ("one  \ntwo", ["p one⏎two"]), ("one\\\ntwo", ["p one⏎two"]),
    ("one\r\ntwo\r\n\r\nthree", ["p one two", "p three"]), ("#5 bolt", ["p #5 bolt"]), ("-one", ["p -one"]),
    ("1986 was warm", ["p 1986 was warm"]), ("1234567890. x", ["p 1234567890. x"]), ("\\# no", ["p \\# no"]),
    ("a #", ["p a #"]),
  ]

  private static let headings: [Case] = [
    ("# one", ["h1 one"]), ("###### six", ["h6 six"]), ("####### seven", ["p ####### seven"]),
    ("## two ##", ["h2 two"]), ("## two#", ["h2 two#"]), ("#", ["h1 "]), ("# #", ["h1 "]), ("   # one", ["h1 one"]),
    ("    # code", ["code() # code"]), ("text\n# one\ntext", ["p text", "h1 one", "p text"]),
    ("one\n===", ["h1 one"]), ("one\ntwo\n---", ["h2 one two"]), ("one\n\n===", ["p one", "p ==="]),
    ("one\n-", ["h2 one"]), ("one\n= =", ["p one = ="]),
  ]

  private static let rules: [Case] = [
    ("***", ["rule"]), ("- - -", ["rule"]), ("__", ["p __"]), ("_____", ["rule"]), ("* * a", ["- - p a"]),
    ("one\n***", ["p one", "rule"]), ("- a\n***\n- b", ["- p a", "rule", "- p b"]), ("---\n---", ["rule", "rule"]),
  ]

  private static let code: [Case] = [
    ("```\na\n```", ["code() a"]), ("```swift\nlet a\n\n  b\n```\nc", ["code(swift) let a⏎⏎  b", "p c"]),
    ("~~~ c x\n```\n~~~~", ["code(c) ```"]), ("````\n```\n````", ["code() ```"]), ("```\nopen", ["code() open"]),
    ("  ```\n   a\n  b\n```", ["code()  a⏎b"]), ("``` a`b\nc", ["p ``` a`b c"]),
    ("a\n```\nb\n```", ["p a", "code() b"]),
    ("    one\n\n    two\n", ["code() one⏎⏎two"]), ("\tone", ["code() one"]), ("a\n    b", ["p a b"]),
    ("```\n```", ["code() "]), ("```\n# a\n- b\n> c\n```", ["code() # a⏎- b⏎> c"]),
  ]

  private static let quotes: [Case] = [
    ("> a\n> b", ["> p a b"]), (">a\nb", ["> p a b"]), ("> a\n\nb", ["> p a", "p b"]),
    ("> a\n\n> b", ["> p a", "> p b"]), ("> a\n>\n> b", ["> p a", "· p b"]), ("> # a\n> b", ["> h1 a", "· p b"]),
    ("> > a\n> b", ["> > p a b"]), ("> > a\n>\n> b", ["> > p a", "· p b"]), ("> ```\n> a\nb", ["> code() a", "p b"]),
    ("> - a\n> - b", ["> - p a", "· - p b"]), ("> a\n---", ["> p a", "rule"]), ("    > a", ["code() > a"]), (">", []),
  ]

  private static let lists: [Case] = [
    ("- a\n- b", ["- p a", "- p b"]), ("- a\n\n- b", ["- p a", "- p b"]), ("- a\n  b", ["- p a b"]),
    ("- a\nb", ["- p a b"]), ("- a\n\n  b", ["- p a", "· p b"]), ("- a\n\nb", ["- p a", "p b"]),
    ("- a\n  - b\n    - c\n- d", ["- p a", "· - p b", "· · - p c", "- p d"]),
    ("1. a\n1. b\n1. c", ["1. p a", "2. p b", "3. p c"]),
    ("3) a\n4) b", ["3. p a", "4. p b"]), ("1. a\n2) b", ["1. p a", "2. p b"]),
    ("1. a\n\n   b\n2. c", ["1. p a", "· p b", "2. p c"]),
    ("1. a\n   1. b\n   2. c\n2. d", ["1. p a", "· 1. p b", "· 2. p c", "2. p d"]),
    ("1. a\n\nb\n\n1. c", ["1. p a", "p b", "1. p c"]),
    ("text\n- a", ["p text", "- p a"]), ("text\n2. a", ["p text 2. a"]), ("text\n1. a", ["p text", "1. p a"]),
    ("text\n-\nb", ["h2 text", "p b"]), ("-\n- a", ["- p ", "- p a"]), ("-\n  a", ["- p a"]),
    ("-\n\n  a", ["- p ", "p a"]),
    ("- # a\n- b", ["- h1 a", "- p b"]), ("-     a", ["- code() a"]),
    ("- ```\n  a\n  ```\n- b", ["- code() a", "- p b"]),
    ("- a\n\n      code", ["- p a", "· code() code"]), ("- > a\n  > b", ["- > p a b"]),
    ("-\ta\n\n\tb", ["- p a", "· p b"]),
    ("10. a\n\n    b", ["10. p a", "· p b"]), ("+ a\n* b", ["- p a", "- p b"]), ("999999999. a", ["999999999. p a"]),
  ]

  private static let tables: [Case] = [
    ("| a | b |\n|---|--:|\n| 1 | 2 |", ["table(<>) a|b⏎1|2"]), ("a | b\n:-: | -\n1", ["table(=<) a|b⏎1|"]),
    ("| a |\n|---|", ["table(<) a"]), ("| a | b |\n|---|", ["p | a | b | |---|"]),
    ("|a|b|\n|-|-|\n|1|2|3|\n\nx", ["table(<<) a|b⏎1|2", "p x"]),
    ("| a \\| b |\n|---|\n| c |", ["table(<) a | b⏎c"]), ("|a|\n|-|\n> q", ["table(<) a", "> p q"]),
    ("- |a|\n  |-|\n  |1|", ["- table(<) a⏎1"]), ("a\n| b |\n|---|", ["p a | b | |---|"]),
  ]

  private static let pictures: [Case] = [
    ("![Snow](snow)", ["picture(snow) Snow"]), ("![Snow](snow) here", ["p ![Snow](snow) here"]),
    ("- ![a](b)", ["- picture(b) a"]), ("![](b)", ["picture(b) "]), ("![a]()", ["p ![a]()"]),
  ]

  private static let all = [paragraphs, headings, rules, quotes, lists, tables, pictures, code].flatMap { $0 }

  @Test(arguments: all.indices) func aTextHasTheBlocksOfCommonMark(number: Int) {
    let (source, blocks) = Self.all[number]
    #expect(MarkdownDocument(source).blocks.map(\.notation) == blocks, "\(source.debugDescription)")
  }

  @Test(arguments: [1, 2, 3, 7]) func piecesHaveTheBlocksOfTheWholeText(length: Int) {
    for (source, blocks) in Self.all {
      let document = MarkdownDocument(source, piecesOf: length)
      #expect(document.blocks.map(\.notation) == blocks, "\(source.debugDescription)")
      #expect(document.blocks == MarkdownDocument(source).blocks, "\(source.debugDescription)")
    }
  }

  @Test func closedBlocksStayAndBlocksAreNumbered() {
    let source = Self.all.map(\.source).joined(separator: "\n\n")
    var document = MarkdownDocument()
    var closed: [MarkdownBlock] = []
    for piece in source.pieces(of: 5) {
      document.append(piece)
      #expect(document.closed.starts(with: closed))
      #expect(document.blocks.map(\.id) == Array(0..<document.blocks.count))
      closed = document.closed
    }
    #expect(closed.count > 90)
  }

  // MARK: Before the end

  private static let openings: [Case] = [
    ("#", []), ("## ", []), ("## T", ["h2 T"]), ("text\n-", ["p text"]), ("text\n- ", ["p text"]),
    ("text\n- a", ["p text", "- p a"]), ("1", []), ("12.", []), ("12. a", ["12. p a"]), ("12 a", ["p 12 a"]),
    ("a **b", ["p a **b**"]), ("a **", ["p a "]), ("a **b*", ["p a **b**"]), ("a *b `c", ["p a *b `c`*"]),
    ("a `b** c", ["p a `b** c`"]),
    ("see [the l", ["p see the l"]), ("see [the line](ht", ["p see the line"]),
    ("see [the line](x) a", ["p see [the line](x) a"]),
    ("2 * 3", ["p 2 * 3"]), ("![Sno", []), ("![Snow](sn", []), ("![Snow](snow)", []), ("| a | b", []),
    ("| a | b |\n|-", []),
    ("| a | b |\n|-|-|\n| 1", ["table(<<) a|b⏎1|"]), ("| a |\nno", ["p | a | no"]), ("```sw", ["code(sw) "]),
    ("```swift\nlet", ["code(swift) let"]),
    ("> ", []), ("> a", ["> p a"]), ("```\na\n``", ["code() a"]),
  ]

  @Test(arguments: openings.indices) func anUnfinishedTextShowsWhatIsCertain(number: Int) {
    let (source, blocks) = Self.openings[number]
    var document = MarkdownDocument()
    for piece in source.pieces(of: 1) { document.append(piece) }
    #expect(document.blocks.map(\.notation) == blocks, "\(source.debugDescription)")
  }

  @Test func theTextOfABlockHasNoMarkup() {
    let source =
      "# **A** b\n\n*a* `b` [c](d)\n\n| *a* | b |\n|---|---|\n| `c` | d |\n\n```\n*a*\nb\n```\n\n![Snow](snow)"
    #expect(MarkdownDocument(source).blocks.map(\.plainText) == ["A b", "a b c", "a\nb\nc\nd", "*a*\nb", "Snow"])
  }
}
