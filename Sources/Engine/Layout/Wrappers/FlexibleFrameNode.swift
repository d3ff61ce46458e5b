/// The lengths of a flexible frame along an axis, in points; nil if the view does not set them.
package struct FrameLimits: Hashable, Sendable {
  package var minimum: CGFloat?
  package var ideal: CGFloat?
  package var maximum: CGFloat?

  package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// The child's proposal for the frame's proposal `proposed`.
  func offer(_ proposed: CGFloat?) -> CGFloat? {
    guard let proposed = proposed ?? ideal else { return nil }
    return clamped(proposed)
  }

  /// The length of the frame, from its proposal and the child's length.
  ///
  /// The child's length replaces a missing limit: a frame with only a maximum takes the proposal up to it, a frame with only a
  /// minimum is never shorter than it, and a frame without a proposal follows its child.
  func length(proposed: CGFloat?, child: CGFloat) -> CGFloat {
    guard minimum != nil || maximum != nil else {
      return proposed == nil ? ideal ?? child : child
    }
    guard let proposed else { return clamped(ideal ?? child) }
    let low = minimum ?? min(child, maximum ?? child)
    let high = maximum ?? max(child, minimum ?? child)
    return max(low, min(high, proposed))
  }

  private func clamped(_ value: CGFloat) -> CGFloat {
    max(minimum ?? -.infinity, min(maximum ?? .infinity, value))
  }
}

/// A frame with a minimum and a maximum, and an ideal length for a nil proposal.
package final class FlexibleFrameNode: UnaryNode {
  package var horizontal: FrameLimits { didSet { if horizontal != oldValue { limitsDidChange() } } }
  package var vertical: FrameLimits { didSet { if vertical != oldValue { limitsDidChange() } } }
  package var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }

  package init(horizontal: FrameLimits, vertical: FrameLimits, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    super.init()
    takeAbsorption()
  }

  private func limitsDidChange() {
    takeAbsorption()
    setNeedsLayout()
  }

  /// Updates `absorbsChildLayout`: with an infinite maximum, the frame's size often stays when the child's changes.
  private func takeAbsorption() {
    capabilities.set(.absorbsChildLayout, horizontal.maximum == .infinity || vertical.maximum == .infinity)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let child = super.measure(inner(proposal))
    return CGSize(
      width: horizontal.length(proposed: proposal.width, child: child.width),
      height: vertical.length(proposed: proposal.height, child: child.height))
  }

  override func layoutChildren() {
    guard let child else { return }
    // A column with a spacer fills `frame(minHeight:)` inside a scroll view.
    let inner = child.placementProposal(inner(proposal), in: size)
    child.place(at: alignedOrigin(of: child, proposal: inner, in: size, alignment: alignment), proposal: inner)
  }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? {
    let limits = axis == .horizontal ? horizontal : vertical
    guard limits.minimum != nil || limits.maximum != nil else { return child?.lengthLimits(axis) }
    if let minimum = limits.minimum, let maximum = limits.maximum {
      return LengthLimits(minimum: minimum, maximum: maximum)
    }
    guard let inner = child?.lengthLimits(axis) else { return nil }
    return LengthLimits(
      minimum: limits.length(proposed: 0, child: inner.minimum),
      maximum: limits.length(proposed: .infinity, child: inner.maximum))
  }

  override func isStretchable(along axis: Axis) -> Bool {
    let limits = axis == .horizontal ? horizontal : vertical
    return limits.maximum != nil || limits.ideal != nil || super.isStretchable(along: axis)
  }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard let child else { return nil }
    let size = sizeThatFits(proposal)
    let inner = child.placementProposal(inner(proposal), in: size)
    guard let value = child.explicitGuide(key, proposal: inner) else { return nil }
    return value + alignedOrigin(of: child, proposal: inner, in: size, alignment: alignment)[key.axis]
  }
}
