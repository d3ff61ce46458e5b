/// Stretches its `child` over the selected edges into the safe area. Its own size in the surrounding layout does not change.
package final class SafeAreaIgnoringNode: UnaryNode, SafeAreaChanging {
  package var edges: Edge.Set { didSet { if edges != oldValue { setNeedsLayout() } } }

  package init(edges: Edge.Set) {
    self.edges = edges
    super.init()
    capabilities.insert(.changesSafeArea)
  }

  var safeAreaReach: EdgeInsets {
    outerSafeArea.insets.masked(to: isRightToLeft ? edges.mirrored : edges)
  }

  override func layoutChildren() {
    child?.place(at: .zero, proposal: proposal.inset(by: -safeAreaStretch))
  }
}
