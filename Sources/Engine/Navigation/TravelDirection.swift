/// The direction of a position along an axis. A movement back changes it only beyond `slack`, measured from the turning point.
struct TravelDirection: Equatable {
  /// The distance in points that does not change `sign`: about a line of text, and more than a finger wobbles.
  static let slack = 20.0

  /// 1 towards the end of the content, -1 towards its beginning, 0 before the first movement.
  private(set) var sign = 0.0
  private var turningPoint: Double

  /// Creates a direction with `sign` 0 at `position`, in points.
  init(at position: Double) { turningPoint = position }

  /// Moves to `position`. Returns true if the direction has changed.
  mutating func move(to position: Double) -> Bool {
    let distance = position - turningPoint
    if distance * sign > 0 { turningPoint = position }
    guard distance * sign <= 0, distance.magnitude > Self.slack else { return false }
    sign = distance < 0 ? -1 : 1
    turningPoint = position
    return true
  }

  /// Moves the turning point by `distance`, for a correction of the position without movement.
  mutating func shift(by distance: Double) { turningPoint += distance }
}
