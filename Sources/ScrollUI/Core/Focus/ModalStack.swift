import Engine

/// The modal views that capture keys and focus: alerts, sheets, menus. The last is active.
@MainActor final class ModalStack: GraphService {
  private var elements = WeakList<Element>()

  init(graph: ViewGraph) {}

  var isShown: Bool { current != nil }

  /// The active modal view; nil without one.
  var current: Element? { elements.last }

  /// The focus before the first of the modal views appeared; nil without a modal view or without such a focus.
  var focusBehind: (any FocusTarget)? {
    elements.lazy.compactMap { $0.fact(FormerFocus.self) }.first
  }

  func push(_ element: Element) { elements.add(element) }

  func remove(_ element: Element) { elements.remove(element) }

  /// True if keys and focus can reach `element`: it is visible, and no modal view covers it.
  func reaches(_ element: Element) -> Bool {
    let modal = current
    var isInModal = modal == nil
    var ancestor: Element? = element
    while let next = ancestor {
      if next !== element, next.kinds.contains(.hidesContent) { return false }
      if next === modal { isInModal = true }
      ancestor = next.parent
    }
    return isInModal
  }
}

extension ViewGraph {
  /// The modal views that restrict keys and focus to themselves.
  var modals: ModalStack { service(ModalStack.self) }
}

/// Adds a view to the `ModalStack` while it is present and `isModal`. Its removal from the stack restores the previous focus.
struct ModalModifier {
  var isModal = true
}

extension ModalModifier: BehaviorModifier {
  typealias Behavior = ModalBehavior
}

/// `FocusSystem.current` before a modal view appeared: the focus to restore.
private enum FormerFocus: ElementFact {
  typealias Value = any FocusTarget
}

final class ModalBehavior: ElementBehavior<ModalModifier>, DepartureObserver {
  override class var kinds: ElementKinds { .observesDeparture }

  private weak var former: (any FocusTarget)?
  private var isModal = false

  override func didMount() { if modifier.isModal { begin() } }

  override func didUpdate(from old: ModalModifier) {
    guard modifier.isModal != old.isModal else { return }
    if modifier.isModal { begin() } else { end() }
  }

  private func begin() {
    guard !isModal else { return }
    isModal = true
    former = graph.focus.current
    graph.modals.push(element)
    graph.enqueue("focus") { [weak self] in self?.takeFocus() }
  }

  private func takeFocus() {
    guard isModal, let current = graph.focus.current, !graph.modals.reaches(current.element) else { return }
    graph.focus.focus(nil, showsRing: false)
  }

  func willLeave() { end() }

  override func answer(_ query: inout FactQuery) {
    query.give(DepartureFact.self, self)
    query.give(FormerFocus.self, former)
  }

  private func end() {
    guard isModal else { return }
    isModal = false
    graph.modals.remove(element)
    graph.enqueue("focus") { [graph, weak former] in
      guard let target = former, target.isMounted, target.canBecomeFocused, graph.modals.reaches(target.element),
        graph.focus.current.map({ !$0.isMounted || !graph.modals.reaches($0.element) }) ?? true
      else { return }
      graph.focus.focus(target, showsRing: !target.editsText)
    }
  }
}
