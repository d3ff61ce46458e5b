import Engine

/// Runs the action of a `refreshable(action:)` modifier, a single run at a time.
///
/// A run belongs to the modified view: updates of that view and the insertion or removal of scroll views inside do not
/// cancel it; the removal of the view does.
@MainActor final class RefreshRunner {
  /// The action of the last update. A run in progress keeps the action that it started with.
  var action: @Sendable () async -> Void
  private var task: Task<Void, Never>?
  /// The number of started runs. A cancelled action may return after the next run has started.
  private var runCount = 0
  private var controllers: [RefreshController] = []

  init(action: @escaping @Sendable () async -> Void) { self.action = action }

  var isRunning: Bool { task != nil }

  /// Starts the action unless it is running. All joined `RefreshController`s show the run.
  func start() {
    guard task == nil else { return }
    let action = action
    runCount += 1
    let run = runCount
    task = Task { [weak self] in
      await action()
      self?.finish(run)
    }
    for controller in controllers { controller.begin() }
  }

  /// Runs the action, or waits for the run in progress.
  func run() async {
    start()
    await task?.value
  }

  private func finish(_ run: Int) {
    guard run == runCount, task != nil else { return }
    task = nil
    for controller in controllers { controller.actionDidEnd() }
  }

  /// Cancels the run. Called when the view is removed.
  func cancel() {
    task?.cancel()
    task = nil
  }

  // MARK: Scroll views

  /// Adds the controller of a scroll view that shows runs of the action; see `RefreshController.end()`.
  func join(_ controller: RefreshController) {
    controllers.append(controller)
    if isRunning { controller.begin() }
  }

  func leave(_ controller: RefreshController) { controllers.removeAll { $0 === controller } }
}

extension RefreshRunner: PullAction {
  func present(in node: ScrollNode) -> any PullPresentation { RefreshController(node, self) }
}
