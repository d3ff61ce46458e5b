extension EnvironmentValues {
  /// The style of `backgroundStyle(_:)`; nil for the background of the window.
  @Entry public var backgroundStyle: AnyShapeStyle?
}

/// A container of views, such as a page or a window. `containerBackground(_:for:)` sets its background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A page of a `NavigationStack`.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A column of a `NavigationSplitView`.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A page of a `TabView`.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

nonisolated extension View {
  /// Sets the style that `.background` means in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Fills the background of the page, column or window around this view, which the view covers: it extends into the safe area. `container`
  /// has no effect: the background is drawn behind the view itself.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Shows a view in the background of the page, column or window around this view. `container` has no effect: the background is drawn behind
  /// the view itself.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { content.ignoresSafeArea() }
  }
}
