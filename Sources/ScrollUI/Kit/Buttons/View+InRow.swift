extension View {
  /// True for a `Text` or a `Label` without modifiers that change its type. `DefaultButtonStyle` draws a box around these labels alone.
  nonisolated static var isPlainLabel: Bool { Self.self == Text.self || Self.self is any IconTitleLabel.Type }

  /// The view as a label: several views, as a builder makes them of several statements, lie beside each other in an `HStack`.
  var inRow: AnyView { Self.isSeveralViews(Self.self) ? AnyView(HStack { self }) : AnyView(self) }

  /// True if the type admits several views in a container.
  private static func isSeveralViews(_ type: any View.Type) -> Bool {
    guard let structural = type.elementKind.structural else { return hasSeveralViews(type) }
    return type == AnyView.self || structural.isTuple || structural.providesRows
      || structural.partTypes.contains(where: isSeveralViews)
  }

  /// True for a view with several views in its body.
  private static func hasSeveralViews<Content: View>(_ type: Content.Type) -> Bool {
    Content.Body.elementKind.structural?.isTuple == true
  }
}
