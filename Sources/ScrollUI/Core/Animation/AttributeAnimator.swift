import Engine

/// Animates data from the presented value to its target.
///
/// If the target changes during an animation, the new animation starts from the presented value; a spring also keeps
/// the velocity.
@MainActor final class AttributeAnimator<Data: VectorArithmetic>: FrameTicker {
  private struct Running {
    let animation: Animation
    let start: Double
    /// The displacement from the target and the velocity, both at the start.
    let displacement: Data
    let velocity: Data
    let duration: Double
    let completions: [AnimationCompletion]
  }

  private let graph: ViewGraph
  private(set) var target: Data
  private(set) var presented: Data
  private var running: Running?
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
    let velocity = currentVelocity
    stop()
    target = new
    start(animation, velocity: velocity, completions: transaction.completions)
  }

  /// Sets a new target without a new animation: a running animation continues towards it with its present
  /// displacement.
  func follow(_ new: Data) {
    presented = running == nil ? new : presented + (new - target)
    target = new
  }

  /// Stops the animation at the presented value and releases its completions.
  func stop() {
    running?.completions.forEach { $0.release(in: graph) }
    running = nil
    graph.pipeline.remove(self)
  }

  private func start(_ animation: Animation, velocity: Data, completions: [AnimationCompletion]) {
    let displacement = presented - target
    let way = displacement.magnitudeSquared.squareRoot()
    let speed = velocity.magnitudeSquared.squareRoot()
    completions.forEach { $0.hold() }
    running = Running(
      animation: animation, start: graph.pipeline.time, displacement: displacement, velocity: velocity,
      duration: animation.kind.duration(velocity: way > 0 ? speed / way : 0), completions: completions)
    graph.pipeline.add(self)
  }

  private var currentVelocity: Data {
    guard let running else { return .zero }
    let weights = running.animation.kind.weights(at: graph.pipeline.time - running.start)
    return running.displacement.scaled(by: weights.displacementRate) + running.velocity.scaled(by: weights.velocityRate)
  }

  func tick(at time: Double) -> NextTick {
    guard let running else { return .never }
    let elapsed = time - running.start
    guard elapsed < running.duration else {
      presented = target
      self.running = nil
      show()
      running.completions.forEach { $0.release(in: graph) }
      return .never
    }
    let weights = running.animation.kind.weights(at: elapsed)
    presented =
      target + running.displacement.scaled(by: weights.displacement) + running.velocity.scaled(by: weights.velocity)
    show()
    return .nextFrame
  }
}
