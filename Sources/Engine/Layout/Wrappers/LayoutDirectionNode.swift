/// Sets the `LayoutDirection` of its subtree.
package final class LayoutDirectionNode: UnaryNode {
  package var direction: LayoutDirection {
    didSet {
      guard direction != oldValue else { return }
      ownDirection = direction
      directionDidChange()
    }
  }

  package init(direction: LayoutDirection) {
    self.direction = direction
    super.init()
    ownDirection = direction
  }

}
