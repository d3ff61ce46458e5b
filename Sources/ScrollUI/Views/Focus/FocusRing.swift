/// A line of 2 points around a control that has the keyboard focus, with a contrast of at least 3:1. Empty if
/// ``EnvironmentValues/isFocusEffectEnabled`` is false.
struct FocusRing: View {
  /// The corner radius of the control in points.
  let cornerRadius: CGFloat
  @Environment(\.isFocusEffectEnabled) private var isEnabled

  var body: some View {
    if isEnabled {
      RoundedRectangle(cornerRadius: cornerRadius + 2)
        .stroke(ControlTint(.edge), lineWidth: 2)
        .padding(-2)
        .allowsHitTesting(false)
    }
  }
}

extension EnvironmentValues {
  /// True if views that have the keyboard focus draw a focus ring; true by default.
  ///
  /// Custom styles that draw a focus effect of their own read it. `focusEffectDisabled(_:)` sets it.
  @Entry public var isFocusEffectEnabled: Bool = true
}

nonisolated extension View {
  /// Draws no focus ring around this view and the views in it while they have the keyboard focus.
  ///
  /// The views still receive the focus. A custom appearance reads ``EnvironmentValues/isFocused``. With `false`, focus rings are drawn
  /// unless an outer view disables them.
  ///
  /// - Parameter disabled: True to draw no focus ring.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Draws a `FocusRing` around the control while `isShown` is true.
  package func focusRing(_ isShown: Bool, cornerRadius: CGFloat) -> some View {
    overlay { if isShown { FocusRing(cornerRadius: cornerRadius) } }
  }
}
