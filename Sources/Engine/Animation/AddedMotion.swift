/// A value that can be added and weighted.
package protocol MotionVector {
  static var zero: Self { get }
  static func + (lhs: Self, rhs: Self) -> Self
  /// The value times `factor`.
  func weighted(by factor: Double) -> Self
  /// The magnitude of the value.
  var length: Double { get }
}

/// The displacement of a value from its target: the sum of the animations that have not ended.
///
/// A change of the target adds its distance, which vanishes by the animation of the change. Earlier changes go on, as SwiftUI documents it
/// for `CustomAnimation.shouldMerge(previous:value:time:context:)`: a value on its way from 0 to 100 in 1 s that is sent back after 0.5 s is
/// at 50, 50, 25 and 0 after each further 0.25 s. A spring merges with a spring that was added last, and keeps its velocity. A motion
/// without an end becomes part of the next change.
///
/// `Token` identifies the animation of a change for the owner, which receives it when that change has vanished.
package struct AddedMotion<Vector: MotionVector, Token> {
  private struct Change {
    let timing: any AnimationTiming
    let start: Double
    let displacement: Vector
    let velocity: Vector
    let duration: Double
    let token: Token

    func weights(at time: Double) -> AnimationWeights {
      time - start < duration ? timing.weights(at: time - start) : .target
    }

    func displacement(at time: Double) -> Vector {
      let weights = weights(at: time)
      return displacement.weighted(by: weights.displacement) + velocity.weighted(by: weights.velocity)
    }

    func velocity(at time: Double) -> Vector {
      let weights = weights(at: time)
      return displacement.weighted(by: weights.displacementRate) + velocity.weighted(by: weights.velocityRate)
    }
  }

  private var changes: [Change] = []

  package init() {}

  /// True if no change is left: the value is at its target.
  package var isAtRest: Bool { changes.isEmpty }

  /// The displacement from the target at `time`, in seconds.
  package func displacement(at time: Double) -> Vector {
    changes.reduce(.zero) { $0 + $1.displacement(at: time) }
  }

  /// Adds a displacement that vanishes by `timing` from `time` on. Returns the tokens of the changes that have become part of it.
  package mutating func add(
    _ displacement: Vector, by timing: any AnimationTiming, at time: Double, token: Token
  ) -> [Token] {
    var (displacement, velocity) = (displacement, Vector.zero)
    var merged: [Token] = []
    func merge(_ change: Change) {
      displacement = displacement + change.displacement(at: time)
      merged.append(change.token)
    }
    if timing.isSpring, let last = changes.last, last.timing.isSpring {
      velocity = last.velocity(at: time)
      merge(last)
      changes.removeLast()
    }
    for change in changes where change.duration == .infinity { merge(change) }
    changes.removeAll { $0.duration == .infinity }
    let length = displacement.length
    let duration = timing.duration(velocity: length > 0 ? velocity.length / length : 0)
    changes.append(
      Change(
        timing: timing, start: time, displacement: displacement, velocity: velocity, duration: duration, token: token))
    return merged
  }

  /// Removes the changes that have vanished at `time`, and returns their tokens.
  package mutating func removeEnded(at time: Double) -> [Token] {
    let isLeft = { (change: Change) in time - change.start < change.duration }
    guard !changes.allSatisfy(isLeft) else { return [] }
    defer { changes.removeAll { !isLeft($0) } }
    return changes.filter { !isLeft($0) }.map(\.token)
  }

  /// Removes all changes, so that the value is at its target, and returns their tokens.
  package mutating func removeAll() -> [Token] {
    defer { changes.removeAll() }
    return changes.map(\.token)
  }

  /// The opposite motion: its sum with this motion is zero at any time.
  func reversed() -> AddedMotion {
    var result = AddedMotion()
    result.changes = changes.map {
      Change(
        timing: $0.timing, start: $0.start, displacement: $0.displacement.weighted(by: -1),
        velocity: $0.velocity.weighted(by: -1), duration: $0.duration, token: $0.token)
    }
    return result
  }

  /// Adds the changes of `other`, and calls `body` with each token.
  mutating func join(_ other: AddedMotion, _ body: (Token) -> Void) {
    changes += other.changes
    for change in other.changes { body(change.token) }
  }
}

extension CGPoint: MotionVector {
  package func weighted(by factor: Double) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }

  package var length: Double { (x * x + y * y).squareRoot() }
}

extension CGSize: MotionVector {
  package static func + (lhs: CGSize, rhs: CGSize) -> CGSize {
    CGSize(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }

  package func weighted(by factor: Double) -> CGSize { CGSize(width: width * factor, height: height * factor) }

  package var length: Double { (width * width + height * height).squareRoot() }
}

extension Double: MotionVector {
  package func weighted(by factor: Double) -> Double { self * factor }

  package var length: Double { magnitude }
}
