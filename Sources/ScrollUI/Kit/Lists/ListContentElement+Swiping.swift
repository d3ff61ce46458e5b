import Engine

/// Swiping rows aside, and the actions of rows in menus.
extension ListContentElement {
  private var interaction: RowInteraction? { node?.list?.interaction }

  // MARK: Buttons

  func buttons(ofRow row: ListRowNode, item: Int, edge: HorizontalEdge) -> RowSwipeButtons? {
    actions(ofItem: item, row, at: edge).map { actions in
      RowSwipeButtons(allowsFullSwipe: actions.allowsFullSwipe) { [weak self] in self?.build(actions, for: $0) }
    }
  }

  private func build(_ actions: SwipeActionSet, for swipe: RowSwipe) {
    let session = SwipeSession(swipe, actions, in: graph) { [weak self, unowned swipe] role, action in
      self?.perform(swipe, role, action)
    }
    swipes.append(session)
    swipe.didEnd = { [weak self, weak session] in self?.graph.enqueue("swipeActions") { self?.end(session) } }
    graph.enqueue("swipeActions") { [weak self, weak session] in
      guard let self, isMounted else { return }
      session?.build(in: childContext.outsideOfList)
    }
  }

  private func end(_ session: SwipeSession?) {
    session?.end()
    swipes.removeAll { $0 === session }
  }

  private func perform(_ swipe: RowSwipe, _ role: ButtonRole?, _ action: @MainActor () -> Void) {
    interaction?.perform(swipe, removesRow: role == .destructive)
    run(role, action)
  }

  /// Runs the action of a button: that of a destructive button, which removes a row, with an animation.
  private func run(_ role: ButtonRole?, _ action: @MainActor () -> Void) {
    if role == .destructive { withAnimation(changeAnimation) { action() } } else { action() }
  }

  // MARK: Actions

  /// The buttons at an edge of a row; nil without buttons.
  private func actions(ofItem item: Int, _ row: ListRowNode, at edge: HorizontalEdge) -> SwipeActionSet? {
    let holders = holders(ofItem: item, row, at: edge)
    if !holders.isEmpty { return SwipeActionSet(holders, edge: edge) }
    guard edge == .trailing, isDeletable(item: item), let (entry, index) = segments.locate(item),
      let built = entry.segment.builtRow(index)
    else { return nil }
    let button = Button("Delete", role: .destructive) { [weak self, weak row] in
      guard let self, let row, let item = self.interaction?.item(of: row) else { return }
      _ = self.callDelete([item])
    }
    return SwipeActionSet(SwipeActionSet.Part(actions: AnyView(button), environment: built.childEnvironment))
  }

  func isDeletable(item: Int) -> Bool {
    guard let (entry, row) = segments.locate(item), entry.role == .row else { return false }
    return rowAction(of: entry, \.delete) != nil && !traits(of: entry, row)[DeleteDisabled.self]
  }

  /// The modifiers with actions at an edge of a row, the innermost first: those in the row's views, then those around its `ForEach`.
  private func holders(ofItem item: Int, _ row: ListRowNode, at edge: HorizontalEdge) -> [any SwipeActionsHolding] {
    guard let (entry, index) = segments.locate(item), entry.role == .row,
      let built = entry.segment.builtRow(index)
    else { return [] }
    var found: [any SwipeActionsHolding] = []
    func visit(_ element: Element) {
      if let holder = element.fact(SwipeActionsFact.self), holder.swipeEdge == edge,
        holder.environment.isEnabled, holder.nodes.first?.isInside(of: row) == true
      {
        found.append(holder)
      }
      if element !== built, element.fact(RowScopeFact.self) != nil { return }
      element.forEachChild(visit)
    }
    visit(built)
    found.reverse()
    return found + entry.facts(SwipeActionsFact.self, below: self).filter { $0.swipeEdge == edge }
  }

  // MARK: Menus

  func menuActions(at point: CGPoint) -> AnyView? {
    guard let (item, row) = interaction?.swipeableRow(at: point) else { return nil }
    let parts = HorizontalEdge.allCases.flatMap { actions(ofItem: item, row, at: $0)?.parts ?? [] }
    guard !parts.isEmpty else { return nil }
    return AnyView(ForEach(parts.indices, id: \.self) { parts[$0].actions })
  }

  func hasMenu(at point: CGPoint) -> Bool {
    view.controller.rowsMenu != nil || interaction?.swipeableRow(at: point).map { hasMenu($0.row) } == true
  }

  /// True if a built row has swipe actions or a context menu.
  func hasMenu(_ row: ListRowNode) -> Bool {
    guard let item = interaction?.item(of: row) else { return false }
    return HorizontalEdge.allCases.contains { actions(ofItem: item, row, at: $0) != nil } || innerMenu(of: row) != nil
  }

  /// The context menu of a view in the row, which counts for the whole row.
  private func innerMenu(of row: ListRowNode) -> SecondaryPressDetector? {
    func search(_ node: RenderNode) -> SecondaryPressDetector? {
      if let gesture = node as? GestureNode, gesture.isEnabled, let menu = gesture.detector as? SecondaryPressDetector {
        return menu
      }
      for child in node.children where !(child is LazyNode) { if let found = search(child) { return found } }
      return nil
    }
    return search(row)
  }

  func openMenu(at point: CGPoint) {
    innerMenu = interaction?.swipeableRow(at: point).flatMap { innerMenu(of: $0.row) }
    if let innerMenu { return innerMenu.pressed(point) }
    menu.hide()
    let items = view.controller.menuItems(at: point).flatMap { isEmpty($0) ? nil : $0 }
    let content = ContextMenuContent(items: items, rowActions: menuActions(at: point))
    guard content.items != nil || content.rowActions != nil else { return view.controller.menuRow = nil }
    menu.show(at: point, environment: environment) { content }
  }

  /// True if a menu with these items has no line.
  private func isEmpty(_ items: AnyView) -> Bool {
    let element = graph.inserting(nil) { DetachedElement(items, childContext.outsideOfList) }
    defer { element.unmount() }
    return element.nodes.isEmpty
  }

  func releaseMenu(isAtOrigin: Bool) {
    if let innerMenu { innerMenu.released(isAtOrigin) } else { menu.release(isAtOrigin: isAtOrigin) }
  }

  // MARK: Keys

  /// Performs the first destructive action of each row among `items` that is built. Returns false if no row has actions.
  func performDestructiveActions(_ items: [Int]) -> Bool {
    let rows = items.compactMap { item in
      let sets = (node?.listRows(ofItem: item) ?? []).flatMap { row in
        [HorizontalEdge.trailing, .leading].compactMap { actions(ofItem: item, row, at: $0) }
      }
      return sets.isEmpty ? nil : sets
    }
    guard !rows.isEmpty else { return false }
    graph.enqueue("swipeActions") { [weak self] in
      guard let self, isMounted else { return }
      for sets in rows { _ = sets.contains(where: performDestructive) }
    }
    return true
  }

  /// The buttons at an edge of a row by their names: those of `swipeActions(edge:allowsFullSwipe:content:)`, or “Delete”.
  func swipeActions(ofRow row: ListRowNode, item: Int, at edge: HorizontalEdge) -> [ListRowAction] {
    guard let set = actions(ofItem: item, row, at: edge) else { return [] }
    let view = SwipeActionNames(parts: set.parts) { [weak self] role, action in self?.run(role, action) }
    let element = graph.inserting(nil) { DetachedElement(view, childContext.outsideOfList) }
    defer { element.unmount() }
    return GestureNode.controls(in: element.nodes)
  }

  private func performDestructive(_ set: SwipeActionSet) -> Bool {
    let view = SwipeButtons(parts: set.parts) { [unowned self] in run($0, $1) }
    let element = graph.inserting(nil) { SwipeButtonsElement(view, childContext.outsideOfList) {} }
    defer { element.unmount() }
    let buttons = element.nodes.compactMap(RowSwipeButton.button(in:))
    guard let button = buttons.first(where: { $0.isDestructive && $0.isEnabled }) else { return false }
    button.perform()
    return true
  }
}

extension RenderNode {
  fileprivate func isInside(of row: ListRowNode) -> Bool { self === row || nearestAncestor { $0 === row } != nil }
}
