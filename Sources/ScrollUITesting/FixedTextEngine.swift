import Engine
import ScrollUI

/// A text engine with constant metrics, so that layout tests get the same numbers on every machine: characters are 0.5
/// em wide, ideographs 1 em, soft hyphens 0, and lines are 1 em high.
@MainActor package final class FixedTextEngine: TextEngine {
  /// The number of calls of `width(of:font:)`.
  package private(set) var widthQueries = 0
  /// The number of characters in all measured texts.
  package private(set) var measuredCharacters = 0

  package var scale: CGFloat = 1

  /// Creates an engine with counters at 0.
  package init() {}

  /// Ascent 0.8 em, descent 0.2 em, no leading.
  package func metrics(of font: ResolvedFont) -> FontMetrics {
    FontMetrics(ascent: font.size * 0.8, descent: font.size * 0.2, leading: 0)
  }

  /// The width of `text`: 0.5 em for each `Character`, 1 em for each `LineBreakRules.isIdeograph`, 0 for each U+00AD.
  package func width(of text: Substring, font: ResolvedFont) -> CGFloat {
    widthQueries += 1
    var width: CGFloat = 0
    for character in text {
      measuredCharacters += 1
      width += self.width(of: character, font)
    }
    return width
  }

  package func caretOffsets(in text: Substring, font: ResolvedFont, direction: LayoutDirection) -> [CGFloat] {
    var offsets: [CGFloat] = [0]
    for character in text { offsets.append(offsets[offsets.count - 1] + width(of: character, font)) }
    let width = offsets[offsets.count - 1]
    return direction == .leftToRight ? offsets : offsets.map { width - $0 }
  }

  private func width(of character: Character, _ font: ResolvedFont) -> CGFloat {
    if character == "\u{AD}" { return 0 }
    return LineBreakRules.isIdeograph(character) ? font.size : font.size / 2
  }
}
