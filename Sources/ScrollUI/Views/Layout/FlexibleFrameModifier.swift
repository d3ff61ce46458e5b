import Engine

/// Insets its content; with `isSafeArea` the insets become safe area.
struct PaddingModifier: NodeModifier {
  let insets: EdgeInsets
  let isSafeArea: Bool

  nonisolated init(insets: EdgeInsets, isSafeArea: Bool = false) {
    self.insets = Limits.insets(insets, isSafeArea ? "safeAreaPadding" : "padding")
    self.isSafeArea = isSafeArea
  }

  func makeNode(_ environment: EnvironmentValues) -> PaddingNode {
    PaddingNode(insets: insets, isSafeArea: isSafeArea)
  }

  func attributes(in environment: EnvironmentValues) -> EdgeInsets.AnimatableData { insets.animatableData }
  func apply(_ attributes: EdgeInsets.AnimatableData, to node: PaddingNode) { node.insets.animatableData = attributes }
}

/// A frame of a fixed width or height. A nil length is that of the content.
struct FixedFrameModifier: NodeModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Limits.optionalLength(width, "the width of a frame")
    self.height = Limits.optionalLength(height, "the height of a frame")
    self.alignment = alignment
  }

  func makeNode(_ environment: EnvironmentValues) -> FixedFrameNode {
    FixedFrameNode(width: width, height: height, alignment: alignment)
  }

  func updateNode(_ node: FixedFrameNode, _ environment: EnvironmentValues) {
    if (node.width == nil) != (width == nil) { node.width = width }
    if (node.height == nil) != (height == nil) { node.height = height }
    node.alignment = alignment
  }

  func attributes(in environment: EnvironmentValues) -> AnimatablePair<CGFloat, CGFloat> {
    AnimatablePair(width ?? 0, height ?? 0)
  }

  func apply(_ attributes: AnimatablePair<CGFloat, CGFloat>, to node: FixedFrameNode) {
    // A spring can overshoot below zero, and a length cannot be negative.
    if width != nil { node.width = max(0, attributes.first) }
    if height != nil { node.height = max(0, attributes.second) }
  }
}

/// A frame between minimum and maximum lengths.
struct FlexibleFrameModifier {
  let horizontal: FrameLimits
  let vertical: FrameLimits
  let alignment: Alignment
}

extension FlexibleFrameModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> FlexibleFrameNode {
    FlexibleFrameNode(horizontal: horizontal, vertical: vertical, alignment: alignment)
  }

  func updateNode(_ node: FlexibleFrameNode, _ environment: EnvironmentValues) {
    node.horizontal = horizontal
    node.vertical = vertical
    node.alignment = alignment
  }
}

/// Draws its content at a distance from its position in the layout.
struct OffsetModifier: NodeModifier {
  let offset: CGPoint

  nonisolated init(offset: CGPoint) {
    self.offset = CGPoint(x: Limits.distance(offset.x, "offset"), y: Limits.distance(offset.y, "offset"))
  }

  func makeNode(_ environment: EnvironmentValues) -> OffsetNode { OffsetNode(offset: offset) }
  func attributes(in environment: EnvironmentValues) -> CGPoint.AnimatableData { offset.animatableData }
  func apply(_ attributes: CGPoint.AnimatableData, to node: OffsetNode) { node.offset.animatableData = attributes }
}

nonisolated extension View {
  /// Insets this view at `edges` by `length` points. `nil` is the system's 16 points. Negative insets extend beyond
  /// the view's frame.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Insets this view at all four edges by `length` points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Insets this view by `insets`, in points. Leading and trailing are mirrored in right-to-left layouts.
  public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

  /// Gives this view a fixed width, height or both, in points.
  ///
  /// A nil length is that of the view. A length that is negative counts as 0; a length that is not finite counts as
  /// nil.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Gives this view a width and a height between limits, in points.
  ///
  /// Nil limits follow the view. `.infinity` as a maximum fills the proposed length. If the limits contradict each
  /// other, the minimum takes effect.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        horizontal: Limits.frame(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        vertical: Limits.frame(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
  }

  /// Gives this view its ideal size, independent of the proposed size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives this view its ideal length along the chosen axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(NodeValueModifier(axes, { FixedSizeNode(axes: $0) }, set: { $0.axes = $1 }))
  }

  /// Draws this view at a distance from its position, in points. The layout does not change; hit testing follows the
  /// drawing.
  public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: CGPoint(x: offset.width, y: offset.height)))
  }

  /// Draws this view `x` points to the right and `y` points down. The layout does not change.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGPoint(x: x, y: y)))
  }

  /// Sets the order in which a stack distributes limited space: higher values first. Default 0.
  public func layoutPriority(_ value: Double) -> some View {
    let value = Limits.rank(value, "layoutPriority")
    return modifier(NodeValueModifier(value, { LayoutPriorityNode(priority: $0) }, set: { $0.priority = $1 }))
  }
}
