import Engine

struct PositionModifier {
  let position: CGPoint

  init(position: CGPoint) {
    self.position = CGPoint(x: Limits.distance(position.x, "position"), y: Limits.distance(position.y, "position"))
  }
}

extension PositionModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> PositionNode { PositionNode(position: position) }
  func updateNode(_ node: PositionNode, _ environment: EnvironmentValues) {}

  func attributes(in environment: EnvironmentValues) -> CGPoint.AnimatableData { position.animatableData }
  func apply(_ attributes: CGPoint.AnimatableData, to node: PositionNode) { node.position.animatableData = attributes }
}

struct ZIndexModifier {
  let value: Double

  init(value: Double) { self.value = Limits.rank(value, "zIndex") }
}

extension ZIndexModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> ZIndexNode { ZIndexNode(value: value) }
  func updateNode(_ node: ZIndexNode, _ environment: EnvironmentValues) { node.value = value }
}

nonisolated extension View {
  /// Puts the view's middle at a point of its container, all of whose room the result takes.
  public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

  /// Puts the view's middle at a point of its container, all of whose room the result takes.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Where the view stands among its siblings when they overlap: higher in front. The default is 0, and views of one value stand
  /// in the order in which they are written.
  public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
}
