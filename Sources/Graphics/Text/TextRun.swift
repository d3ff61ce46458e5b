import Geometry
import Synchronization

/// A piece of one line of text in one font and one direction, which the renderer caches as one image.
///
/// Runs are immutable and made by layout. A run that is drawn again is the same object, so that the renderer can store its cached
/// image in `rendering` and find it without hashing the text.
@MainActor package final class TextRun {
  /// The characters in logical order: the order of reading, for both directions.
  nonisolated package let text: String
  nonisolated package let font: ResolvedFont
  /// The advance in points.
  nonisolated package let width: CGFloat
  nonisolated package let metrics: FontMetrics
  /// The direction of `text`: with `.rightToLeft` the first character is on the right.
  nonisolated package let direction: LayoutDirection
  /// The renderer's cached image. Other code neither reads nor writes it.
  package var rendering: AnyObject?
  /// True if the text may be drawn with a coverage for each stripe of a pixel. False for content that fades or is magnified: colored edges
  /// would flicker.
  nonisolated package let allowsSubpixels: Bool
  /// The result of the last call of `magnified(by:)`.
  private var magnified: (factor: CGFloat, run: TextRun)?
  /// The result of `withoutSubpixels`.
  nonisolated private let gray = Mutex<TextRun?>(nil)

  nonisolated package init(
    text: String, font: ResolvedFont, width: CGFloat, metrics: FontMetrics, direction: LayoutDirection = .leftToRight,
    allowsSubpixels: Bool = true
  ) {
    self.text = text
    self.font = font
    self.width = width
    self.metrics = metrics
    self.direction = direction
    self.allowsSubpixels = allowsSubpixels
  }

  /// The `text` in a font larger by `factor`. Repeated calls with an equal `factor` return the same object.
  package func magnified(by factor: CGFloat) -> TextRun {
    if let magnified, magnified.factor == factor { return magnified.run }
    var font = font
    font.size *= factor
    let run = TextRun(
      text: text, font: font, width: width * factor,
      metrics: FontMetrics(
        ascent: metrics.ascent * factor, descent: metrics.descent * factor, leading: metrics.leading * factor),
      direction: direction, allowsSubpixels: false)
    magnified = (factor, run)
    return run
  }

  /// The same text without `allowsSubpixels`, for views with an opacity. Repeated calls return the same object. May be called on any thread.
  nonisolated package var withoutSubpixels: TextRun {
    guard allowsSubpixels else { return self }
    return gray.withLock { gray in
      if let gray { return gray }
      let run = TextRun(
        text: text, font: font, width: width, metrics: metrics, direction: direction, allowsSubpixels: false)
      gray = run
      return run
    }
  }
}

extension TextRun: Hashable {
  package nonisolated static func == (lhs: TextRun, rhs: TextRun) -> Bool { lhs === rhs }

  package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
