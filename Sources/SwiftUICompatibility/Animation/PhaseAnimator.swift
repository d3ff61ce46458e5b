import Engine
import ScrollUI

/// A view that goes through phases, each reached by an animation: without end, or once after each change of a trigger.
///
/// ```swift
/// PhaseAnimator([1.0, 1.2], trigger: count) { scale in
///   Image(systemName: "bell.fill").scaleEffect(scale)
/// } animation: { _ in .bouncy }
/// ```
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var driver = PhaseDriver()

  /// Creates a view that goes through `phases` without end.
  ///
  /// - Parameters:
  ///   - phases: The phases in order; the first follows the last. An empty sequence shows no content.
  ///   - content: The view in a phase.
  ///   - animation: The animation that leads to a phase; `nil` for a change in the next frame.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    trigger = nil
  }

  /// Creates a view that goes through `phases` once after each change of `trigger`, and back to the first.
  ///
  /// - Parameters:
  ///   - phases: The phases in order. An empty sequence shows no content.
  ///   - trigger: A change of this value starts the phases.
  ///   - content: The view in a phase.
  ///   - animation: The animation that leads to a phase; `nil` for a change in the next frame.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View {
  /// The content in the present phase.
  public var body: some View {
    let index = driver.follow(trigger, count: phases.count) { [phases, animation] in animation(phases[$0]) }
    return Group { if phases.indices.contains(index) { content(phases[index]) } }
      .modifier(TimelineModifier(driver: driver))
  }
}

/// Advances the phases of a view at the ends of their animations.
@MainActor @Observable private final class PhaseDriver {
  private var index = 0
  @ObservationIgnored private var count = 0
  @ObservationIgnored private var animation: (Int) -> Animation? = { _ in nil }
  @ObservationIgnored private var trigger: AnyEquatable?
  /// True if the first phase ends the sequence.
  @ObservationIgnored private var stopsAtFirst = false
  @ObservationIgnored private var hasBegun = false
  @ObservationIgnored private var isRunning = false
  /// The end of the present animation on the frame clock; `nil` for the next frame.
  @ObservationIgnored private var due: Double?
  @ObservationIgnored private(set) var isStale = false

  nonisolated init() {}

  /// The index of the present phase. Starts the phases if the trigger has changed, or at the first call without a trigger.
  func follow(_ trigger: AnyEquatable?, count: Int, animation: @escaping (Int) -> Animation?) -> Int {
    (self.count, self.animation, stopsAtFirst) = (count, animation, trigger != nil)
    defer { (self.trigger, hasBegun) = (trigger, true) }
    if count > 1, trigger == nil ? !hasBegun : hasBegun && trigger != self.trigger {
      (isRunning, isStale, due) = (true, true, nil)
    }
    return index < count ? index : 0
  }
}

extension PhaseDriver: TickDriver {
  func nextTick() -> NextTick {
    isStale = false
    guard isRunning, count > 1 else { return .never }
    return due.map { .at($0) } ?? .nextFrame
  }

  func tick(at time: Double) -> NextTick {
    guard isRunning, count > 1 else { return .never }
    let next = index + 1 < count ? index + 1 : 0
    let animation = animation(next)
    withAnimation(animation) { index = next }
    // An animation that repeats forever never leads to another phase.
    let duration = animation?.duration ?? 0
    due = duration > 0 ? time + duration : nil
    isRunning = duration.isFinite && !(stopsAtFirst && next == 0)
    return nextTick()
  }
}

extension View {
  /// Applies effects to this view that go through phases without end.
  ///
  /// - Parameters:
  ///   - phases: The phases in order; the first follows the last.
  ///   - content: The effects in a phase; the first parameter is this view.
  ///   - animation: The animation that leads to a phase.
  nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let parts = UncheckedTransfer((view: self, content: content))
    return PhaseAnimator(phases) {
      AnimatorContent(parts: parts, value: UncheckedTransfer($0))
    } animation: {
      animation($0)
    }
  }

  /// Applies effects to this view that go through phases once after each change of `trigger`, and back to the first.
  ///
  /// - Parameters:
  ///   - phases: The phases in order.
  ///   - trigger: A change of this value starts the phases.
  ///   - content: The effects in a phase; the first parameter is this view.
  ///   - animation: The animation that leads to a phase.
  nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let parts = UncheckedTransfer((view: self, content: content))
    return PhaseAnimator(phases, trigger: trigger) {
      AnimatorContent(parts: parts, value: UncheckedTransfer($0))
    } animation: {
      animation($0)
    }
  }
}
