/// Paints views behind the whole list row that contains its primary child.
///
/// The node has the size of the primary child. The row sets the area of the background after its own layout with `fill(_:_:)`.
package final class ListRowBackgroundNode: RenderNode, LayeringNode {
  package private(set) var primary: RenderNode?
  private var secondary: [RenderNode] = []
  /// The rectangle of the row in this node's coordinates; `nil` outside of a list, where no background is painted.
  private var area: CGRect?
  private var appearance = ListRowAppearance()

  package override init() {
    super.init()
    capabilities.insert([.forwardsTraits, .keepsChildOrder])
  }

  package func setLayers(primary: RenderNode?, background: [RenderNode]) {
    self.primary = primary
    secondary = background
    setChildren(background + (primary.map { [$0] } ?? []))
  }

  /// Lays out the background in `area`. Called after the layout of the row and after a change of its appearance.
  func fill(_ area: CGRect, _ appearance: ListRowAppearance) {
    self.area = area
    self.appearance = appearance
    for node in secondary {
      node.place(
        at: CGPoint(x: area.minX, y: area.minY), proposal: ProposedViewSize(area.size), isMirrored: false)
    }
    invalidateVisualBounds()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { primary?.sizeThatFits(proposal) ?? .zero }

  override func layoutChildren() { primary?.place(at: .zero, proposal: proposal) }

  package override func setsGuide(_ key: AlignmentKey) -> Bool { primary?.setsGuide(key) ?? false }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    primary?.explicitGuide(key, proposal: proposal)
  }

  override package var layoutPriority: Double { primary?.layoutPriority ?? 0 }
  override var zIndex: Double { primary?.zIndex ?? 0 }
  override var stackAxis: Axis? { parent?.stackAxis }
  package override func lengthLimits(_ axis: Axis) -> LengthLimits? { primary?.lengthLimits(axis) }

  override func isStretchable(along axis: Axis) -> Bool { primary?.isStretchable(along: axis) ?? false }

  override func suppressesSpacing(along axis: Axis) -> Bool { primary?.suppressesSpacing(along: axis) ?? false }

  /// `nil` without background views, so that the list's own background stays.
  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Self.self) && !secondary.isEmpty ? self : primary?.layoutValue(for: key)
  }

  /// The background is hidden in a selected row.
  override var shownChildren: [RenderNode]? { primary.map { [$0] } ?? [] }

  override func computeVisualBounds() -> CGRect {
    let content = super.computeVisualBounds()
    return isShown ? content.union(area ?? .null) : content
  }

  private var isShown: Bool { area != nil && !secondary.isEmpty && !appearance.isSelected }

  override func paint(_ context: inout PaintContext) {
    if isShown, let area { paintBackground(area, &context) }
    paintChildren(&context)
  }

  private func paintBackground(_ area: CGRect, _ context: inout PaintContext) {
    guard appearance.radius > 0, appearance.roundsTop || appearance.roundsBottom else {
      return paintSecondary(area, &context)
    }
    if secondary.count == 1, let color = (secondary[0] as? ShapeNode)?.plainColor {
      return context.fill(
        area, radius: appearance.radius, roundsTop: appearance.roundsTop, roundsBottom: appearance.roundsBottom,
        color: color)
    }
    let (top, bottom) = (appearance.roundsTop ? appearance.radius : 0, appearance.roundsBottom ? appearance.radius : 0)
    let path = VectorPath.roundedRect(
      area, radii: CornerRadii(topLeading: top, topTrailing: top, bottomTrailing: bottom, bottomLeading: bottom))
    context.withLayer(.clip(path), bounds: area) { paintSecondary(area, &$0) }
  }

  private func paintSecondary(_ area: CGRect, _ context: inout PaintContext) {
    let own = context.translation
    context.clipped(to: area) { context in
      for node in secondary {
        context.translation = own + node.origin + node.displacement
        node.paintIfVisible(&context)
      }
    }
    context.translation = own
  }
}
