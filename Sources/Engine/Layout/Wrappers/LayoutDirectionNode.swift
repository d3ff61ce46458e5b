/// Sets the `LayoutDirection` of its subtree.
package final class LayoutDirectionNode: UnaryNode {
  package var direction: LayoutDirection { didSet { if direction != oldValue { directionDidChange() } } }

  package init(direction: LayoutDirection) {
    self.direction = direction
    super.init()
  }

  override var ownDirection: LayoutDirection? { direction }
}
