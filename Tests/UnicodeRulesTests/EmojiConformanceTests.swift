import Testing
import UnicodeRules

/// emoji-test.txt of UTS #51: each line has a sequence and its status.
@Suite struct EmojiConformanceTests {
  /// The sequences of a status, as "fully-qualified".
  private func sequences(_ status: String) throws -> [[Unicode.Scalar]] {
    var result: [[Unicode.Scalar]] = []
    try UnicodeFile("emoji/emoji-test.txt").forEachLine { cursor in
      let scalars = cursor.scalars()
      guard cursor.skip(0x3B) else { return }
      cursor.skipSpaces()
      if cursor.line.contains("; " + status) { result.append(scalars) }
    }
    return result
  }

  @Test(arguments: [("fully-qualified", 3_655), ("minimally-qualified", 827), ("component", 9)])
  func everySequenceIsOneEmoji(status: String, count: Int) throws {
    let sequences = try sequences(status)
    #expect(sequences.count == count)
    for scalars in sequences {
      let whole = EmojiSequence(at: 0, in: scalars)
      #expect(whole?.range == 0..<scalars.count && whole?.isEmojiPresentation == true, "\(scalars)")
      #expect(TextItem.items(in: scalars) == [TextItem(range: 0..<scalars.count, script: .common, isEmoji: true)])
    }
  }

  /// Without U+FE0F a single character such as "☺" is text by default. A keycap or a sequence with a joiner is an emoji anyway.
  @Test func anUnqualifiedSequenceIsAnEmojiUnlessItIsASingleCharacter() throws {
    let sequences = try sequences("unqualified")
    #expect(sequences.count == 242)
    for scalars in sequences {
      let whole = EmojiSequence(at: 0, in: scalars)
      #expect(whole?.range == 0..<scalars.count, "\(scalars)")
      #expect(whole?.isEmojiPresentation == (scalars.count > 1), "\(scalars)")
    }
  }

  @Test func everySequenceOfAVariationSelectorHasThePresentationThatItNames() throws {
    var count = 0
    try UnicodeFile("emoji/emoji-variation-sequences.txt").forEachLine { cursor in
      let scalars = cursor.scalars()
      guard cursor.skip(0x3B), scalars.count == 2 else { return }
      count += 1
      // A digit is an emoji in a keycap only.
      let sequence = EmojiSequence(at: 0, in: scalars[0].isASCII ? scalars + ["\u{20E3}"] : scalars)
      let isColored = scalars[1] == "\u{FE0F}"
      #expect((sequence?.isEmojiPresentation ?? false) == isColored, "\(cursor.line)")
    }
    #expect(count == 708)
  }
}
