import ScrollUI

/// A hand on a `PhotoFlight`.
@MainActor struct PhotoHold {
  /// The hand's place in the picture, as a fraction of its size from its middle.
  let place: UnitPoint
  /// The location from which the movement counts.
  private(set) var start: CGPoint
  /// `PhotoFlight.growth` and `PhotoFlight.strip` at the start.
  let growth: Double
  let strip: Double
  /// The axis of the movement: to the side in the row of pictures, or away from the front. Nil until the hand has moved by `slop`.
  private(set) var axis: Axis?
  /// The value of `PhotoFlight.isInFront` at the start.
  let wasInFront: Bool
  /// True if the hand has moved; false for a click.
  private(set) var hasMoved = false
  private var first: CGPoint
  private var last: CGPoint

  /// The distance in points that tells a movement from a click.
  static let slop: CGFloat = 6
  /// The part of `growth` that is lost on a way of the height of `PhotoStage.size`.
  private static let shrinking = 0.7
  /// The speed in points per second from which a throw decides alone.
  private static let throwing: CGFloat = 350
  /// The fraction of the height from which a picture that is dragged down returns to its cell.
  private static let leaving: CGFloat = 0.16

  init(place: UnitPoint, start: CGPoint, growth: Double, strip: Double, axis: Axis?, wasInFront: Bool) {
    (self.place, self.start, self.growth, self.strip) = (place, start, growth, strip)
    (self.axis, self.wasInFront, first, last) = (axis, wasInFront, start, start)
  }

  func distance(to point: CGPoint) -> CGSize { CGSize(width: point.x - start.x, height: point.y - start.y) }

  /// Notes the movement. The first `slop` points determine its axis, and do not move a picture in front.
  mutating func move(to point: CGPoint) {
    last = point
    let moved = CGSize(width: point.x - first.x, height: point.y - first.y)
    guard !hasMoved, max(abs(moved.width), abs(moved.height)) >= Self.slop else { return }
    hasMoved = true
    guard axis == nil else { return }
    axis = abs(moved.width) > abs(moved.height) ? .horizontal : .vertical
    start = point
  }

  /// The `PhotoFlight.growth` under the hand: smaller on the way down.
  func growth(at point: CGPoint, _ stage: PhotoStage) -> Double {
    growth * (1 - Self.shrinking * min(max(distance(to: point).height / stage.size.height, 0), 1))
  }

  /// The change of `growth(at:_:)` per second.
  func growthVelocity(_ velocity: CGSize, _ stage: PhotoStage) -> Double {
    distance(to: last).height > 0 ? -growth * Self.shrinking * velocity.height / stage.size.height : 0
  }

  /// The `PhotoFlight.Goal` after the end of the hold.
  func goal(_ velocity: CGSize, growth: Double, _ stage: PhotoStage) -> PhotoFlight.Goal {
    if abs(velocity.height) > Self.throwing { return velocity.height > 0 ? .cell : .front }
    if wasInFront { return distance(to: last).height > stage.size.height * Self.leaving ? .cell : .front }
    return growth > 0.5 ? .front : .cell
  }
}
