import Engine

/// Lets mirrored copies of a view fill the safe area beside it.
struct BackgroundExtensionModifier {
  let isEnabled: Bool

  init(isEnabled: Bool) { self.isEnabled = isEnabled }
}

extension BackgroundExtensionModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> BackgroundExtensionNode {
    BackgroundExtensionNode(isEnabled: isEnabled)
  }

  func updateNode(_ node: BackgroundExtensionNode, _ environment: EnvironmentValues) { node.isEnabled = isEnabled }
}

nonisolated extension View {
  /// Fills the safe area beside this view with mirrored copies of it, blurred: a picture seems to go on under bars and beside it.
  ///
  /// Only at edges that meet the safe area, and as far as that reaches; the view stays as large as it was and is cut off at its edges.
  /// What changes in it is blurred again in each frame in which it does: one background in a window is what this is for.
  public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

  /// The same, where `isEnabled`.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
  }
}
