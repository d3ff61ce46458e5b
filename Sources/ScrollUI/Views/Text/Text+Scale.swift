extension Text {
  /// The size of text relative to other text of the same font, set by `textScale(_:isEnabled:)`.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// The size of the font.
    public static let `default` = Scale(isSecondary: false)
    /// 0.8 times the size of the font.
    public static let secondary = Scale(isSecondary: true)
  }
}

nonisolated extension View {
  /// Sets the size of texts in this view relative to other text of the same font. With `isEnabled` false it has no
  /// effect.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.fontChanges) { if isEnabled { $0.isSecondary = scale.isSecondary } }
  }
}
