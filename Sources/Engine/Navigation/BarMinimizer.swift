import Motion

/// The settings of a bar that can be minimized. Nil means the automatic setting.
package struct BarMinimization: Equatable, Sendable {
  /// The movement that minimizes a bar.
  package enum Behavior: Equatable, Sendable {
    case never
    /// Towards the end of the content. The other direction and the beginning of the content restore the bar.
    case onScrollDown
    /// Towards the beginning of the content. The other direction and the end of the content restore the bar.
    case onScrollUp
  }

  /// `never` by default.
  package var behavior: Behavior?
  /// True if an end of the content alone restores the bar. False by default.
  package var restoresAtEdge: Bool?
  /// True if the safe area of the scrolled content shrinks with the bar. True by default.
  package var adjustsSafeArea: Bool?

  package init() {}

  /// The settings, with those of `other` in place of nil.
  package func completed(by other: BarMinimization) -> BarMinimization {
    var settings = self
    settings.behavior = behavior ?? other.behavior
    settings.restoresAtEdge = restoresAtEdge ?? other.restoresAtEdge
    settings.adjustsSafeArea = adjustsSafeArea ?? other.adjustsSafeArea
    return settings
  }
}

/// Minimizes bars over scrolled content by the direction in which it moves.
///
/// The minimizer observes the models of the scroll views below the bars. The one that moved last decides (`follow(_:)`). Bars move by a
/// spring, as a `fraction`, without layout of the content: its offset and its range do not change. `ScrollMetrics.minimizedInsets` has
/// the room that they leave, for pinned headers and scroll requests.
@MainActor package final class BarMinimizer: ScrollObserver, FrameTicker {
  package var settings = BarMinimization() { didSet { if settings != oldValue { settingsDidChange() } } }
  /// Called after `fraction` has changed.
  package var didMove: () -> Void = {}
  /// Called after `isMinimized` has changed.
  package var didChange: (Bool) -> Void = { _ in }
  /// The state that the bars move to.
  package private(set) var isMinimized = false
  /// The state that is drawn: 0 for complete bars, 1 for minimized bars.
  package private(set) var fraction = 0.0

  private weak var node: RenderNode?
  /// The insets in points that bars cover at `fraction` 0.
  private var covered = EdgeInsets()
  /// The part of `covered` that bars leave at `fraction` 1.
  private var freed = EdgeInsets()
  /// The `ScrollModel` that moved last, its direction, and its `offset` in points.
  private weak var model: ScrollModel?
  private var direction = TravelDirection(at: 0)
  private var offset = 0.0
  /// The part of `ScrollMetrics.minimizedInsets` of `model` that is due to these bars.
  private var applied = EdgeInsets()
  private var motion: (spring: SpringSimulation, start: Double)?

  /// The spring of bars, and the length in points for its tolerances.
  private static let spring = Spring(response: 0.35, dampingRatio: 1)
  private static let length = 100.0

  nonisolated package init() {}

  /// Takes over the layout of the bars: `node` shows them, complete bars cover `covered`, and minimized bars leave `freed` of it. Leading is
  /// the left edge.
  package func layout(in node: RenderNode, covered: EdgeInsets, freed: EdgeInsets) {
    self.node = node
    self.covered = covered
    self.freed = freed
    apply()
  }

  /// Moves the bars to `fraction` 0, where they wait for the next movement.
  package func restore() {
    if let model { direction = TravelDirection(at: position(model)) }
    set(isMinimized: false)
  }

  private func settingsDidChange() {
    if settings.behavior ?? .never == .never { restore() }
    apply()
  }

  // MARK: Scrolling

  package func scrollOffsetDidChange(_ model: ScrollModel) {
    guard let behavior = settings.behavior, behavior != .never, isBelowBars(model) else { return }
    if model !== self.model { follow(model) }
    let position = position(model)
    offset = model.offset.y
    if isAtRestoringEdge(position, model.metrics, behavior) { return restore() }
    guard model.activity != .idle else { return direction = TravelDirection(at: position) }
    guard direction.move(to: position) else { return }
    if direction.sign == (behavior == .onScrollDown ? 1 : -1) {
      set(isMinimized: true)
    } else if settings.restoresAtEdge != true {
      set(isMinimized: false)
    }
  }

  package func scrollOffsetWasCorrected(_ model: ScrollModel) {
    guard model === self.model else { return }
    direction.shift(by: model.offset.y - offset)
    offset = model.offset.y
  }

  package func scrollViewWillLeave(_ model: ScrollModel) {
    guard model === self.model else { return }
    follow(nil)
    restore()
  }

  private func follow(_ model: ScrollModel?) {
    self.model?.addMinimizedInsets(-applied)
    applied = EdgeInsets()
    self.model = model
    guard let model else { return }
    direction = TravelDirection(at: position(model))
    apply()
  }

  /// `ScrollModel.offset` without overscroll, in points.
  private func position(_ model: ScrollModel) -> Double { model.metrics.clamped(model.offset.y, .vertical) }

  /// True if the safe area of the scroll view includes the area of the bars.
  private func isBelowBars(_ model: ScrollModel) -> Bool {
    let insets = model.metrics.restingInsets
    return model.metrics.axes.contains(.vertical) && insets.top > covered.top - 0.5
      && insets.bottom > covered.bottom - 0.5
  }

  /// True at an end of the content where bars are complete. Without an upper bar its area would be empty at the beginning.
  private func isAtRestoringEdge(
    _ position: Double, _ metrics: ScrollMetrics, _ behavior: BarMinimization.Behavior
  ) -> Bool {
    let beginning = covered.top > 0 ? metrics.collapsing + covered.top : 0.5
    if behavior == .onScrollDown || covered.top > 0, position <= metrics.restingMinimum(.vertical) + beginning {
      return true
    }
    return behavior == .onScrollUp && position >= metrics.maximum(.vertical) - 0.5
  }

  // MARK: Motion

  private func set(isMinimized new: Bool) {
    guard new != isMinimized else { return }
    isMinimized = new
    didChange(new)
    let target = new ? 1.0 : 0
    guard let host = node?.host, model?.reducesMotion != true else {
      motion = nil
      return move(to: target)
    }
    let velocity = motion.map { $0.spring.velocity(at: host.time - $0.start) } ?? 0
    let spring = SpringSimulation(
      spring: Self.spring, start: fraction * Self.length, target: target * Self.length, velocity: velocity)
    motion = (spring, host.time)
    host.add(self)
  }

  package func tick(at time: Double) -> NextTick {
    guard let motion else { return .never }
    let age = time - motion.start
    let isOver = age.hasReached(motion.spring.duration)
    if isOver { self.motion = nil }
    move(to: isOver ? motion.spring.finalPosition / Self.length : motion.spring.position(at: age) / Self.length)
    return isOver ? .never : .nextFrame
  }

  private func move(to new: Double) {
    let new = max(0, min(1, new))
    guard new != fraction else { return }
    fraction = new
    apply()
    didMove()
  }

  /// Updates `ScrollMetrics.minimizedInsets` of `model`.
  private func apply() {
    guard let model else { return }
    let share = settings.adjustsSafeArea == false ? 0 : CGFloat(fraction)
    let insets = EdgeInsets(top: freed.top * share, leading: 0, bottom: freed.bottom * share, trailing: 0)
    let change = insets - applied
    applied = insets
    model.addMinimizedInsets(change)
  }
}
