import Graphics
import UnicodeRules

/// Cuts text where the `FontFace` or the script changes, and around emoji and missing characters.
///
/// Tabs and line breaks become spaces; other control characters and the controls of directions are removed. A character that no
/// installed font has is a single `MissingGlyph`, also an emoji of five scalars.
@MainActor package struct TextSegmenter {
  let chain: FontChain
  /// The direction of the run; nil for the direction in which each script is written.
  var direction: LayoutDirection?
  /// The maximum number of characters in a segment.
  var longest = Int.max
  /// True if segments list their characters in `TextSegment.characters`.
  var recordsCharacters = false

  package init(
    chain: FontChain, direction: LayoutDirection? = nil, longest: Int = Int.max, recordsCharacters: Bool = false
  ) {
    self.chain = chain
    self.direction = direction
    self.longest = longest
    self.recordsCharacters = recordsCharacters
  }

  /// The segments of `text` in logical order; empty if no visible text is left. O(length).
  package func segments(of text: some StringProtocol) -> [TextSegment] {
    if text.isEmpty { return [] }
    if recordsCharacters { return characterSegments(of: text) }
    if text.utf8.count <= longest, isPrintableASCII(text) {
      return [TextSegment(text: String(text), drawing: .glyphs(chain.primary), context: context(of: .latin))]
    }
    return plainSegments(of: text) ?? characterSegments(of: text)
  }

  /// The advance of `text` in ems, in the direction of each script. O(length).
  func advance(of text: some StringProtocol) -> CGFloat {
    if isPrintableASCII(text) { return chain.primary.advance(of: String(text), context(of: .latin)) }
    return segments(of: text).reduce(0) { $0 + $1.advance }
  }

  /// True if the font's own face has all characters of `text`, which are ASCII.
  private func isPrintableASCII(_ text: some StringProtocol) -> Bool {
    TextSegmenter.consistsOfPrintableASCII(text) && chain.primary.coversASCII
  }

  nonisolated private static func consistsOfPrintableASCII(_ text: some StringProtocol) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } } ?? false
  }

  private func context(of script: Script) -> ShapingContext {
    ShapingContext(script, direction: direction, language: chain.language)
  }

  /// The segments of a text of `PlainScalars`, as most texts are; else nil.
  private func plainSegments(of text: some StringProtocol) -> [TextSegment]? {
    let scalars = text.unicodeScalars
    if let script = PlainScalars.script(of: scalars) {
      return plainSegments(of: text, in: CollectionOfOne((end: Int.max, script: script)))
    }
    guard scalars.allSatisfy(PlainScalars.contains) else { return nil }
    return plainSegments(of: text, in: TextItem.items(in: Array(scalars)).map { ($0.range.upperBound, $0.script) })
  }

  /// The segments of a text of `PlainScalars` in runs of the given scripts, which end at scalar indices; nil if a scalar is missing
  /// in all fonts.
  private func plainSegments(of text: some StringProtocol, in runs: some Sequence<(end: Int, script: Script)>)
    -> [TextSegment]?
  {
    var segments: [TextSegment] = []
    let scalars = text.unicodeScalars
    var index = text.startIndex
    var number = 0
    for run in runs {
      let context = context(of: run.script)
      var (start, count) = (index, 0)
      var current: FontFace?
      func close() {
        guard let current else { return }
        segments.append(TextSegment(text: String(text[start..<index]), drawing: .glyphs(current), context: context))
      }
      while index < text.endIndex, number < run.end {
        guard let face = chain.plainFace(for: scalars[index], in: run.script) else { return nil }
        if face !== current || count == longest {
          close()
          (start, count) = (index, 0)
        }
        current = face
        count += 1
        number += 1
        index = scalars.index(after: index)
      }
      close()
    }
    return segments
  }

  /// The segments of any text, character by character.
  private func characterSegments(of text: some StringProtocol) -> [TextSegment] {
    let items = TextItem.items(in: Array(text.unicodeScalars))
    var cutter = SegmentCutter(longest: longest, recordsCharacters: recordsCharacters)
    var (item, scalar, number) = (0, 0, 0)
    for character in text {
      while item < items.count - 1, items[item].range.upperBound <= scalar { item += 1 }
      add(character, number: number, item: items[item], to: &cutter)
      scalar += character.unicodeScalars.count
      number += 1
    }
    return cutter.segments
  }

  /// Adds the drawn form of `character` to `cutter`. An invisible character is left out.
  private func add(_ character: Character, number: Int, item: TextItem, to cutter: inout SegmentCutter) {
    let context = context(of: item.script)
    let scalars = String.UnicodeScalarView(character.unicodeScalars.prefix(TextSegmenter.maximumScalars))
    guard let first = scalars.first else { return }
    if first.properties.generalCategory == .control || first == "\u{2028}" || first == "\u{2029}" {
      if first.properties.isWhitespace { cutter.add(" ", number: number, .glyphs(chain.primary), context) }
      return
    }
    if first.properties.isDefaultIgnorableCodePoint {
      if first == "\u{200D}" || first == "\u{200C}" { cutter.addJoiner(first) }
      return
    }
    if item.isEmoji, let face = chain.colorFace(for: scalars) {
      cutter.add(String(scalars), number: number, .colors(face), context)
    } else if let face = chain.face(for: scalars, in: item.script) {
      cutter.add(String(scalars), number: number, .glyphs(face), context)
    } else {
      let (drawn, drawing) = partialPicture(of: scalars, first: first, item)
      cutter.add(drawn, number: number, drawing, context)
    }
  }

  /// The number of scalars that are drawn of a character. The Stream-Safe Text Format of UAX #15 has at most 30 marks; the longest
  /// emoji sequence has 10 scalars.
  private static let maximumScalars = 64

  /// The drawn form of a character that no face has as a whole: its base with the marks that the base's face has, or a box.
  private func partialPicture(
    of scalars: String.UnicodeScalarView, first: Unicode.Scalar, _ item: TextItem
  ) -> (String, TextSegment.Drawing) {
    guard !item.isEmoji, let face = chain.face(for: String(first).unicodeScalars, in: item.script) else {
      return (String(first), .missing(MissingGlyph(scalar: first)))
    }
    let drawn = scalars.filter { face.contains($0) || $0.properties.isDefaultIgnorableCodePoint }
    return (drawn.isEmpty ? String(first) : String(drawn), .glyphs(face))
  }
}
