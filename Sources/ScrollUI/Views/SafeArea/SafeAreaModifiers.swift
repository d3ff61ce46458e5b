import Engine

/// What covers parts of a window.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The window's edge, bars, and safe area padding.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard on the screen; there is none here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Lets a view reach into the safe area.
struct SafeAreaIgnoringModifier {
  let edges: Edge.Set

  init(regions: SafeAreaRegions, edges: Edge.Set) { self.edges = regions.contains(.container) ? edges : [] }
}

extension SafeAreaIgnoringModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> SafeAreaIgnoringNode { SafeAreaIgnoringNode(edges: edges) }
  func updateNode(_ node: SafeAreaIgnoringNode, _ environment: EnvironmentValues) { node.edges = edges }
}

nonisolated extension View {
  /// Room around the view that is added to its safe area: content keeps away from it, backgrounds and scroll views reach into it.
  ///
  /// Any view can have it, and only that view: in contrast to `contentMargins(_:_:for:)` what scrolls in its content has none.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: Limits.margins(insets, "safeAreaPadding"), isSafeArea: true))
  }

  /// The same room at each of `edges`. `nil` takes the system's 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// The same room at all edges.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(EdgeInsets(.all, length)) }

  /// Offers the view the room that it would have without the safe area beside those of its edges that meet it. In the layout around it
  /// stays as large as it was.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }

  /// The older form of `ignoresSafeArea(_:edges:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
