/// The purposes of a content shape. Only `interaction` has an effect on Linux.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Drag previews. Has no effect: a shape is for `interaction`.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus. Has no effect: a shape is for `interaction`.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Hover effects. Has no effect: a shape is for `interaction`.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Focus effects. Has no effect: a shape is for `interaction`.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Accessibility. Has no effect: a shape is for `interaction`.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

nonisolated extension View {
  /// Sets the shape of the view for the purposes `kind`. Only `.interaction` has an effect on Linux.
  ///
  /// `eoFill` selects the even-odd rule instead of the non-zero rule.
  @ViewBuilder public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) {
      contentShape(shape, eoFill: eoFill)
    } else {
      self
    }
  }
}
