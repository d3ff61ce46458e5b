import Motion

/// Decides when a pull refreshes, and how far content is held down meanwhile. Knows no views, runs no tasks, reads no clock.
///
/// It is told of drags, of the distance that is shown, and when the action has ended; each call answers with what is to be done.
/// Times are seconds on any clock that does not go back.
///
/// - Only a drag can arm it: neither a scroll by program nor a fling that runs into the top.
/// - One drag starts one action at most, and none while an action runs.
/// - ``held`` never changes while a finger is down.
/// - It comes back to ``RefreshPhase/idle`` whatever the action does, as soon as that has ended and content is back.
///
/// ```swift
/// var machine = RefreshMachine()
/// machine.dragBegan(at: 0)
/// machine.moved(to: 90, at: 0.2)     // phase: armed
/// machine.dragEnded(at: 0.3)         // startsAction, changesHeld
/// ```
package struct RefreshMachine: Equatable, Sendable {
  package private(set) var phase = RefreshPhase.idle
  /// How far content is held below its place: a part of the least offset, in points. Whether a change moves content is for the scroll
  /// view to say: whoever has scrolled away reads on.
  package private(set) var held = 0.0
  /// How far content is below its place without ``held``, as it is shown, in points; negative when scrolled away.
  package private(set) var distance = 0.0
  package private(set) var metrics: RefreshMetrics

  private struct Drag: Equatable, Sendable {
    /// The distance that was not this drag's doing.
    var start: Double
    /// Has started an action, or began while one ran: starts none until content was back in its place.
    var isSpent: Bool
  }

  private var drag: Drag?
  private var startTime = 0.0
  /// When the action has ended; nil while it runs and before the first.
  private(set) var endTime: Double?
  private var settlingDeadline = 0.0
  /// What the call that runs will answer.
  private var effects: RefreshEffects = []

  package init(metrics: RefreshMetrics = RefreshMetrics()) { self.metrics = metrics }

  /// The part of the threshold that content is below its place: 0 when it is not, more than 1 beyond.
  package var progress: Double { max(distance, 0) / metrics.threshold }

  /// When ``tick(at:)`` must be called although nothing else happens; nil if never.
  package var nextTime: Double? {
    switch phase {
    case .refreshing: endTime == nil ? nil : startTime + RefreshMetrics.shortestShow
    case .settling: drag == nil ? settlingDeadline : nil
    case .idle, .pulling, .armed: nil
    }
  }

  // MARK: What the scroll view tells

  /// A finger, the mouse or a precise wheel has begun to move the content.
  @discardableResult
  package mutating func dragBegan(at time: Double) -> RefreshEffects {
    let followsAction = phase == .refreshing || (phase == .settling && endTime != nil)
    drag = Drag(start: max(distance, 0), isSpent: followsAction)
    // The finger has caught a pull that was on its way back.
    if phase == .settling, !followsAction { phase = .pulling(progress: progress) }
    return moved(to: distance, at: time)
  }

  /// The finger was lifted.
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

  /// The drag was taken from the finger: another gesture has won, or the window has lost the focus. No action starts.
  @discardableResult
  package mutating func dragCancelled(at time: Double) -> RefreshEffects {
    if phase == .armed { phase = .pulling(progress: progress) }
    return dragEnded(at: time)
  }

  /// Content is shown `distance` below its place, for whatever reason.
  @discardableResult
  package mutating func moved(to distance: Double, at time: Double) -> RefreshEffects {
    self.distance = distance.isFinite ? distance : 0
    follow(at: time)
    return answer(at: time)
  }

  /// The viewport has another size.
  @discardableResult
  package mutating func setMetrics(_ metrics: RefreshMetrics, at time: Double) -> RefreshEffects {
    self.metrics = metrics
    return moved(to: distance, at: time)
  }

  // MARK: What others tell

  /// Starts the action without a pull: by a key, a button, a program. Nothing while one runs.
  @discardableResult
  package mutating func begin(at time: Double) -> RefreshEffects {
    if phase != .refreshing || endTime != nil { start(at: time) }
    return answer(at: time)
  }

  /// Notes that no action runs: it has returned, thrown or was cancelled. Without effect unless the machine shows a running action.
  @discardableResult
  package mutating func ended(at time: Double) -> RefreshEffects {
    if phase == .refreshing, endTime == nil { endTime = time }
    return answer(at: time)
  }

  /// Time has passed.
  @discardableResult
  package mutating func tick(at time: Double) -> RefreshEffects { answer(at: time) }

  // MARK: What follows

  /// Takes the pull as far as the distance says.
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

  /// Whatever time brings; then the effects of the call.
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

  /// Holds content down while the action runs.
  private mutating func updateHeld() {
    let wanted = phase == .refreshing ? metrics.held : 0
    guard wanted != held else { return }
    held = wanted
    effects.insert(.changesHeld)
  }
}
