import Foundation
import ScrollUI
import Testing

@testable import Gallery

/// The contrast of the gallery's colour roles on each other, by the formula of WCAG 2.2.
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
    Pair(name: "text", front: .text, surfaces: surfaces + [.control], minimum: (7, 7)),
    Pair(name: "secondary text", front: .secondaryText, surfaces: surfaces + [.control], minimum: (4.5, 7)),
    Pair(name: "tertiary text", front: .tertiaryText, surfaces: surfaces, minimum: (4.5, 7)),
    Pair(name: "accent text", front: .accentText, surfaces: surfaces + [.control], minimum: (4.5, 7)),
    Pair(name: "destructive text", front: .destructiveText, surfaces: surfaces + [.control], minimum: (4.5, 7)),
    Pair(name: "success text", front: .successText, surfaces: surfaces + [.control], minimum: (4.5, 7)),
    Pair(name: "warning text", front: .warningText, surfaces: surfaces + [.control], minimum: (4.5, 7)),
    Pair(name: "edge of a control", front: .controlEdge, surfaces: surfaces + [.control], minimum: (3, 4.5)),
  ]

  /// The relative luminance of `0xRRGGBB`, 0…1.
  private static func luminance(_ color: UInt32) -> Double {
    let weights = [0.2126, 0.7152, 0.0722]
    return zip(weights, [16, 8, 0]).reduce(0) { sum, component in
      let value = Double(color >> UInt32(component.1) & 0xFF) / 255
      return sum + component.0 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }

  /// The contrast ratio, 1…21.
  private static func contrast(_ first: UInt32, _ second: UInt32) -> Double {
    let (high, low) = (max(luminance(first), luminance(second)), min(luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
  }

  @Test func theFormulaGivesTheKnownExtremes() {
    #expect(abs(Self.contrast(0x000000, 0xFFFFFF) - 21) < 1e-9)
    #expect(abs(Self.contrast(0x777777, 0xFFFFFF) - 4.48) < 0.01)
  }

  @Test(arguments: [false, true], [false, true]) func everyRoleIsReadableOnEachOfItsSurfaces(
    isDark: Bool, hasHighContrast: Bool
  ) {
    for pair in Self.pairs {
      let minimum = hasHighContrast ? pair.minimum.high : pair.minimum.normal
      let front = pair.front.value(isDark: isDark, hasHighContrast: hasHighContrast)
      for surface in pair.surfaces {
        let back = surface.value(isDark: isDark, hasHighContrast: hasHighContrast)
        let contrast = Self.contrast(front, back)
        #expect(contrast >= minimum, "\(pair.name) on \(String(back, radix: 16)): \(contrast)")
      }
    }
  }

  @Test(arguments: [false, true], [false, true]) func whiteTextIsReadableOnFills(isDark: Bool, hasHighContrast: Bool) {
    let fill = GalleryColor.accentFill.value(isDark: isDark, hasHighContrast: hasHighContrast)
    #expect(Self.contrast(0xFFFFFF, fill) >= (hasHighContrast ? 7 : 4.5))
    for color in ContentColor.allCases { #expect(Self.contrast(0xFFFFFF, color.rawValue) >= 4.5, "\(color)") }
  }
}
