/// A view with a bar at an edge. The view is offered the size that the bar leaves, and the area of the `bar` is its safe area.
///
/// The node has the sum of both lengths along the axis and the length of the view across it, in which the bar is aligned.
package final class SafeAreaInsetNode: LayeredNode, SafeAreaChanging {
  /// The position and the style of a bar.
  package struct Bar: Equatable, Sendable {
    package var edge: Edge
    /// The distance between bar and view, in points.
    package var spacing: CGFloat
    /// True if scrolled content fades below the bar.
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
    capabilities.insert(.changesSafeArea)
  }

  private var axis: Axis { bar.axis }

  private var bars: [RenderNode] { children.filter { $0 !== primary } }

  /// The insets that the bar takes from `proposal`.
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

  var safeAreaAddition: SafeArea {
    let insets = insets(for: proposal)
    let edges = bar.hasEdgeEffect ? Edge.Set(bar.edge) : []
    return isRightToLeft
      ? SafeArea(insets: insets.mirrored, bars: edges.mirrored) : SafeArea(insets: insets, bars: edges)
  }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let insets = insets(for: proposal)
    return super.explicitAlignment(key, proposal: proposal.inset(by: insets)).map { $0 + insets.start(key.axis) }
  }

  override func isStretchable(along axis: Axis) -> Bool { true }

  /// `nil` along the axis, where the length is unknown until the bar is measured.
  package override func lengthLimits(_ axis: Axis) -> LengthLimits? {
    axis == self.axis ? nil : super.lengthLimits(axis)
  }
}
