import ScrollUI

/// Keyframes for the properties of a value: `KeyframeTrack`s that run side by side.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Keyframes<Value>
  /// The tracks that these keyframes consist of.
  @KeyframesBuilder<Value> var body: Body { get }
  /// The changes of a value that begins as `initial`. Programs use the default, the changes by `body`.
  func _resolved(from initial: Value) -> _ResolvedKeyframes<Value>
}

/// The changes of a value, a curve for each track.
public struct _ResolvedKeyframes<Value> {
  let curves: [KeyframeTimeline<Value>.Curve]
}

extension Keyframes {
  /// The changes of a value that begins as `initial`, by `body`.
  public func _resolved(from initial: Value) -> _ResolvedKeyframes<Value> { body._resolved(from: initial) }
}

/// The keyframes of a property.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent<Property>>: Keyframes {
  /// The type of the value with the property.
  public typealias Value = Root

  private let keyPath: WritableKeyPath<Root, Property>
  private let content: Content

  /// Creates a track for the property at `keyPath`.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
    self.init(\.self, content: content)
  }

  /// The track itself.
  public var body: Self { self }

  /// The changes of the property.
  public func _resolved(from initial: Root) -> _ResolvedKeyframes<Root> {
    var keyframes = _ResolvedTrack<Property>()
    content._append(to: &keyframes)
    let curve = KeyframeCurve(from: initial[keyPath: keyPath].animatableData, keyframes.list)
    let keyPath = keyPath
    return _ResolvedKeyframes(
      curves: [.init(duration: curve.duration) { $0[keyPath: keyPath].animatableData = curve.value(at: $1) }])
  }
}

/// Tracks of several statements.
public struct _KeyframeTracks<Value>: Keyframes {
  let parts: [any Keyframes<Value>]

  /// The tracks themselves.
  public var body: Self { self }

  /// The changes of all tracks.
  public func _resolved(from initial: Value) -> _ResolvedKeyframes<Value> {
    _ResolvedKeyframes(curves: parts.flatMap { $0._resolved(from: initial).curves })
  }
}

/// Keyframes of a value without tracks.
public struct _KeyframesOfValue<Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
  let track: KeyframeTrack<Value, Value, Content>

  /// The keyframes themselves.
  public var body: Self { self }

  /// The changes of the value.
  public func _resolved(from initial: Value) -> _ResolvedKeyframes<Value> { track._resolved(from: initial) }
}

/// Builds keyframes from a closure: tracks, or keyframes of the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Accepts a track as a statement.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }

  /// Accepts keyframes of the whole value as a statement.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }

  /// A single statement gives its own tracks.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }

  /// A single keyframe of the whole value.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

  /// Tracks of several statements run side by side.
  public static func buildPartialBlock(
    accumulated: any Keyframes<Value>, next: any Keyframes<Value>
  ) -> _KeyframeTracks<Value> {
    _KeyframeTracks(parts: [accumulated, next])
  }

  /// Keyframes of the whole value follow each other.
  public static func buildPartialBlock(
    accumulated: any KeyframeTrackContent<Value>, next: any KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> where Value: Animatable {
    _KeyframeSequence(parts: [accumulated, next])
  }

  /// The tracks of a closure.
  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }

  /// The keyframes of a closure without tracks.
  public static func buildFinalResult<K: KeyframeTrackContent<Value>>(_ component: K) -> _KeyframesOfValue<Value, K> {
    _KeyframesOfValue(track: KeyframeTrack { component })
  }
}

/// The values of keyframes over time.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 2) }
/// timeline.value(time: 1)  // 5
/// ```
public struct KeyframeTimeline<Value> {
  /// The change of a property over time.
  struct Curve {
    let duration: Double
    let apply: (inout Value, Double) -> Void
  }

  private let initial: Value
  private let curves: [Curve]
  /// The duration of the longest track in seconds.
  public let duration: TimeInterval

  /// Creates the timeline of `content` for a value that begins as `initialValue`.
  public init<Content: Keyframes<Value>>(initialValue: Value, @KeyframesBuilder<Value> content: () -> Content) {
    self.init(initialValue, content())
  }

  init<Content: Keyframes<Value>>(_ initialValue: Value, _ content: Content) {
    initial = initialValue
    curves = content._resolved(from: initialValue).curves
    duration = curves.map(\.duration).max() ?? 0
  }

  /// The value `time` seconds after the start. After the end it is that of the last keyframes.
  public func value(time: TimeInterval) -> Value {
    var value = initial
    update(value: &value, time: time)
    return value
  }

  /// The value at a fraction of the duration.
  ///
  /// - Parameter progress: The fraction, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the properties of `value` that have tracks to their values `time` seconds after the start.
  public func update(value: inout Value, time: TimeInterval) {
    for curve in curves { curve.apply(&value, time) }
  }

  /// Sets the properties of `value` that have tracks to their values at a fraction of the duration.
  ///
  /// - Parameters:
  ///   - value: The value to change.
  ///   - progress: The fraction, 0…1.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
