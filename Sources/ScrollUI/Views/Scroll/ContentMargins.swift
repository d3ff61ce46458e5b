import Engine

/// What content margins are kept free of.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Placement { case automatic, scrollContent, scrollIndicators }

  private let placement: Placement

  /// Content and indicators: the track of an indicator is shorter by the margins than the way that content takes.
  public static let automatic = ContentMarginPlacement(placement: .automatic)
  /// Content alone: the track stays as long as the scroll view.
  public static let scrollContent = ContentMarginPlacement(placement: .scrollContent)
  /// Indicators alone.
  public static let scrollIndicators = ContentMarginPlacement(placement: .scrollIndicators)

  var includesContent: Bool { placement != .scrollIndicators }
  var includesIndicators: Bool { placement != .scrollContent }
}

extension ScrollMargins {
  /// Takes `insets` at `edges` in place of what was there.
  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets, for placement: ContentMarginPlacement) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      if placement.includesContent { content[edge] = insets[edge] }
      if placement.includesIndicators { indicators[edge] = insets[edge] }
    }
  }
}

extension ScrollMargins: Animatable {
  public var animatableData: AnimatablePair<EdgeInsets.AnimatableData, EdgeInsets.AnimatableData> {
    get { AnimatablePair(content.animatableData, indicators.animatableData) }
    set { (content.animatableData, indicators.animatableData) = (newValue.first, newValue.second) }
  }
}

private struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ScrollMargins { ScrollMargins() }
}

extension EnvironmentValues {
  /// The margins of the scroll views in a view. Whoever is further in has set an edge last, and counts.
  var contentMargins: ScrollMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Room around the content, or the indicators, of everything that scrolls in this view: scroll views, lists, text editors.
  ///
  /// The room scrolls with the content, and is added to the safe area. For an edge and a placement that several views set, the innermost
  /// counts. `insets` of edges that are not in `edges` change nothing.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = Limits.margins(insets, "contentMargins")
    return transformEnvironment(\.contentMargins) { $0.set(edges, insets, for: placement) }
  }

  /// The same room at each of `edges`. `nil` takes the system's 16 points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  /// The same room at all edges.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, EdgeInsets(.all, length), for: placement)
  }
}
