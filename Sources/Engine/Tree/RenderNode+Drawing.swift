/// The drawing of a node: the order of its children and the area that it covers.
extension RenderNode {
  /// The children from back to front, sorted by `zIndex`. The sort is stable.
  ///
  /// O(1) until children are inserted, removed or change their `zIndex`.
  package final var drawingOrder: [RenderNode] {
    if isDrawingOrderStale {
      isDrawingOrderStale = false
      reordered = makeDrawingOrder()
    }
    return reordered ?? children
  }

  private func makeDrawingOrder() -> [RenderNode]? {
    if let shownChildren { return shownChildren }
    guard !capabilities.contains(.keepsChildOrder), children.count > 1 else { return nil }
    let indices = children.map(\.zIndex)
    guard zip(indices, indices.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
    return children.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { children[$0] }
  }

  /// Invalidates `drawingOrder` of this node, and of the ancestors that order it by its `zIndex`.
  final func invalidateDrawingOrder() {
    var node = self
    node.isDrawingOrderStale = true
    while node.forwardsTraits, let parent = node.parent {
      parent.isDrawingOrderStale = true
      node = parent
    }
    setNeedsPaint()
  }

  /// The area that the node and its children draw in, in its own space. Cached until `invalidateVisualBounds()`.
  package final var visualBounds: CGRect {
    if clearVisualBoundsMark() { cachedVisualBounds = computeVisualBounds() }
    return cachedVisualBounds
  }

  final func paintChildren(_ context: inout PaintContext) {
    let own = context.translation
    let base = own + childTranslation
    for child in leaving {
      context.translation = base + child.origin + child.displacement
      child.paintIfVisible(&context)
    }
    for child in drawingOrder {
      context.translation = base + child.origin + child.displacement
      child.paintIfVisible(&context)
    }
    context.translation = own
  }

  final func paintIfVisible(_ context: inout PaintContext) {
    let area = visualBounds
    guard !area.isNull else { return }
    let inWindow = area.offsetBy(dx: context.translation.x, dy: context.translation.y)
    guard inWindow.meets(context.clip), transitionOpacity > 0 else { return }
    host?.work.observer?.workBegins()
    if transitionOpacity < 1 {
      context.withGroupOpacity(transitionOpacity, bounds: area, isSingle: drawsOneStep) { show(&$0, area) }
    } else {
      show(&context, area)
    }
    host?.work.observer?.workEnds(.node(self))
  }

  /// True if the node has neither children nor leaving children.
  final var isLeaf: Bool { children.isEmpty && leaving.isEmpty }
}
