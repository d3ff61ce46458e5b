import Gallery
import ScrollUI
import Testing

/// The work for texts that are made to cost much: it grows with the length of the text, however it is written.
@Suite struct MarkdownWorkTests {
  private static func repeating(_ unit: String, _ bytes: Int) -> String {
    String(repeating: unit, count: bytes / unit.utf8.count)
  }

  /// The names of the hostile texts, with a text of each for a number of bytes.
  private static let texts: KeyValuePairs<String, @Sendable (Int) -> String> = [
    "deep quotes": { repeating(">", $0) },
    "quotes that grow": { bytes in
      (1...).prefix { $0 * $0 < 2 * bytes }.map { repeating("> ", $0) + "a" }.joined(separator: "\n")
    },
    "deep items": { repeating("- ", $0) + "a" },
    "items that grow": { bytes in
      (1...).prefix { $0 * $0 < bytes }.map { repeating("  ", $0 * 2) + "- a" }.joined(separator: "\n")
    },
    "open emphasis": { repeating("*a **a ", $0) },
    "closed emphasis": { repeating("*a** b_ ", $0) },
    "open brackets": { repeating("[", $0) },
    "open links": { repeating("[a](", $0) },
    "images": { repeating("![", $0) },
    "backticks that grow": { bytes in
      (1...).prefix { $0 * $0 < 2 * bytes }.map { repeating("`", $0) }.joined(separator: " ")
    },
    "one word": { repeating("a", $0) },
    "one paragraph": { repeating("one line of a paragraph\n", $0) },
    "one character": { "e" + repeating("\u{301}", $0) },
    "spaces": { repeating(" ", $0) },
    "blank lines": { repeating("\n", $0) },
    "open fence": { "```\n" + repeating("let a = 1\n", $0) },
    "one line of code": { "```\n" + repeating("a", $0) },
    "one table": { "|a|b|\n|-|-|\n" + repeating("|1|2|\n", $0) },
    "one row": { "|a|b|\n|-|-|\n|" + repeating("a", $0) },
    "many columns": { repeating("|a", $0 / 2) + "\n" + repeating("|-", $0 / 2) },
    "indented code": { repeating("    a\n", $0) },
    "one heading": { "# " + repeating("a ", $0) },
    "underlines": { repeating("a\n-\n", $0) },
    "backslashes": { repeating("\\", $0) },
    "numbers": { repeating("1", $0) },
  ]

  /// The bytes of a piece: large enough for a test, and small against `MarkdownLimits`.
  private static let piece = 250

  private static func document(_ text: String) -> MarkdownDocument { MarkdownDocument(text, piecesOf: piece) }

  @Test(arguments: texts.map(\.key)) func theWorkForATextGrowsWithItsLength(name: String) throws {
    let make = try #require(Self.texts.first { $0.key == name }?.value)
    let (half, whole) = (Self.document(make(30_000)), Self.document(make(60_000)))
    #expect(whole.steps <= 3 * half.steps)
    // A piece reads itself, the open line and the open block, and their text without markup.
    let pieces = 60_000 / Self.piece + 1
    #expect(whole.steps <= 4 * 60_000 + pieces * 2 * (MarkdownLimits.line + MarkdownLimits.text))
  }

  @Test(arguments: texts.map(\.key)) func theInlineMarkupOfABlockIsReadInBoundedWork(name: String) throws {
    let make = try #require(Self.texts.first { $0.key == name }?.value)
    let text = make(60_000)
    let document = Self.document(text)
    var steps = 0
    for block in document.blocks {
      switch block.content {
      case .paragraph(let text), .heading(_, let text):
        #expect(text.utf8.count <= MarkdownLimits.text + MarkdownLimits.line)
        steps += InlineMarkdown(LocalizedStringKey(text)).steps
      case .code(_, let lines):
        #expect(lines.count <= MarkdownLimits.lines)
        #expect((lines.map(\.utf8.count).max() ?? 0) <= MarkdownLimits.text + MarkdownLimits.line)
      case .table(let table): #expect(table.rows.count <= MarkdownLimits.lines)
      case .picture, .rule: break
      }
      #expect(block.containers.count <= MarkdownLimits.depth)
    }
    #expect(steps <= 4 * 60_000)
  }

  /// Markers are dropped and spaces are joined; letters stay, in order.
  @Test(arguments: ["one word", "one paragraph", "open fence", "one line of code", "one heading", "indented code"])
  func noLetterOfALongTextIsLost(name: String) throws {
    let make = try #require(Self.texts.first { $0.key == name }?.value)
    let text = make(30_000)
    let letters = { (text: String) in text.filter { $0.isLetter || $0.isNumber } }
    let document = Self.document(text)
    #expect(letters(document.blocks.map(\.plainText).joined()) == letters(text))
    #expect(document.blocks.count > 2)
    let remainders = document.blocks.dropFirst().map(\.isContinuation)
    #expect(!remainders.contains(false))
  }
}
