import Engine

/// Margins that the system gives, for `contentMargins(for:edges:alignment:)` and ``GeometryProxy/contentMargins(for:edges:)``.
public struct ContentMarginGuide: Sendable {
  private init() {}

  /// The margins of the container that a view is in, a scroll view or the window: 16 points at each edge, and 20 where the container is 414
  /// points wide or wider.
  public static var container: ContentMarginGuide { ContentMarginGuide() }
}

/// Keeps a view away from the edges of the room that it is offered.
private struct ContentMarginGuideModifier {
  let edges: Edge.Set
  let alignment: Alignment?

  init(edges: Edge.Set, alignment: Alignment?) {
    self.edges = edges
    self.alignment = alignment
  }

  /// To be aligned in it, the view takes the room along the axes that are inset.
  private func length(_ edges: Edge.Set) -> CGFloat? {
    alignment == nil || self.edges.isDisjoint(with: edges) ? nil : .infinity
  }
}

extension ContentMarginGuideModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: length(.horizontal), maxHeight: length(.vertical), alignment: alignment ?? .center)
      .modifier(ContainerMarginModifier(edges: edges))
  }
}

private struct ContainerMarginModifier {
  let edges: Edge.Set

  init(edges: Edge.Set) { self.edges = edges }
}

extension ContainerMarginModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> ContainerMarginNode { ContainerMarginNode(edges: edges) }
  func updateNode(_ node: ContainerMarginNode, _ environment: EnvironmentValues) { node.edges = edges }
}

nonisolated extension View {
  /// Room around this view that is as wide as the margins of `guide`.
  ///
  /// In contrast to `contentMargins(_:_:for:)` this is about the view itself, and not about what scrolls in it.
  ///
  /// - Parameters:
  ///   - edges: where there is room; the other edges stay where they are.
  ///   - alignment: where the view stands in the room that is left, if it does not fill it; `nil` leaves it as large as it is.
  public func contentMargins(
    for guide: ContentMarginGuide, edges: Edge.Set = .all, alignment: Alignment? = nil
  ) -> some View {
    modifier(ContentMarginGuideModifier(edges: edges, alignment: alignment))
  }
}

extension GeometryProxy {
  /// The margins of `guide` at `edges`; 0 at the others.
  public func contentMargins(for guide: ContentMarginGuide, edges: Edge.Set = .all) -> EdgeInsets {
    read { node in
      let width = node.containerLength(.horizontal) ?? node.size.width
      return EdgeInsets(edges, ContainerMargin.length(inContainerOfWidth: width))
    }
  }
}
