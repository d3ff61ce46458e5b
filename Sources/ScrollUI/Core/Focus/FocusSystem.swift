import Engine

/// The control at an element, if it can receive the focus.
enum FocusTargetFact: ElementFact {
  typealias Value = any FocusTarget
}

/// A part of the tree that can receive the keyboard focus. Its element offers it as `FocusTargetFact`.
@MainActor protocol FocusTarget: ElementPart {
  /// True if it can receive the focus now.
  var canBecomeFocused: Bool { get }
  /// True if text is typed into it, as in a `TextField`.
  var editsText: Bool { get }
  /// True if arrow keys change its value or move inside of it, as in a `Slider` or a list, so that they cannot leave it.
  var usesArrowKeys: Bool { get }
  /// Called if the control receives or loses the focus. `showsRing` is true if the focus moved by the keyboard and
  /// has to be visible.
  func focusDidChange(isFocused: Bool, showsRing: Bool)
  /// Handles `key` while the control has the focus. Returns `true` if the key was handled.
  func handleFocusedKey(_ key: KeyStroke, phase: KeyPhase) -> Bool
}

extension FocusTarget {
  var usesArrowKeys: Bool { editsText }

  /// The elements around this control that wrap it alone: its modifiers, up to the next element that arranges several
  /// children.
  var wrapping: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var outermost = element
    while let parent = outermost.parent, !parent.kinds.contains(.arrangesChildren) {
      found.insert(ObjectIdentifier(parent))
      outermost = parent
    }
    return found
  }
}

extension ElementPart {
  /// The targets in the subtree at this place that can receive the focus, outer before inner.
  var focusTargets: [any FocusTarget] {
    var targets: [any FocusTarget] = []
    func visit(_ element: Element) {
      if let target = element.fact(FocusTargetFact.self), target.canBecomeFocused { targets.append(target) }
      element.forEachChild(visit)
    }
    visit(element)
    return targets
  }
}

/// The observer at an element.
enum FocusObserverFact: ElementFact {
  typealias Value = any FocusObserver
}

/// A part of the tree that is notified if `FocusSystem.current` enters or leaves it. Its element offers it as `FocusObserverFact`.
@MainActor protocol FocusObserver: ElementPart {
  func focusDidMove(isInside: Bool)
}

/// The group of the controls in an element.
enum FocusGroupFact: ElementFact {
  typealias Value = any FocusGroup
}

/// Several `FocusTarget`s that the Tab key visits once; arrow keys move between them. A target with `usesArrowKeys` is visited separately.
@MainActor protocol FocusGroup: ElementPart {
  /// The `FocusTarget` that the Tab key moves to.
  var stop: (any FocusTarget)? { get }
  /// Called if `target` in the group receives the focus.
  func focusDidEnter(_ target: any FocusTarget)
}

/// The keyboard focus of a window: the `FocusTarget` that receives its keys.
///
/// Text fields participate like controls: as a `FocusTarget` that handles its keys.
@MainActor final class FocusSystem: GraphService {
  private unowned let graph: ViewGraph
  private(set) weak var current: (any FocusTarget)?
  /// Called after `current` has changed.
  var didMove: () -> Void = {}

  init(graph: ViewGraph) {
    self.graph = graph
    graph.pipeline.input.focusedNode = { [weak self] in self?.reachable?.nodes.first }
    graph.pipeline.services.focusedNode = { [weak self] in self?.current?.nodes.first }
    graph.pipeline.services.endFocus = { [weak self] in self?.endTyping() }
  }

  /// The `current` target if keys can reach it (`ModalStack.reaches(_:)`). A covered page keeps its focus until it is
  /// visible again, but receives no keys.
  var reachable: (any FocusTarget)? { current.flatMap { graph.modals.reaches($0.element) ? $0 : nil } }

  /// Moves the focus to `target`; `nil` clears it. `glides` animates the scrolling that makes the target visible.
  func focus(_ target: (any FocusTarget)?, showsRing: Bool, glides: Bool = true) {
    guard target !== current else { return }
    let former = current
    current = target
    former?.focusDidChange(isFocused: false, showsRing: false)
    target?.focusDidChange(isFocused: true, showsRing: showsRing)
    notifyObservers(from: former, to: target)
    didMove()
    guard let target else { return }
    group(around: target)?.focusDidEnter(target)
    // A text field reveals its caret itself, and can be much longer than the visible part. A clicked control is
    // visible already and must not move under the pointer.
    guard showsRing, !target.editsText, let node = target.nodes.first, node.host != nil else { return }
    node.reveal(node.bounds, at: graph.pipeline.time, glides: glides)
  }

  /// Clears the focus of a text field. Called if a scroll view with `traits.dismissesFocus` begins to scroll.
  func endTyping() {
    if current?.editsText == true { focus(nil, showsRing: false) }
  }

  /// Clears `current` without a callback of `target`, which is being removed.
  func forget(_ target: any FocusTarget) {
    guard target === current else { return }
    current = nil
    // The ancestors still exist now; state may be written only after the evaluation of views.
    let observers = observers(around: target)
    graph.enqueue("focus") {
      for observer in observers { observer.focusDidMove(isInside: false) }
    }
  }

  /// True if the focus is on `element` or inside of it.
  func isFocus(inside element: Element) -> Bool {
    current?.lineage.contains { $0 === element } ?? false
  }

  /// Clears the focus in a view that is being removed. Its outgoing nodes may remain for a while but receive no keys.
  func leave(_ element: Element) {
    guard let current, isFocus(inside: element) else { return }
    graph.enqueue("focus") { [weak self, weak current] in
      if let self, let current, self.current === current { self.focus(nil, showsRing: false) }
    }
  }

  private func notifyObservers(from former: (any FocusTarget)?, to target: (any FocusTarget)?) {
    let left = observers(around: former)
    let entered = observers(around: target)
    for observer in left where !entered.contains(where: { $0 === observer }) { observer.focusDidMove(isInside: false) }
    for observer in entered where !left.contains(where: { $0 === observer }) { observer.focusDidMove(isInside: true) }
  }

  private func observers(around target: (any FocusTarget)?) -> [any FocusObserver] {
    target?.element.facts(FocusObserverFact.self, below: nil) ?? []
  }

  // MARK: Keys

  /// Moves the focus to the next or previous stop in the order of the tree, wrapping around. Returns false if there
  /// is none.
  func move(forward: Bool) -> Bool {
    let targets = stops
    guard !targets.isEmpty else { return false }
    let index = targets.firstIndex { $0 === current }
    let next =
      index.map { ($0 + (forward ? 1 : targets.count - 1)) % targets.count } ?? (forward ? 0 : targets.count - 1)
    focus(targets[next], showsRing: true)
    return true
  }

  /// The stops of the Tab key in the order of the tree. Each `FocusGroup` has a single `stop`, besides those of its targets that use arrow keys.
  private var stops: [any FocusTarget] {
    var stops: [any FocusTarget] = []
    var groups: Set<ObjectIdentifier> = []
    forEachReachableTarget { target in
      guard let group = group(around: target) else { return stops.append(target) }
      if groups.insert(ObjectIdentifier(group)).inserted, let stop = group.stop { stops.append(stop) }
    }
    return stops
  }

  /// Calls `body` with each target that can receive the focus now, in the order of the tree.
  private func forEachReachableTarget(_ body: (any FocusTarget) -> Void) {
    graph.forEachElement { element in
      guard let target = element.fact(FocusTargetFact.self), target.canBecomeFocused, graph.modals.reaches(element)
      else {
        return
      }
      body(target)
    }
  }

  private func group(around target: any FocusTarget) -> (any FocusGroup)? {
    target.usesArrowKeys ? nil : target.element.nearestFact(FocusGroupFact.self)
  }
}

extension ViewGraph {
  var focus: FocusSystem { service(FocusSystem.self) }
}

extension FocusSystem: SemanticFocus {
  var focusableNodes: [RenderNode] {
    var nodes: [RenderNode] = []
    forEachReachableTarget { target in if let node = target.nodes.first { nodes.append(node) } }
    return nodes
  }

  var modalNodes: [RenderNode]? { graph.modals.current?.nodes }

  func focus(_ node: RenderNode) -> Bool {
    var found: (any FocusTarget)?
    forEachReachableTarget { target in if found == nil, target.nodes.first === node { found = target } }
    guard let found else { return false }
    focus(found, showsRing: true)
    return true
  }
}
