import Engine
import ScrollUI

/// A view that follows keyframes: again and again, or once after each change of a trigger.
///
/// The value of a frame follows from its time alone, so that a replay has the same pictures. A view that is not visible causes no frames.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0, trigger: count) { scale in
///   Image(systemName: "heart.fill").scaleEffect(scale)
/// } keyframes: { _ in
///   CubicKeyframe(1.4, duration: 0.2)
///   SpringKeyframe(1, spring: .bouncy)
/// }
/// ```
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
  /// The trigger; `nil` for keyframes without a trigger.
  private let trigger: AnyEquatable?
  private let isRepeating: Bool
  /// True if the keyframes start when the view appears.
  private let startsAtOnce: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  private let initialValue: Value
  @State private var driver = KeyframeDriver<Value>()

  init(
    _ initialValue: Value, _ trigger: AnyEquatable?, isRepeating: Bool, startsAtOnce: Bool,
    content: @escaping (Value) -> Content, keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.trigger = trigger
    self.isRepeating = isRepeating
    self.startsAtOnce = startsAtOnce
    self.content = content
    self.keyframes = keyframes
    self.initialValue = initialValue
  }

  /// Creates a view that follows the keyframes from its appearance on.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe.
  ///   - repeating: True to begin again after the last keyframe.
  ///   - content: The view for a value, built in each frame.
  ///   - keyframes: The keyframes; the parameter is the present value.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue, nil, isRepeating: repeating, startsAtOnce: true, content: content, keyframes: keyframes)
  }

  /// Creates a view that follows the keyframes once after each change of `trigger`.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first change.
  ///   - trigger: A change of this value starts the keyframes from the present value.
  ///   - content: The view for a value, built in each frame of the animation.
  ///   - keyframes: The keyframes; the parameter is the present value.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue, AnyEquatable(trigger), isRepeating: false, startsAtOnce: false, content: content,
      keyframes: keyframes)
  }
}

extension KeyframeAnimator: View {
  /// The content for the value of the present frame.
  public var body: some View {
    driver.follow(trigger, isRepeating: isRepeating, startsAtOnce: startsAtOnce) {
      let value = $0 ?? initialValue
      return KeyframeTimeline(value, keyframes(value))
    }
    return content(driver.value ?? initialValue).modifier(TimelineModifier(driver: driver))
  }
}

/// Follows the keyframes of a view in the ticks of frames.
@MainActor @Observable private final class KeyframeDriver<Value> {
  /// The present value; `nil` before the first tick.
  private(set) var value: Value?
  @ObservationIgnored private var timeline: KeyframeTimeline<Value>?
  /// The time of the first tick; `nil` before it.
  @ObservationIgnored private var start: Double?
  @ObservationIgnored private var isRepeating = false
  @ObservationIgnored private var hasBegun = false
  @ObservationIgnored private var trigger: AnyEquatable?
  @ObservationIgnored private(set) var isStale = false

  nonisolated init() {}

  /// Starts the timeline from the present value if the trigger has changed. The first call starts it if `startsAtOnce` is `true`.
  func follow(
    _ trigger: AnyEquatable?, isRepeating: Bool, startsAtOnce: Bool, _ makeTimeline: (Value?) -> KeyframeTimeline<Value>
  ) {
    self.isRepeating = isRepeating
    defer { (self.trigger, hasBegun) = (trigger, true) }
    guard hasBegun ? trigger != self.trigger : startsAtOnce else { return }
    timeline = makeTimeline(value)
    start = nil
    isStale = true
  }
}

extension KeyframeDriver: TickDriver {
  func nextTick() -> NextTick {
    isStale = false
    return timeline == nil ? .never : .nextFrame
  }

  func tick(at time: Double) -> NextTick {
    guard let timeline else { return .never }
    let start = start ?? time
    self.start = start
    var elapsed = time - start
    let repeats = isRepeating && timeline.duration > 0
    if repeats { elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration) }
    value = timeline.value(time: elapsed)
    if !repeats, elapsed >= timeline.duration { self.timeline = nil }
    return nextTick()
  }
}

extension View {
  /// Applies effects that follow keyframes to this view, again and again or once.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe.
  ///   - repeating: True to begin again after the last keyframe.
  ///   - content: The effects for a value; the first parameter is this view.
  ///   - keyframes: The keyframes; the parameter is the present value.
  nonisolated public func keyframeAnimator<Value, Path: Keyframes<Value>, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View {
    let parts = UncheckedTransfer((view: self, content: content))
    return KeyframeAnimator(initialValue: initialValue, repeating: repeating) { value in
      AnimatorContent(parts: parts, value: UncheckedTransfer(value))
    } keyframes: {
      keyframes($0)
    }
  }

  /// Applies effects that follow keyframes to this view, once after each change of `trigger`.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first change.
  ///   - trigger: A change of this value starts the keyframes.
  ///   - content: The effects for a value; the first parameter is this view.
  ///   - keyframes: The keyframes; the parameter is the present value.
  nonisolated public func keyframeAnimator<Value, Path: Keyframes<Value>, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View {
    let parts = UncheckedTransfer((view: self, content: content))
    return KeyframeAnimator(initialValue: initialValue, trigger: trigger) { value in
      AnimatorContent(parts: parts, value: UncheckedTransfer(value))
    } keyframes: {
      keyframes($0)
    }
  }
}
