import Geometry
import Graphics

/// What a node draws, in which order, and how far it reaches.
extension RenderNode {
  /// The children from back to front. Stable: those of one `zIndex` keep the order of the list.
  ///
  /// Complexity: O(1) until a child comes, goes or changes its `zIndex`.
  package final var drawingOrder: [RenderNode] {
    if isDrawingOrderStale {
      isDrawingOrderStale = false
      reordered = makeDrawingOrder()
    }
    return reordered ?? children
  }

  private func makeDrawingOrder() -> [RenderNode]? {
    if let shownChildren { return shownChildren }
    guard ordersChildrenByZIndex, children.count > 1 else { return nil }
    let indices = children.map(\.zIndex)
    guard zip(indices, indices.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
    return children.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { children[$0] }
  }

  /// Says that this node's children, or itself among its siblings, may be drawn in another order now.
  final func invalidateDrawingOrder() {
    var node = self
    node.isDrawingOrderStale = true
    while node.forwardsTraits, let parent = node.parent {
      parent.isDrawingOrderStale = true
      node = parent
    }
    setNeedsPaint()
  }

  /// Everything that this node and its children draw in, in its own space.
  package final var visualBounds: CGRect {
    if flags.contains(.visualBounds) {
      flags.remove(.visualBounds)
      cachedVisualBounds = computeVisualBounds()
    }
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
    guard inWindow.intersects(context.clip), presence > 0 else { return }
    pipeline?.workObserver?.workBegins()
    if presence < 1 {
      context.withGroupOpacity(presence, bounds: area, isSingle: drawsOneStep) { show(&$0, area) }
    } else {
      show(&context, area)
    }
    pipeline?.workObserver?.workEnds(.node(self))
  }

  /// Whether the node surely draws no two things of which one covers the other: then each can be made fainter by itself.
  final var drawsOneStep: Bool {
    var node = self
    while node.children.count == 1, node.leaving.isEmpty, node.inkBounds.isNull, node is UnaryNode {
      node = node.children[0]
    }
    return node.children.isEmpty && node.leaving.isEmpty && (node is ShapeNode || node is TextNode || node is ImageNode)
  }
}
