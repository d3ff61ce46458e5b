import Engine

extension SafeAreaInsetNode.Bar {
  /// Creates a bar at `edge`. A nil `spacing` is the default distance between views, 8 points.
  fileprivate init(_ edge: Edge, spacing: CGFloat?, hasEdgeEffect: Bool) {
    let spacing = spacing.map { Limits.distance($0, "the spacing of a safe area inset") }
    self.init(edge: edge, spacing: spacing ?? StackArrangement.defaultSpacing, hasEdgeEffect: hasEdgeEffect)
  }
}

nonisolated extension View {
  /// Shows `content` above or below this view and extends this view's safe area by its height.
  ///
  /// Views in the safe area avoid the inset; backgrounds and scrolled content are visible behind it. The background
  /// of `content` extends through the window's safe area.
  ///
  /// - Parameters:
  ///   - edge: The edge of this view.
  ///   - alignment: The horizontal alignment of `content`.
  ///   - spacing: The distance between `content` and this view's remaining safe area; nil is 8 points.
  ///   - content: The inset view.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    safeAreaInset(
      Bar(edge == .top ? .top : .bottom, spacing: spacing, hasEdgeEffect: false),
      Alignment(horizontal: alignment, vertical: .center), content())
  }

  /// Shows `content` at the leading or trailing edge of this view and extends this view's safe area by its width.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    safeAreaInset(
      Bar(edge == .leading ? .leading : .trailing, spacing: spacing, hasEdgeEffect: false),
      Alignment(horizontal: .center, vertical: alignment), content())
  }

  /// Shows `content` as a bar, like `safeAreaInset(edge:alignment:spacing:content:)`. Scrolled content under it has
  /// the effect set by `scrollEdgeEffectStyle(_:for:)`.
  public func safeAreaBar<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    safeAreaInset(
      Bar(edge == .top ? .top : .bottom, spacing: spacing, hasEdgeEffect: true),
      Alignment(horizontal: alignment, vertical: .center), content())
  }

  /// Shows `content` as a bar at the leading or trailing edge of this view.
  public func safeAreaBar<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    safeAreaInset(
      Bar(edge == .leading ? .leading : .trailing, spacing: spacing, hasEdgeEffect: true),
      Alignment(horizontal: .center, vertical: alignment), content())
  }

  private typealias Bar = SafeAreaInsetNode.Bar

  private func safeAreaInset<Inset: View>(_ bar: Bar, _ alignment: Alignment, _ inset: Inset) -> some View {
    modifier(LayerModifier(secondary: inset, alignment: alignment, isBehind: false, bar: bar))
  }
}
