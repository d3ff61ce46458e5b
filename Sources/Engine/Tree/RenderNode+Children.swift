/// The structure of the tree: children, leaving children, attachment to a window.
extension RenderNode {
  /// Replaces the children and marks the layout. Children that stay keep their state; children that leave are detached.
  package final func setChildren(_ new: [RenderNode]) {
    if replaceChildren(new) { setNeedsLayout() }
  }

  /// Replaces the children without marking the layout, for a node that lays them out now. Returns true if the list has changed.
  @discardableResult
  final func replaceChildren(_ new: [RenderNode]) -> Bool {
    if new.isIdentical(to: children) { return false }
    let old = children
    for child in old { child.parent = nil }
    children = new
    for child in new {
      child.parent?.release(child)
      child.parent = self
    }
    for child in old where child.parent == nil { detachOrKeep(child) }
    if let host {
      for child in new where child.host == nil { child.attach(to: host, depth: depth + 1) }
    }
    invalidateDrawingOrder()
    invalidateVisualBounds()
    return true
  }

  /// Appends children without marking the layout.
  final func appendChildren(_ new: [RenderNode]) {
    for child in new where child.parent !== self {
      child.parent?.release(child)
      child.parent = self
      children.append(child)
      if let host { child.attach(to: host, depth: depth + 1) }
    }
    invalidateDrawingOrder()
    invalidateVisualBounds()
  }

  /// Detaches a former child, or keeps it in `leaving` if the change is animated.
  private func detachOrKeep(_ child: RenderNode) {
    guard let host, host.changes.update.animation != nil, child.hasPlace else {
      child.detach()
      return
    }
    child.parent = self
    leaving.append(child)
  }

  /// Detaches the leaving child, of this node or of an ancestor, that contains `node`.
  package final func endLeaving() {
    var node = self
    while let parent = node.parent {
      if parent.leaving.contains(where: { $0 === node }) {
        parent.leaving.removeAll { $0 === node }
        node.detach()
        node.parent = nil
        parent.invalidateVisualBounds()
        return
      }
      node = parent
    }
  }

  private func release(_ child: RenderNode) {
    children.removeAll { $0 === child }
    leaving.removeAll { $0 === child }
    child.detach()
    invalidateDrawingOrder()
    setNeedsLayout()
    invalidateVisualBounds()
  }

  final func attach(to host: NodeHost, depth: Int) {
    self.host = host
    self.depth = depth
    host.work.liveNodes += 1
    takeDirection()
    didAttach()
    for child in children { child.attach(to: host, depth: depth + 1) }
  }

  final func detach() {
    guard let host else { return }
    willDetach()
    host.forget(self)
    host.work.liveNodes -= 1
    self.host = nil
    containerUse = RelativeContainer.Use()
    hasPlace = false
    for child in children { child.detach() }
    for child in leaving {
      child.detach()
      child.parent = nil
    }
    leaving.removeAll()
  }
}
