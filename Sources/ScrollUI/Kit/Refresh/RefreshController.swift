import Engine

/// Connects a `ScrollNode` with a `RefreshRunner`: forwards the contact and the offset to the `RefreshMachine`, and
/// applies the machine's effects to the scroll view.
@MainActor final class RefreshController: ScrollObserver, ViewportObserver, FrameTicker, PullPresentation {
  private let node: ScrollNode
  private let runner: RefreshRunner
  private let indicator: RefreshIndicator
  private(set) var machine = RefreshMachine()
  /// True if the content was held by the action, false if it returns from a pull. Selects the indicator's disappearance
  /// in `appearance()`.
  private var followsAction = false
  private var lastLength = 0.0
  /// The time at which the machine requested a tick, in seconds; nil without a pending tick.
  private var dueTime: Double?

  init(_ node: ScrollNode, _ runner: RefreshRunner) {
    self.node = node
    self.runner = runner
    indicator = RefreshIndicator(node)
    node.refreshIndicator = indicator
    node.add(self)
    node.model.add(self)
    runner.join(self)
  }

  /// Disconnects the controller from `RefreshRunner` and `ScrollNode`. Called when the scroll view is removed or no
  /// longer shows the action.
  func end() {
    runner.leave(self)
    node.remove(self)
    node.host?.remove(self)
    node.model.remove(self)
    node.refreshIndicator = nil
    node.heldInset = 0
  }

  func setColors(in environment: EnvironmentValues) {
    indicator.color = Color.gray.rgba(in: environment)
    indicator.armedColor = Color.accentColor.rgba(in: environment)
  }

  // MARK: Input of the machine

  private var time: Double { node.host?.time ?? 0 }

  /// The displacement of the content below its resting position, without the held inset, in points.
  private var distance: Double { node.model.metrics.restingMinimum(.vertical) - node.model.offset.y }

  func scrollContactDidChange(_ model: ScrollModel, to phase: ContactPhase) {
    // The offset at the lift: content that must not bounce is already back at its resting position.
    let y = model.offsetAtLift?.y ?? model.offset.y
    perform(machine.moved(to: model.metrics.restingMinimum(.vertical) - y, at: time))
    switch phase {
    case .down: perform(machine.dragBegan(at: time))
    case .lifted: perform(machine.dragEnded(at: time))
    case .cancelled: perform(machine.dragCancelled(at: time))
    }
  }

  func viewportDidChange() {
    let metrics = node.model.metrics
    let length = metrics.viewport.height - metrics.restingInsets.vertical
    if length != lastLength {
      lastLength = length
      let metrics = RefreshMetrics(viewport: length)
      indicator.restLength = metrics.held
      perform(machine.setMetrics(metrics, at: time))
    }
    perform(machine.moved(to: distance, at: time))
  }

  /// Shows a run that a key or the program has started. Called by `RefreshRunner`.
  func begin() {
    perform(machine.begin(at: time))
  }

  /// Called by `RefreshRunner` when the action ends. The next `tick(at:)` determines the time.
  func actionDidEnd() { node.host?.add(self) }

  func tick(at time: Double) -> NextTick {
    dueTime = nil
    if !runner.isRunning { perform(machine.ended(at: time), schedules: false) }
    perform(machine.tick(at: time), schedules: false)
    dueTime = machine.nextTime
    return dueTime.map { .at($0) } ?? .never
  }

  // MARK: Effects of the machine

  private func perform(_ effects: RefreshEffects, schedules: Bool = true) {
    if effects.contains(.startsAction) { runner.start() }
    if effects.contains(.changesHeld) { node.heldInset = machine.held }
    indicator.appearance = appearance()
    guard schedules, let next = machine.nextTime, next != dueTime else { return }
    dueTime = next
    node.host?.add(self)
  }

  private func appearance() -> RefreshIndicator.Appearance {
    switch machine.phase {
    case .idle:
      followsAction = false
      return .hidden
    case .pulling(let progress):
      followsAction = false
      return .pulled(progress: progress, isArmed: false)
    case .armed: return .pulled(progress: max(machine.progress, 1), isArmed: true)
    case .refreshing:
      followsAction = true
      return .running
    case .settling: return followsAction ? .leaving : .pulled(progress: machine.progress, isArmed: false)
    }
  }
}
