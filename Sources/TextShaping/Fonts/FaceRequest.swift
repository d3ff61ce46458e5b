import Graphics

/// The criteria for a `FontFace`: a `ResolvedFont` without its size.
package struct FaceRequest: Hashable, Sendable {
  var family: String?
  var design: ResolvedFont.Design
  /// 100…900, as in CSS.
  package var weight: Int
  var isItalic: Bool
  /// 50…200, as in CSS.
  var width: Int
  /// The language of the text as a BCP 47 tag; nil if it is not known. It selects among fallback fonts.
  var language: String?

  package init(_ font: ResolvedFont) {
    family = font.family
    design = font.design
    weight = min(max(font.weight, 100), 900)
    isItalic = font.isItalic
    width = min(max(font.width, 50), 200)
    language = font.language
  }

  /// The upright face of regular weight in the family of `ResolvedFont.Design.standard`.
  static let standard = FaceRequest(ResolvedFont(size: 1))

  /// Family names to try, best first. The last name is an alias that fontconfig resolves on any system.
  var families: [String] {
    let byDesign =
      switch design {
      case .standard: FaceRequest.sansSerif
      case .rounded: ["Nunito", "Quicksand", "Varela Round"] + FaceRequest.sansSerif
      case .serif: ["Source Serif 4", "Noto Serif", "DejaVu Serif", "serif"]
      case .monospaced: ["JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "monospace"]
      }
    guard let family else { return byDesign }
    return [family] + byDesign
  }

  private static let sansSerif = ["Inter", "Noto Sans", "DejaVu Sans", "sans-serif"]
}
