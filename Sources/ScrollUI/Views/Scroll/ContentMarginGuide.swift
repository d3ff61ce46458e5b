import Engine

/// Margins defined by the system, for `contentMargins(for:edges:alignment:)` and
/// ``GeometryProxy/contentMargins(for:edges:)``.
public struct ContentMarginGuide: Sendable {
  private init() {}

  /// The margins of the nearest container (a scroll view or the window): 16 points at each edge, or 20 if the
  /// container is at least 414 points wide.
  public static var container: ContentMarginGuide { ContentMarginGuide() }
}

/// Insets a view from the edges of its proposed size.
private struct ContentMarginGuideModifier {
  let edges: Edge.Set
  let alignment: Alignment?

  /// Infinite along an inset axis if the view is aligned, so that the frame fills that axis and `alignment` has an
  /// effect; otherwise nil.
  private func length(_ edges: Edge.Set) -> CGFloat? {
    alignment == nil || self.edges.isDisjoint(with: edges) ? nil : .infinity
  }
}

extension ContentMarginGuideModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: length(.horizontal), maxHeight: length(.vertical), alignment: alignment ?? .center)
      .modifier(NodeValueModifier(edges, { ContainerMarginNode(edges: $0) }, set: { $0.edges = $1 }))
  }
}

nonisolated extension View {
  /// Insets this view by the margins of `guide`.
  ///
  /// In contrast to `contentMargins(_:_:for:)`, which insets scrolled content, this modifier insets the view itself.
  ///
  /// - Parameters:
  ///   - guide: The source of the margins; `.container` is the only value.
  ///   - edges: The inset edges. The remaining edges do not move.
  ///   - alignment: The position of the view in the remaining space if it does not fill it. `nil` keeps the view's
  ///     own size.
  public func contentMargins(
    for guide: ContentMarginGuide, edges: Edge.Set = .all, alignment: Alignment? = nil
  ) -> some View {
    modifier(ContentMarginGuideModifier(edges: edges, alignment: alignment))
  }
}

extension GeometryProxy {
  /// The margins of `guide` at `edges`, in points; 0 at the remaining edges.
  public func contentMargins(for guide: ContentMarginGuide, edges: Edge.Set = .all) -> EdgeInsets {
    read { node in
      let width = node.containerLength(.horizontal) ?? node.size.width
      return EdgeInsets(edges, ContainerMargin.length(inContainerOfWidth: width))
    }
  }
}
