/// Sets the `layoutPriority` of its child.
package final class LayoutPriorityNode: UnaryNode {
  package var priority: Double {
    didSet { if priority != oldValue { setNeedsLayout() } }
  }

  package init(priority: Double) {
    self.priority = priority
    super.init()
  }

  override package var layoutPriority: Double { priority }
}
