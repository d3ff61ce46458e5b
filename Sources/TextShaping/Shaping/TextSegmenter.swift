/// A stretch of text in one `FontFace`, without characters that cannot be drawn.
struct TextSegment {
  var text: String
  var face: FontFace

  /// True if `text` consists of spaces.
  var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 } }
}

/// Cuts text where the `FontFace` changes, and replaces characters without a glyph.
///
/// Tabs and line breaks become spaces, other control characters are removed. A character that no installed font has is reduced to
/// its first scalar: an emoji of five scalars shows one box, not five.
@MainActor struct TextSegmenter {
  let chain: FontChain
  /// The maximum number of characters in a segment.
  var longest = Int.max

  /// The segments of `text` in order; empty if no visible text is left. O(length).
  func segments(of text: some StringProtocol) -> [TextSegment] {
    if text.isEmpty { return [] }
    if text.utf8.count <= longest, TextSegmenter.isPrintableASCII(text), chain.primary.coversASCII {
      return [TextSegment(text: String(text), face: chain.primary)]
    }
    if let segments = plainSegments(of: text) { return segments }
    var segments: [TextSegment] = []
    var count = 0
    for character in text {
      guard let (drawn, face) = picture(of: character) else { continue }
      if let last = segments.last, last.face === face, count < longest {
        segments[segments.count - 1].text.append(contentsOf: drawn)
        count += 1
      } else {
        segments.append(TextSegment(text: drawn, face: face))
        count = 1
      }
    }
    return segments
  }

  nonisolated private static func isPrintableASCII(_ text: some StringProtocol) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } } ?? false
  }

  /// The segments of a text that consists of `PlainScalars`, as most texts do; else nil.
  private func plainSegments(of text: some StringProtocol) -> [TextSegment]? {
    var segments: [TextSegment] = []
    var (start, count) = (text.startIndex, 0)
    var current: FontFace?
    let scalars = text.unicodeScalars
    var index = start
    while index < text.endIndex {
      let scalar = scalars[index]
      guard PlainScalars.contains(scalar), let face = chain.plainFace(for: scalar) else { return nil }
      if let last = current, last !== face || count == longest {
        segments.append(TextSegment(text: String(text[start..<index]), face: last))
        (start, count) = (index, 0)
      }
      current = face
      count += 1
      index = scalars.index(after: index)
    }
    if let current { segments.append(TextSegment(text: String(text[start...]), face: current)) }
    return segments
  }

  /// The replacement for `character` and the face that draws it; nil if the character is invisible.
  private func picture(of character: Character) -> (String, FontFace)? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    if first.properties.generalCategory == .control || first == "\u{2028}" || first == "\u{2029}" {
      return first.properties.isWhitespace ? (" ", chain.primary) : nil
    }
    if first.properties.isDefaultIgnorableCodePoint { return nil }
    guard let missing = scalars.first(where: { lacks($0, in: chain.primary) }) else {
      return (String(character), chain.primary)
    }
    if let face = chain.face(for: missing), !scalars.contains(where: { lacks($0, in: face) }) {
      return (String(character), face)
    }
    return partialPicture(of: scalars, first: first)
  }

  /// A part of a character that no face has as a whole: its base with the marks that the base's face has, or the box for "missing".
  private func partialPicture(of scalars: Character.UnicodeScalarView, first: Unicode.Scalar) -> (String, FontFace) {
    guard let face = chain.face(for: first) else { return (String(first), chain.primary) }
    var drawn = String.UnicodeScalarView()
    for scalar in scalars where !lacks(scalar, in: face) { drawn.append(scalar) }
    return (String(drawn), face)
  }

  /// True if `face` would draw `scalar` as a box. Joiners and variation selectors never appear as boxes.
  private func lacks(_ scalar: Unicode.Scalar, in face: FontFace) -> Bool {
    !face.contains(scalar) && !scalar.properties.isDefaultIgnorableCodePoint
  }
}
