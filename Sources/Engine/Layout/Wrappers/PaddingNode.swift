/// Padding around a child. With negative insets the child exceeds the bounds.
package class PaddingNode: UnaryNode, SafeAreaChanging {
  package final var insets: EdgeInsets {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  /// True if the padding is `SafeArea` of the child, into which it may stretch.
  package let isSafeArea: Bool

  /// The insets of the child, in points. The leading edge is in the direction of layout.
  var padding: EdgeInsets { insets }

  package init(insets: EdgeInsets, isSafeArea: Bool = false) {
    self.insets = insets
    self.isSafeArea = isSafeArea
    super.init()
    capabilities.set(.changesSafeArea, isSafeArea)
  }

  final var safeAreaAddition: SafeArea {
    isSafeArea ? SafeArea(insets: isRightToLeft ? padding.mirrored : padding) : .none
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = super.measure(proposal.inset(by: padding))
    return CGSize(width: max(0, inner.width + padding.horizontal), height: max(0, inner.height + padding.vertical))
  }

  override func layoutChildren() {
    child?.place(at: CGPoint(x: padding.leading, y: padding.top), proposal: proposal.inset(by: padding))
  }

  override var fillingChildren: [RenderNode] { [] }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? {
    guard let inner = child?.lengthLimits(axis) else { return nil }
    let extra = padding.start(axis) + padding.end(axis)
    return LengthLimits(minimum: max(0, inner.minimum + extra), maximum: max(0, inner.maximum + extra))
  }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    child?.explicitGuide(key, proposal: proposal.inset(by: padding)).map { $0 + padding.start(key.axis) }
  }
}
