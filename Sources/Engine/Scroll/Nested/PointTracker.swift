import Motion

/// A `VelocityTracker` for either coordinate of a point.
struct PointTracker {
  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()

  mutating func add(time: Double, x: Double, y: Double) {
    horizontal.add(time: time, position: x)
    vertical.add(time: time, position: y)
  }

  /// In points per second.
  func velocity(at time: Double) -> CGVector {
    CGVector(dx: horizontal.velocity(at: time), dy: vertical.velocity(at: time))
  }
}
