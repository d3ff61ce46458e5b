import ScrollUI

/// A `Photo` that has left its `PhotoCell`: it flies to the front, follows a hand, or returns to its cell.
@MainActor package struct PhotoFlight: Identifiable {
  package enum Goal {
    case front, cell
  }

  package let id: Int
  package private(set) var photo: Photo
  package private(set) var goal = Goal.front
  /// The middle of the picture in points of the `PhotoStage`, without `strip`.
  private var x: SpringValue
  private var y: SpringValue
  /// 0 for the size of `PhotoStage.cell(of:)`, 1 for that of `PhotoStage.front`.
  private var growth = SpringValue()
  /// The movement of the row of `PhotoStage.neighbor(of:by:)`, in points.
  private(set) var strip = SpringValue()
  /// The opacity, below 1 with `PhotoStage.reducesMotion` alone.
  private(set) var opacity = 1.0
  private var hold: PhotoHold?

  package static let opening = Spring(response: 0.42, dampingRatio: 0.84)
  package static let returning = Spring(response: 0.38, dampingRatio: 0.88)
  private static let turning = Spring(response: 0.38, dampingRatio: 1)
  /// The time in seconds in which `opacity` changes by 1.
  private static let fading = 0.2

  /// A flight from `PhotoStage.cell(of:)` to `PhotoStage.front`.
  init(id: Int, photo: Photo, in stage: PhotoStage) {
    self.id = id
    self.photo = photo
    let cell = stage.cell(of: photo)
    (x, y) = (SpringValue(value: cell.midX), SpringValue(value: cell.midY))
  }

  // MARK: Geometry

  /// The share of this flight in the dimming of the `WallView`, 0…1.
  var dimming: Double { min(max(growth.value, 0), 1) * opacity }

  /// The opacity of the `PhotoCaption`.
  var clearness: Double { max(0, (dimming - 0.8) / 0.2) }

  var isHeld: Bool { hold != nil }

  /// True if `growth` is 1 and no `PhotoHold` changes it.
  var isInFront: Bool { goal == .front && growth.isAtRest(at: 1) && hold?.axis != .vertical }

  private func target(_ stage: PhotoStage) -> CGRect { goal == .front ? stage.front : stage.cell(of: photo) }

  func isAtRest(_ stage: PhotoStage) -> Bool {
    let target = target(stage)
    return strip.isAtRest(at: 0) && opacity == (stage.reducesMotion && goal == .cell ? 0 : 1)
      && x.isAtRest(at: target.midX) && y.isAtRest(at: target.midY) && growth.isAtRest(at: goal == .front ? 1 : 0)
  }

  /// The seen part of the `photo` in the `PhotoStage`.
  func frame(_ stage: PhotoStage) -> CGRect {
    let size = size(stage)
    return CGRect(
      x: x.value + strip.value - size.width / 2, y: y.value - size.height / 2, width: size.width, height: size.height)
  }

  private func size(_ stage: PhotoStage) -> CGSize {
    let (cell, front, part) = (stage.cell(of: photo).size, stage.front.size, max(growth.value, -0.2))
    return CGSize(
      width: cell.width + (front.width - cell.width) * part, height: cell.height + (front.height - cell.height) * part)
  }

  /// The rectangle of the whole picture around `frame(_:)`.
  func image(_ stage: PhotoStage) -> CGRect {
    let (cell, front, seen) = (stage.cell(of: photo), stage.front, frame(stage))
    let small = photo.imageFrame(side: cell.width)
    let part = max(growth.value, -0.2)
    func mixed(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * part }
    return CGRect(
      x: seen.minX + mixed(small.minX, 0), y: seen.minY + mixed(small.minY, 0),
      width: mixed(small.width, front.width), height: mixed(small.height, front.height))
  }

  // MARK: Flying

  mutating func fly(to goal: Goal) {
    self.goal = goal
    guard goal == .cell else { return }
    // A picture leaves the row where it is.
    (x.value, x.velocity) = (x.value + strip.value, x.velocity + strip.velocity)
    strip.stop(at: 0)
  }

  /// Replaces `photo` by a neighbor. It comes from the side, by `distance` points.
  mutating func turn(to photo: Photo, from distance: CGFloat) {
    self.photo = photo
    strip.value += distance
  }

  /// Advances by `time` seconds.
  mutating func step(_ time: Double, _ stage: PhotoStage) {
    if hold == nil || hold?.axis == .vertical { strip.step(to: 0, by: Self.turning, over: time, precision: 0.1) }
    guard hold == nil else { return }
    if stage.reducesMotion { return fade(time, stage) }
    let (target, spring) = (target(stage), goal == .front ? Self.opening : Self.returning)
    opacity = 1
    x.step(to: target.midX, by: spring, over: time, precision: 0.1)
    y.step(to: target.midY, by: spring, over: time, precision: 0.1)
    growth.step(to: goal == .front ? 1 : 0, by: spring, over: time, precision: 0.0005)
  }

  /// Changes `opacity` at `PhotoStage.front`.
  private mutating func fade(_ time: Double, _ stage: PhotoStage) {
    if growth.isAtRest(at: 0), goal == .front { opacity = 0 }
    let front = stage.front
    x.stop(at: front.midX)
    y.stop(at: front.midY)
    growth.stop(at: 1)
    strip.stop(at: 0)
    opacity = goal == .front ? min(opacity + time / Self.fading, 1) : max(opacity - time / Self.fading, 0)
    guard goal == .cell, opacity == 0 else { return }
    let cell = stage.cell(of: photo)
    x.stop(at: cell.midX)
    y.stop(at: cell.midY)
    growth.stop(at: 0)
  }

  // MARK: Hands

  /// Adds a `PhotoHold` at a point of the stage: its movement ends.
  mutating func take(at point: CGPoint, _ stage: PhotoStage) {
    let frame = frame(stage)
    hold = PhotoHold(
      place: UnitPoint(x: (point.x - frame.midX) / frame.width, y: (point.y - frame.midY) / frame.height), start: point,
      growth: growth.value, strip: strip.value, axis: isInFront ? nil : .vertical, wasInFront: isInFront)
    for part in [\PhotoFlight.x, \.y, \.growth, \.strip] { self[keyPath: part].velocity = 0 }
  }

  /// Follows the hand of the `PhotoHold`.
  mutating func follow(_ point: CGPoint, _ stage: PhotoStage) {
    guard var hold else { return }
    hold.move(to: point)
    self.hold = hold
    switch hold.axis {
    case nil: break
    case .horizontal: strip.value = hold.strip + stage.resisted(hold.distance(to: point).width, turning: photo)
    case .vertical:
      growth.value = hold.growth(at: point, stage)
      let size = size(stage)
      x.value = point.x - hold.place.x * size.width - strip.value
      y.value = point.y - hold.place.y * size.height
    }
  }

  /// Lets the picture go with the velocity of the hand. Returns the number of pictures by which the hand has turned the row.
  mutating func letGo(velocity: CGSize, _ stage: PhotoStage) -> Int {
    guard let hold else { return 0 }
    self.hold = nil
    guard hold.hasMoved else {
      fly(to: goal == .front ? .cell : .front)
      return 0
    }
    if hold.axis == .horizontal {
      strip.velocity = velocity.width
      let end = strip.value + velocity.width * 0.2
      return abs(end) > stage.step / 2 ? (end > 0 ? -1 : 1) : 0
    }
    let (cell, front) = (stage.cell(of: photo).size, stage.front.size)
    growth.velocity = hold.growthVelocity(velocity, stage)
    // The place under the hand has the velocity of the hand.
    x.velocity = velocity.width - hold.place.x * (front.width - cell.width) * growth.velocity
    y.velocity = velocity.height - hold.place.y * (front.height - cell.height) * growth.velocity
    fly(to: hold.goal(velocity, growth: growth.value, stage))
    return 0
  }
}
