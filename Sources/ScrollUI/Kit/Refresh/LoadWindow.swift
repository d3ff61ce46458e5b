/// How much of the content lies where. Lengths in points along the scroll axis.
public struct LoadWindow: Hashable, Sendable {
  /// From the content's beginning to what is visible; negative while pulled beyond.
  public var above: Double
  /// From what is visible to the content's end; negative if content is shorter than the view, or pulled beyond.
  public var below: Double
  /// What is visible. Nothing is loaded while this is 0: a view that is not on screen needs no rows.
  public var length: Double

  public init(above: Double, below: Double, length: Double) {
    self.above = above
    self.below = below
    self.length = length
  }

  func isNear(_ remaining: Double, within distance: PrefetchDistance) -> Bool {
    guard length > 0, length.isFinite, !remaining.isNaN else { return false }
    return remaining <= max(distance.points, distance.viewports * length)
  }
}
