/// The motion of content after the end of a contact: it glides, and at an edge it bounces or stops.
///
/// A continuous motion of up to three legs, each of which begins exactly at the end of the leg before:
///
/// 1. Released beyond an edge: a spring, at once. If the content is thrown back fast enough to cross the edge with
///    speed left, it goes on gliding from there; otherwise it rests on the edge.
/// 2. A ``Deceleration``. The time at which it crosses the edge is solved, not waited for, so the height of a bounce
///    does not depend on the frame rate (as in ScrollMechanics and Flutter's `BouncingScrollSimulation`).
/// 3. The bounce, from the edge with the remaining speed and back to the edge exactly; or, with `bounces` false, a
///    stop at the edge.
package struct FlingSimulation: Simulation, Equatable {
  /// The minimum speed of a fling, in points per second; a slower release puts the content down (Flutter, Android).
  package static let minimumSpeed = 50.0

  /// The maximum speed of a fling, in points per second (Flutter, Android).
  package static let maximumSpeed = 8000.0

  /// The maximum initial speed of a bounce in either direction, in points per second (Flutter's limit, which applies
  /// to a single sign there).
  package static let maximumBounceSpeed = 5000.0

  package let duration: Double
  package let finalPosition: Double

  private let legs: [Leg]

  /// - Parameters:
  ///   - position: The offset at release, in points; may lie outside of `range`.
  ///   - velocity: In points per second, of the offset as it is displayed.
  ///   - range: The resting offsets of the content.
  ///   - bounces: True if content may cross the edge. If false, a start beyond the edge still returns with a spring,
  ///     but goes no further out.
  package init(
    position: Double, velocity: Double, range: ClosedRange<Double>, rate: DecelerationRate = .normal,
    bounces: Bool = true
  ) {
    var plan = Plan(
      position: position.asCoordinate, velocity: velocity.limited(to: Self.maximumSpeed),
      lower: range.lowerBound.asCoordinate, upper: range.upperBound.asCoordinate, rate: rate, bounces: bounces)
    plan.make()
    self.init(legs: plan.legs)
  }

  /// A fling that rests on exactly `target`, in a single leg and without a jump of its velocity.
  ///
  /// If the velocity reaches the target, the rate of the ``Deceleration`` is chosen so that it ends there. If that
  /// would be slower than `slowest`, or the velocity leads away from the target, a critically damped spring takes
  /// over. Neither goes beyond the target.
  ///
  /// - Parameters:
  ///   - position: The offset at release, in points.
  ///   - velocity: In points per second. A speed below ``minimumSpeed`` counts as 0.
  package init(position: Double, velocity: Double, target: Double, slowest: DecelerationRate) {
    let velocity = velocity.magnitude < Self.minimumSpeed ? 0 : velocity.limited(to: Self.maximumSpeed)
    let glide = Deceleration(position: position, velocity: velocity, target: target)
    let spring = SpringSimulation(spring: .scrollBounce, start: position, target: target, velocity: velocity)
    let distance = (target - position).magnitude
    if distance == 0 {
      self.init(legs: [Leg(start: 0, motion: .glide(Deceleration(position: position, velocity: 0)))])
    } else if let glide,
      glide.exponentPerSecond <= slowest.exponentPerSecond || velocity.magnitude > Spring.scrollBounce.decay * distance
    {
      self.init(legs: [Leg(start: 0, motion: .glide(glide))])
    } else {
      self.init(legs: [Leg(start: 0, motion: .spring(spring))])
    }
  }

  package func position(at time: Double) -> Double {
    guard time.asElapsedTime < duration else { return finalPosition }
    let leg = leg(at: time)
    return leg.motion.position(at: time.asElapsedTime - leg.start)
  }

  package func velocity(at time: Double) -> Double {
    guard time.asElapsedTime < duration else { return 0 }
    let leg = leg(at: time)
    return leg.motion.velocity(at: time.asElapsedTime - leg.start)
  }

  package func shifted(by distance: Double) -> FlingSimulation {
    FlingSimulation(legs: legs.map { Leg(start: $0.start, motion: $0.motion.shifted(by: distance)) })
  }

  private init(legs: [Leg]) {
    self.legs = legs
    let last = legs[legs.count - 1]
    duration = last.start + last.motion.duration
    finalPosition = last.motion.finalPosition
  }

  private func leg(at time: Double) -> Leg {
    legs.last { $0.start <= time } ?? legs[0]
  }
}

/// A leg of a fling.
private struct Leg: Equatable, Sendable {
  /// In seconds since the start of the fling.
  var start: Double
  var motion: Motion

  enum Motion: Simulation, Equatable {
    case glide(Deceleration)
    case spring(SpringSimulation)

    var duration: Double {
      switch self {
      case .glide(let glide): glide.duration
      case .spring(let spring): spring.duration
      }
    }

    var finalPosition: Double {
      switch self {
      case .glide(let glide): glide.finalPosition
      case .spring(let spring): spring.finalPosition
      }
    }

    func position(at time: Double) -> Double {
      switch self {
      case .glide(let glide): glide.position(at: time)
      case .spring(let spring): spring.position(at: time)
      }
    }

    func velocity(at time: Double) -> Double {
      switch self {
      case .glide(let glide): glide.velocity(at: time)
      case .spring(let spring): spring.velocity(at: time)
      }
    }

    func shifted(by distance: Double) -> Motion {
      switch self {
      case .glide(let glide): .glide(glide.shifted(by: distance))
      case .spring(let spring): .spring(spring.shifted(by: distance))
      }
    }
  }
}

/// Computes the legs of a fling in order.
private struct Plan {
  /// The state at `time`, at which the next leg begins.
  var position: Double
  var velocity: Double
  var time = 0.0

  let lower: Double
  let upper: Double
  let rate: DecelerationRate
  let bounces: Bool

  var legs: [Leg] = []

  mutating func make() {
    if position < lower || position > upper {
      guard comeBack(to: position < lower ? lower : upper) else { return }
    }
    let glide = Deceleration(position: position, velocity: velocity, rate: rate)
    legs.append(Leg(start: time, motion: .glide(glide)))
    let edge = velocity < 0 ? lower : upper
    guard velocity != 0, let crossing = glide.time(reaching: edge) else { return }
    let speed = bounces ? glide.velocity(at: crossing).limited(to: FlingSimulation.maximumBounceSpeed) : 0
    spring(from: edge, to: edge, velocity: speed, at: time + crossing)
  }

  /// Adds the spring from outside of the range. True if it crosses the edge, where the state then is.
  private mutating func comeBack(to edge: Double) -> Bool {
    let displacement = position - edge
    var speed = velocity.limited(to: FlingSimulation.maximumBounceSpeed)
    if !bounces, (speed < 0) == (displacement < 0) { speed = 0 }
    spring(from: position, to: edge, velocity: speed, at: 0)
    let decay = Spring.scrollBounce.decay
    // A critical spring passes its target once, at t = −x₀/(v₀ + λx₀), if that lies ahead.
    let crossing = -displacement / (speed + decay * displacement)
    guard crossing > 0, crossing < legs[0].motion.duration else { return false }
    velocity = legs[0].motion.velocity(at: crossing)
    position = edge
    time = crossing
    return true
  }

  private mutating func spring(from start: Double, to target: Double, velocity: Double, at time: Double) {
    let motion = SpringSimulation(spring: .scrollBounce, start: start, target: target, velocity: velocity)
    legs.append(Leg(start: time, motion: .spring(motion)))
  }
}
