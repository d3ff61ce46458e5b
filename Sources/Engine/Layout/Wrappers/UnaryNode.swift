/// A node with one child: the base of nodes that a modifier adds.
///
/// It has the size of its child, places it at the left top corner, and forwards its `layoutPriority`, `zIndex` and layout values.
@MainActor package class UnaryNode: RenderNode {
  /// The only child.
  package final var child: RenderNode? {
    get { children.first }
    set { setChildren(newValue.map { [$0] } ?? []) }
  }

  override init() {
    super.init()
    capabilities = [.forwardsTraits, .forwardsIdentities]
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child?.sizeThatFits(proposal) ?? .zero }

  override func layoutChildren() { child?.place(at: .zero, proposal: proposal) }

  package override func setsGuide(_ key: AlignmentKey) -> Bool { child?.setsGuide(key) ?? false }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    child?.explicitGuide(key, proposal: proposal)
  }

  override package var layoutPriority: Double { child?.layoutPriority ?? 0 }

  override var zIndex: Double { forwardsTraits ? child?.zIndex ?? 0 : 0 }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    forwardsTraits ? child?.layoutValue(for: key) : nil
  }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? { child?.lengthLimits(axis) }

  override func isStretchable(along axis: Axis) -> Bool { child?.isStretchable(along: axis) ?? false }

  override var drawsOneStep: Bool { leaving.isEmpty && inkBounds.isNull && child?.drawsOneStep == true }

  var fillingChildren: [RenderNode] { children }

  override var stackAxis: Axis? { parent?.stackAxis }

  override func suppressesSpacing(along axis: Axis) -> Bool { child?.suppressesSpacing(along: axis) ?? false }
}

extension UnaryNode: RoomFilling {}

extension RenderNode {
  /// The size and guides of the node for `proposal`.
  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal)) { self.explicitGuide($0, proposal: proposal) }
  }

  /// The position of the guide `key` in this node for `proposal`, in points.
  final func guide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat {
    if let guide = explicitGuide(key, proposal: proposal) { return guide }
    return key.defaultPosition(in: sizeThatFits(proposal)) ?? key.id.defaultValue(in: dimensions(for: proposal))
  }

  /// True if a child sets the guide `key`.
  final func childSetsGuide(_ key: AlignmentKey) -> Bool {
    for child in children where child.setsGuide(key) { return true }
    return false
  }

  /// The origin of `child` in a frame of `size` that aligns both by `alignment`.
  final func alignedOrigin(
    of child: RenderNode, proposal: ProposedViewSize, in size: CGSize, alignment: Alignment
  ) -> CGPoint {
    let frame = ViewDimensions(size: size)
    return CGPoint(
      x: frame[alignment.horizontal] - child.guide(alignment.horizontal.key, proposal: proposal),
      y: frame[alignment.vertical] - child.guide(alignment.vertical.key, proposal: proposal))
  }
}
