import Geometry

/// A view, and a bar at one of its edges. The view is offered the room that the bar leaves, and the bar's room is safe area for it.
///
/// The node is as long as both together, and across as the view alone, in which the bar is aligned.
package final class SafeAreaInsetNode: LayeredNode {
  /// Where a bar stands.
  package struct Bar: Equatable, Sendable {
    package var edge: Edge
    /// Room between bar and view, in points.
    package var spacing: CGFloat
    /// Whether scrolled content fades under it.
    package var hasEdgeEffect: Bool

    package init(edge: Edge, spacing: CGFloat, hasEdgeEffect: Bool) {
      self.edge = edge
      self.spacing = spacing
      self.hasEdgeEffect = hasEdgeEffect
    }

    var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    var isAtStart: Bool { edge == .top || edge == .leading }
  }

  package var bar: Bar { didSet { if bar != oldValue { setNeedsLayout() } } }

  package init(bar: Bar, alignment: Alignment) {
    self.bar = bar
    super.init(isBehind: false, isMask: false, alignment: alignment)
  }

  private var axis: Axis { bar.axis }

  private var bars: [RenderNode] { children.filter { $0 !== primary } }

  /// The room that the bar takes when both are offered `proposal`.
  private func insets(for proposal: ProposedViewSize) -> EdgeInsets {
    guard let length = bars.map({ $0.sizeThatFits(proposal)[axis] }).max() else { return EdgeInsets() }
    return EdgeInsets(Edge.Set(bar.edge), max(0, length + bar.spacing))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(for: proposal)
    return super.measure(proposal.inset(by: insets)).outset(by: insets)
  }

  override func layoutChildren() {
    let insets = insets(for: proposal)
    let inner = proposal.inset(by: insets)
    primary?.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: inner)
    let across = ViewDimensions(size: size)
    for child in bars {
      let offer = child.placementProposal(proposal, in: size, along: Axis.Set(axis.cross))
      child.place(at: origin(of: child, offer, in: across), proposal: offer)
    }
  }

  private func origin(of child: RenderNode, _ proposal: ProposedViewSize, in across: ViewDimensions) -> CGPoint {
    var origin = CGPoint.zero
    origin[axis] = bar.isAtStart ? 0 : size[axis] - child.sizeThatFits(proposal)[axis]
    if axis == .vertical {
      origin.x = across[alignment.horizontal] - child.guide(alignment.horizontal.key, proposal: proposal)
    } else {
      origin.y = across[alignment.vertical] - child.guide(alignment.vertical.key, proposal: proposal)
    }
    return origin
  }

  override var addedSafeArea: SafeArea {
    let insets = insets(for: proposal)
    let edges = bar.hasEdgeEffect ? Edge.Set(bar.edge) : []
    return isRightToLeft
      ? SafeArea(insets: insets.mirrored, bars: edges.mirrored) : SafeArea(insets: insets, bars: edges)
  }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let insets = insets(for: proposal)
    return super.explicitAlignment(key, proposal: proposal.inset(by: insets)).map { $0 + insets.start(key.axis) }
  }

  override func isStretchable(along axis: Axis) -> Bool { true }

  /// Along the axis only measuring the bar can tell.
  override func knownLengths(_ axis: Axis) -> LengthLimits? { axis == self.axis ? nil : super.knownLengths(axis) }
}
