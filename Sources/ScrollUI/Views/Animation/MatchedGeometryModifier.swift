import Engine

/// The properties that a view takes from its matched source.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the anchor, in window coordinates.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The proposed size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// `position` and `size`.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

struct MatchedGeometryModifier {
  let key: AnyHashable
  let properties: MatchedProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension MatchedGeometryModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> MatchedGeometryNode {
    MatchedGeometryNode(key: key, properties: properties, anchor: anchor, isSource: isSource)
  }

  func updateNode(_ node: MatchedGeometryNode, _ environment: EnvironmentValues) {
    node.properties = properties
    node.anchor = anchor
    node.setKey(key, isSource: isSource)
  }
}

/// The key shared by matched views.
private struct MatchedKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

nonisolated extension View {
  /// Matches the geometry of views with the same `id` in `namespace`.
  ///
  /// If a source is inserted and another with the same key removed in the same animated change, the new source starts
  /// at the frame of the old source, and the old source moves to the new frame. A view with `isSource: false` is
  /// drawn at the frame of the source, without a change of its own layout.
  ///
  /// - Parameters:
  ///   - id: The identity shared by the matched views.
  ///   - namespace: The namespace of `id`, from `@Namespace`.
  ///   - properties: The matched properties; by default position and size.
  ///   - anchor: The point of the views at which positions are matched.
  ///   - isSource: True if the view provides the geometry.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: AnyHashable(MatchedKey(namespace: namespace, id: AnyHashable(id))),
        properties: MatchedProperties(rawValue: properties.rawValue),
        anchor: Limits.point(anchor, "the anchor of a matchedGeometryEffect"), isSource: isSource))
  }
}
