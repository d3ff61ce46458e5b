import Engine

/// A system of coordinates that positions can be read in.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// That of the nearest view around that has this name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A frame of reference within the layout system.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The window's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name that every scroll view's coordinate space has, or those that scroll along an axis.
struct ScrollViewSpaceName: Hashable {
  let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The nearest space around that `coordinateSpace(_:)` has given this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The visible part of the nearest scroll view around, without its content margins and the safe area.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpaceName(axis: nil)) }

  /// The same for the nearest scroll view that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollViewSpaceName(axis: axis)) }
}

/// A coordinate space as found around a node.
@MainActor struct ResolvedSpace {
  /// The node whose own space it is; nil for the window.
  let node: RenderNode?
  /// The part of that node that the space covers; nil for all of it.
  let area: CGRect?

  /// The space that `space` means inside `node`; nil where no view around has the name.
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

  /// A rectangle of `node`'s own space in this one.
  func convert(_ rect: CGRect, from node: RenderNode) -> CGRect {
    let converted = node.convert(rect, to: self.node)
    guard let area else { return converted }
    return converted.offsetBy(dx: -area.minX, dy: -area.minY)
  }

  /// A point of `node`'s own space in `space`, or in the window where no view around has its name.
  static func convert(_ point: CGPoint, of node: RenderNode, to space: CoordinateSpace) -> CGPoint {
    let resolved = find(space, around: node) ?? ResolvedSpace(node: nil, area: nil)
    return resolved.convert(CGRect(origin: point, size: .zero), from: node).origin
  }

  /// A point of the window in `space` as it is found around `node`; in the window where no view around has its name.
  static func convertFromWindow(_ point: CGPoint, to space: CoordinateSpace, around node: RenderNode) -> CGPoint {
    guard let resolved = find(space, around: node), let target = resolved.node else { return point }
    let own = target.convertFromWindow(point)
    guard let area = resolved.area else { return own }
    return CGPoint(x: own.x - area.minX, y: own.y - area.minY)
  }

  /// What `convertFromWindow` does to every point now.
  static func mappingFromWindow(to space: CoordinateSpace, around node: RenderNode) -> CGAffineTransform {
    let origin = convertFromWindow(.zero, to: space, around: node)
    let right = convertFromWindow(CGPoint(x: 1, y: 0), to: space, around: node)
    let down = convertFromWindow(CGPoint(x: 0, y: 1), to: space, around: node)
    return CGAffineTransform(
      a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x,
      ty: origin.y)
  }

  /// The space's own rectangle in `node`'s space.
  func bounds(in node: RenderNode) -> CGRect? {
    guard let own = self.node else { return nil }
    return node.convert(area ?? own.bounds, from: own)
  }
}

/// Gives a view's coordinates a name.
struct CoordinateSpaceModifier {
  let name: AnyHashable

  init(name: AnyHashable) { self.name = name }
}

extension CoordinateSpaceModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> CoordinateSpaceNode { CoordinateSpaceNode(name: name) }

  func updateNode(_ node: CoordinateSpaceNode, _ environment: EnvironmentValues) { node.name = name }
}

nonisolated extension View {
  /// Names this view's coordinates, for the views in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// The older form of `coordinateSpace(_:)`.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
