import Geometry

/// A piece of one line of text in one font: what the renderer turns into one texture.
///
/// Runs are immutable and made by layout; a run that is drawn again is the same object, so that the renderer can hang what it
/// has made of it on `rendering` and find it without hashing the text.
@MainActor package final class TextRun {
  nonisolated package let text: String
  nonisolated package let font: ResolvedFont
  /// Advance in points.
  nonisolated package let width: CGFloat
  nonisolated package let metrics: FontMetrics
  /// The renderer's handle for this run; nobody else reads or writes it.
  package var rendering: AnyObject?

  package init(text: String, font: ResolvedFont, width: CGFloat, metrics: FontMetrics) {
    self.text = text
    self.font = font
    self.width = width
    self.metrics = metrics
  }
}

extension TextRun: Hashable {
  package nonisolated static func == (lhs: TextRun, rhs: TextRun) -> Bool { lhs === rhs }

  package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
