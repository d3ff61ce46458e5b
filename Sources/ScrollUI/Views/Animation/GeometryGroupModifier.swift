import Engine

/// Lets the views in a view see its place as it is shown while it moves.
struct GeometryGroupModifier {
  init() {}
}

extension GeometryGroupModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> GeometryGroupNode { GeometryGroupNode() }
  func updateNode(_ node: GeometryGroupNode, _ environment: EnvironmentValues) {}
}

nonisolated extension View {
  /// Lets the views in this one move as one with it: a view that comes into it while it is on its way to another place goes along,
  /// where it would be shown at its own place otherwise.
  public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
