/// The zones at the two edges of a viewport in which a held pointer scrolls, and the speed of the scrolling.
package struct EdgeZone: Hashable, Sendable {
  /// The speed of the scrolling.
  package enum Speed: Hashable, Sendable {
    /// A velocity in points per second, reached at the edge and kept beyond. It grows with the square of the depth in the zone.
    case velocity(CGFloat)
    /// The distance of the pointer beyond the edge, at most this number of points, 60 times in a second.
    case distance(CGFloat)
  }

  /// The zones in which a drag of rows or of items scrolls.
  static let ofDrags = EdgeZone(width: 44, speed: .velocity(1100))

  /// The number of steps of `Speed.distance` in a second.
  private static let stepsPerSecond = 60.0

  /// The width inside of the viewport in points, at most a quarter of the viewport; 0 to scroll only outside of the viewport.
  var width: CGFloat = 0
  let speed: Speed

  package init(width: CGFloat = 0, speed: Speed) {
    self.width = width
    self.speed = speed
  }

  /// Returns the depth of a `position` in the zones of the viewport from `start` to `end`: 0 outside of the zones, 1 at the edge and beyond
  /// it; negative towards the start.
  package func depth(of position: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    let width = self.width == 0 ? 0 : min(self.width, (end - start) / 4)
    guard self.width == 0 || width > 0 else { return 0 }
    if position < start + width { return -min(1, (start + width - position) / width) }
    if position > end - width { return min(1, (position - end + width) / width) }
    return 0
  }

  /// Returns the distance to scroll in a frame, in points; negative towards the start.
  ///
  /// - Parameters:
  ///   - depth: the result of `depth(of:from:to:)`.
  ///   - beyond: the distance of the pointer beyond the edge, in points.
  ///   - seconds: the time since the previous frame; `nil` in the first frame, which only starts the motion.
  package func distance(at depth: CGFloat, beyond: CGFloat, seconds: Double?) -> CGFloat? {
    switch speed {
    case .velocity(let maximum):
      let velocity = maximum * (depth < 0 ? -(depth * depth) : depth * depth)
      return seconds.map { CGFloat(Double(velocity) * $0) }
    case .distance(let maximum):
      let step = depth < 0 ? -min(maximum, beyond) : min(maximum, beyond)
      return seconds.map { step * CGFloat($0 * Self.stepsPerSecond) }
    }
  }
}
