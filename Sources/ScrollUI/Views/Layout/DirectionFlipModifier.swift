import Engine

/// Mirrors the drawing of a view in right-to-left layouts.
struct DirectionFlipModifier {
  let isEnabled: Bool
}

extension DirectionFlipModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> LayerNode { LayerNode(effect(in: environment)) }

  func updateNode(_ node: LayerNode, _ environment: EnvironmentValues) { node.makeEffect = effect(in: environment) }

  private func effect(in environment: EnvironmentValues) -> (CGSize) -> LayerEffect {
    guard isEnabled, environment.layoutDirection == .rightToLeft else { return { _ in LayerEffect() } }
    return { .transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: $0.width, ty: 0)) }
  }
}

nonisolated extension View {
  /// Mirrors the drawing of the view in right-to-left layouts, for images such as arrows. By default only positions
  /// are mirrored.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlipModifier(isEnabled: enabled))
  }
}
