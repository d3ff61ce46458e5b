import Engine

/// Centers its content at a point of its container.
struct PositionModifier: NodeModifier {
  let position: CGPoint

  nonisolated init(position: CGPoint) {
    self.position = CGPoint(x: Limits.distance(position.x, "position"), y: Limits.distance(position.y, "position"))
  }

  func makeNode(_ environment: EnvironmentValues) -> PositionNode { PositionNode(position: position) }
  func attributes(in environment: EnvironmentValues) -> CGPoint.AnimatableData { position.animatableData }
  func apply(_ attributes: CGPoint.AnimatableData, to node: PositionNode) { node.position.animatableData = attributes }
}

nonisolated extension View {
  /// Centers this view at `position` in its container's coordinates. The result fills the proposed size.
  public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

  /// Centers this view at (`x`, `y`) in its container's coordinates. The result fills the proposed size.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Sets the drawing order among overlapping siblings: higher values in front. Default 0. Views of equal value keep
  /// the order of the content.
  public func zIndex(_ value: Double) -> some View {
    modifier(NodeValueModifier(Limits.rank(value, "zIndex"), { ZIndexNode(value: $0) }, set: { $0.value = $1 }))
  }
}
