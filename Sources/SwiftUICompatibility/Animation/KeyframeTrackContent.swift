import ScrollUI

/// A sequence of keyframes for a value: the content of a `KeyframeTrack`.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable
  /// The type of the body.
  associatedtype Body: KeyframeTrackContent<Value>
  /// The keyframes of which the content consists; `self` for keyframes of the library.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// Appends the keyframes. Programs use the default, the keyframes of `body`.
  func _append(to keyframes: inout _ResolvedTrack<Value>)
}

/// The keyframes of a track in order.
public struct _ResolvedTrack<Value: Animatable> {
  var list: [KeyframeCurve<Value.AnimatableData>.Keyframe] = []
}

extension KeyframeTrackContent {
  /// Appends the keyframes of `body`.
  public func _append(to keyframes: inout _ResolvedTrack<Value>) { body._append(to: &keyframes) }
}

/// The duration of a keyframe: finite and not negative.
private func length(_ value: TimeInterval) -> Double { Limits.length(value, "the duration of a keyframe") }

/// A keyframe that is reached along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let value: Value
  private let duration: Double
  private let curve: UnitCurve

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The time from the keyframe before, in seconds.
  ///   - timingCurve: The progress over this time; constant velocity unless given.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    value = to
    self.duration = length(duration)
    curve = timingCurve
  }

  /// The keyframe itself, `self`.
  public var body: Self { self }

  /// Appends the keyframe.
  public func _append(to keyframes: inout _ResolvedTrack<Value>) {
    keyframes.list.append(.init(value: value.animatableData, duration: duration, kind: .linear(curve)))
  }
}

/// A keyframe that is reached along a cubic curve; neighboring curves meet without a kink.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let value: Value
  private let duration: Double
  private let velocities: (start: Value?, end: Value?)

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The time from the keyframe before, in seconds.
  ///   - startVelocity: The velocity at the start, per second; `nil` for that of the keyframe before.
  ///   - endVelocity: The velocity at the end, per second; `nil` for a smooth way to the next keyframe.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    value = to
    self.duration = length(duration)
    velocities = (startVelocity, endVelocity)
  }

  /// The keyframe itself, `self`.
  public var body: Self { self }

  /// Appends the keyframe.
  public func _append(to keyframes: inout _ResolvedTrack<Value>) {
    let kind = KeyframeCurve<Value.AnimatableData>.Kind.cubic(
      startVelocity: velocities.start?.animatableData, endVelocity: velocities.end?.animatableData)
    keyframes.list.append(.init(value: value.animatableData, duration: duration, kind: kind))
  }
}

/// A keyframe that is reached by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let value: Value
  private let duration: Double
  private let spring: Spring
  private let velocity: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The target of the spring.
  ///   - duration: The time from the keyframe before, in seconds; `nil` until the spring has settled.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity at the start, per second; `nil` for that of the keyframe before.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    value = to
    self.duration = length(duration ?? spring.settlingDuration)
    self.spring = spring
    velocity = startVelocity
  }

  /// The keyframe itself, `self`.
  public var body: Self { self }

  /// Appends the keyframe.
  public func _append(to keyframes: inout _ResolvedTrack<Value>) {
    let kind = KeyframeCurve<Value.AnimatableData>.Kind.spring(spring, startVelocity: velocity?.animatableData)
    keyframes.list.append(.init(value: value.animatableData, duration: duration, kind: kind))
  }
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let value: Value

  /// Creates a keyframe with the value `to`.
  public init(_ to: Value) { value = to }

  /// The keyframe itself, `self`.
  public var body: Self { self }

  /// Appends the keyframe.
  public func _append(to keyframes: inout _ResolvedTrack<Value>) {
    keyframes.list.append(.init(value: value.animatableData, duration: 0, kind: .linear(.linear)))
  }
}

/// Keyframes of several statements or of a loop, in order.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  let parts: [any KeyframeTrackContent<Value>]

  /// The sequence itself.
  public var body: Self { self }

  /// Appends the keyframes of the parts.
  public func _append(to keyframes: inout _ResolvedTrack<Value>) {
    for part in parts { part._append(to: &keyframes) }
  }
}

/// Builds keyframes from the closure of a `KeyframeTrack`.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Accepts keyframes as a statement.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }

  /// A single statement gives its own keyframes.
  public static func buildBlock<K: KeyframeTrackContent<Value>>(_ content: K) -> K { content }

  /// Several statements give their keyframes in order. An empty closure gives no keyframes.
  @_disfavoredOverload
  public static func buildBlock(_ content: any KeyframeTrackContent<Value>...) -> _KeyframeSequence<Value> {
    _KeyframeSequence(parts: content)
  }

  /// The keyframes of an `if` without `else`.
  public static func buildOptional(_ content: (any KeyframeTrackContent<Value>)?) -> _KeyframeSequence<Value> {
    _KeyframeSequence(parts: content.map { [$0] } ?? [])
  }

  /// The keyframes of the first branch.
  public static func buildEither(first content: any KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
    _KeyframeSequence(parts: [content])
  }

  /// The keyframes of the second branch.
  public static func buildEither(second content: any KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
    _KeyframeSequence(parts: [content])
  }

  /// The keyframes of a loop.
  public static func buildArray(_ content: [any KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
    _KeyframeSequence(parts: content)
  }
}
