import Geometry

/// Keeps the child's place and shows nothing of it.
package final class HiddenNode: UnaryNode {
  package override init() { super.init() }

  override func computeVisualBounds() -> CGRect { .null }

  override func paint(_ context: inout PaintContext) {}

  override var isHitTestable: Bool { false }
}

/// Lets points through to what lies behind its child.
package final class HitTestingNode: UnaryNode {
  package var isEnabled: Bool

  package init(isEnabled: Bool) {
    self.isEnabled = isEnabled
    super.init()
  }

  override var isHitTestable: Bool { isEnabled }
}

/// Is hit inside a shape, whatever the child shows there, and nowhere else.
package final class ContentShapeNode: UnaryNode {
  package var outline: ShapeOutline

  package init(outline: ShapeOutline) {
    self.outline = outline
    super.init()
  }

  override func acceptsHit(at point: CGPoint) -> Bool {
    let (rect, radius) = outline.resolved(in: bounds)
    return ShapeNode.contains(point, rect, radius: radius)
  }

  override func hitsSelf(_ point: CGPoint) -> Bool { true }
}
