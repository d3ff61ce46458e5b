import Foundation
import Gallery
import ScrollUI
import Testing

/// The contrast of the gallery's color roles on each other, by the formula of WCAG 2.2.
@Suite struct GalleryColorTests {
  private struct Pair {
    let name: String
    let front: GalleryColor
    let surfaces: [GalleryColor]
    /// The minimum contrast with normal and with high contrast.
    let minimum: (normal: Double, high: Double)
  }

  private static let surfaces: [GalleryColor] = [.window, .sidebar, .card]

  private static let pairs = [
    Pair(name: "text", front: .text, surfaces: surfaces + [.control, .popupControl], minimum: (7, 7)),
    Pair(name: "secondary text", front: .secondaryText, surfaces: surfaces + [.control], minimum: (4.5, 7)),
    Pair(name: "tertiary text", front: .tertiaryText, surfaces: surfaces, minimum: (4.5, 7)),
    Pair(name: "destructive text", front: .destructiveText, surfaces: surfaces + [.control], minimum: (4.5, 7)),
    Pair(name: "success text", front: .successText, surfaces: surfaces + [.control], minimum: (4.5, 7)),
    Pair(name: "warning text", front: .warningText, surfaces: surfaces + [.control], minimum: (4.5, 7)),
    Pair(name: "edge of a control", front: .controlEdge, surfaces: surfaces + [.control], minimum: (3, 4.5)),
  ]

  @Test func theFormulaGivesTheKnownExtremes() {
    #expect(abs(Contrast.ratio(0x000000, 0xFFFFFF) - 21) < 1e-9)
    #expect(abs(Contrast.ratio(0x777777, 0xFFFFFF) - 4.48) < 0.01)
  }

  @Test(arguments: [false, true], [false, true]) func everyRoleIsReadableOnEachOfItsSurfaces(
    isDark: Bool, hasHighContrast: Bool
  ) {
    let accents = GalleryAccent.allCases.map {
      Pair(name: "\($0) text", front: $0.text, surfaces: Self.surfaces + [.control], minimum: (4.5, 7))
    }
    for pair in Self.pairs + accents {
      let minimum = hasHighContrast ? pair.minimum.high : pair.minimum.normal
      let front = pair.front.value(isDark: isDark, hasHighContrast: hasHighContrast)
      for surface in pair.surfaces {
        let back = surface.value(isDark: isDark, hasHighContrast: hasHighContrast)
        let contrast = Contrast.ratio(front, back)
        #expect(contrast >= minimum, "\(pair.name) on \(String(back, radix: 16)): \(contrast)")
      }
    }
  }

  /// A pill has the fill `text` and an edge in the color `window`, and lies over the bubbles of a chat.
  @Test(arguments: [false, true], [false, true]) func aPillIsDistinctFromTheBubblesBelowIt(
    isDark: Bool, hasHighContrast: Bool
  ) {
    for bubble in GalleryAccent.allCases.map(\.fill) + [.control] {
      let back = bubble.value(isDark: isDark, hasHighContrast: hasHighContrast)
      let contrasts = [GalleryColor.text, .window].map {
        Contrast.ratio($0.value(isDark: isDark, hasHighContrast: hasHighContrast), back)
      }
      #expect((contrasts.max() ?? 0) >= 3, "\(contrasts) on \(String(back, radix: 16))")
    }
  }

  @Test(arguments: [false, true], [false, true]) func whiteTextIsReadableOnFills(isDark: Bool, hasHighContrast: Bool) {
    for accent in GalleryAccent.allCases {
      let fill = accent.fill.value(isDark: isDark, hasHighContrast: hasHighContrast)
      #expect(Contrast.ratio(0xFFFFFF, fill) >= (hasHighContrast ? 7 : 4.5), "\(accent)")
    }
    for color in ContentColor.allCases { #expect(Contrast.ratio(0xFFFFFF, color.rawValue) >= 4.5, "\(color)") }
  }
}
