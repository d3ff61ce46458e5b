/// The distance from an end of a list at which a `PagedLoader` requests the next page. The largest of the three
/// measures decides.
public struct PrefetchDistance: Hashable, Sendable {
  /// The number of rows: a page is requested when such a row before the last row appears. Default: 5.
  package var rows: Int
  /// The remaining scroll distance in points. Default: 0.
  package var points: Double
  /// The remaining scroll distance as a fraction of the viewport's length. Default: 0.5.
  package var viewports: Double

  /// Creates a distance. Measures that are negative or not finite count as 0; the appearance of the last row always
  /// requests a page.
  public init(rows: Int = 5, points: Double = 0, viewports: Double = 0.5) {
    self.rows = max(rows, 0)
    self.points = points.isFinite ? max(points, 0) : 0
    self.viewports = viewports.isFinite ? max(viewports, 0) : 0
  }

  /// A distance of `count` rows, or half a viewport if that is longer.
  public static func rows(_ count: Int) -> PrefetchDistance { PrefetchDistance(rows: count) }

  /// A distance of `points` points, or 5 rows if that is longer.
  public static func points(_ points: Double) -> PrefetchDistance { PrefetchDistance(points: points, viewports: 0) }
}
