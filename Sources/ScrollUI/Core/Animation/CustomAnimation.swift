import Engine
import Motion

/// An animation with a course of its own.
///
/// ```swift
/// struct Elastic: CustomAnimation {
///   func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///     guard time < 1 else { return `nil` }
///     var value = value
///     value.scale(by: 1 - (1 - time) * (1 - time))
///     return value
///   }
/// }
/// ```
///
/// The course is asked for any time in any order, so that a replay has the same frames. The state of a context does not outlive a call.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of `value` that is covered `time` seconds after the start; `nil` from the end of the animation on.
  ///
  /// - Parameters:
  ///   - value: The whole change.
  ///   - time: The time since the start, in seconds.
  ///   - context: The context of the animation.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// The velocity `time` seconds after the start, per second; `nil` for the default, the slope of `animate(value:time:context:)`.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Not called: a new animation runs beside the present animation, and both changes add up.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nil: the velocity is the slope of the course.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  /// Has no effect: a new animation runs beside the present animation, and both changes add up.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// The context of a call of a `CustomAnimation`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Values of the animation during a call.
  public var state = AnimationState<Value>()
  /// True if the value has reached its target for `AnimationCompletionCriteria.logicallyComplete`; no effect.
  public var isLogicallyComplete = false
}

/// Values of a `CustomAnimation` by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state without values.
  public init() {}

  /// The value for `key`; the default of the key if it is not set.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value in an `AnimationState`.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before it is set.
  static var defaultValue: Value { get }
}

extension Animation {
  /// Creates an animation with the course of `base`.
  public init<A: CustomAnimation>(_ base: A) { self.init(.custom(CustomTiming(base))) }
}

/// The course of a `CustomAnimation` for a change by 1.
struct CustomTiming: Hashable, Sendable {
  private let base: any CustomAnimation
  /// The time of the end in seconds; infinite for an animation without an end.
  let duration: Double

  init<Base: CustomAnimation>(_ base: Base) {
    self.base = base
    duration = Self.end(of: base)
  }

  static func == (lhs: CustomTiming, rhs: CustomTiming) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  /// The weights `time` seconds after the start.
  func weights(at time: Double) -> AnimationWeights {
    guard time < duration, let value = Self.value(of: base, at: time) else { return .target }
    return AnimationWeights(
      displacement: 1 - value, velocity: 0, displacementRate: -slope(at: time, value), velocityRate: 0)
  }

  private func slope(at time: Double, _ value: Double) -> Double {
    if let velocity = base.velocity(value: 1.0, time: time, context: AnimationContext()) { return velocity }
    let step = 1.0 / 1024
    return ((Self.value(of: base, at: time + step) ?? 1) - value) / step
  }

  private static func value(of base: any CustomAnimation, at time: Double) -> Double? {
    var context = AnimationContext<Double>()
    guard let value = base.animate(value: 1.0, time: max(0, time), context: &context) else { return nil }
    return value.isFinite ? value : 1
  }

  /// The longest animation that ends, in seconds.
  private static let longest = 4096.0

  /// The end to within a millisecond, by doubling and halving.
  private static func end(of base: any CustomAnimation) -> Double {
    var (running, ended) = (0.0, 1.0 / 64)
    while value(of: base, at: ended) != nil {
      guard ended < longest else { return .infinity }
      (running, ended) = (ended, ended * 2)
    }
    while ended - running > 0.0005 {
      let middle = (running + ended) / 2
      if value(of: base, at: middle) == nil { ended = middle } else { running = middle }
    }
    return ended
  }
}
