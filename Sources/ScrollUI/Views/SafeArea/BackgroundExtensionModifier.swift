import Engine

/// Extends a view into the adjacent safe area with mirrored copies.
struct BackgroundExtensionModifier {
  let isEnabled: Bool
}

extension BackgroundExtensionModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> BackgroundExtensionNode {
    BackgroundExtensionNode(isEnabled: isEnabled)
  }

  func updateNode(_ node: BackgroundExtensionNode, _ environment: EnvironmentValues) { node.isEnabled = isEnabled }
}

nonisolated extension View {
  /// Fills the safe area next to this view with mirrored, blurred copies of it, so that an image seems to continue
  /// under bars.
  ///
  /// The effect applies to the edges that meet the safe area and reaches as far as that does. The view keeps its size
  /// and is clipped to its bounds. Each change of the view blurs the copies again, so use the effect for a single
  /// background per window.
  public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

  /// The effect of `backgroundExtensionEffect()` if `isEnabled` is true, otherwise no change.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
  }
}
