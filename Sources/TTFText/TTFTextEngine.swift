import Graphics
import TextShaping

/// Measures text for layout with SDL2_ttf: the second implementation of `TextEngine`.
///
/// Fonts, fallbacks and scripts are those of `FontLibrary`; SDL2_ttf opens the files, shapes, measures and draws. Widths do not
/// depend on `scale`; heights are whole device pixels.
@MainActor package final class TTFTextEngine: TextEngine {
  private let library: FontLibrary
  private let fonts: TTFFontCache
  private var widths = WidthCache()
  private var metrics: [ResolvedFont: FontMetrics] = [:]
  /// The number of cached `FontMetrics`; the table is emptied at this limit.
  package static let maximumMetrics = 512
  /// The number of fonts with cached `FontMetrics`, at most `maximumMetrics`.
  package var metricsCount: Int { metrics.count }

  /// Device pixels per point, positive. A change empties the cached metrics: lay out again.
  package var scale: CGFloat {
    didSet { if scale != oldValue { metrics = [:] } }
  }

  init(library: FontLibrary, fonts: TTFFontCache, scale: CGFloat) {
    self.library = library
    self.fonts = fonts
    self.scale = scale
  }

  package func metrics(of font: ResolvedFont) -> FontMetrics {
    if let cached = metrics[font] { return cached }
    if metrics.count >= Self.maximumMetrics { metrics = [:] }
    let measured = measuredMetrics(of: font)
    metrics[font] = measured
    return measured
  }

  private func measuredMetrics(of font: ResolvedFont) -> FontMetrics {
    let pixels = PixelSizeOfEm(font.size * scale).pixels
    let ems = fonts.ruler(library.file(of: font))?.metrics ?? (ascent: 800, descent: 200, leading: 0)
    func length(_ ems: Int) -> CGFloat { (CGFloat(ems) / TTFFontCache.rulerSize.pixels * pixels).rounded() / scale }
    return FontMetrics(
      ascent: max(1 / scale, length(ems.ascent)), descent: max(1 / scale, length(ems.descent)),
      leading: length(ems.leading))
  }

  package func width(of text: Substring, font: ResolvedFont) -> CGFloat {
    guard !text.isEmpty, font.size.isFinite, font.size > 0 else { return 0 }
    let key = WidthCache.Key(chain: library.faces(for: font), text: String(text))
    return font.size * widths.width(for: key) { advance(of: text, font: font) }
  }

  package func releaseUnused() { widths.removeUnused() }

  package func hyphen(of font: ResolvedFont) -> Character { library.hyphen(of: font) }

  /// The advance in ems.
  private func advance(of text: Substring, font: ResolvedFont) -> CGFloat {
    library.fontSegments(of: text, font: font).reduce(0) { $0 + fonts.advance(of: $1) }
  }
}
