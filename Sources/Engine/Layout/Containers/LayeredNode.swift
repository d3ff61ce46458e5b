/// A primary child that determines the size, and secondary children of that size behind or in front of it.
package class LayeredNode: RenderNode, RoomFilling, LayeringNode {
  package final let isBehind: Bool
  /// True if the secondary children are a mask: they are not drawn, and their opacity clips the primary child.
  package final let isMask: Bool
  package final var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }
  package private(set) final var primary: RenderNode?

  /// Creates a background if `isBehind` is true, otherwise an overlay or a mask.
  package init(isBehind: Bool, isMask: Bool = false, alignment: Alignment) {
    self.isBehind = isBehind
    self.isMask = isMask
    self.alignment = alignment
    super.init()
    capabilities.insert([.forwardsTraits, .keepsChildOrder])
  }

  package final func setLayers(primary: RenderNode?, secondary: [RenderNode]) {
    self.primary = primary
    let primary = primary.map { [$0] } ?? []
    setChildren(isBehind ? secondary + primary : primary + secondary)
  }

  override var shownChildren: [RenderNode]? { isMask ? primary.map { [$0] } ?? [] : nil }

  override func paint(_ context: inout PaintContext) {
    guard isMask, let primary else { return paintChildren(&context) }
    let area = primary.visualBounds.offsetBy(dx: primary.origin.x, dy: primary.origin.y)
    guard !area.isNull else { return }
    let mask = context.record(bounds: area) { context in
      for child in children where child !== primary {
        context.translation = child.origin + child.displacement
        child.paintIfVisible(&context)
      }
    }
    guard !mask.commands.isEmpty else { return }
    let effect = mask.outline.map { LayerEffect.clip($0) } ?? .mask(mask)
    context.withLayer(effect, bounds: area) { paintChildren(&$0) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { primary?.sizeThatFits(proposal) ?? .zero }

  override func layoutChildren() {
    primary?.place(at: .zero, proposal: proposal)
    let inner = ProposedViewSize(size)
    for child in children where child !== primary {
      child.place(at: alignedOrigin(of: child, proposal: inner), proposal: inner)
    }
  }

  /// The origin by the primary child's own guides, so that its baselines are met.
  private func alignedOrigin(of child: RenderNode, proposal: ProposedViewSize) -> CGPoint {
    func distance(_ key: AlignmentKey) -> CGFloat {
      let own = primary?.guide(key, proposal: self.proposal) ?? ViewDimensions(size: size)[key]
      return own - child.guide(key, proposal: proposal)
    }
    return CGPoint(x: distance(alignment.horizontal.key), y: distance(alignment.vertical.key))
  }

  package override func setsGuide(_ key: AlignmentKey) -> Bool { primary?.setsGuide(key) ?? false }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    primary?.explicitGuide(key, proposal: proposal)
  }

  override package var layoutPriority: Double { primary?.layoutPriority ?? 0 }

  override var zIndex: Double { primary?.zIndex ?? 0 }

  override func layoutValue(for key: ObjectIdentifier) -> Any? { primary?.layoutValue(for: key) }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? { primary?.lengthLimits(axis) }

  override func isStretchable(along axis: Axis) -> Bool { primary?.isStretchable(along: axis) ?? false }

  var fillingChildren: [RenderNode] { primary.map { [$0] } ?? [] }

  override var stackAxis: Axis? { parent?.stackAxis }

  override func suppressesSpacing(along axis: Axis) -> Bool { primary?.suppressesSpacing(along: axis) ?? false }
}

/// A node that shows other nodes behind or in front of its primary child.
@MainActor package protocol LayeringNode: RenderNode {
  var primary: RenderNode? { get }
}
