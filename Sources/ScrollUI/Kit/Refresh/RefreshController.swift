import Engine

/// Connects a `ScrollNode` with a `RefreshRunner`: forwards the contact and the offset to the `RefreshMachine`, and
/// applies the machine's effects to the scroll view.
@MainActor final class RefreshController: ViewportObserver, FrameTicker, PullPresentation {
  private let node: ScrollNode
  private let runner: RefreshRunner
  private let indicator: RefreshIndicator
  private(set) var machine = RefreshMachine()
  /// True if the action has ended and the time of its end is not known until the next `tick(at:)`.
  private var hasEnded = false
  /// True if the content was held by the action, false if it returns from a pull. Selects the indicator's disappearance
  /// in `look()`.
  private var followsAction = false
  private var knownLength = 0.0
  /// The time at which the machine requested a tick, in seconds; nil if none is pending.
  private var dueTime: Double?

  init(_ node: ScrollNode, _ runner: RefreshRunner) {
    self.node = node
    self.runner = runner
    indicator = RefreshIndicator(node)
    node.refreshIndicator = indicator
    node.add(self)
    node.model.contactDidChange = { [weak self] in self?.contactDidChange($0) }
    runner.join(self)
  }

  /// Disconnects the controller from `RefreshRunner` and `ScrollNode`. Called when the scroll view is removed or no
  /// longer shows the action.
  func end() {
    runner.leave(self)
    node.remove(self)
    node.pipeline?.remove(self)
    node.model.contactDidChange = { _ in }
    node.refreshIndicator = nil
    node.heldLength = 0
  }

  func setColors(in environment: EnvironmentValues) {
    indicator.color = Color.gray.rgba(in: environment)
    indicator.armedColor = Color.accentColor.rgba(in: environment)
  }

  // MARK: Input of the machine

  private var time: Double { node.pipeline?.time ?? 0 }

  /// The displacement of the content below its resting position, without the held inset, in points.
  private var distance: Double { node.model.metrics.restingMinimum(.vertical) - node.model.offset.y }

  private func contactDidChange(_ hand: ContactPhase) {
    // The offset at the lift: content that must not bounce is already back at its resting position.
    let y = node.model.offsetAtLift?.y ?? node.model.offset.y
    perform(machine.moved(to: node.model.metrics.restingMinimum(.vertical) - y, at: time))
    switch hand {
    case .down: perform(machine.dragBegan(at: time))
    case .lifted: perform(machine.dragEnded(at: time))
    case .cancelled: perform(machine.dragCancelled(at: time))
    }
  }

  func viewportDidChange() {
    let metrics = node.model.metrics
    let length = metrics.viewport.height - metrics.insets.vertical + metrics.held
    if length != knownLength {
      knownLength = length
      let metrics = RefreshMetrics(viewport: length)
      indicator.restLength = metrics.held
      perform(machine.setMetrics(metrics, at: time))
    }
    perform(machine.moved(to: distance, at: time))
  }

  /// Shows a run that a key or the program has started. Called by `RefreshRunner`.
  func begin() {
    hasEnded = false
    perform(machine.begin(at: time))
  }

  /// Called by `RefreshRunner` when the action ends. The next `tick(at:)` determines the time.
  func actionDidEnd() {
    hasEnded = true
    node.pipeline?.add(self)
  }

  func tick(at time: Double) -> NextTick {
    dueTime = nil
    if hasEnded {
      hasEnded = false
      perform(machine.ended(run: machine.run, at: time), schedules: false)
    }
    perform(machine.tick(at: time), schedules: false)
    dueTime = machine.nextTime
    return dueTime.map { .at($0) } ?? .never
  }

  // MARK: Effects of the machine

  private func perform(_ effects: RefreshEffects, schedules: Bool = true) {
    if effects.contains(.startsAction) { runner.start() }
    if effects.contains(.changesHeld) { node.heldLength = machine.held }
    indicator.look = look()
    guard schedules, let next = machine.nextTime, next != dueTime else { return }
    dueTime = next
    node.pipeline?.add(self)
  }

  private func look() -> RefreshIndicator.Look {
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
