import Geometry
import Motion

/// What moves an offset along one axis by itself, as a function of the frame's time.
struct ScrollMotion {
  enum Kind {
    /// Coasts, bounces and springs back within these limits.
    case fling(ClosedRange<Double>)
    /// Coasts to a place that was chosen for it, slowing down no less than that.
    case snap(slowest: DecelerationRate)
    /// Goes to where a notch of the wheel or a key has sent it.
    case glide(ImpulseGlide)
    /// Goes to where the program has sent it.
    case animation(AnimatedScroll)
  }

  let kind: Kind
  /// When its clock started, on the frames' clock.
  let start: Double
  /// What follows at the end of the motion, where an inner scroll view hands the rest of a fling to an outer one.
  var successor: Successor?
  /// Whether it is to end at an end of the content, wherever that turns out to lie.
  var endRule = EndRule.none

  /// When a motion that was to end at an end of the content goes on to that end.
  enum EndRule {
    case none
    /// Where insets or the container have moved it.
    case insets
    /// Where the content has become longer or shorter, too.
    case content
  }

  /// The scroll views further out, and the velocity they get when this one has come to its end.
  struct Successor {
    var velocity: Double
    var scrollers: [ScrollNode]
  }

  private let simulation: any Simulation

  init(fling: FlingSimulation, within range: ClosedRange<Double>, start: Double, successor: Successor? = nil) {
    kind = .fling(range)
    self.start = start
    self.successor = successor
    simulation = fling
  }

  init(snap: FlingSimulation, slowest: DecelerationRate, start: Double) {
    kind = .snap(slowest: slowest)
    self.start = start
    simulation = snap
  }

  init(glide: ImpulseGlide, start: Double) {
    kind = .glide(glide)
    self.start = start
    simulation = glide
  }

  init(animation: AnimatedScroll, start: Double) {
    kind = .animation(animation)
    self.start = start
    endRule = .content
    simulation = animation
  }

  private init(_ other: ScrollMotion, kind: Kind, simulation: any Simulation) {
    self.kind = kind
    start = other.start
    successor = other.successor
    endRule = other.endRule
    self.simulation = simulation
  }

  /// Whether a hand has thrown the content, and nothing else says where it ends.
  var isFling: Bool {
    if case .fling = kind { true } else { false }
  }

  /// When it is over, on the frames' clock.
  var end: Double { start + simulation.duration }

  /// Where it comes to rest.
  var target: Double { simulation.finalPosition }

  func position(at time: Double) -> Double { simulation.position(at: time - start) }

  func velocity(at time: Double) -> Double { simulation.velocity(at: time - start) }

  func shifted(by distance: Double) -> ScrollMotion {
    switch kind {
    case .fling(let range):
      let range = (range.lowerBound + distance)...(range.upperBound + distance)
      return ScrollMotion(self, kind: .fling(range), simulation: simulation.shifted(by: distance))
    case .snap: return ScrollMotion(self, kind: kind, simulation: simulation.shifted(by: distance))
    case .glide(let glide):
      let glide = glide.shifted(by: distance)
      return ScrollMotion(self, kind: .glide(glide), simulation: glide)
    case .animation(let animation):
      let animation = animation.shifted(by: distance)
      return ScrollMotion(self, kind: .animation(animation), simulation: animation)
    }
  }

  /// The glide to `target` from what is here at `time`, with its velocity kept.
  func glided(to target: Double, at time: Double) -> ScrollMotion {
    if case .glide(let glide) = kind {
      // A retargeted glide counts time from where the first one started.
      return ScrollMotion(glide: glide.retargeted(to: target, at: time - start), start: start)
    }
    return ScrollMotion(
      glide: ImpulseGlide(from: position(at: time), to: target, velocity: velocity(at: time)), start: time)
  }

  /// The same motion to a target that has turned out to lie elsewhere.
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
    case .animation(let animation):
      let retargeted = animation.retargeted(to: target, time: time - start)
      return ScrollMotion(self, kind: .animation(retargeted), simulation: retargeted)
    }
  }

  /// The same motion within other limits: one that would now leave them, or leave others than before, begins anew where it is.
  func adapted(to metrics: ScrollMetrics, axis: Axis, rate: DecelerationRate, at time: Double) -> ScrollMotion {
    let range = metrics.range(axis)
    switch kind {
    case .fling(let old):
      let position = position(at: time)
      let isInside = [position, target].allSatisfy { $0 > old.lowerBound && $0 < old.upperBound && range.contains($0) }
      // A bounce or a way back ends on an edge; a plain glide inside of both ranges goes on as it was.
      if range == old || isInside { return self }
      let fling = FlingSimulation(
        position: position, velocity: velocity(at: time), range: range, rate: rate,
        bounces: metrics.bouncingAxes.contains(axis))
      return ScrollMotion(fling: fling, within: range, start: time, successor: nil)
    case .snap, .glide, .animation:
      let inside = metrics.clamped(target, axis)
      return inside == target ? self : retargeted(to: inside, time: time)
    }
  }
}
