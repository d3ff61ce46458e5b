extension Text {
  /// How large text is beside other text of the same font.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    public static let `default` = Scale(isSecondary: false)
    /// A fifth smaller.
    public static let secondary = Scale(isSecondary: true)
  }
}

nonisolated extension View {
  /// How large texts in this view are beside other text of the same font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.fontChanges) { if isEnabled { $0.isSecondary = scale.isSecondary } }
  }
}
