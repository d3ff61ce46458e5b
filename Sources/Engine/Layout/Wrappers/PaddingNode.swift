/// Padding around a child. With negative insets the child exceeds the bounds.
package class PaddingNode: UnaryNode {
  package final var insets: EdgeInsets {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  /// True if the padding is `SafeArea` of the child, into which it may stretch.
  package let isSafeArea: Bool

  package init(insets: EdgeInsets, isSafeArea: Bool = false) {
    self.insets = insets
    self.isSafeArea = isSafeArea
    super.init()
  }

  override var addedSafeArea: SafeArea {
    isSafeArea ? SafeArea(insets: isRightToLeft ? insets.mirrored : insets) : .none
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = super.measure(proposal.inset(by: insets))
    return CGSize(width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
  }

  override func layoutChildren() {
    child?.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  override var fillingChildren: [RenderNode] { [] }

  override func knownLengths(_ axis: Axis) -> LengthLimits? {
    guard let inner = child?.knownLengths(axis) else { return nil }
    let extra = insets.start(axis) + insets.end(axis)
    return LengthLimits(minimum: max(0, inner.minimum + extra), maximum: max(0, inner.maximum + extra))
  }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    child?.explicitGuide(key, proposal: proposal.inset(by: insets)).map { $0 + insets.start(key.axis) }
  }
}
