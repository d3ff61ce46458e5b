/// What content does when a finger lets go of it: it glides, and at an edge it bounces or stops.
///
/// One continuous motion of up to three legs, each of which begins exactly where and when the one before ends:
///
/// 1. Released beyond an edge: a spring, at once. Thrown back fast enough to come back over the edge with speed left,
///    content goes on gliding from there; otherwise it rests on the edge.
/// 2. A ``Deceleration``. The time at which it crosses the edge is solved, not waited for, so the height of a bounce
///    does not depend on the frame rate (as in ScrollMechanics and Flutter's `BouncingScrollSimulation`).
/// 3. The bounce, from the edge with the speed that is left and back to the edge exactly; or, with `bounces` false, a
///    stop at the edge.
package struct FlingSimulation: Simulation, Equatable {
  /// A finger that lifts more slowly, in points per second, has put the content down (Flutter, Android).
  package static let minimumSpeed = 50.0

  /// No fling is faster, in points per second (Flutter, Android).
  package static let maximumSpeed = 8000.0

  /// No bounce starts faster, in points per second and in either direction (Flutter's limit, which has one sign only).
  package static let maximumBounceSpeed = 5000.0

  package let duration: Double
  package let finalPosition: Double

  private let legs: [Leg]

  /// - Parameters:
  ///   - position: The offset at release, in points; may lie outside of `range`.
  ///   - velocity: In points per second, of the offset as it is displayed.
  ///   - range: The offsets at which content may rest.
  ///   - bounces: Whether content may go over the edge. If not, a start beyond the edge still comes back with a spring,
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

  /// A fling that is bent to come to rest on exactly `target`, in one leg and without a jump of its velocity.
  ///
  /// Where the velocity gets there, the rate of the ``Deceleration`` is chosen so that it ends there; where that would be slower than
  /// `slowest`, or the velocity leads elsewhere, a critically damped spring takes over. Neither goes beyond the target.
  ///
  /// - Parameters:
  ///   - position: The offset at release, in points.
  ///   - velocity: In points per second. Slower than ``minimumSpeed`` counts as none.
  package init(position: Double, velocity: Double, target: Double, slowest: DecelerationRate) {
    let velocity = velocity.magnitude < Self.minimumSpeed ? 0 : velocity.limited(to: Self.maximumSpeed)
    let glide = Deceleration(position: position, velocity: velocity, target: target)
    let spring = SpringSimulation(spring: .scrollBounce, start: position, target: target, velocity: velocity)
    let way = (target - position).magnitude
    if way == 0 {
      self.init(legs: [Leg(start: 0, motion: .glide(Deceleration(position: position, velocity: 0)))])
    } else if let glide,
      glide.exponentPerSecond <= slowest.exponentPerSecond || velocity.magnitude > Spring.scrollBounce.decay * way
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

/// A part of a fling.
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

/// Works out the legs of a fling, one after the other.
private struct Plan {
  /// The state at `time`, where the next leg begins.
  var position: Double
  var velocity: Double
  var time = 0.0

  let lower: Double
  let upper: Double
  let rate: DecelerationRate
  let bounces: Bool

  var legs: [Leg] = []

  init(position: Double, velocity: Double, lower: Double, upper: Double, rate: DecelerationRate, bounces: Bool) {
    self.position = position
    self.velocity = velocity
    self.lower = lower
    self.upper = upper
    self.rate = rate
    self.bounces = bounces
  }

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

  /// The spring from outside of the range; true if it goes back over the edge, where the state then is.
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
