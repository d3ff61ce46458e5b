/// Shapes texts from cached words: HarfBuzz takes a hundred times as long as a lookup.
///
/// A word is shaped between the spaces around it, and only where the font's rules do not look beyond them (`SpaceContext`), so
/// glyphs and positions equal those of the whole text. The words of each `SizedFont` are in a `GenerationalCache`.
/// Text in other scripts is shaped as a whole (`ShapingContext.allowsWords`).
@MainActor package final class WordShaper {
  /// The number of words that HarfBuzz has shaped.
  package private(set) var shapedWords = 0
  private var words: GenerationalCache<Key, ContiguousArray<ShapedGlyph>>

  /// A stretch of text in a font and a context.
  private struct Key: Hashable {
    var font: UInt64
    var context: ShapingContext
    var text: String

    /// Leaves out the direction and the language, which rarely differ for a text.
    func hash(into hasher: inout Hasher) {
      hasher.combine(font &<< 8 ^ UInt64(context.script.rawValue))
      hasher.combine(text)
    }
  }

  /// Caches at most `byteLimit` bytes of words.
  package init(byteLimit: Int = 6 << 20) { words = GenerationalCache(byteLimit: byteLimit) }

  /// Removes the words that were not used since the last call.
  func removeUnused() { words.removeUnused() }

  /// Calls `body` with each glyph of `text` from left to right.
  package func forEachGlyph(
    of text: String, in font: SizedFont, _ context: ShapingContext, _ body: (ShapedGlyph) -> Void
  ) {
    var text = text
    let spaces = context.allowsWords ? font.spaceContext : nil
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let end = WordShaper.nextCut(in: bytes, after: start, spaces)
        // The space after a stretch belongs to the next stretch, but is shaped with both, since the last letter may be
        // kerned with it.
        let hasSpaceBehind = end < bytes.count
        let stretch = UnsafeBufferPointer(rebasing: bytes[start..<(hasSpaceBehind ? end + 1 : end)])
        let glyphs = glyphs(of: stretch, in: font, context)
        for var glyph in hasSpaceBehind ? glyphs.dropLast() : glyphs[...] {
          glyph.cluster += UInt32(start)
          body(glyph)
        }
        start = end
      }
    }
  }

  /// The end of the stretch that begins at `start`: before a space without a sensitive character within `SpaceContext.reach`, or
  /// the end of the text.
  private static func nextCut(in text: UnsafeBufferPointer<UInt8>, after start: Int, _ context: SpaceContext?) -> Int {
    guard let context else { return text.count }
    var cut: Int?
    var index = start
    var lastSensitive = -SpaceContext.reach
    while index < text.count {
      let character = text[index]
      if character >= 0x7F || context.isSensitive(character) {
        lastSensitive = index
        cut = nil
      } else if character == 0x20, index > start, cut == nil, index - lastSensitive > SpaceContext.reach {
        cut = index
      }
      if let cut, index - cut > SpaceContext.reach { return cut }
      index += 1
    }
    return cut ?? text.count
  }

  private func glyphs(
    of stretch: UnsafeBufferPointer<UInt8>, in font: SizedFont, _ context: ShapingContext
  ) -> ContiguousArray<ShapedGlyph> {
    let key = Key(font: font.serial, context: context, text: String(decoding: stretch, as: UTF8.self))
    if let glyphs = words.value(for: key) { return glyphs }
    let glyphs = shape(key.text, in: font, context)
    if key.text.utf8.count <= WordShaper.longestKept {
      let bytes = key.text.utf8.count + glyphs.count * MemoryLayout<ShapedGlyph>.stride + WordShaper.overhead
      words.insert(glyphs, bytes: bytes, for: key)
    }
    return glyphs
  }

  /// The length in bytes of the longest stretch that is cached. Longer stretches hardly recur.
  private static let longestKept = 256
  /// The memory of a word besides its text and its glyphs, in bytes.
  package static let overhead = 128

  private func shape(_ text: String, in font: SizedFont, _ context: ShapingContext) -> ContiguousArray<ShapedGlyph> {
    shapedWords += 1
    return font.shape(text, context).copy()
  }
}
