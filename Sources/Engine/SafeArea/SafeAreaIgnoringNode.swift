import Geometry

/// Stretches its child over some of its edges into the safe area. In the layout around it stays as large as it was.
package final class SafeAreaIgnoringNode: UnaryNode {
  package var edges: Edge.Set { didSet { if edges != oldValue { setNeedsLayout() } } }

  package init(edges: Edge.Set) {
    self.edges = edges
    super.init()
  }

  override var safeAreaStretch: EdgeInsets {
    outerSafeArea.insets.masked(to: isRightToLeft ? edges.mirrored : edges)
  }

  override func layoutChildren() {
    child?.place(at: .zero, proposal: proposal.inset(by: -safeAreaStretch))
  }
}
