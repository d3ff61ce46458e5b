/// How early more is loaded: before the person comes to the end.
public struct PrefetchDistance: Hashable, Sendable {
  /// When one of so many rows before the last one appears.
  public var rows: Int
  /// When no more points than that are left.
  public var points: Double
  /// When no more than this part of the visible length is left.
  public var viewports: Double

  /// What is zero or negative in one measure is decided by the others; the last row always loads.
  public init(rows: Int = 5, points: Double = 0, viewports: Double = 0.5) {
    self.rows = max(rows, 0)
    self.points = points.isFinite ? max(points, 0) : 0
    self.viewports = viewports.isFinite ? max(viewports, 0) : 0
  }

  public static func rows(_ count: Int) -> PrefetchDistance { PrefetchDistance(rows: count) }

  public static func points(_ points: Double) -> PrefetchDistance { PrefetchDistance(points: points, viewports: 0) }
}
