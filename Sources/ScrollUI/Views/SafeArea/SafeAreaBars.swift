import Engine

extension SafeAreaInsetNode.Bar {
  /// `spacing` nil takes the default distance of views.
  fileprivate init(_ edge: Edge, spacing: CGFloat?, hasEdgeEffect: Bool) {
    let spacing = spacing.map { Limits.distance($0, "the spacing of a safe area inset") }
    self.init(edge: edge, spacing: spacing ?? StackNode.defaultSpacing, hasEdgeEffect: hasEdgeEffect)
  }
}

nonisolated extension View {
  /// Shows a view above or below this one, which gets as much more safe area: it keeps away from the other view, and backgrounds and
  /// scrolled content are seen behind it. The other view's own background reaches through the window's safe area.
  ///
  /// `spacing`: room between the two; `nil` takes the default distance of views.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    safeAreaInset(
      Bar(edge == .top ? .top : .bottom, spacing: spacing, hasEdgeEffect: false),
      Alignment(horizontal: alignment, vertical: .center), content())
  }

  /// Shows a view before or behind this one, which gets as much more safe area.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    safeAreaInset(
      Bar(edge == .leading ? .leading : .trailing, spacing: spacing, hasEdgeEffect: false),
      Alignment(horizontal: .center, vertical: alignment), content())
  }

  /// The same as `safeAreaInset(edge:alignment:spacing:content:)` for a view that is a bar: scrolled content ends under it as
  /// `scrollEdgeEffectStyle(_:for:)` says.
  public func safeAreaBar<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    safeAreaInset(
      Bar(edge == .top ? .top : .bottom, spacing: spacing, hasEdgeEffect: true),
      Alignment(horizontal: alignment, vertical: .center), content())
  }

  /// A bar before or behind this view.
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
