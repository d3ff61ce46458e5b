import Engine
import Graphics
import ScrollUI

/// A text engine whose every character is half an em wide, an ideograph a whole one, and a line one em high: layout tests get the
/// same numbers on every machine.
@MainActor package final class FixedTextEngine: TextEngine {
  /// How often a width was asked for.
  package private(set) var widthQueries = 0
  /// How many characters those texts had in all.
  package private(set) var measuredCharacters = 0

  package init() {}

  package func metrics(of font: ResolvedFont) -> FontMetrics {
    FontMetrics(ascent: font.size * 0.8, descent: font.size * 0.2, leading: 0)
  }

  package func width(of text: Substring, font: ResolvedFont) -> CGFloat {
    widthQueries += 1
    var width: CGFloat = 0
    for character in text {
      measuredCharacters += 1
      width += LineBreakRules.isIdeograph(character) ? font.size : font.size / 2
    }
    return width
  }
}
