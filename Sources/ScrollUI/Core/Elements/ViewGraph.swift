import Engine

/// The element tree of a window, with the queues of bodies to evaluate and of preferences and callbacks to deliver.
@MainActor package final class ViewGraph: FrameClient {
  package let pipeline: FramePipeline
  /// The number of mounted elements.
  package internal(set) var elementCount = 0
  /// The number of elements created so far.
  var createdElementCount = 0

  /// The change that is being applied.
  private(set) var change = TransactionChange() { didSet { motion = nil } }
  /// `change` as layout sees it; created at the first access.
  private var motion: ScopedMotionChange?
  /// The number of mounted modifiers that transform transactions.
  var transactionScopes = 0
  private var isUpdatingBodies = false
  /// True while a step of a running animation is applied.
  private var isAnimationStep = false

  /// The transaction of `change` as transformed by the scopes around the element that is being updated.
  private(set) var transaction = Transaction() {
    didSet {
      pipeline.change = ChangeContext(
        animation: nodeAnimation(of: transaction),
        adjustsOffsets: transaction.scrollContentOffsetAdjustmentBehavior != .disabled)
    }
  }

  /// The insertion in progress; nil if no change inserts views or the new view is inside of an inserted view.
  private(set) var insertion: Insertion?

  private var root: Element?
  private var dirty: [Element] = []
  /// The number of `updateNodeList()` calls; counted by tests.
  package private(set) var nodeListUpdates = 0
  private var staleNodeLists: [Element] = []
  private var isCollectingNodeLists = false
  private var geometryObservers = Registry<any GeometryObserver>()
  /// Called before the code of an element is evaluated, for the service that keeps the reads of its last evaluation; nil without that service.
  var willEvaluate: ((Element) -> Void)?
  private var preferenceReaders = Registry<any PreferenceReader>()
  private var callbacks: [Callback] = []
  /// The objects that upper tiers keep with the window, by type; see `service(_:)`.
  var services: [ObjectIdentifier: AnyObject] = [:]
  /// False if the tasks of views do not start: the views are drawn into a picture.
  package var startsTasks = true
  /// The element whose evaluation is running, to which reads are attributed. Shared by all windows.
  private(set) static var evaluating: Element?

  /// User code to run in the observe phase, with its name and type for messages.
  private struct Callback {
    let name: StaticString
    let type: Any.Type?
    let action: () -> Void

    var description: String { type.map { "\(name)(\(typeName($0)))" } ?? "\(name)" }
  }

  /// Creates the element tree of `view` in `environment` and shows its nodes in the window of `pipeline`.
  package init<Root: View>(_ view: Root, pipeline: FramePipeline, environment: EnvironmentValues) {
    self.pipeline = pipeline
    pipeline.client = self
    let element = RootElement(view, ElementContext(graph: self, parent: nil, environment: environment))
    root = element
    element.showNodes()
  }

  /// Calls `body` with the root element; has no effect after `unmount()`.
  package func forRoot(_ body: (Element) -> Void) {
    if let root { body(root) }
  }

  /// The graph of the window that contains `node`; nil for a node outside of a window.
  static func showing(_ node: RenderNode) -> ViewGraph? { node.host?.client as? ViewGraph }

  /// Adds `overlay` above the window's content. Has no effect if the window has an overlay already.
  func showOverlay<Overlay: View>(_ overlay: @autoclosure () -> Overlay) {
    guard let owner = root as? any OverlayOwner, !owner.hasOverlay else { return }
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
    (dirty, staleNodeLists) = ([], [])
    pipeline.removeLayoutRequests()
  }

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
    change.number += 1
    isUpdatingBodies = true
    defer { isUpdatingBodies = false }
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
    isAnimationStep = element.isAnimationStep
    defer { isAnimationStep = false }
    let pending = element.takePending()
    guard pending != nil || element.transactionScope != nil, !isAnimationStep else { return element.updateBody() }
    let change = TransactionChange(transaction: pending ?? Transaction(), number: change.number)
    making(change, in: element.transactionScope, element.updateBody)
    pending?.completions.forEach { $0.release(in: self) }
  }

  /// Evaluates the body of `element` after an update from above: in the transaction of its own change if one has marked
  /// it.
  func updateFromAbove(_ element: Element) {
    if element.hasPending { update(element) } else { element.updateBody() }
  }

  /// Runs `body`, which creates views for `insertion`; nil if the new views are inside of an inserted view.
  func inserting<Result>(_ insertion: Insertion?, _ body: () -> Result) -> Result {
    let outer = self.insertion
    self.insertion = insertion
    defer { self.insertion = outer }
    return body()
  }

  /// Runs `body` as a part of `change`, with the transaction that `scope` makes of it.
  func making(_ change: TransactionChange, in scope: TransactionScope?, _ body: () -> Void) {
    let outer = (change: self.change, transaction: transaction)
    self.change = change
    transaction = scope?.transaction(of: change) ?? change.transaction
    body()
    self.change = outer.change
    transaction = outer.transaction
  }

  /// Runs `body` with the transaction that the inner `scope` makes of the current transaction.
  func entering(_ scope: TransactionScope?, _ body: () -> Void) {
    guard let scope else { return body() }
    let outer = transaction
    transaction = scope.transaction(of: change, around: outer)
    body()
    transaction = outer
  }

  /// Runs `body`; `completion` waits for all animations that start in it.
  func completing(_ completion: AnimationCompletion, _ body: () -> Void) {
    let outer = (change: change, transaction: transaction)
    change.transaction.addCompletion(completion)
    transaction.addCompletion(completion)
    body()
    change = outer.change
    transaction = outer.transaction
  }

  /// The change that layout requests now belong to; nil if all nodes move with `FramePipeline.change`.
  package var motionChange: (any MotionChange)? {
    guard transactionScopes > 0, isUpdatingBodies, !isAnimationStep else { return nil }
    if motion == nil { motion = ScopedMotionChange(change, graph: self) }
    return motion
  }

  /// The animation of `transaction`; nil if the transaction or the environment reduces motion.
  func animation(of transaction: Transaction) -> Animation? {
    guard let animation = transaction.animation else { return nil }
    return transaction.reducesMotion ?? environment.untracked(\.accessibilityReduceMotion) ? nil : animation
  }

  /// The animation of `transaction` for render nodes, with its completions.
  func nodeAnimation(of transaction: Transaction) -> NodeAnimation? {
    guard let animation = animation(of: transaction) else { return nil }
    let completions = transaction.completions
    return NodeAnimation(
      timing: animation.kind, motionStarts: { completions.forEach { $0.hold() } },
      motionEnds: { [weak self] in completions.forEach { $0.release(in: self) } })
  }

  // MARK: Node lists

  /// Schedules `updateNodeList()` of `element`, or calls it at once outside of `collectingNodeLists(_:)`.
  func setNeedsNodeList(_ element: Element) {
    guard isCollectingNodeLists else { return element.updateNodeList() }
    if transaction.animation != nil || change.transaction.animation != nil || !pipeline.change.adjustsOffsets {
      element.nodeListChange = change
    }
    guard !element.isNodeListStale else { return }
    element.isNodeListStale = true
    staleNodeLists.append(element)
  }

  /// Runs `body` and then updates each node list that it has made stale once: a thousand rows that change together cost
  /// their container one new list, not a thousand.
  func collectingNodeLists(_ body: () -> Void) {
    let isOuter = !isCollectingNodeLists
    isCollectingNodeLists = true
    body()
    guard isOuter else { return }
    // Children first: the lists of parents are made of theirs.
    while !staleNodeLists.isEmpty {
      let elements = staleNodeLists.sorted { $0.depth > $1.depth }
      staleNodeLists.removeAll(keepingCapacity: true)
      for element in elements {
        element.isNodeListStale = false
        guard element.isMounted else { continue }
        nodeListUpdates += 1
        let change = element.nodeListChange ?? TransactionChange()
        let scope = element.nodeListChange == nil ? nil : element.transactionScope
        element.nodeListChange = nil
        making(change, in: scope, element.updateNodeList)
      }
    }
    isCollectingNodeLists = false
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

  // MARK: Observation

  func add(_ observer: any GeometryObserver) { geometryObservers.insert(observer, id: ObjectIdentifier(observer)) }

  func remove(_ observer: any GeometryObserver) { geometryObservers.remove(ObjectIdentifier(observer)) }

  /// Schedules `reader.reducePreference()` for the next observe phase.
  func schedule(_ reader: any PreferenceReader) {
    preferenceReaders.insert(reader, id: ObjectIdentifier(reader))
  }

  func cancel(_ reader: any PreferenceReader) { preferenceReaders.remove(ObjectIdentifier(reader)) }

  /// Schedules `action` for the next observe phase. Messages use `name` and `type` to describe it.
  package func enqueue(_ name: StaticString, about type: Any.Type? = nil, _ action: @escaping () -> Void) {
    callbacks.append(Callback(name: name, type: type, action: action))
  }

  /// Compares the geometry that observers have read with the current geometry.
  package func compareGeometry() { geometryObservers.forEach { $0.compareGeometry() } }

  /// True if preferences or callbacks wait for the observe phase.
  package var hasFacts: Bool { !preferenceReaders.isEmpty || !callbacks.isEmpty }

  /// Reduces the scheduled preferences, deepest readers first, and runs the queued callbacks.
  package func deliverFacts() {
    let readers = preferenceReaders.removeAll().sorted { $0.depth > $1.depth }
    for reader in readers { reader.reducePreference() }
    let running = callbacks
    callbacks.removeAll()
    for callback in running {
      pipeline.work.observer?.workBegins()
      callback.action()
      pipeline.work.observer?.workEnds(.callback(name: callback.description))
    }
  }

  /// The names of pending callbacks, preference readers and bodies, for messages about endless updates.
  package var pendingDescription: String {
    let names =
      callbacks.map(\.description) + preferenceReaders.members.map(\.readerName)
      + dirty.map { "the body of \($0.viewName)" }
    return Array(Set(names)).sorted().joined(separator: ", ")
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

/// An object that compares the geometry it has read with the current geometry, from `ViewGraph.add(_:)` on.
@MainActor protocol GeometryObserver: AnyObject {
  func compareGeometry()
}
