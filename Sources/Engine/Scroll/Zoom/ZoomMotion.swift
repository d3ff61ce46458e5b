import Motion

/// A change of the zoom over time, and of the focal point, where one point of the content is shown meanwhile.
struct ZoomMotion {
  /// The point that the motion holds, in points of the content's layout.
  let point: CGPoint
  /// The time at which the motion starts, in seconds on the frame clock.
  private let start: Double
  /// The natural logarithm of the zoom times `unit`.
  private let scale: AnimatedScroll
  /// The position of `scale` at the start.
  private let startPosition: Double
  private let across: AnimatedScroll
  private let down: AnimatedScroll
  /// The focal point at the end, without `correction`.
  let goal: CGPoint
  /// The distance in points by which a scroll request has moved the end since. The motion takes it over in proportion to the zoom.
  var correction = CGPoint.zero
  /// The zoom at the end, to the bit.
  let target: Double

  /// The units of a logarithm of e. Springs rest within a tenth of a unit.
  private static let unit = 1000.0

  /// The state of a zoom: a factor, and the focal point.
  struct State {
    var scale: Double
    var focalPoint: CGPoint
  }

  /// Creates a motion that shows `point` at `state.focalPoint` first and at `goal.focalPoint` at its end.
  ///
  /// `velocity`: that of `logarithmicVelocity(at:)`.
  init(of point: CGPoint, from state: State, to goal: State, _ timing: ZoomTiming, velocity: Double, at time: Double) {
    self.point = point
    start = time
    target = goal.scale
    self.goal = goal.focalPoint
    func course(_ start: Double, _ end: Double, velocity: Double = 0) -> AnimatedScroll {
      AnimatedScroll(timing: timing.over(abs(end - start)), from: start, to: end, velocity: velocity)
    }
    startPosition = Self.unit * ScalarMath.log(state.scale)
    scale = course(
      startPosition, Self.unit * ScalarMath.log(goal.scale), velocity: velocity)
    across = course(state.focalPoint.x, goal.focalPoint.x)
    down = course(state.focalPoint.y, goal.focalPoint.y)
  }

  /// The time at which the motion ends, in seconds on the frame clock.
  var end: Double { start + max(scale.duration, across.duration, down.duration) }

  func state(at time: Double) -> State {
    let time = time - start
    let position = scale.position(at: time)
    let distance = scale.finalPosition - startPosition
    let part = distance == 0 ? 1 : (position - startPosition) / distance
    return State(
      scale: ScalarMath.exp(position / Self.unit),
      focalPoint: CGPoint(
        x: across.position(at: time) + part * correction.x, y: down.position(at: time) + part * correction.y))
  }

  /// The velocity of the zoom, to be taken over by a further motion.
  func logarithmicVelocity(at time: Double) -> Double { scale.velocity(at: time - start) }
}

/// The course of a `ZoomMotion`.
enum ZoomTiming {
  case spring(Spring)
  /// An animation of the program.
  case animation(any AnimationTiming)

  /// The return of content that was pinched beyond a limit.
  static let bounce = ZoomTiming.spring(.scrollBounce)
  /// A step by a key or a notch of the wheel.
  static let step = ZoomTiming.spring(Spring(response: 0.25, dampingRatio: 1))
  /// A double press.
  static let toggle = ZoomTiming.spring(Spring(response: 0.35, dampingRatio: 1))

  fileprivate func over(_ distance: Double) -> any AnimationTiming {
    switch self {
    case .spring(let spring): SpringTiming(spring: spring, distance: distance)
    case .animation(let timing): timing
    }
  }
}
