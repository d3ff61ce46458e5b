import Engine

/// The element tree of one window: knows which bodies must be evaluated and which facts must be told.
@MainActor package final class ViewGraph: FrameClient {
  package let pipeline: FramePipeline
  /// Elements that are mounted.
  package internal(set) var elementCount = 0

  /// The change that is being made now.
  private(set) var change = TransactionChange() { didSet { motion = nil } }
  /// The change as layout sees it, once something has asked for it.
  private var motion: ScopedMotionChange?
  /// How many modifiers that transform transactions are mounted.
  var transactionScopes = 0
  private var isUpdatingBodies = false
  /// True while a step of a running animation is shown.
  private var isAnimationStep = false

  /// The transaction of `change` as the scopes around the element that is being updated have transformed it.
  private(set) var transaction = Transaction() {
    didSet {
      pipeline.nodeAnimation = nodeAnimation(of: transaction)
      pipeline.adjustsOffsets = transaction.scrollContentOffsetAdjustmentBehavior != .disabled
    }
  }

  /// The view that is being brought in now.
  private(set) var insertion: Insertion?

  private var root: Element?
  private var dirty: [Element] = []
  /// How often an element has taken the nodes of its children again; tests count it.
  package private(set) var nodeListUpdates = 0
  private var staleNodeLists: [Element] = []
  private var isCollectingNodeLists = false
  private var geometryObservers = Registry<any GeometryObserver>()
  /// What bodies have read through proxies that readers further out have handed them.
  private var bodyReads: [ObjectIdentifier: BodyGeometryReads] = [:]
  private var preferenceReaders = Registry<any PreferenceReader>()
  private var callbacks: [Callback] = []
  private var keyHandlers = Registry<any KeyHandling>()
  /// What floats over the window.
  let popups = PopupModel()
  /// What keeps keys and the focus to itself now.
  let modals = ModalStack()
  private(set) lazy var toolTips = ToolTips(graph: self)
  private(set) lazy var focus = FocusSystem(graph: self)
  /// Where the evaluation that runs now is noted; several windows share it.
  private(set) static var evaluating: Element?

  /// A piece of user code that waits for the observe phase, and whose it is.
  private struct Callback {
    let name: StaticString
    let type: Any.Type?
    let action: () -> Void

    var description: String { type.map { "\(name)(\(typeName($0)))" } ?? "\(name)" }
  }

  package init<Root: View>(_ view: Root, pipeline: FramePipeline, environment: EnvironmentValues) {
    self.pipeline = pipeline
    pipeline.client = self
    let element = RootElement(view, ElementContext(graph: self, parent: nil, environment: environment))
    root = element
    element.showNodes()
    pipeline.input.hover.add(toolTips)
  }

  /// Gives the uppermost element to `body`, while there is one.
  func forRoot(_ body: (Element) -> Void) {
    if let root { body(root) }
  }

  /// The graph of the window in which `node` hangs.
  static func showing(_ node: RenderNode) -> ViewGraph? { node.pipeline?.client as? ViewGraph }

  /// Makes the layer in which popups float, the first time that there is one.
  func showPopups() { (root as? any PopupLayerOwner)?.showPopups(popups) }

  /// Ends every element, so that `onDisappear` runs and tasks are cancelled, and empties the window.
  package func unmount() {
    root?.unmount()
    root = nil
    pipeline.root.setChildren([])
    deliverFacts()
  }

  /// The environment of the whole window.
  package var environment: EnvironmentValues { root?.environment ?? EnvironmentValues() }

  /// Changes the environment of the whole window.
  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    guard let root else { return }
    var environment = root.environment
    let old = environment
    let changed = environment.apply(change).filter { !environment.hasSameValue(as: old, for: $0) }
    if !changed.isEmpty { root.setEnvironment(environment, changed: changed) }
  }

  // MARK: Bodies

  package var needsBodies: Bool { !dirty.isEmpty }

  /// Asks for an element's body to be evaluated in the transaction of the action that runs now, or else of the update.
  func setNeedsBody(_ element: Element) {
    let transaction = Transaction.current
    setNeedsBody(element, in: transaction.isWorthKeeping ? transaction : change.transaction)
  }

  /// Asks for an element's body to be evaluated for a step of an animation that runs.
  func setNeedsAnimationStep(_ element: Element) {
    guard !element.isDirty else { return }
    setNeedsBody(element, in: Transaction())
    element.isAnimationStep = element.isDirty
  }

  /// Asks for an element's body to be evaluated in a transaction.
  func setNeedsBody(_ element: Element, in transaction: Transaction) {
    if element.isMounted { element.addPending(transaction) }
    element.isAnimationStep = false
    guard !element.isDirty, element.isMounted else { return }
    element.isDirty = true
    dirty.append(element)
    pipeline.requestFrame()
  }

  package func updateBodies() {
    change.number += 1
    isUpdatingBodies = true
    defer { isUpdatingBodies = false }
    collectingNodeLists {
      // Parents first: what they pass down may make a child's own evaluation unnecessary.
      while !dirty.isEmpty {
        let elements = dirty.sorted { $0.depth < $1.depth }
        dirty.removeAll(keepingCapacity: true)
        for element in elements where element.isMounted {
          // An update from above may have come first.
          guard element.isDirty else {
            element.takePending()?.completions.forEach { $0.release(in: self) }
            continue
          }
          element.isDirty = false
          update(element)
        }
      }
    }
  }

  /// Evaluates an element's body under the transaction of the change that has marked it.
  private func update(_ element: Element) {
    isAnimationStep = element.isAnimationStep
    defer { isAnimationStep = false }
    let pending = element.takePending()
    guard pending != nil || element.transactionScope != nil, !isAnimationStep else { return element.updateBody() }
    let change = TransactionChange(transaction: pending ?? Transaction(), number: change.number)
    making(change, in: element.transactionScope, element.updateBody)
    pending?.completions.forEach { $0.release(in: self) }
  }

  /// Evaluates the body of an element that an update from above has reached, in the transaction of its own change if one has marked it.
  func updateFromAbove(_ element: Element) {
    if element.hasPending { update(element) } else { element.updateBody() }
  }

  /// Runs `body`, which makes views that a change brings in; nil where what is made stands inside of such a view.
  func inserting<Result>(_ insertion: Insertion?, _ body: () -> Result) -> Result {
    let outer = self.insertion
    self.insertion = insertion
    defer { self.insertion = outer }
    return body()
  }

  /// Runs `body`, whose updates in `scope` are parts of `change`.
  func making(_ change: TransactionChange, in scope: TransactionScope?, _ body: () -> Void) {
    let outer = (change: self.change, transaction: transaction)
    self.change = change
    transaction = scope?.transaction(of: change) ?? change.transaction
    body()
    self.change = outer.change
    transaction = outer.transaction
  }

  /// Runs `body`, whose updates are further in than those around by one scope.
  func entering(_ scope: TransactionScope?, _ body: () -> Void) {
    guard let scope else { return body() }
    let outer = transaction
    transaction = scope.transaction(of: change, around: outer)
    body()
    transaction = outer
  }

  /// Runs `body` and holds `completion` until the animations that start in it are over.
  func completing(_ completion: AnimationCompletion, _ body: () -> Void) {
    let outer = (change: change, transaction: transaction)
    change.transaction.addCompletion(completion)
    transaction.addCompletion(completion)
    body()
    change = outer.change
    transaction = outer.transaction
  }

  /// The change that layouts asked for now are part of; nil where all nodes move by `FramePipeline.nodeAnimation`.
  package var motionChange: (any MotionChange)? {
    guard transactionScopes > 0, isUpdatingBodies, !isAnimationStep else { return nil }
    if motion == nil { motion = ScopedMotionChange(change, graph: self) }
    return motion
  }

  /// The animation that values change by under `transaction`: none where the environment asks for reduced motion.
  func animation(of transaction: Transaction) -> Animation? {
    transaction.reducesMotion ?? pipeline.reducesMotion ? nil : transaction.animation
  }

  func nodeAnimation(of transaction: Transaction) -> NodeAnimation? {
    guard let animation = animation(of: transaction) else { return nil }
    let completions = transaction.completions
    return NodeAnimation(
      timing: NodeTiming(kind: animation.kind), motionStarts: { completions.forEach { $0.hold() } },
      motionEnds: { [weak self] in completions.forEach { $0.release(in: self) } })
  }

  // MARK: Node lists

  func setNeedsNodeList(_ element: Element) {
    guard isCollectingNodeLists else { return element.updateNodeList() }
    if transaction.animation != nil || change.transaction.animation != nil || !pipeline.adjustsOffsets {
      element.nodeListChange = change
    }
    guard !element.isNodeListStale else { return }
    element.isNodeListStale = true
    staleNodeLists.append(element)
  }

  /// Runs `body` and then brings the node lists that it has changed up to date, each once: a thousand rows that change at once
  /// give their container one new list, not a thousand.
  func collectingNodeLists(_ body: () -> Void) {
    let isOuter = !isCollectingNodeLists
    isCollectingNodeLists = true
    body()
    guard isOuter else { return }
    // Children first: their lists are parts of their parents'.
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

  /// Evaluates user code that makes views, and notes what it reads for `element`.
  func evaluate<Result>(_ element: Element, _ body: () -> Result) -> Result {
    pipeline.counts.bodies += 1
    return track(element, body)
  }

  /// The same for user code that is a part of a body and runs later.
  func track<Result>(_ element: Element, _ body: () -> Result) -> Result {
    pipeline.workObserver?.workBegins()
    defer { pipeline.workObserver?.workEnds(.view(element)) }
    let outer = Self.evaluating
    let outerReader = EnvironmentTracking.reader
    Self.evaluating = element
    EnvironmentTracking.reader = element
    if !bodyReads.isEmpty { bodyReads[ObjectIdentifier(element)] = nil }
    defer {
      Self.evaluating = outer
      EnvironmentTracking.reader = outerReader
    }
    return element.tracking(body)
  }

  // MARK: Facts

  func add(_ observer: any GeometryObserver) { geometryObservers.insert(observer, id: ObjectIdentifier(observer)) }

  func remove(_ observer: any GeometryObserver) { geometryObservers.remove(ObjectIdentifier(observer)) }

  /// Asks `reader` to reduce its preference in the next observe phase.
  func schedule(_ reader: any PreferenceReader) {
    preferenceReaders.insert(reader, id: ObjectIdentifier(reader))
    pipeline.requestFrame()
  }

  func cancel(_ reader: any PreferenceReader) { preferenceReaders.remove(ObjectIdentifier(reader)) }

  /// Runs `action` in the next observe phase. `name` and `type` say in messages whose it is.
  func enqueue(_ name: StaticString, about type: Any.Type? = nil, _ action: @escaping () -> Void) {
    callbacks.append(Callback(name: name, type: type, action: action))
    pipeline.requestFrame()
  }

  package func compareGeometry() {
    geometryObservers.forEach { $0.compareGeometry() }
    for (id, body) in bodyReads {
      guard let element = body.element, element.isMounted else {
        bodyReads[id] = nil
        continue
      }
      if !element.isDirty, body.reads.isStale { setNeedsBody(element) }
    }
  }

  /// Where geometry that the body being evaluated reads is noted; nil outside of bodies.
  static var readsOfEvaluatedBody: GeometryReads? {
    guard let element = evaluating else { return nil }
    let id = ObjectIdentifier(element)
    if let known = element.graph.bodyReads[id], known.element === element { return known.reads }
    let body = BodyGeometryReads(element: element, reads: GeometryReads())
    element.graph.bodyReads[id] = body
    return body.reads
  }

  /// The geometry that the body of an element has read.
  private struct BodyGeometryReads {
    weak var element: Element?
    let reads: GeometryReads
  }

  package var hasFacts: Bool { !preferenceReaders.isEmpty || !callbacks.isEmpty }

  package func deliverFacts() {
    let readers = preferenceReaders.removeAll().sorted { $0.depth > $1.depth }
    for reader in readers { reader.reducePreference() }
    let running = callbacks
    callbacks.removeAll()
    for callback in running {
      pipeline.workObserver?.workBegins()
      callback.action()
      pipeline.workObserver?.workEnds(.callback(name: callback.description))
    }
  }

  package var pendingDescription: String {
    let names =
      callbacks.map(\.description) + preferenceReaders.members.map(\.readerName)
      + dirty.map { "the body of \($0.viewName)" }
    return Array(Set(names)).sorted().joined(separator: ", ")
  }

  func warn(_ message: String) { Diagnostics.warn(message) }

  // MARK: Keys

  func add(_ handler: any KeyHandling) { keyHandlers.insert(handler, id: ObjectIdentifier(handler)) }

  func remove(_ handler: any KeyHandling) { keyHandlers.remove(ObjectIdentifier(handler)) }

  /// What is written on the control with the focus comes first, then the control itself; then all others, deeper ones before outer
  /// ones; then shortcuts; then the Tab key moves the focus.
  package func handleKey(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    // What is on its way out takes no keys.
    let handlers = keyHandlers.members.filter { !$0.isLeaving && modals.reaches($0) }.sorted {
      ($0.keyPriority, $0.depth) > ($1.keyPriority, $1.depth)
    }
    let focused = focus.reachable
    let own = focused?.wrapping ?? []
    func isOwn(_ handler: any KeyHandling) -> Bool {
      handler.keyPriority > 0 && own.contains(ObjectIdentifier(handler))
    }
    if handlers.contains(where: { isOwn($0) && $0.handle(key, phase: phase) }) { return true }
    if focused?.handleFocusedKey(key, phase: phase) == true { return true }
    if handlers.contains(where: { !isOwn($0) && $0.handle(key, phase: phase) }) { return true }
    guard key.key == .tab, key.modifiers.isEmpty || key.modifiers == .shift else { return modals.isShown }
    return phase == .up ? false : focus.move(forward: key.modifiers.isEmpty) || modals.isShown
  }

  /// Calls `body` with every element, in the order of the tree.
  func forEachElement(_ body: (Element) -> Void) {
    func visit(_ element: Element) {
      body(element)
      element.forEachChild(visit)
    }
    if let root { visit(root) }
  }
}

/// An animation as the engine runs it on nodes.
private struct NodeTiming: AnimationTiming {
  let kind: Animation.Kind

  func remaining(at time: Double) -> Double { kind.weights(at: time).displacement }

  var duration: Double { kind.duration(velocity: 0) }
}

/// Something that compares geometry it has seen with what is true now.
@MainActor protocol GeometryObserver: AnyObject {
  func compareGeometry()
}

/// Something that wants to know what its descendants say under a preference key.
@MainActor protocol PreferenceReader: AnyObject {
  var depth: Int { get }
  var readerName: String { get }
  func reducePreference()
}

/// Something that may take a key.
@MainActor protocol KeyHandling: Element {
  /// Handlers of a higher priority are asked first, then deeper ones.
  var keyPriority: Int { get }
  /// Whether the key was taken.
  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool
}

/// Shows what floats over the window.
@MainActor private protocol PopupLayerOwner: AnyObject {
  func showPopups(_ model: PopupModel)
}

/// The top of the tree: shows its content's nodes in the window, and over them what floats.
private final class RootElement<Content: View>: ViewElement<Content>, PopupLayerOwner {
  private var child: ViewElement<Content>?
  private var popups: ViewElement<PopupStack>?

  override init(_ view: Content, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view, in: childContext)
  }

  func showPopups(_ model: PopupModel) {
    guard popups == nil else { return }
    popups = makeElement(PopupStack(model: model), in: childContext)
    setNeedsNodeList()
  }

  override var arrangesChildren: Bool { true }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
    if let popups { body(popups) }
  }

  override func appendNodes(to nodes: inout [RenderNode]) { child?.appendNodes(to: &nodes) }

  override var floatingNodes: [RenderNode] { popups?.nodes ?? [] }

  override func childNodesDidChange() { setNeedsNodeList() }

  override func updateNodeList() { showNodes() }
}

extension Element {
  /// Puts this element's nodes into the window, in a column when there are several, as SwiftUI does.
  fileprivate func showNodes() {
    let content = ImplicitStack.wrap(nodes, reusing: graph.pipeline.root.children.first)
    graph.pipeline.root.setChildren(content + floatingNodes)
  }
}

/// The container that several views get where one is expected.
@MainActor enum ImplicitStack {
  /// No node, the only one, or a column of them, which is `previous` if that is one.
  static func wrap(_ nodes: [RenderNode], reusing previous: RenderNode?) -> [RenderNode] {
    guard nodes.count > 1 else { return nodes }
    let stack =
      (previous as? StackNode).flatMap { $0.isImplicit ? $0 : nil }
      ?? StackNode(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, isImplicit: true)
    stack.setChildren(nodes)
    return [stack]
  }

  /// The nodes on top of each other when there are several.
  static func overlap(_ nodes: [RenderNode], alignment: Alignment, reusing previous: OverlapNode?) -> (
    [RenderNode], OverlapNode?
  ) {
    guard nodes.count > 1 else { return (nodes, nil) }
    let overlap = previous ?? OverlapNode(alignment: alignment)
    overlap.alignment = alignment
    overlap.setChildren(nodes)
    return ([overlap], overlap)
  }
}

extension ViewGraph {
  /// Reports a write of state in a phase that computes from that state.
  func checkStateWrite(of element: Element) {
    // A window's first bodies are evaluated before its first frame.
    let phase = Self.evaluating != nil && pipeline.phase.allowsStateWrites ? .body : pipeline.phase
    guard !phase.allowsStateWrites else { return }
    Diagnostics.error(
      "state that \(element.viewName) reads was changed in the \(phase.name) phase of a frame, while views were computed from it; "
        + "change it in an action, in onAppear, onChange, onPreferenceChange or a task")
  }
}
