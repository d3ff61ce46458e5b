import Engine

/// The causes of a safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The window's edge, bars, and `safeAreaPadding`.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// An on-screen keyboard. Has no effect: there is no on-screen keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

nonisolated extension View {
  /// Adds `insets` to the safe area of this view: content avoids them, backgrounds and scroll views extend into them.
  ///
  /// Applies to any view. In contrast to `contentMargins(_:_:for:)`, scroll views inside of the view have no insets.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: Limits.margins(insets, "safeAreaPadding"), isSafeArea: true))
  }

  /// Adds the same length at each of `edges` to the safe area, in points. `nil` is the system's 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds the same length at all four edges to the safe area, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(EdgeInsets(.all, length)) }

  /// Extends the view into the safe area at those of its `edges` that meet it. The size of the view in its
  /// container's layout does not change.
  ///
  /// Only the region `.container` has an effect on Linux.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    let ignored = regions.contains(.container) ? edges : []
    return modifier(NodeValueModifier(ignored, { SafeAreaIgnoringNode(edges: $0) }, set: { $0.edges = $1 }))
  }

  /// The earlier form of `ignoresSafeArea(_:edges:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
