import Engine

/// Mirrors what a view draws where the direction is from right to left.
struct DirectionFlipModifier {
  let isEnabled: Bool
}

extension DirectionFlipModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> LayerNode { LayerNode(effect(in: environment)) }

  func updateNode(_ node: LayerNode, _ environment: EnvironmentValues) { node.makeEffect = effect(in: environment) }

  private func effect(in environment: EnvironmentValues) -> (CGSize) -> LayerEffect {
    guard isEnabled, environment.layoutDirection == .rightToLeft else { return { _ in LayerEffect() } }
    return { .transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: $0.width, ty: 0)) }
  }
}

nonisolated extension View {
  /// Whether the view is drawn as in a mirror where views follow each other from right to left. For arrows and the like: by default
  /// only places are mirrored, never pictures.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlipModifier(isEnabled: enabled))
  }
}
