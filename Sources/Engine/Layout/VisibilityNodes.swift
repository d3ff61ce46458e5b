import Geometry
import Graphics

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
  /// Makes the shape for the node's rectangle.
  package var makePath: (CGRect) -> VectorPath
  package var rule: VectorPath.Rule

  package init(rule: VectorPath.Rule, makePath: @escaping (CGRect) -> VectorPath) {
    self.rule = rule
    self.makePath = makePath
    super.init()
  }

  override func acceptsHit(at point: CGPoint) -> Bool { makePath(bounds).contains(point, rule: rule) }

  override func hitsSelf(_ point: CGPoint) -> Bool { true }
}
