import Engine

/// The buttons of a row that is swiped aside: their elements exist while the row is out of its place. Lives until `end()`.
@MainActor final class SwipeSession {
  private let swipe: RowSwipe
  private let graph: ViewGraph
  private let perform: SwipePerformer
  private var actions: SwipeActionSet
  private(set) var buttons: SwipeButtonsElement?
  private var isUpdateQueued = false

  init(_ swipe: RowSwipe, _ actions: SwipeActionSet, in graph: ViewGraph, perform: @escaping SwipePerformer) {
    self.swipe = swipe
    self.actions = actions
    self.graph = graph
    self.perform = perform
    for holder in actions.holders { holder.session = self }
  }

  /// Creates the buttons. Called once. `context`: that of a child of the list.
  func build(in context: ElementContext) {
    let view = SwipeButtons(parts: actions.parts, perform: perform)
    buttons = graph.inserting(nil) {
      SwipeButtonsElement(view, context) { [unowned self] in show() }
    }
    show()
  }

  private func show() {
    if let buttons { swipe.show(buttons.nodes) }
  }

  /// Updates the buttons after a change of the modifiers.
  func update() {
    guard let buttons, !actions.holders.isEmpty else { return }
    actions = SwipeActionSet(actions.holders.filter(\.isMounted), edge: actions.edge)
    buttons.update(SwipeButtons(parts: actions.parts, perform: perform))
  }

  /// Schedules `update()` after a change of the environment.
  func setNeedsUpdate() {
    guard !isUpdateQueued else { return }
    isUpdateQueued = true
    graph.enqueue("swipeActions") { [weak self] in
      self?.isUpdateQueued = false
      self?.update()
    }
  }

  /// Removes the buttons. Called once the row is in its place.
  func end() {
    for holder in actions.holders where holder.session === self { holder.session = nil }
    buttons?.unmount()
  }
}

/// The root of elements that are built to be read, and belong to no window: the swipe actions of a row for their names, a menu for its lines.
final class DetachedElement<Content: View>: Element {
  private var child: ViewElement<Content>?

  init(_ view: Content, _ context: ElementContext) {
    super.init(context)
    kinds = .arrangesChildren
    child = makeElement(view, in: childContext)
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}

/// The root of the elements of a row's buttons. Its nodes belong to the row, not to the list.
final class SwipeButtonsElement: Element {
  private var child: ViewElement<SwipeButtons>?
  private let didChange: () -> Void

  init(_ view: SwipeButtons, _ context: ElementContext, didChange: @escaping () -> Void) {
    self.didChange = didChange
    super.init(context)
    kinds = .arrangesChildren
    child = makeElement(view, in: childContext)
  }

  func update(_ view: SwipeButtons) { child?.update(view) }

  override func childNodesDidChange() { setNeedsNodeList() }

  override func updateNodeList() { didChange() }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}
