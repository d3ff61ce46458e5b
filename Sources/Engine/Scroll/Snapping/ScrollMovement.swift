import Geometry
import Motion

/// A movement by hand that has come to its end, or a step that a wheel or a key makes, for whoever decides where it rests.
///
/// Points are offsets of the content, in points.
package struct ScrollMovement: Equatable, Sendable {
  /// Where the content would come to rest by itself.
  package var natural: CGPoint
  /// Where it is when the hand lets go; for a step, where the one before has sent it.
  package var start: CGPoint
  /// Where it rested, or was on its way to, when the movement began.
  package var origin: CGPoint
  /// In points per second, positive towards the content's end. Of a step, the one that its glide has on the average.
  package var velocity: CGVector
  /// Whether it is to end further on than `start` in any case, since a notch was turned or a key was pressed for that.
  package var isStep: Bool

  package init(natural: CGPoint, start: CGPoint, origin: CGPoint, velocity: CGVector = .zero, isStep: Bool = false) {
    self.natural = natural
    self.start = start
    self.origin = origin
    self.velocity = velocity
    self.isStep = isStep
  }
}

/// Where a movement shall end.
package struct SnapTarget: Equatable, Sendable {
  /// An offset of the content; brought into the range by whoever takes it.
  package var offset: CGPoint
  /// The point of a row that was brought to that point of the viewport; nil for its leading top corner.
  package var anchor: UnitPoint?

  package init(offset: CGPoint, anchor: UnitPoint? = nil) {
    self.offset = offset
    self.anchor = anchor
  }
}

/// Decides where a scroll view's movements end.
@MainActor package protocol SnapProvider: AnyObject {
  /// Whether movements of a hand go no further than a viewport, and come to rest soon.
  var limitsMovements: Bool { get }

  /// Where `movement` of `node` shall end. Called in the input, tick and place phases.
  func rest(after movement: ScrollMovement, of node: ScrollNode) -> SnapTarget
}

extension ScrollModel {
  /// A movement begins, unless one goes on already.
  func noteOrigin() {
    if origin == nil { origin = restingOffset }
  }

  /// Bends what was let go of at `start`, so that it ends where the content shall rest. What ends there anyway stays as it is, with
  /// its bounce and with the scroll view that it goes on in.
  func land(from start: CGPoint, velocity: CGVector, at time: Double) {
    let natural = restingOffset
    let movement = ScrollMovement(natural: natural, start: start, origin: origin ?? natural, velocity: velocity)
    origin = nil
    guard let wanted = settles(movement).map(metrics.clamped) else { return }
    let slowest: DecelerationRate = landsFirmly ? .fast : .landing
    for axis in Axis.allCases where metrics.axes.contains(axis) && abs(wanted[axis] - natural[axis]) > 0.01 {
      let landing = FlingSimulation(
        position: start[axis], velocity: velocity[axis], target: wanted[axis], slowest: slowest)
      self.start(ScrollMotion(landing: landing, slowest: slowest, start: time), axis)
    }
  }

  /// Where a step of `distance` along `axis` leads. `continues`: whether it belongs to one movement with the steps whose glide is not
  /// over, as notches of a wheel do and keys do not.
  func stepTarget(_ axis: Axis, by distance: Double, continues: Bool) -> Double {
    let from = glideTarget(axis)
    let natural = metrics.clamped(from + distance, axis)
    guard natural != from else { return natural }
    var start = restingOffset
    start[axis] = from
    var movement = ScrollMovement(natural: start, start: start, origin: start, isStep: true)
    movement.natural[axis] = natural
    movement.velocity[axis] = distance / ImpulseGlide.durations.lowerBound
    if continues {
      noteOrigin()
      movement.origin = origin ?? start
    }
    return settledStep(movement, axis) ?? natural
  }

  /// Where whoever decides lets a step end. One that rounds to places which are further apart than the step gives back the place
  /// that it has come from, and no number of notches would ever leave it: it is asked again with longer steps, up to a viewport.
  private func settledStep(_ movement: ScrollMovement, _ axis: Axis) -> Double? {
    var movement = movement
    let from = movement.start[axis]
    let distance = movement.natural[axis] - from
    var length = distance
    while true {
      guard let wanted = settles(movement).map({ metrics.clamped($0[axis], axis) }) else { return nil }
      let hasMoved = (wanted - from) * distance > 0.01 * abs(distance)
      let isLongest = abs(length) >= metrics.viewport[axis]
      guard !hasMoved, !isLongest else { return wanted }
      length = min(abs(length) * 2, metrics.viewport[axis]) * (distance < 0 ? -1 : 1)
      movement.natural[axis] = metrics.clamped(from + length, axis)
    }
  }

  /// A key, or a click beside an indicator's thumb: glides by `distance`, or to where that leads.
  func step(_ axis: Axis, by distance: Double, at time: Double) {
    glide(axis, to: stepTarget(axis, by: distance, continues: false), at: time, activity: .animating)
  }
}

extension DecelerationRate {
  /// The least that a landing slows down: a little less than a fling, so that a target somewhat beyond is coasted to.
  static let landing = DecelerationRate(factorPerMillisecond: 0.9985)
}
