import Engine

/// What a view takes over from one that it matches.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place of a point of it, in window coordinates.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size that the view is offered.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

struct MatchedGeometryModifier {
  let key: AnyHashable
  let properties: MatchedProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension MatchedGeometryModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> MatchedGeometryNode {
    MatchedGeometryNode(key: key, properties: properties, anchor: anchor, isSource: isSource)
  }

  func updateNode(_ node: MatchedGeometryNode, _ environment: EnvironmentValues) {
    node.properties = properties
    node.anchor = anchor
    node.setKey(key, isSource: isSource)
  }
}

/// What views that match have in common.
private struct MatchedKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

nonisolated extension View {
  /// Ties the geometry of views together that have the same identifier in a namespace.
  ///
  /// A source that comes in an animated change in which another one goes starts in its place and size, and that one goes to the new
  /// one's place. A view that is no source (`isSource` false) is shown in the place and the size of the one that is; its own place in
  /// the layout stays.
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
