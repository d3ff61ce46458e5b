import Motion

/// Decides when a pull starts a refresh and how far the content is held down. A pure state machine without views, tasks
/// or clocks.
///
/// Its inputs are drags, the displayed distance and the end of the action; each call returns the `RefreshEffects` that
/// the caller must apply. Times are seconds on a monotonic clock.
///
/// - Only a drag can arm it; programmatic scrolling and flings that reach the top cannot.
/// - A drag starts at most a single action, and no action while another runs.
/// - `held` never changes during a drag.
/// - It always returns to `RefreshPhase.idle` after the action has ended and the content is back at its resting
///   position.
///
/// ```swift
/// var machine = RefreshMachine()
/// machine.dragBegan(at: 0)
/// machine.moved(to: 90, at: 0.2)     // phase: armed
/// machine.dragEnded(at: 0.3)         // startsAction, changesHeld
/// ```
package struct RefreshMachine: Equatable, Sendable {
  /// The phase of the pull and of the action.
  package private(set) var phase = RefreshPhase.idle
  /// The distance that the content is held below its resting position, in points; a part of the minimum offset. The
  /// scroll view decides whether a change moves the content: the offset of content that is scrolled away does not
  /// change.
  package private(set) var held = 0.0
  /// The displayed distance of the content below its resting position without `held`, in points; negative if scrolled
  /// away.
  package private(set) var distance = 0.0
  /// The distances for the present viewport, changed by `setMetrics(_:at:)`.
  package private(set) var metrics: RefreshMetrics

  private struct Drag: Equatable, Sendable {
    /// The part of `distance` that existed before this drag, in points.
    var start: Double
    /// True if the drag has started an action or began during a run. It then starts no action until the content was
    /// back at its resting position.
    var isSpent: Bool
  }

  private var drag: Drag?
  private var startTime = 0.0
  /// The time of the action's end; nil during a run and before the first run.
  package private(set) var endTime: Double?
  private var settlingDeadline = 0.0
  /// The `RefreshEffects` that the present call will return.
  private var effects: RefreshEffects = []

  /// Creates a machine in `RefreshPhase.idle`.
  package init(metrics: RefreshMetrics = RefreshMetrics()) { self.metrics = metrics }

  /// The displayed distance as a fraction of the threshold, ≥ 0; above 1 beyond the threshold.
  package var progress: Double { max(distance, 0) / metrics.threshold }

  /// The time at which `tick(at:)` must be called without other events; nil if no tick is needed.
  package var nextTime: Double? {
    switch phase {
    case .refreshing: endTime == nil ? nil : startTime + RefreshMetrics.shortestShow
    case .settling: drag == nil ? settlingDeadline : nil
    case .idle, .pulling, .armed: nil
    }
  }

  // MARK: Drags and geometry

  /// Called when touch, mouse or a precise wheel begins to move the content.
  @discardableResult
  package mutating func dragBegan(at time: Double) -> RefreshEffects {
    let followsAction = phase == .refreshing || (phase == .settling && endTime != nil)
    drag = Drag(start: max(distance, 0), isSpent: followsAction)
    // The drag catches a pull that is returning.
    if phase == .settling, !followsAction { phase = .pulling(progress: progress) }
    return moved(to: distance, at: time)
  }

  /// Called when the pointer is lifted. Starts the action if the machine is armed.
  @discardableResult
  package mutating func dragEnded(at time: Double) -> RefreshEffects {
    guard drag != nil else { return [] }
    drag = nil
    switch phase {
    case .idle, .refreshing: break
    case .armed: start(at: time)
    case .pulling: settle(at: time)
    case .settling: settlingDeadline = time + RefreshMetrics.longestSettling
    }
    return answer(at: time)
  }

  /// Called when the drag is cancelled because another gesture has won or the window has lost the focus. Never starts
  /// the action.
  @discardableResult
  package mutating func dragCancelled(at time: Double) -> RefreshEffects {
    if phase == .armed { phase = .pulling(progress: progress) }
    return dragEnded(at: time)
  }

  /// Called when the displayed distance below the resting position changes, for any reason.
  @discardableResult
  package mutating func moved(to distance: Double, at time: Double) -> RefreshEffects {
    self.distance = distance.isFinite ? distance : 0
    follow(at: time)
    return answer(at: time)
  }

  /// Called when the size of the viewport changes.
  @discardableResult
  package mutating func setMetrics(_ metrics: RefreshMetrics, at time: Double) -> RefreshEffects {
    self.metrics = metrics
    return moved(to: distance, at: time)
  }

  // MARK: Runs and time

  /// Starts a run without a pull: by key, button or program. No effect during a run.
  @discardableResult
  package mutating func begin(at time: Double) -> RefreshEffects {
    if phase != .refreshing || endTime != nil { start(at: time) }
    return answer(at: time)
  }

  /// Called when no action runs any more: it has returned, thrown or was cancelled. Has no effect unless the machine shows a running action.
  @discardableResult
  package mutating func ended(at time: Double) -> RefreshEffects {
    if phase == .refreshing, endTime == nil { endTime = time }
    return answer(at: time)
  }

  /// Called when time has passed, at `nextTime` at the latest.
  @discardableResult
  package mutating func tick(at time: Double) -> RefreshEffects { answer(at: time) }

  // MARK: Transitions

  /// Updates `phase` from the present `distance` during a drag.
  private mutating func follow(at time: Double) {
    guard var drag else { return }
    drag.start = min(drag.start, max(distance, 0))
    if distance <= metrics.retracted, phase != .refreshing { drag.isSpent = false }
    self.drag = drag
    guard !drag.isSpent, phase != .refreshing, phase != .settling else { return }
    if phase == .armed, distance >= metrics.threshold - RefreshMetrics.hysteresis { return }
    if distance <= 0 || (phase == .idle && distance <= drag.start) {
      phase = .idle
      return
    }
    let isFarEnough = distance >= metrics.threshold && distance - drag.start >= RefreshMetrics.leastOwnPull
    switch metrics.trigger {
    case _ where !isFarEnough: phase = .pulling(progress: progress)
    case .release: phase = .armed
    case .crossing: start(at: time)
    }
  }

  private mutating func start(at time: Double) {
    phase = .refreshing
    startTime = time
    endTime = nil
    drag?.isSpent = true
    effects.insert(.startsAction)
  }

  private mutating func settle(at time: Double) {
    phase = .settling
    settlingDeadline = time + RefreshMetrics.longestSettling
  }

  /// Applies time-dependent transitions and returns the collected `effects`.
  private mutating func answer(at time: Double) -> RefreshEffects {
    if phase == .refreshing, endTime != nil, time.hasReached(startTime + RefreshMetrics.shortestShow) {
      settle(at: time)
    }
    if drag == nil {
      updateHeld()
      if phase == .settling, distance <= metrics.retracted || time.hasReached(settlingDeadline) { rest() }
    } else if phase == .settling, held == 0, distance <= metrics.retracted {
      rest()
    }
    defer { effects = [] }
    return effects
  }

  private mutating func rest() {
    phase = .idle
    endTime = nil
  }

  /// Sets `held` during a run and resets it afterwards.
  private mutating func updateHeld() {
    let heldLength = phase == .refreshing ? metrics.held : 0
    guard heldLength != held else { return }
    held = heldLength
    effects.insert(.changesHeld)
  }
}
