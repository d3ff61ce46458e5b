/// Is hit inside of a shape, whether its child draws there or not, and nowhere else.
package final class ContentShapeNode: UnaryNode {
  /// Makes the shape for the bounds of the node.
  package var makePath: (CGRect) -> VectorPath
  package var rule: VectorPath.Rule

  package init(rule: VectorPath.Rule, makePath: @escaping (CGRect) -> VectorPath) {
    self.rule = rule
    self.makePath = makePath
    super.init()
  }

  override func hitPart(at point: CGPoint) -> HitPart {
    makePath(bounds).contains(point, rule: rule) ? .node : .none
  }
}
