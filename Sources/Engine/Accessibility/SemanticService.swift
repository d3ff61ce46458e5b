import Semantics

/// Receives the `SemanticEvent`s of a window's `SemanticTree`.
@MainActor package protocol SemanticObserver: AnyObject {
  /// Called with the result of `SemanticDifference`, between frames or in `FramePhase.observe`. `SemanticService.tree` is the new tree.
  func semanticsDidChange(_ events: [SemanticEvent])
}

/// The keyboard focus of a window as the semantic tree depends on it. `ScrollUI` implements it.
@MainActor package protocol SemanticFocus: AnyObject {
  /// The nodes of each `FocusTarget` that can receive the focus now. O(elements).
  var focusableNodes: [RenderNode] { get }
  /// The nodes of the modal view of `ModalStack`; nil without a modal view.
  var modalNodes: [RenderNode]? { get }
  /// Moves the focus to a node of `focusableNodes`. Returns false if the node is not in `focusableNodes`.
  func focus(_ node: RenderNode) -> Bool
}

/// The semantic tree of a window: its builder, its observers, and the execution of requests.
///
/// It works only while there are observers, and builds the tree once content has rested for `restingTime`.
@MainActor package final class SemanticService {
  /// The element's node and the functions behind its actions.
  struct Target {
    weak var source: RenderNode?
    weak var focusNode: RenderNode?
    let actions: [SemanticAction: @MainActor () -> Void]
    let execute: (@MainActor (SemanticRequest) -> Bool)?
  }

  /// The time in seconds without changes after which the tree is built.
  static let restingTime = 0.1
  /// The time in seconds after which a tree is built although content changes without end, as in an animation. Scrolling has no such limit.
  static let maximumDelay = 0.5

  /// The `SemanticTree` of the last `update()`.
  package private(set) var tree = SemanticTree()
  /// The number of calls of `update()`, for tests.
  package private(set) var builds = 0
  /// Set by the focus system of `ScrollUI`.
  package weak var focus: (any SemanticFocus)?
  private(set) var targets: [SemanticID: Target] = [:]
  let host: NodeHost
  private let root: RootNode
  private let focusedNode: () -> RenderNode?
  private var observers: [any SemanticObserver] = []
  /// The time of the first change that the tree does not show; nil if it shows all.
  private var staleSince: Double?
  private var isDue = false

  init(root: RootNode, host: NodeHost, focusedNode: @escaping () -> RenderNode?) {
    self.root = root
    self.host = host
    self.focusedNode = focusedNode
  }

  // MARK: Observers

  /// True if an assistive technology, an inspector or a test observes the tree.
  package var isListening: Bool { !observers.isEmpty }

  /// Adds an observer. The first builds the tree at once.
  package func add(_ observer: any SemanticObserver) {
    guard !observers.contains(where: { $0 === observer }) else { return }
    observers.append(observer)
    if observers.count == 1 { update() }
  }

  /// Removes an observer. The last releases the tree.
  package func remove(_ observer: any SemanticObserver) {
    observers.removeAll { $0 === observer }
    guard observers.isEmpty else { return }
    tree = SemanticTree()
    targets = [:]
    staleSince = nil
    isDue = false
    host.remove(self)
  }

  /// Notifies the observers of a message without an element.
  package func announce(_ announcement: SemanticAnnouncement) { notify([.announcement(announcement)]) }

  /// Notifies the observers that a large part of the window has changed.
  package func noteNewScreen() {
    update()
    notify([.screen(.window)])
  }

  /// Asks readers to read the element of `node`, which has no keyboard focus: the outermost element at the node or below.
  package func point(at node: RenderNode) {
    guard isListening else { return }
    update()
    var found: SemanticID?
    tree.forEach { element, _ in
      guard found == nil, let source = targets[element.id]?.source else { return }
      if source === node || source.nearestAncestor(where: { $0 === node }) != nil { found = element.id }
    }
    guard let found else { return }
    tree.focus = found
    notify([.focus(found)])
  }

  func notify(_ events: [SemanticEvent]) {
    guard !events.isEmpty else { return }
    for observer in observers { observer.semanticsDidChange(events) }
  }

  // MARK: Building

  /// Builds the tree now, and notifies the observers of the differences.
  package func update() {
    let old = tree
    staleSince = nil
    isDue = false
    host.remove(self)
    build()
    if !old.isEmpty { notify(SemanticDifference.events(from: old, to: tree)) }
  }

  private func build() {
    builds += 1
    let current = focusedNode()
    let focus = SemanticBuilder.Focus(targets: focus?.focusableNodes ?? [], current: current)
    var builder = SemanticBuilder(clip: root.bounds, focus: focus)
    for node in self.focus?.modalNodes ?? [root] { builder.visit(node) }
    var window = SemanticNode(id: .window, role: .window, frame: root.bounds)
    window.label = host.services.title ?? ""
    window.states = .showing
    tree = SemanticTree()
    targets = [:]
    window.children = builder.elements.named().inReadingOrder.map { insert($0, parent: .window) }
    tree[.window] = window
    focusSelectedRow()
  }

  private func insert(_ element: SemanticElement, parent: SemanticID) -> SemanticID {
    var node = element.node
    node.parent = parent
    node.children = element.children.inReadingOrder.map { insert($0, parent: node.id) }
    if node.states.contains(.focused) { tree.focus = node.id }
    targets[node.id] = Target(
      source: element.source, focusNode: element.focusNode, actions: element.actions, execute: element.execute)
    tree[node.id] = node
    return node.id
  }

  /// Moves the focus from a list to its only selected row, which the arrow keys move.
  private func focusSelectedRow() {
    guard let id = tree.focus, let list = tree[id], list.role == .list else { return }
    let selected = list.children.filter { tree[$0]?.states.contains(.selected) == true }
    guard selected.count == 1, let row = selected.first else { return }
    tree[id]?.states.remove(.focused)
    tree[row]?.states.insert([.focusable, .focused])
    tree.focus = row
  }

  // MARK: Frames

  /// Called once a frame while the service listens. Returns the time in seconds at which the tree is due; nil if that has not changed.
  ///
  /// - Parameter isScrolling: True if a scroll view moves, so that the tree waits for its rest.
  func frameDidRun(hasChanged: Bool, isScrolling: Bool) -> Double? {
    let start = staleSince ?? host.time
    if hasChanged { staleSince = start }
    let isOverdue = hasChanged && !isScrolling && host.time - start >= Self.maximumDelay
    if isOverdue || isDue && !hasChanged {
      update()
      return nil
    }
    isDue = false
    return hasChanged ? host.time + Self.restingTime : nil
  }
}

extension SemanticService: FrameTicker {
  package func tick(at time: Double) -> NextTick {
    isDue = true
    return .never
  }
}

extension SemanticTree {
  /// True before the first tree was built.
  fileprivate var isEmpty: Bool { nodes.isEmpty }
}

extension [SemanticElement] {
  /// The elements with the labels of their `SemanticPair`s, and without the paired labels.
  @MainActor fileprivate func named() -> [SemanticElement] {
    var labels: [AnyHashable: String] = [:]
    func collect(_ element: SemanticElement) {
      if let pair = element.pair, pair.isLabel { labels[pair.id] = element.node.label }
      element.children.forEach(collect)
    }
    forEach(collect)
    guard !labels.isEmpty else { return self }
    func naming(_ elements: [SemanticElement]) -> [SemanticElement] {
      elements.compactMap { element in
        var named = element
        named.children = naming(element.children)
        guard let pair = element.pair else { return named }
        if let label = labels[pair.id], !pair.isLabel { named.node.label = label }
        return pair.isLabel ? nil : named
      }
    }
    return naming(self)
  }

  /// The elements by descending `SemanticElement.sortPriority`. The sort is stable.
  @MainActor fileprivate var inReadingOrder: [SemanticElement] {
    guard contains(where: { $0.sortPriority != 0 }) else { return self }
    return enumerated().sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
      .map(\.element)
  }
}
