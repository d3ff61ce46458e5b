import Motion

/// A motion of `ScrollModel.offset` along one axis as a function of the frame's time.
struct ScrollMotion {
  enum Kind {
    /// Coasts, bounces and springs back within a range.
    case fling(ClosedRange<Double>)
    /// Coasts to a `SnapTarget` with at least the deceleration `slowest`.
    case snap(slowest: DecelerationRate)
    /// Glides to the target of a key or of the program.
    case glide(ImpulseGlide)
    /// Follows the notches of a wheel.
    case wheel(SpringSimulation)
    /// Follows an animation of the program.
    case animation(AnimatedScroll)
  }

  let kind: Kind
  /// The time at which the motion started, on the frame clock.
  let start: Double
  /// The scroll views that continue a fling past the end of the content; `nil` if it ends here.
  var successor: Successor?
  /// Tells if the target follows an end of the content that moves.
  var endRule = EndRule.none

  /// The changes of the metrics after which a motion to an end of the content follows that end.
  enum EndRule {
    case none
    /// Changes of the insets or of the viewport.
    case insets
    /// Changes of the insets, the viewport or the length of the content.
    case content
  }

  /// The outer scroll views that continue a fling, the innermost first, and the velocity at the crossing.
  struct Successor {
    var velocity: Double
    var scrollers: [ScrollNode]
  }

  private let simulation: any Simulation

  /// True for a fling without a `SnapTarget`.
  var isFling: Bool {
    if case .fling = kind { true } else { false }
  }

  /// True for a motion to the target of a key, of the program or of a wheel.
  var isGlide: Bool {
    switch kind {
    case .glide, .wheel: true
    case .fling, .snap, .animation: false
    }
  }

  /// The time at which the motion ends, on the frame clock.
  var end: Double { start + simulation.duration }

  /// The offset at the end of the motion.
  var target: Double { simulation.finalPosition }

  func position(at time: Double) -> Double { simulation.position(at: time - start) }

  func velocity(at time: Double) -> Double { simulation.velocity(at: time - start) }

  func shifted(by distance: Double) -> ScrollMotion {
    switch kind {
    case .fling(let range):
      let range = (range.lowerBound + distance)...(range.upperBound + distance)
      return with(.fling(range), simulation.shifted(by: distance))
    case .snap: return with(kind, simulation.shifted(by: distance))
    case .glide(let glide):
      let glide = glide.shifted(by: distance)
      return with(.glide(glide), glide)
    case .wheel(let spring):
      let spring = spring.shifted(by: distance)
      return with(.wheel(spring), spring)
    case .animation(let animation):
      let animation = animation.shifted(by: distance)
      return with(.animation(animation), animation)
    }
  }

  /// A glide to `target` from the position at `time`, with the present velocity.
  func glided(to target: Double, at time: Double) -> ScrollMotion {
    if case .glide(let glide) = kind {
      // A retargeted `ImpulseGlide` keeps the clock of the first glide.
      return ScrollMotion(glide: glide.retargeted(to: target, at: time - start), start: start)
    }
    return ScrollMotion(
      glide: ImpulseGlide(from: position(at: time), to: target, velocity: velocity(at: time)), start: time)
  }

  /// The motion of a wheel to `target` from the position at `time`, with the present velocity as far as it does not lead past `target`.
  func wheeled(to target: Double, by spring: Spring, at time: Double) -> ScrollMotion {
    let position = position(at: time)
    let towards = target < position ? -1.0 : 1
    // A critically damped spring passes its target if it begins faster than this.
    let fastest = abs(target - position) * 2 * .pi / spring.response
    let velocity = towards * min(velocity(at: time) * towards, fastest)
    return ScrollMotion(
      wheel: SpringSimulation(spring: spring, start: position, target: target, velocity: velocity), start: time)
  }

  /// The motion with another `target`; a fling without a `SnapTarget` is unchanged.
  func retargeted(to target: Double, time: Double) -> ScrollMotion {
    switch kind {
    case .fling: return self
    case .snap(let slowest):
      let snap = FlingSimulation(
        position: position(at: time), velocity: velocity(at: time), target: target, slowest: slowest)
      return ScrollMotion(snap: snap, slowest: slowest, start: time)
    case .glide:
      var glided = glided(to: target, at: time)
      glided.endRule = endRule
      return glided
    case .wheel(let spring): return wheeled(to: target, by: spring.spring, at: time)
    case .animation(let animation):
      let retargeted = animation.retargeted(to: target, time: time - start)
      return with(.animation(retargeted), retargeted)
    }
  }

  /// The motion adapted to new `metrics`. A motion that would leave the new range, or that bounces on an old edge, starts again at its
  /// present position.
  func adapted(to metrics: ScrollMetrics, axis: Axis, rate: DecelerationRate, at time: Double) -> ScrollMotion {
    let range = metrics.range(axis)
    switch kind {
    case .fling(let old):
      let position = position(at: time)
      let isInside = [position, target].allSatisfy { $0 > old.lowerBound && $0 < old.upperBound && range.contains($0) }
      // A bounce ends on an edge. A fling inside of both ranges is unchanged.
      if range == old || isInside { return self }
      let fling = FlingSimulation(
        position: position, velocity: velocity(at: time), range: range, rate: rate,
        bounces: metrics.bouncingAxes.contains(axis))
      return ScrollMotion(fling: fling, within: range, start: time, successor: nil)
    case .snap, .glide, .wheel, .animation:
      let inside = metrics.clamped(target, axis)
      return inside == target ? self : retargeted(to: inside, time: time)
    }
  }

  /// The motion with another simulation.
  private func with(_ kind: Kind, _ simulation: any Simulation) -> ScrollMotion {
    ScrollMotion(kind: kind, start: start, successor: successor, endRule: endRule, simulation: simulation)
  }
}

extension ScrollMotion {
  init(fling: FlingSimulation, within range: ClosedRange<Double>, start: Double, successor: Successor? = nil) {
    self.init(kind: .fling(range), start: start, successor: successor, simulation: fling)
  }

  init(snap: FlingSimulation, slowest: DecelerationRate, start: Double) {
    self.init(kind: .snap(slowest: slowest), start: start, simulation: snap)
  }

  init(glide: ImpulseGlide, start: Double) { self.init(kind: .glide(glide), start: start, simulation: glide) }

  init(wheel: SpringSimulation, start: Double) { self.init(kind: .wheel(wheel), start: start, simulation: wheel) }

  init(animation: AnimatedScroll, start: Double) {
    self.init(kind: .animation(animation), start: start, endRule: .content, simulation: animation)
  }
}
