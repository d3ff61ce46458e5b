import Engine

/// An element that the keyboard's focus can go to.
@MainActor protocol FocusTarget: Element {
  /// Whether it takes the focus now.
  var canBecomeFocused: Bool { get }
  /// Whether text is typed into it.
  var editsText: Bool { get }
  /// `showsRing`: the focus came by the keyboard, so the person has to see where it is.
  func focusDidChange(isFocused: Bool, showsRing: Bool)
  /// A key while it has the focus. Returns whether it was taken.
  func handleFocusedKey(_ key: KeyStroke, phase: KeyPhase) -> Bool
}

extension FocusTarget {
  /// The elements around this one that are about it alone: the modifiers on a control, up to what arranges it with others.
  var wrapping: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var outermost: Element = self
    while let parent = outermost.parent, !parent.arrangesChildren {
      found.insert(ObjectIdentifier(parent))
      outermost = parent
    }
    return found
  }
}

/// An element that wants to know whether the focus is on it or inside of it.
@MainActor protocol FocusObserver: Element {
  func focusDidMove(isInside: Bool)
}

/// An element whose focus targets are one stop of the Tab key.
@MainActor protocol FocusGroup: Element {
  /// The target that the Tab key comes to.
  var stop: (any FocusTarget)? { get }
  /// The focus has come to a target in the group.
  func focusDidEnter(_ target: any FocusTarget)
}

/// Where the keyboard's focus is in a window, and where it goes.
///
/// Text fields take part as every control does: a `FocusTarget` that handles its keys.
@MainActor final class FocusSystem {
  private unowned let graph: ViewGraph
  private(set) weak var current: (any FocusTarget)?

  init(graph: ViewGraph) {
    self.graph = graph
    graph.pipeline.input.focusedNode = { [weak self] in self?.reachable?.nodes.first }
    graph.pipeline.input.endFocus = { [weak self] in self?.endTyping() }
  }

  /// What has the focus, where keys may come to it: a page that another one covers keeps its focus until it is seen again.
  var reachable: (any FocusTarget)? { current.flatMap { graph.modals.reaches($0) ? $0 : nil } }

  /// Moves the focus to `target`; nil takes it away from everything. `glides`: whether scroll views glide until the target is seen;
  /// otherwise they are there at once.
  func focus(_ target: (any FocusTarget)?, showsRing: Bool, glides: Bool = true) {
    guard target !== current else { return }
    let former = current
    current = target
    former?.focusDidChange(isFocused: false, showsRing: false)
    target?.focusDidChange(isFocused: true, showsRing: showsRing)
    tellObservers(from: former, to: target)
    guard let target else { return }
    group(around: target)?.focusDidEnter(target)
    // A text shows its caret by itself, and may be far longer than what is seen. A control that was clicked is seen, and must not move
    // under the pointer.
    guard showsRing, !target.editsText, let node = target.nodes.first, node.pipeline != nil else { return }
    node.reveal(node.bounds, at: graph.pipeline.time, glides: glides)
  }

  /// Scrolling has begun where it ends what is typed.
  func endTyping() {
    if current?.editsText == true { focus(nil, showsRing: false) }
  }

  /// A target has gone.
  func forget(_ target: any FocusTarget) {
    guard target === current else { return }
    current = nil
    // The elements around are still there now, and state may be written when views are computed no more.
    let observers = observers(around: target)
    graph.enqueue("focus") {
      for observer in observers { observer.focusDidMove(isInside: false) }
    }
  }

  /// Whether the focus is on a view or on something in it.
  func isFocus(inside element: Element) -> Bool {
    sequence(first: current as Element?, next: { $0?.parent }).contains { $0 === element }
  }

  /// A view and all in it goes; its picture may stay for a while, which takes no keys.
  func leave(_ element: Element) {
    guard let current, isFocus(inside: element) else { return }
    graph.enqueue("focus") { [weak self, weak current] in
      if let self, let current, self.current === current { self.focus(nil, showsRing: false) }
    }
  }

  private func tellObservers(from former: (any FocusTarget)?, to target: (any FocusTarget)?) {
    let left = observers(around: former)
    let entered = observers(around: target)
    for observer in left where !entered.contains(where: { $0 === observer }) { observer.focusDidMove(isInside: false) }
    for observer in entered where !left.contains(where: { $0 === observer }) { observer.focusDidMove(isInside: true) }
  }

  private func observers(around target: (any FocusTarget)?) -> [any FocusObserver] {
    var found: [any FocusObserver] = []
    var element: Element? = target
    while let current = element {
      if let observer = current as? any FocusObserver { found.append(observer) }
      element = current.parent
    }
    return found
  }

  // MARK: Keys

  /// Goes to the next target in the order of the tree, or the one before, around the ends. Returns whether there is any.
  func move(forward: Bool) -> Bool {
    let targets = stops
    guard !targets.isEmpty else { return false }
    let place = targets.firstIndex { $0 === current }
    let next =
      place.map { ($0 + (forward ? 1 : targets.count - 1)) % targets.count } ?? (forward ? 0 : targets.count - 1)
    focus(targets[next], showsRing: true)
    return true
  }

  /// The targets that the Tab key stops at, in the order of the tree: one of each group.
  private var stops: [any FocusTarget] {
    var stops: [any FocusTarget] = []
    var groups: Set<ObjectIdentifier> = []
    graph.forEachElement { element in
      guard let target = element as? any FocusTarget, target.canBecomeFocused, graph.modals.reaches(target) else {
        return
      }
      guard let group = group(around: target) else { return stops.append(target) }
      if groups.insert(ObjectIdentifier(group)).inserted, let stop = group.stop { stops.append(stop) }
    }
    return stops
  }

  private func group(around target: any FocusTarget) -> (any FocusGroup)? {
    var element = target.parent
    while let current = element {
      if let group = current as? any FocusGroup { return group }
      element = current.parent
    }
    return nil
  }

  /// The first target at `element` or inside of it.
  func firstTarget(in element: Element) -> (any FocusTarget)? {
    if let target = element as? any FocusTarget, target.canBecomeFocused { return target }
    var found: (any FocusTarget)?
    element.forEachChild { child in
      if found == nil { found = firstTarget(in: child) }
    }
    return found
  }
}
