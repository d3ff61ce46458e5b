import Engine

/// Stands between one scroll view and the action that pulling it starts: tells the machine what the scroll view does, and the scroll
/// view what the machine decides.
@MainActor final class RefreshController: ScrollObserver, ViewportObserver, FrameTicker {
  private let node: ScrollNode
  private let runner: RefreshRunner
  private let indicator: RefreshIndicator
  private(set) var machine = RefreshMachine()
  /// Whether what goes back to its place was held there by the action.
  private var followsAction = false
  private var lastLength = 0.0
  /// When the machine has asked to be called.
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

  /// The scroll view has gone, or shows no action any more.
  func end() {
    runner.leave(self)
    node.remove(self)
    node.pipeline?.remove(self)
    node.model.remove(self)
    node.refreshIndicator = nil
    node.heldInset = 0
  }

  func setColors(in environment: EnvironmentValues) {
    indicator.color = Color.gray.rgba(in: environment)
    indicator.armedColor = Color.accentColor.rgba(in: environment)
  }

  // MARK: What the machine is told

  private var time: Double { node.pipeline?.time ?? 0 }

  /// How far content is below its place, without what holds it there.
  private var distance: Double { node.model.metrics.restingMinimum(.vertical) - node.model.offset.y }

  func scrollContactDidChange(_ model: ScrollModel, to phase: ContactPhase) {
    // Where it has let go: content that is told not to move is back at its place already.
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

  /// Shows the action, which something else than a pull has started.
  func begin() {
    perform(machine.begin(at: time))
  }

  /// The action has ended. The next frame says when that was.
  func actionDidEnd() { node.pipeline?.add(self) }

  func tick(at time: Double) -> NextTick {
    dueTime = nil
    if !runner.isRunning { perform(machine.ended(at: time), schedules: false) }
    perform(machine.tick(at: time), schedules: false)
    dueTime = machine.nextTime
    return dueTime.map { .at($0) } ?? .never
  }

  // MARK: What it answers

  private func perform(_ effects: RefreshEffects, schedules: Bool = true) {
    if effects.contains(.startsAction) { runner.start() }
    if effects.contains(.changesHeld) { node.heldInset = machine.held }
    indicator.appearance = appearance()
    guard schedules, let next = machine.nextTime, next != dueTime else { return }
    dueTime = next
    node.pipeline?.add(self)
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
