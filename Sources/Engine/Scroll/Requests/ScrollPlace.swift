/// The place of a scroll view, to restore it later: rows with their distances from the beginning of the viewport, and for content
/// without identities a fraction of the range.
///
/// It stays true when rows are inserted or removed and when their lengths change, which an offset does not.
package struct ScrollPlace: Equatable, Sendable {
  /// A row that was visible, or that followed the visible rows.
  package struct Row: Equatable, Sendable {
    package var id: UncheckedHashable
    /// The distance in points from the beginning of the viewport, between its insets, to the beginning of the row, positive towards
    /// the end. The beginning of the horizontal axis is the right edge in right-to-left layouts.
    package var distance: CGPoint

    package init(id: AnyHashable, distance: CGPoint) {
      self.id = UncheckedHashable(id)
      self.distance = distance
    }
  }

  /// The rows in the order of the content, at most `maximumRowCount`. The first row that exists is restored.
  package var rows: [Row]
  /// The fraction of the range along each axis, from the beginning; used without `rows`.
  package var fraction: CGPoint

  /// The maximum number of `rows`: as many rows can be removed before the place is lost.
  package static let maximumRowCount = 24

  package init(rows: [Row], fraction: CGPoint = .zero) {
    self.rows = rows
    self.fraction = fraction
  }
}
