import Engine

nonisolated extension View {
  /// Fills the safe area next to this view with mirrored, blurred copies of it, so that an image seems to continue
  /// under bars.
  ///
  /// The effect applies to the edges that meet the safe area and reaches as far as that does. The view keeps its size
  /// and is clipped to its bounds. Each change of the view blurs the copies again, so use the effect for a single
  /// background per window.
  ///
  /// - Parameter isEnabled: False for the view without the effect.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    modifier(NodeValueModifier(isEnabled, { BackgroundExtensionNode(isEnabled: $0) }, set: { $0.isEnabled = $1 }))
  }
}
