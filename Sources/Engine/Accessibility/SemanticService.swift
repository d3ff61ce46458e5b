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
    let rotors: [SemanticRotorPlan]
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
  /// The element that readers were asked to read, and the keyboard focus at that moment: it ends when the focus moves.
  private var pointed: (id: SemanticID, focus: SemanticID?)?
  /// The element to which readers go as soon as it is in the tree.
  var aim: SemanticAim?
  /// The index of the last entry of each rotor that a reader has gone to.
  package var rotorPositions: [SemanticRotorPosition: Int] = [:]
  /// The positions in the text of the last request about characters.
  var lastPositions = ScalarPositions("")
  /// The number of texts whose positions were counted for requests, for tests.
  package internal(set) var countedTexts = 0

  init(root: RootNode, host: NodeHost, focusedNode: @escaping () -> RenderNode?) {
    self.root = root
    self.host = host
    self.focusedNode = focusedNode
  }

  /// The outermost node of the window.
  var window: RenderNode { root }

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
    pointed = nil
    aim = nil
    rotorPositions = [:]
    lastPositions = ScalarPositions("")
    host.remove(self)
  }

  /// Notifies the observers of a message without an element.
  package func announce(_ announcement: SemanticAnnouncement) { notify([.announcement(announcement)]) }

  /// Notifies the observers that a large part of the window has changed.
  package func screenDidChange() {
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
    if let found { point(at: found) }
  }

  /// Asks readers to read an element of the tree, until the keyboard focus moves.
  func point(at id: SemanticID) {
    pointed = (id, pointed.map(\.focus) ?? tree.focus)
    tree.focus = id
    notify([.focus(id)])
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
    let found = build()
    if !old.isEmpty { notify(SemanticDifference.events(from: old, to: tree)) }
    arrive(at: found)
  }

  /// Returns the element of `aim`; nil without an aim, or if the tree does not have it.
  private func build() -> SemanticID? {
    builds += 1
    let current = focusedNode()
    let focus = SemanticBuilder.Focus(targets: focus?.focusableNodes ?? [], current: current)
    var builder = SemanticBuilder(clip: root.bounds, focus: focus, soughtIdentity: aim?.identity)
    for node in self.focus?.modalNodes ?? [root] { builder.visit(node) }
    var window = SemanticNode(id: .window, role: .window, frame: root.bounds)
    window.label = host.services.title ?? ""
    window.states = .showing
    tree = SemanticTree()
    targets = [:]
    window.children = insert(builder.elements.named(), parent: .window, name: window.label)
    tree[.window] = window
    focusSelectedRow()
    keepPointing()
    if !rotorPositions.isEmpty { rotorPositions = rotorPositions.filter { targets[$0.key.element] != nil } }
    return builder.found
  }

  /// Keeps the focus of readers at the element of `point(at:)` while it exists and the keyboard focus stays where it was.
  private func keepPointing() {
    guard let (id, focus) = pointed else { return }
    if tree[id] != nil, tree.focus == focus { tree.focus = id } else { pointed = nil }
  }

  /// Adds the `elements` of a container in their reading order. Scroll views and lists without a name take that of the last heading before
  /// them, or else the `name` of the container; scroll bars and tab lists take that of the container.
  private func insert(_ elements: [SemanticElement], parent: SemanticID, name: String) -> [SemanticID] {
    let container = name
    var name = name
    return elements.inReadingOrder.map { element in
      if element.node.role == .heading, !element.node.label.isEmpty { name = element.node.label }
      let isPart = element.node.role == .scrollBar || element.node.role == .tabList
      return insert(element, parent: parent, name: isPart ? container : name)
    }
  }

  private func insert(_ element: SemanticElement, parent: SemanticID, name: String) -> SemanticID {
    var node = element.node
    node.parent = parent
    if node.label.isEmpty, Self.namedByContainer.contains(node.role) { node.label = name }
    node.children = insert(element.children, parent: node.id, name: node.label.isEmpty ? name : node.label)
    if node.states.contains(.focused) { tree.focus = node.id }
    targets[node.id] = Target(
      source: element.source, focusNode: element.focusNode, actions: element.actions, execute: element.execute,
      rotors: element.rotors)
    tree[node.id] = node
    return node.id
  }

  /// Moves the focus from a list to its row with the focus ring, or to its only selected row, and from a group of options or tabs to the chosen:
  /// the arrow keys move it.
  private func focusSelectedRow() {
    guard let id = tree.focus, let list = tree[id] else { return }
    let chosen: SemanticStates
    switch list.role {
    case .list, .table, .tabList: chosen = .selected
    case .group where list.children.allSatisfy({ tree[$0]?.role == .radioButton }): chosen = .checked
    default: return
    }
    func rows(_ state: SemanticStates) -> [SemanticID] {
      list.children.filter { tree[$0]?.states.isSuperset(of: state) == true }
    }
    let selected = rows(chosen)
    guard let row = rows(.focused).first ?? selected.first, selected.count < 2 else { return }
    tree[id]?.states.remove(.focused)
    tree[row]?.states.insert([.focusable, .focused])
    tree.focus = row
  }

  /// The roles of elements that are parts of a named area.
  private static let namedByContainer: Set<SemanticRole> = [.scrollView, .scrollBar, .list, .table, .tabList]

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
