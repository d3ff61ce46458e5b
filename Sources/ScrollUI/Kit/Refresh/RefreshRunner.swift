import Engine

/// Runs the action of one `refreshable`, once at a time.
///
/// The run belongs to the view that `refreshable` is written on: neither a new value of that view nor a scroll view in it that comes
/// or goes cancels it, only the end of the view itself.
@MainActor final class RefreshRunner {
  /// Taken anew with each update of the view; a run that has begun goes on with the one it began with.
  var action: @Sendable () async -> Void
  private var task: Task<Void, Never>?
  private var controllers: [RefreshController] = []

  init(action: @escaping @Sendable () async -> Void) { self.action = action }

  var isRunning: Bool { task != nil }

  /// Starts the action, unless it runs. The scroll views show it, whoever has started it.
  func start() {
    guard task == nil else { return }
    let action = action
    task = Task { [weak self] in
      await action()
      self?.finish()
    }
    for controller in controllers { controller.begin() }
  }

  /// Runs the action, or waits for the end of the run that is on.
  func run() async {
    start()
    await task?.value
  }

  private func finish() {
    task = nil
    for controller in controllers { controller.actionDidEnd() }
  }

  /// The view has gone: nobody waits any more.
  func cancel() {
    task?.cancel()
    task = nil
  }

  // MARK: Scroll views

  /// A scroll view shows the action from now on.
  func join(_ controller: RefreshController) {
    controllers.append(controller)
    if isRunning { controller.begin() }
  }

  func leave(_ controller: RefreshController) { controllers.removeAll { $0 === controller } }
}

extension RefreshRunner: PullAction {
  func present(in node: ScrollNode) -> any PullPresentation { RefreshController(node, self) }
}
