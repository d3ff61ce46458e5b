import Engine

/// The parts of a scroll view that content margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Placement { case automatic, scrollContent, scrollIndicators }

  private let placement: Placement

  /// The content and the indicators. An indicator's track is shortened by the margins.
  public static let automatic = ContentMarginPlacement(placement: .automatic)
  /// The content only. The indicator's track keeps the length of the scroll view.
  public static let scrollContent = ContentMarginPlacement(placement: .scrollContent)
  /// The indicators only.
  public static let scrollIndicators = ContentMarginPlacement(placement: .scrollIndicators)

  var includesContent: Bool { placement != .scrollIndicators }
  var includesIndicators: Bool { placement != .scrollContent }
}

extension ScrollMargins {
  /// Replaces the margins at `edges` with those of `insets`.
  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets, for placement: ContentMarginPlacement) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      if placement.includesContent { content[edge] = insets[edge] }
      if placement.includesIndicators { indicators[edge] = insets[edge] }
    }
  }
}

extension ScrollMargins: Animatable {
  /// The insets of the content and of the indicators. `contentMargins` therefore animates.
  public var animatableData: AnimatablePair<EdgeInsets.AnimatableData, EdgeInsets.AnimatableData> {
    get { AnimatablePair(content.animatableData, indicators.animatableData) }
    set { (content.animatableData, indicators.animatableData) = (newValue.first, newValue.second) }
  }
}

extension EnvironmentValues {
  /// The margins of the scroll views in a view. For each edge the innermost `contentMargins` modifier takes effect.
  @Entry var contentMargins: ScrollMargins = ScrollMargins()
}

nonisolated extension View {
  /// Adds margins around the content or the indicators of all scroll views, lists and text editors in this view.
  ///
  /// The margins scroll with the content and are added to the safe area. If several modifiers set the same edge and
  /// placement, the innermost takes effect.
  ///
  /// - Parameters:
  ///   - edges: The edges to set. Insets of the remaining edges are ignored.
  ///   - insets: The margins, in points.
  ///   - placement: The affected parts; `.automatic` is content and indicators.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = Limits.margins(insets, "contentMargins")
    return transformEnvironment(\.contentMargins) { $0.set(edges, insets, for: placement) }
  }

  /// Sets the same margin at each of `edges`, in points. `nil` is the system's margin of 16 points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  /// Sets the same margin at all four edges, in points.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, EdgeInsets(.all, length), for: placement)
  }
}
