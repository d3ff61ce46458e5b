import Engine

/// The element tree of a window, with the queues of bodies to evaluate and of preferences and callbacks to deliver.
@MainActor package final class ViewGraph: FrameClient {
  package let pipeline: FramePipeline
  /// The elements so far.
  var elements = Elements()
  /// The change that is being applied.
  var running = RunningChange()
  private var root: Element?
  private var dirty: [Element] = []
  /// The node lists that `collectingNodeLists(_:)` updates at its end.
  var nodeLists = NodeLists()
  /// The work of the observe phase.
  var observation = ObservationQueue()
  /// Called before the code of an element is evaluated, for the service that keeps the reads of its last evaluation; nil without that service.
  var willEvaluate: ((Element) -> Void)?
  /// The objects that upper tiers keep with the window, by type; see `service(_:)`.
  var services: [ObjectIdentifier: AnyObject] = [:]
  /// False if the tasks of views do not start: the views are drawn into a picture.
  package var startsTasks = true
  /// The element whose evaluation is running, to which reads are attributed. Shared by all windows.
  private(set) static var evaluating: Element?

  struct Elements {
    /// The number of mounted elements.
    var mounted = 0
    /// The number of elements created so far.
    var created = 0
  }

  struct NodeLists {
    /// The number of `updateNodeList()` calls; counted by tests.
    var updates = 0
    var stale: [Element] = []
    var isCollecting = false
  }

  /// Creates the element tree of `view` in `environment` and shows its nodes in the window of `pipeline`.
  package init<Root: View>(_ view: Root, pipeline: FramePipeline, environment: EnvironmentValues) {
    self.pipeline = pipeline
    pipeline.client = self
    let element = RootElement(view, ElementContext(graph: self, parent: nil, environment: environment))
    root = element
    element.updateNodeList()
  }

  /// Calls `body` with the root element; has no effect after `unmount()`.
  package func forRoot(_ body: (Element) -> Void) {
    if let root { body(root) }
  }

  /// Adds `overlay` above the window's content. Has no effect if the window has an overlay already.
  func showOverlay<Overlay: View>(_ overlay: @autoclosure () -> Overlay) {
    guard let owner = root?.fact(OverlayOwnerFact.self), !owner.hasOverlay else { return }
    owner.showOverlay(overlay())
  }

  /// Unmounts all elements, so that `onDisappear` runs and tasks are cancelled, ends the sleepers of the frame clock, and empties the window.
  package func unmount() {
    let clock = environment.frameClock
    root?.unmount()
    clock?.close()
    root = nil
    pipeline.root.setChildren([])
    deliverFacts()
    // No update follows. Requests of views that have left would keep them alive, and with them this graph.
    (dirty, nodeLists.stale) = ([], [])
    pipeline.removeLayoutRequests()
  }

  /// The number of mounted elements.
  package var elementCount: Int { elements.mounted }

  /// The bodies that wait for their evaluation, for messages.
  var waitingBodies: [String] { dirty.map { "the body of \($0.viewName)" } }

  /// The environment of the root element.
  package var environment: EnvironmentValues { root?.environment ?? EnvironmentValues() }

  /// Changes the environment of the whole window; updates only the readers of keys whose values have changed.
  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    guard let root else { return }
    var environment = root.environment
    let old = environment
    let changed = environment.apply(change).filter { !environment.hasSameValue(as: old, for: $0) }
    if !changed.isEmpty { root.setEnvironment(environment, changed: changed) }
  }

  // MARK: Bodies

  /// True if bodies are scheduled for evaluation.
  package var needsBodies: Bool { !dirty.isEmpty }

  /// Schedules the body of `element`, in the transaction of the running action or else of the running update.
  func setNeedsBody(_ element: Element) {
    let transaction = Transaction.current
    setNeedsBody(element, in: transaction.hasEffect ? transaction : change.transaction)
  }

  /// Schedules the body of `element` for a step of a running animation.
  func setNeedsAnimationStep(_ element: Element) {
    guard !element.isDirty else { return }
    setNeedsBody(element, in: Transaction())
    element.isAnimationStep = element.isDirty
  }

  /// Schedules the body of `element` in `transaction`.
  func setNeedsBody(_ element: Element, in transaction: Transaction) {
    if element.isMounted { element.addPending(transaction) }
    element.isAnimationStep = false
    guard !element.isDirty, element.isMounted else { return }
    element.isDirty = true
    dirty.append(element)
  }

  /// Clears the mark of an element that is brought up to date now. It may still be queued; `updateBodies()` then skips it.
  func clearMark(of element: Element) { element.isDirty = false }

  /// Evaluates all scheduled bodies, then updates the stale node lists. Runs in the body phase.
  package func updateBodies() {
    running.change.number += 1
    running.isUpdatingBodies = true
    defer { running.isUpdatingBodies = false }
    collectingNodeLists {
      // Parents first: their new values may make a child's own evaluation unnecessary.
      while !dirty.isEmpty {
        // Elements of the same depth in the order of creation: observable objects notify their readers in no particular order.
        let elements = dirty.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
        dirty.removeAll(keepingCapacity: true)
        for element in elements where element.isMounted {
          // An update from above may have evaluated it already.
          guard element.isDirty else {
            element.takePending()?.completions.forEach { $0.release(in: self) }
            continue
          }
          clearMark(of: element)
          update(element)
        }
      }
    }
  }

  /// Evaluates the body of `element` in the transaction of the change that has marked it.
  private func update(_ element: Element) {
    running.isAnimationStep = element.isAnimationStep
    defer { running.isAnimationStep = false }
    let pending = element.takePending()
    guard pending != nil || element.transactionScope != nil, !running.isAnimationStep else {
      return element.updateBody()
    }
    let change = TransactionChange(transaction: pending ?? Transaction(), number: change.number)
    making(change, in: element.transactionScope, element.updateBody)
    pending?.completions.forEach { $0.release(in: self) }
  }

  /// Evaluates the body of `element` after an update from above: in the transaction of its own change if one has marked
  /// it.
  func updateFromAbove(_ element: Element) {
    if element.hasPending { update(element) } else { element.updateBody() }
  }

  /// Evaluates user code that creates views, counts it as a body and attributes its reads to `element`.
  func evaluate<Result>(_ element: Element, _ body: () -> Result) -> Result {
    pipeline.work.counts.bodies += 1
    return track(element, body)
  }

  /// Attributes the reads of `body` to `element`, for user code that belongs to a body but runs later.
  func track<Result>(_ element: Element, _ body: () -> Result) -> Result {
    clearMark(of: element)
    pipeline.work.observer?.workBegins()
    defer { pipeline.work.observer?.workEnds(.view(element)) }
    let outer = Self.evaluating
    Self.evaluating = element
    willEvaluate?(element)
    defer { Self.evaluating = outer }
    return EnvironmentTracking.evaluate(element) { element.tracking(body) }
  }

  func warn(_ message: String) { Diagnostics.warn(message) }

  /// Calls `body` with every element, in tree order.
  func forEachElement(_ body: (Element) -> Void) {
    func visit(_ element: Element) {
      body(element)
      element.forEachChild(visit)
    }
    if let root { visit(root) }
  }
}
