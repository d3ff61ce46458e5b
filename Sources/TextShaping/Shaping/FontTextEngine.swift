import Graphics

/// Measures text for layout with the fonts that draw it.
///
/// Widths do not depend on `scale`. Heights are whole device pixels, so that the lines of a paragraph have equal distances.
@MainActor package final class FontTextEngine: TextEngine {
  package let fonts: FontLibrary
  /// Device pixels per point, positive. A change empties the cached metrics: lay out again.
  package var scale: CGFloat {
    didSet { if scale != oldValue { metrics = [:] } }
  }
  private var widths = WidthCache()
  private var metrics: [ResolvedFont: FontMetrics] = [:]
  /// The number of cached `FontMetrics`. An animation of the size would add a size in every frame; the table is emptied at this
  /// limit.
  package static let maximumMetrics = 512
  /// The number of fonts with cached `FontMetrics`, at most `maximumMetrics`.
  package var metricsCount: Int { metrics.count }

  package init(fonts: FontLibrary, scale: CGFloat = 1) {
    self.fonts = fonts
    self.scale = scale
  }

  package func metrics(of font: ResolvedFont) -> FontMetrics {
    if let cached = metrics[font] { return cached }
    let measured = measureMetrics(of: font)
    if metrics.count >= FontTextEngine.maximumMetrics { metrics = [:] }
    metrics[font] = measured
    return measured
  }

  package func width(of text: Substring, font: ResolvedFont) -> CGFloat {
    guard !text.isEmpty, font.size.isFinite, font.size > 0 else { return 0 }
    let chain = fonts.chain(for: font)
    let key = WidthCache.Key(chain: chain.serial, text: String(text))
    return font.size * widths.width(for: key) { TextSegmenter(chain: chain).advance(of: text) }
  }

  package func caretOffsets(in text: Substring, font: ResolvedFont, direction: LayoutDirection) -> [CGFloat] {
    guard font.size.isFinite, font.size > 0 else { return [CGFloat](repeating: 0, count: text.count + 1) }
    let segmenter = TextSegmenter(chain: fonts.chain(for: font), direction: direction, recordsCharacters: true)
    var carets = CaretAdvances(characters: text.count)
    for segment in segmenter.segments(of: text) { carets.add(segment) }
    return carets.offsets(width: width(of: text, font: font), size: font.size, direction)
  }

  package func releaseUnused() { widths.removeUnused() }

  package func hyphen(of font: ResolvedFont) -> Character { fonts.hyphen(of: font) }

  /// Measures a font. Each height is rounded to whole pixels by itself, as in browsers: the sum stays nearest to the designer's
  /// intention.
  private func measureMetrics(of font: ResolvedFont) -> FontMetrics {
    let ems = fonts.chain(for: font).primary.metrics
    let pixels = PixelSizeOfEm(font.size * scale).pixels
    return FontMetrics(
      ascent: max(1, (ems.ascent * pixels).rounded()) / scale,
      descent: max(1, (ems.descent * pixels).rounded()) / scale, leading: (ems.leading * pixels).rounded() / scale)
  }
}
