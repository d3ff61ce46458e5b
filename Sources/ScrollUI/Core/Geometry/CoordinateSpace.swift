import Engine

/// A coordinate system for positions and frames, in points, with y growing downwards.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The coordinates of the window.
  case global
  /// The coordinates of the view itself.
  case local
  /// The coordinates of the nearest enclosing view with this name.
  case named(AnyHashable)

  /// True for `global`.
  public var isGlobal: Bool { self == .global }
  /// True for `local`.
  public var isLocal: Bool { self == .local }
}

/// A coordinate space for `GeometryProxy.frame(in:)` and gestures: `.global`, `.local`, `.named(_:)`, `.scrollView`.
public protocol CoordinateSpaceProtocol {
  /// The space as a `CoordinateSpace` value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the value; `.global` is shorter.
  public init() {}
  /// `CoordinateSpace.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the value; `.local` is shorter.
  public init() {}
  /// `CoordinateSpace.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the nearest enclosing view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable

  /// `CoordinateSpace.named` with this name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of the coordinate space of each scroll view, or of those that scroll along `axis`.
struct ScrollViewSpaceName: Hashable {
  let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest enclosing view that `coordinateSpace(_:)` has given this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The visible part of the nearest enclosing scroll view, without its content margins and the safe area.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpaceName(axis: nil)) }

  /// The visible part of the nearest enclosing scroll view that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollViewSpaceName(axis: axis)) }
}

/// A coordinate space resolved for a node.
@MainActor struct ResolvedSpace {
  /// The node whose own space it is; nil for the window.
  let node: RenderNode?
  /// The part of the node that the space covers; nil for all of it. Its origin is that of the space.
  let area: CGRect?

  /// Resolves `space` for `node`; nil if no enclosing view has the name.
  static func find(_ space: CoordinateSpace, around node: RenderNode) -> ResolvedSpace? {
    switch space {
    case .global: return ResolvedSpace(node: nil, area: nil)
    case .local: return ResolvedSpace(node: node, area: nil)
    case .named(let name):
      if let scroll = name.base as? ScrollViewSpaceName { return find(scroll, around: node) }
      let found = node.nearestAncestor { ($0 as? CoordinateSpaceNode)?.name == name }
      return found.map { ResolvedSpace(node: $0, area: nil) }
    }
  }

  private static func find(_ name: ScrollViewSpaceName, around node: RenderNode) -> ResolvedSpace? {
    let found = node.nearestAncestor { ancestor in
      guard let scroll = ancestor as? ScrollNode else { return false }
      return name.axis.map { scroll.axes.contains($0) } ?? true
    }
    guard let scroll = found as? ScrollNode else { return nil }
    return ResolvedSpace(node: scroll, area: scroll.bounds.inset(by: scroll.contentInsets))
  }

  /// Converts a rectangle from the space of `node`.
  func convert(_ rect: CGRect, from node: RenderNode) -> CGRect {
    let converted = node.convert(rect, to: self.node)
    guard let area else { return converted }
    return converted.offsetBy(dx: -area.minX, dy: -area.minY)
  }

  /// Converts a point from the space of `node` to `space`, or to the window if no enclosing view has its name.
  static func convert(_ point: CGPoint, of node: RenderNode, to space: CoordinateSpace) -> CGPoint {
    let resolved = find(space, around: node) ?? ResolvedSpace(node: nil, area: nil)
    return resolved.convert(CGRect(origin: point, size: .zero), from: node).origin
  }

  /// Converts a point of the window to `space` as seen from `node`; unchanged if no enclosing view has its name.
  static func convertFromWindow(_ point: CGPoint, to space: CoordinateSpace, around node: RenderNode) -> CGPoint {
    guard let resolved = find(space, around: node), let target = resolved.node else { return point }
    let own = target.convertFromWindow(point)
    guard let area = resolved.area else { return own }
    return CGPoint(x: own.x - area.minX, y: own.y - area.minY)
  }

  /// The current `convertFromWindow` as an affine transform.
  static func mappingFromWindow(to space: CoordinateSpace, around node: RenderNode) -> CGAffineTransform {
    let origin = convertFromWindow(.zero, to: space, around: node)
    let right = convertFromWindow(CGPoint(x: 1, y: 0), to: space, around: node)
    let down = convertFromWindow(CGPoint(x: 0, y: 1), to: space, around: node)
    return CGAffineTransform(
      a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x,
      ty: origin.y)
  }

  /// The bounds of this space in the coordinates of `node`; nil for the window.
  func bounds(in node: RenderNode) -> CGRect? {
    guard let own = self.node else { return nil }
    return node.convert(area ?? own.bounds, from: own)
  }
}

nonisolated extension View {
  /// Names the coordinate space of this view, for its descendants.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    coordinateSpace(name: name.name)
  }

  /// Names the coordinate space of this view; the older form of `coordinateSpace(_:)`.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(NodeValueModifier(AnyHashable(name), { CoordinateSpaceNode(name: $0) }, set: { $0.name = $1 }))
  }
}
