import Engine

/// Animates data from the presented value to its target.
///
/// If the target changes during an animation, both changes go on and add up; a spring takes over the velocity of a spring. See
/// `AddedMotion`.
@MainActor final class AttributeAnimator<Data: VectorArithmetic>: FrameTicker {
  private let graph: ViewGraph
  private(set) var target: Data
  private(set) var presented: Data
  private var motion = AddedMotion<AnimatedVector<Data>, [AnimationCompletion]>()
  private let show: () -> Void

  /// Creates an animator at rest. `show` is called in the tick phase after each change of `presented`.
  init(_ value: Data, graph: ViewGraph, show: @escaping () -> Void) {
    self.graph = graph
    target = value
    presented = value
    self.show = show
  }

  /// Sets a new target. Without an animation it is presented immediately; otherwise `show` is called in the following
  /// frames.
  func set(_ new: Data, transaction: Transaction) {
    guard new != target else { return }
    guard let animation = graph.animation(of: transaction) else {
      stop()
      target = new
      presented = new
      return
    }
    transaction.completions.forEach { $0.hold() }
    let merged = motion.add(
      AnimatedVector(target - new), by: animation.kind, at: graph.pipeline.time, token: transaction.completions)
    target = new
    release(merged)
    graph.pipeline.add(self)
  }

  /// Sets a new target without a new animation: running animations continue towards it with their present
  /// displacement.
  func follow(_ new: Data) {
    presented = motion.isAtRest ? new : presented + (new - target)
    target = new
  }

  /// Stops the animations at the presented value and releases their completions.
  func stop() {
    release(motion.removeAll())
    graph.pipeline.remove(self)
  }

  private func release(_ completions: [[AnimationCompletion]]) {
    for completion in completions.joined() { completion.release(in: graph) }
  }

  func tick(at time: Double) -> NextTick {
    guard !motion.isAtRest else { return .never }
    let ended = motion.removeEnded(at: time)
    presented = motion.isAtRest ? target : target + motion.displacement(at: time).data
    show()
    release(ended)
    return motion.isAtRest ? .never : .nextFrame
  }
}

/// Animatable data as the engine adds it.
private struct AnimatedVector<Data: VectorArithmetic>: MotionVector {
  let data: Data

  init(_ data: Data) { self.data = data }

  static var zero: Self { Self(.zero) }

  static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.data + rhs.data) }

  func weighted(by factor: Double) -> Self { Self(data.scaled(by: factor)) }

  var length: Double { data.magnitudeSquared.squareRoot() }
}
