import Engine

/// Properties of elements that walks over the tree ask for, before they ask for facts.
struct ElementKinds: OptionSet {
  let rawValue: UInt8

  /// A view with a body, see `CompositeElement`. Reports name it as the owner of the nodes inside.
  static let composite = ElementKinds(rawValue: 1)
  /// The element arranges several views as a unit, so that a modifier on it applies to all of them together.
  static let arrangesChildren = ElementKinds(rawValue: 2)
  /// The content is hidden at present, and takes neither keys nor focus.
  static let hidesContent = ElementKinds(rawValue: 4)
  /// The children are the rows of a `ForEach`.
  static let rowBoundary = ElementKinds(rawValue: 8)
  /// The `transactionScope` is that of the element itself.
  static let transformsTransactions = ElementKinds(rawValue: 16)
  /// The element offers a `DepartureFact`.
  static let observesDeparture = ElementKinds(rawValue: 32)
  /// The element offers a `KeptStateFact`.
  static let keepsState = ElementKinds(rawValue: 64)
}

/// The persistent counterpart of a view in the element tree: identity, state, environment, children.
///
/// Elements refer to render nodes; nodes never refer to elements. The parent of a mounted element outlives it.
@MainActor package class Element {
  package let graph: ViewGraph
  /// The element around this one; nil for the root, and after `unmount()`.
  private(set) unowned(unsafe) var parent: Element?
  let depth: Int
  /// The number of elements that the graph had created before this element.
  let number: Int
  nonisolated(unsafe) private(set) final var environment: EnvironmentValues
  private(set) final var isMounted = true
  /// The properties of the element that walks over the tree ask for. Subclasses set them when they are created.
  final var kinds: ElementKinds = []
  /// True while the element is in the graph's queue for `updateBody()`.
  final var isDirty = false
  /// A bit for each preference key that a view in this subtree may set; see `preferenceBit`.
  private(set) final var preferenceMask: UInt64 = 0
  /// The environment keys that were read for the current content.
  nonisolated(unsafe) private final var environmentReads: [ObjectIdentifier] = []
  /// The state that the body has read in its last evaluation.
  private final var subscriptions: [StateStorage] = []
  /// The state that the body had read in the evaluation before; not empty only during an evaluation.
  private final var formerSubscriptions: [StateStorage] = []
  /// Ends the tracking of the observable objects that the body has read.
  final var observation: ObservationScope?
  /// Removed children whose outgoing animations still run.
  final var outgoingChildren: [Element] = []
  /// The transaction of the change that has marked the element; nil for a change without an animation or transaction
  /// values.
  private final var pendingTransaction: Transaction?
  /// The change that made the node list stale, if that change is animated.
  final var nodeListChange: TransactionChange?
  /// The innermost `TransactionScope` around the element, or that of the element itself; nil without a transaction modifier.
  final var transactionScope: TransactionScope?
  /// True if only a step of a running animation has marked the element. Such a step takes no transaction.
  final var isAnimationStep = false
  /// True while the element is in the graph's queue for `updateNodeList()`.
  final var isNodeListStale = false
  /// The list of the lazy container that the element is a part of; nil in rows and outside of lazy containers.
  final let list: LazyList?
  /// The identity that distinguishes the element from siblings of the same type, as in `ForEach`; nil if its position
  /// is enough.
  final let identity: AnyHashable?

  init(_ context: ElementContext) {
    graph = context.graph
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
    list = context.list
    identity = context.identity
    transactionScope = context.transactionScope
    number = graph.elements.created
    graph.elements.created += 1
    graph.elements.mounted += 1
  }

  /// The context for a new child of this element.
  final var childContext: ElementContext {
    ElementContext(graph: graph, parent: self, environment: childEnvironment, list: list)
  }

  // MARK: Overridden by subclasses

  /// Answers with the values that the element offers to others in the tree; see `fact(_:)`.
  func answer(_ query: inout FactQuery) {}

  /// Calls `body` with each child, in the order in which the children are created.
  package func forEachChild(_ body: (Element) -> Void) {}

  /// Appends the render nodes that this element contributes to a container. The default appends those of the children.
  func appendNodes(to nodes: inout [RenderNode]) {
    forEachChild { $0.appendNodes(to: &nodes) }
  }

  /// Appends the rows that this element contributes to a lazy container. The default appends those of the children.
  /// Called for the parts of its `list`.
  func appendSegments(to segments: inout LazySegments) {
    forEachChild { $0.appendSegments(to: &segments) }
  }

  /// Called after the render nodes of a child have changed. The default notifies the parent.
  func childNodesDidChange() { nodesDidChange() }

  /// Collects the render nodes of the children again. Called after `setNeedsNodeList()`.
  func updateNodeList() {}

  /// Evaluates the body again. Called in the body phase if the element was marked with `setNeedsBody()`.
  func updateBody() {}

  /// Called after an environment value that the element reads has changed.
  func environmentDidChange() {}

  /// The environment keys whose values change for the children when the values of `changed` change above. Elements that
  /// set or hide keys override it.
  func environmentChangesForChildren(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] { changed }

  /// The environment of the children.
  var childEnvironment: EnvironmentValues { environment }

  /// Starts the transitions that remove the element's views. Returns true if there is a transition.
  func beginRemoval() -> Bool {
    announceDeparture()
    var hasTransition = false
    forEachChild { hasTransition = $0.beginRemoval() || hasTransition }
    return hasTransition
  }

  /// Releases resources outside of the tree. Called after the children were unmounted.
  func didUnmount() {}

  // MARK: Tree

  /// The child of an element with a single child; nil for other elements.
  final var onlyChild: Element? {
    var (only, count): (Element?, Int) = (nil, 0)
    forEachChild { child in (only, count) = (child, count + 1) }
    return count == 1 ? only : nil
  }

  /// The type name of the view, for messages.
  final var viewName: String { fact(ViewNameFact.self) ?? "\(type(of: self))" }

  /// This element and its ancestors, innermost first.
  final var lineage: UnfoldFirstSequence<Element> { sequence(first: self) { $0.parent } }

  /// Ends the element and its subtree: releases subscriptions, observations and pending completions.
  final func unmount() {
    guard isMounted else { return }
    announceDeparture()
    for child in outgoingChildren { child.unmount() }
    outgoingChildren.removeAll()
    forEachChild { $0.unmount() }
    didUnmount()
    for storage in subscriptions { storage.removeReader(self) }
    subscriptions.removeAll()
    observation?.end()
    takePending()?.completions.forEach { $0.release(in: graph) }
    isMounted = false
    parent = nil
    graph.elements.mounted -= 1
  }

  /// Tells the observers in the element and its subtree that the views start to leave. The subtree has no transitions of its own: the whole
  /// leaves with that of an ancestor.
  final func announceDepartures() {
    announceDeparture()
    forEachChild { $0.announceDepartures() }
  }

  private func announceDeparture() {
    if kinds.contains(.observesDeparture) { fact(DepartureFact.self)?.willLeave() }
  }

  /// Notifies the parent that `appendNodes` gives a different list.
  final func nodesDidChange() {
    list?.rowsDidChange()
    parent?.childNodesDidChange()
  }

  /// Schedules `updateNodeList()`, once per update for any number of changed children.
  final func setNeedsNodeList() { graph.setNeedsNodeList(self) }

  /// The render nodes that the element contributes to its container.
  final var nodes: [RenderNode] {
    var nodes: [RenderNode] = []
    appendNodes(to: &nodes)
    return nodes
  }

  // MARK: Marks

  /// Schedules another evaluation of the body.
  final func setNeedsBody() { graph.setNeedsBody(self) }

  /// Stores the transaction in which to evaluate the body. It replaces an earlier transaction unless it is empty.
  final func addPending(_ transaction: Transaction) {
    guard transaction.hasEffect else { return }
    transaction.completions.forEach { $0.hold() }
    pendingTransaction?.completions.forEach { $0.release(in: graph) }
    pendingTransaction = transaction
  }

  /// True if a change with its own transaction has marked the element.
  final var hasPending: Bool { pendingTransaction != nil }

  /// Returns the stored transaction and clears it.
  final func takePending() -> Transaction? {
    defer { pendingTransaction = nil }
    return pendingTransaction
  }

  // MARK: Tracking

  /// Makes the element a reader of `storage`, so that a write marks its body.
  final func subscribe(to storage: StateStorage) {
    guard isMounted, !subscriptions.contains(where: { $0 === storage }) else { return }
    subscriptions.append(storage)
    if let index = formerSubscriptions.firstIndex(where: { $0 === storage }) {
      formerSubscriptions.remove(at: index)
    } else {
      storage.addReader(self)
    }
  }

  /// Starts to record the state that the body reads in this evaluation.
  final func beginSubscribing() { swap(&subscriptions, &formerSubscriptions) }

  /// Unsubscribes from the state that the previous evaluation read and this evaluation did not.
  final func endSubscribing() {
    guard !formerSubscriptions.isEmpty else { return }
    for storage in formerSubscriptions { storage.removeReader(self) }
    formerSubscriptions.removeAll()
  }

  /// Called by a storage that has removed all its readers.
  final func didLeave(_ storage: StateStorage) {
    subscriptions.removeAll { $0 === storage }
    formerSubscriptions.removeAll { $0 === storage }
  }

  /// Called on the main actor only.
  nonisolated final func recordEnvironmentRead(_ key: ObjectIdentifier) {
    if !environmentReads.contains(key) { environmentReads.append(key) }
  }

  /// Runs `body` with `environment` and records the keys that it reads. Called on the main actor only.
  nonisolated final func readingEnvironment<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
    let outer = EnvironmentTracking.reader
    EnvironmentTracking.reader = self
    defer { EnvironmentTracking.reader = outer }
    return body(environment)
  }

  /// Sets the environment from above, in which the values of the `changed` keys differ, and passes it on to the
  /// children.
  final func setEnvironment(_ new: EnvironmentValues, changed: [ObjectIdentifier]) {
    environment = new
    if environmentReads.contains(where: changed.contains) { environmentDidChange() }
    passEnvironment(environmentChangesForChildren(changed))
  }

  /// Sets the environment of the children, in which the values of the `changed` keys differ.
  final func passEnvironment(_ changed: [ObjectIdentifier]) {
    guard !changed.isEmpty else { return }
    let inner = childEnvironment
    graph.entering(kinds.contains(.transformsTransactions) ? transactionScope : nil) {
      forEachChild { $0.setEnvironment(inner, changed: changed) }
    }
  }

  // MARK: Preferences

  /// Adds `bits` to the mask of this element and its ancestors.
  final func addToPreferenceMask(_ bits: UInt64) {
    var element: Element? = self
    while let current = element, current.preferenceMask & bits != bits {
      current.preferenceMask |= bits
      element = current.parent
    }
  }

  /// Reduces the values for `key` in this subtree into `value`, in tree order.
  func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    let bit = preferenceBit(Key.self)
    forEachChild { child in
      if child.preferenceMask & bit != 0 { child.collect(key, into: &value) }
    }
  }

  /// Called after a descendant has changed its value for `key`, or, if `key` is nil, after the order of values has
  /// changed. Returns true if the ancestors must be notified too.
  func preferenceDidChange(_ key: ObjectIdentifier?) -> Bool { true }

  final func announcePreferenceChange(_ key: ObjectIdentifier?) {
    var element = parent
    while let current = element, current.preferenceDidChange(key) { element = current.parent }
  }

  final func preferenceOrderDidChange() {
    if preferenceMask != 0 { announcePreferenceChange(nil) }
  }
}

/// An element with a view of the type `Content`.
///
/// The parameters of this class and of `ParentElement` are views, but are not declared so: the runtime would search all conformances of the program
/// for each type of view when it makes the class of an element.
@MainActor package class ViewElement<Content>: Element {
  final var view: Content

  required init(_ view: Content, _ context: ElementContext) {
    self.view = view
    super.init(context)
  }

  /// Sets the view's new value.
  func update(_ view: Content) { self.view = view }

  override func answer(_ query: inout FactQuery) { query.give(ViewNameFact.self, typeName(Content.self)) }
}

/// The element of a view with at most one child.
@MainActor class ParentElement<Content, Child>: ViewElement<Content> {
  final var child: ViewElement<Child>?

  override package func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}

/// The name of `type` without its module; generic arguments are included.
func typeName(_ type: Any.Type) -> String { String(describing: type) }

/// An object at a place of the element tree: an element, or the `ElementBehavior` of a modifier.
@MainActor protocol ElementPart: AnyObject {
  /// The element at the place; an element is its own.
  var element: Element { get }
}

extension Element: ElementPart {
  final var element: Element { self }
}
