/// The structure of the tree: children, leaving children, attachment to a window.
extension RenderNode {
  /// Replaces the children. Those who stay keep everything; those who leave are detached.
  package final func setChildren(_ new: [RenderNode]) {
    if replaceChildren(new) { setNeedsLayout() }
  }

  /// The same without asking for layout, for a node that changes its children while it lays them out. Returns whether they are others.
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
    for child in old where child.parent == nil { letGo(child) }
    if let pipeline {
      for child in new where child.pipeline == nil { child.attach(to: pipeline, depth: depth + 1) }
    }
    invalidateDrawingOrder()
    invalidateVisualBounds()
    return true
  }

  /// Adds children at the end, without asking for layout.
  final func appendChildren(_ new: [RenderNode]) {
    for child in new where child.parent !== self {
      child.parent?.release(child)
      child.parent = self
      children.append(child)
      if let pipeline { child.attach(to: pipeline, depth: depth + 1) }
    }
    invalidateDrawingOrder()
    invalidateVisualBounds()
  }

  /// Drops a former child, or keeps its picture while the change is animated.
  private func letGo(_ child: RenderNode) {
    guard let pipeline, pipeline.change.animation != nil, child.hasPlace else {
      child.detach()
      return
    }
    child.parent = self
    leaving.append(child)
  }

  /// Drops the picture of a former child of this node, or of an ancestor, that `node` is part of.
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

  final func attach(to pipeline: FramePipeline, depth: Int) {
    self.pipeline = pipeline
    self.depth = depth
    pipeline.liveNodes += 1
    takeDirection()
    didAttach()
    for child in children { child.attach(to: pipeline, depth: depth + 1) }
  }

  final func detach() {
    guard let pipeline else { return }
    willDetach()
    pipeline.forget(self)
    pipeline.liveNodes -= 1
    self.pipeline = nil
    hasPlace = false
    for child in children { child.detach() }
    for child in leaving {
      child.detach()
      child.parent = nil
    }
    leaving.removeAll()
  }
}
