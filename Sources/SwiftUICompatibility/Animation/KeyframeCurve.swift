import ScrollUI

/// The values of keyframes over time, in closed form.
struct KeyframeCurve<Data: VectorArithmetic> {
  /// The way from a keyframe to the next.
  enum Kind {
    case linear(UnitCurve)
    /// A cubic Hermite curve; `nil` velocities follow from the neighbors.
    case cubic(startVelocity: Data?, endVelocity: Data?)
    case spring(Spring, startVelocity: Data?)
  }

  /// A keyframe: the value at the end of `duration` seconds, and the way to it.
  struct Keyframe {
    let value: Data
    let duration: Double
    let kind: Kind
  }

  /// The way between two keyframes with all its values.
  fileprivate struct Segment {
    let start: Double
    let duration: Double
    let from: Data
    let to: Data
    let kind: Kind
    let startVelocity: Data
    let endVelocity: Data
  }

  private let initial: Data
  private var segments: [Segment] = []
  /// The sum of all durations in seconds.
  private(set) var duration = 0.0

  /// Creates the curve through `keyframes` from `initial`.
  init(from initial: Data, _ keyframes: [Keyframe]) {
    self.initial = initial
    var (value, velocity) = (initial, Data.zero)
    for (index, keyframe) in keyframes.enumerated() {
      let next = keyframes.indices.contains(index + 1) ? keyframes[index + 1] : nil
      let segment = Self.segment(keyframe, from: value, velocity: velocity, at: duration, next: next)
      segments.append(segment)
      duration += segment.duration
      (value, velocity) = (
        segment.duration > 0 ? segment.value(at: segment.duration) : keyframe.value, segment.endVelocity
      )
    }
  }

  /// The value `time` seconds after the start: the initial value before it, that of the last keyframe after the end.
  func value(at time: Double) -> Data {
    guard time < duration else { return segments.last?.to ?? initial }
    guard let segment = segments.last(where: { $0.start <= time }) else { return initial }
    return segment.value(at: time - segment.start)
  }

  private static func segment(
    _ keyframe: Keyframe, from value: Data, velocity: Data, at start: Double, next: Keyframe?
  ) -> Segment {
    let duration = keyframe.duration
    let distance = keyframe.value - value
    let (startVelocity, endVelocity): (Data, Data)
    switch keyframe.kind {
    case .linear(let curve):
      startVelocity = .zero
      endVelocity = duration > 0 ? distance.scaled(by: curve.velocity(at: 1) / duration) : .zero
    case .cubic(let first, let last):
      startVelocity = first ?? velocity
      endVelocity = last ?? passingVelocity(from: value, duration, next)
    case .spring(let spring, let first):
      startVelocity = first ?? velocity
      endVelocity = spring.velocity(target: distance, initialVelocity: startVelocity, time: duration)
    }
    return Segment(
      start: start, duration: duration, from: value, to: keyframe.value, kind: keyframe.kind,
      startVelocity: startVelocity, endVelocity: endVelocity)
  }

  /// The velocity at a keyframe between two curves: that of the line from the keyframe before to the keyframe after (Catmull and Rom).
  private static func passingVelocity(from value: Data, _ duration: Double, _ next: Keyframe?) -> Data {
    guard let next, case .cubic = next.kind, duration + next.duration > 0 else { return .zero }
    return (next.value - value).scaled(by: 1 / (duration + next.duration))
  }
}

extension KeyframeCurve.Segment {
  /// The value `time` seconds after the beginning of the way.
  fileprivate func value(at time: Double) -> Data {
    guard duration > 0 else { return to }
    switch kind {
    case .linear(let curve): return from + (to - from).scaled(by: curve.value(at: time / duration))
    case .spring(let spring, _):
      return from + spring.value(target: to - from, initialVelocity: startVelocity, time: time)
    case .cubic:
      let t = time / duration
      let (square, cube) = (t * t, t * t * t)
      return from.scaled(by: 2 * cube - 3 * square + 1) + to.scaled(by: 3 * square - 2 * cube)
        + startVelocity.scaled(by: (cube - 2 * square + t) * duration)
        + endVelocity.scaled(by: (cube - square) * duration)
    }
  }
}
