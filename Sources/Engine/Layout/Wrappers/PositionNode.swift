/// Takes the proposed size and centers its child at `position`.
package final class PositionNode: UnaryNode {
  /// The center of `child` in points from the leading top corner.
  package var position: CGPoint { didSet { if position != oldValue { setNeedsLayout() } } }

  package init(position: CGPoint) {
    self.position = position
    super.init()
    capabilities.insert(.absorbsChildLayout)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: super.measure(proposal))
  }

  private func origin(for proposal: ProposedViewSize) -> CGPoint {
    let size = child?.sizeThatFits(proposal) ?? .zero
    return CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
  }

  override func layoutChildren() { child?.place(at: origin(for: proposal), proposal: proposal) }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? { .flexible }

  override func isStretchable(along axis: Axis) -> Bool { true }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard let child, let value = child.explicitGuide(key, proposal: proposal) else { return nil }
    return value + origin(for: proposal)[key.axis]
  }
}
