import Engine

/// What persists where a view stands in the tree: identity, state, environment, children.
///
/// Elements point to render nodes; nodes never point back. An element's parent outlives it.
@MainActor class Element {
  let graph: ViewGraph
  private(set) unowned(unsafe) var parent: Element?
  let depth: Int
  private(set) final var environment: EnvironmentValues
  private(set) final var isMounted = true
  /// Whether it waits in the graph's queue for its body.
  final var isDirty = false
  /// A bit for each preference that something in this subtree may set; see `preferenceBit`.
  private(set) final var preferenceMask: UInt64 = 0
  /// Environment keys that were read for what it shows.
  private final var environmentReads: [ObjectIdentifier] = []
  /// State that its body has read.
  private final var subscriptions: [StateStorage] = []
  /// State that the body read the time before; only while it is being evaluated.
  private final var formerSubscriptions: [StateStorage] = []
  /// What ends the tracking of the observable objects that its body has read.
  final var observation: ObservationScope?
  /// Former children whose pictures are still on their way out.
  final var leavingChildren: [Element] = []
  /// The transaction of the change that has marked it; nil for one without an animation or values.
  private final var pendingTransaction: Transaction?
  /// The change in which its node list became stale, if that was animated.
  final var nodeListChange: TransactionChange?
  /// The innermost scope of a transaction modifier around; nil outside of all.
  final let transactionScope: TransactionScope?
  /// True if only a step of a running animation has marked it, which is no change and takes no transaction.
  final var isAnimationStep = false
  /// Whether it waits in the graph's queue for the list of its nodes.
  final var isNodeListStale = false
  /// The lazy container's list that it is a part of; nil in rows and outside of lists.
  final let list: LazyList?
  /// What tells it apart from its siblings of the same type, where something does.
  final let identity: AnyHashable?

  init(_ context: ElementContext) {
    graph = context.graph
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
    list = context.list
    identity = context.identity
    transactionScope = context.transactionScope
    graph.elementCount += 1
  }

  /// What a child of this element starts with.
  final var childContext: ElementContext {
    ElementContext(graph: graph, parent: self, environment: childEnvironment, list: list)
  }

  // MARK: What subclasses say

  /// The type of the view, for messages.
  var viewName: String { "\(type(of: self))" }

  /// The type of the user's modifier whose body it shows, if it does.
  var appliedModifier: ObjectIdentifier? { nil }

  /// The type of the user's modifier whose content it shows, if it does.
  var shownModifier: ObjectIdentifier? { nil }

  /// Whether it stands for a view or a modifier that a program has declared.
  var isUserView: Bool { false }

  /// Whether it puts several views into one whole: what is written on it is about all of them.
  var arrangesChildren: Bool { false }

  /// Whether what is in it is kept out of sight now: it takes no keys and no focus.
  var hidesContent: Bool { false }

  /// The identity of the row that `child` stands for; nil where children are no rows.
  func rowDescription(of child: Element) -> String? { nil }

  func forEachChild(_ body: (Element) -> Void) {}

  /// The same in the order in which the children are made.
  func forEachChildAsMade(_ body: (Element) -> Void) { forEachChild(body) }

  /// Appends the render nodes that a container sees in this element's place: by default its children's.
  func appendNodes(to nodes: inout [RenderNode]) {
    forEachChild { $0.appendNodes(to: &nodes) }
  }

  /// Appends the rows that a lazy container sees in this element's place: by default its children's. Called for parts of its list.
  func appendSegments(to segments: inout LazySegments) {
    forEachChild { $0.appendSegments(to: &segments) }
  }

  /// Notes what has to come back when the row that the element is in is built again.
  func saveState(in state: inout RowState) {}

  /// Nodes that lie over those of the whole window.
  var floatingNodes: [RenderNode] { [] }

  /// A child's render nodes are others now. By default the parent must know.
  func childNodesDidChange() { nodesDidChange() }

  /// Takes the render nodes of the children again. Called after `setNeedsNodeList()`.
  func updateNodeList() {}

  /// Evaluates the body again. Called in the body phase when the element was marked.
  func updateBody() {}

  /// Something that was read from the environment has another value now.
  func environmentDidChange() {}

  /// Which of the keys that have changed above, and which others, have other values for the children now.
  func environmentChangesForChildren(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] { changed }

  /// The environment of the children.
  var childEnvironment: EnvironmentValues { environment }

  /// The innermost scope of a transaction modifier around the children.
  var childTransactionScope: TransactionScope? { transactionScope }

  /// Lets the transitions of the views that stand in this element's place begin to take them away. Returns whether there are any.
  func beginRemoval() -> Bool {
    var hasTransition = false
    forEachChild { hasTransition = $0.beginRemoval() || hasTransition }
    return hasTransition
  }

  /// Releases what the element holds outside of the tree. Children are already unmounted.
  func didUnmount() {}

  // MARK: Tree

  /// Ends the element and everything below it.
  final func unmount() {
    guard isMounted else { return }
    for child in leavingChildren { child.unmount() }
    leavingChildren.removeAll()
    forEachChild { $0.unmount() }
    didUnmount()
    for storage in subscriptions { storage.removeReader(self) }
    subscriptions.removeAll()
    observation?.end()
    takePending()?.completions.forEach { $0.release(in: graph) }
    isMounted = false
    graph.elementCount -= 1
  }

  /// Tells the parent that `appendNodes` would give another list.
  final func nodesDidChange() {
    list?.noteChange()
    parent?.childNodesDidChange()
  }

  /// Asks for `updateNodeList()`, once for however many children have changed.
  final func setNeedsNodeList() { graph.setNeedsNodeList(self) }

  final var nodes: [RenderNode] {
    var nodes: [RenderNode] = []
    appendNodes(to: &nodes)
    return nodes
  }

  // MARK: Marks

  /// Asks for the body to be evaluated again.
  final func setNeedsBody() { graph.setNeedsBody(self) }

  /// Remembers in which transaction the body shall be evaluated. An animated one wins over one that is not.
  final func addPending(_ transaction: Transaction) {
    guard transaction.isWorthKeeping else { return }
    transaction.completions.forEach { $0.hold() }
    pendingTransaction?.completions.forEach { $0.release(in: graph) }
    pendingTransaction = transaction
  }

  /// Whether a change with a transaction of its own has marked the element.
  final var hasPending: Bool { pendingTransaction != nil }

  final func takePending() -> Transaction? {
    defer { pendingTransaction = nil }
    return pendingTransaction
  }

  // MARK: Tracking

  final func subscribe(to storage: StateStorage) {
    guard isMounted, !subscriptions.contains(where: { $0 === storage }) else { return }
    subscriptions.append(storage)
    if let known = formerSubscriptions.firstIndex(where: { $0 === storage }) {
      formerSubscriptions.remove(at: known)
    } else {
      storage.addReader(self)
    }
  }

  /// From here on counts what the body reads this time.
  final func beginSubscribing() { swap(&subscriptions, &formerSubscriptions) }

  /// Leaves the state that the body has read the time before and not this time.
  final func endSubscribing() {
    guard !formerSubscriptions.isEmpty else { return }
    for storage in formerSubscriptions { storage.removeReader(self) }
    formerSubscriptions.removeAll()
  }

  /// Called by a storage that has dropped its readers.
  final func didLeave(_ storage: StateStorage) {
    subscriptions.removeAll { $0 === storage }
    formerSubscriptions.removeAll { $0 === storage }
  }

  final func noteEnvironmentRead(_ key: ObjectIdentifier) {
    if !environmentReads.contains(key) { environmentReads.append(key) }
  }

  /// Runs `body` and remembers the environment keys that it reads from `environment`.
  final func readingEnvironment<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
    let outer = EnvironmentTracking.reader
    EnvironmentTracking.reader = self
    defer { EnvironmentTracking.reader = outer }
    return body(environment)
  }

  /// Takes a new environment from above in which `changed` keys have other values.
  final func setEnvironment(_ new: EnvironmentValues, changed: [ObjectIdentifier]) {
    environment = new
    if environmentReads.contains(where: changed.contains) { environmentDidChange() }
    passEnvironment(environmentChangesForChildren(changed))
  }

  /// Gives the children their environment, in which `changed` keys have other values.
  func passEnvironment(_ changed: [ObjectIdentifier]) {
    guard !changed.isEmpty else { return }
    let inner = childEnvironment
    forEachChild { $0.setEnvironment(inner, changed: changed) }
  }

  // MARK: Preferences

  final func addToPreferenceMask(_ bits: UInt64) {
    var element: Element? = self
    while let current = element, current.preferenceMask & bits != bits {
      current.preferenceMask |= bits
      element = current.parent
    }
  }

  /// Adds what this subtree says under `key` to `value`, in the order of the tree.
  func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    let bit = preferenceBit(Key.self)
    forEachChild { child in
      if child.preferenceMask & bit != 0 { child.collect(key, into: &value) }
    }
  }

  /// A descendant says something else under `key`, or, where that is nil, says things in another order.
  /// Returns whether ancestors must know too.
  func preferenceDidChange(_ key: ObjectIdentifier?) -> Bool { true }

  final func notePreferenceChange(_ key: ObjectIdentifier?) {
    var element = parent
    while let current = element, current.preferenceDidChange(key) { element = current.parent }
  }

  final func preferenceOrderDidChange() {
    if preferenceMask != 0 { notePreferenceChange(nil) }
  }
}

/// An element that stands for a view of a known type.
@MainActor class ViewElement<Content: View>: Element {
  final var view: Content

  init(_ view: Content, _ context: ElementContext) {
    self.view = view
    super.init(context)
  }

  /// Takes the view's new value.
  func update(_ view: Content) { self.view = view }

  override var viewName: String { typeName(Content.self) }
}

/// The name of a type without its generic arguments' noise.
func typeName(_ type: Any.Type) -> String { String(describing: type) }
