/// A frame with a fixed `width`, `height` or both. The child is aligned inside and may be larger.
package class FixedFrameNode: UnaryNode {
  package final var width: CGFloat? { didSet { if width != oldValue { lengthsDidChange() } } }
  package final var height: CGFloat? { didSet { if height != oldValue { lengthsDidChange() } } }
  package final var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }

  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init()
    takeAbsorption()
  }

  private func lengthsDidChange() {
    takeAbsorption()
    setNeedsLayout()
  }

  /// Updates `absorbsChildLayout`, which is set if both lengths are fixed.
  final func takeAbsorption() {
    capabilities.set(.absorbsChildLayout, fixedLength(.horizontal) != nil && fixedLength(.vertical) != nil)
  }

  /// The length of the frame along `axis` in points; nil if it follows the child's.
  func fixedLength(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: fixedLength(.horizontal) ?? proposal.width, height: fixedLength(.vertical) ?? proposal.height)
  }

  override func canonical(_ proposal: ProposedViewSize) -> ProposedViewSize { inner(proposal) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (width, height) = (fixedLength(.horizontal), fixedLength(.vertical))
    if let width, let height { return CGSize(width: width, height: height) }
    let size = super.measure(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func layoutChildren() {
    guard let child else { return }
    let inner = inner(proposal)
    child.place(at: alignedOrigin(of: child, proposal: inner, in: size, alignment: alignment), proposal: inner)
  }

  override var fillingChildren: [RenderNode] { [] }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? {
    fixedLength(axis).map { .fixed($0) } ?? child?.lengthLimits(axis)
  }

  override func isStretchable(along axis: Axis) -> Bool {
    fixedLength(axis) == nil && super.isStretchable(along: axis)
  }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard let child else { return nil }
    let inner = inner(proposal)
    guard let value = child.explicitGuide(key, proposal: inner) else { return nil }
    let origin = alignedOrigin(of: child, proposal: inner, in: sizeThatFits(proposal), alignment: alignment)
    return value + origin[key.axis]
  }
}
