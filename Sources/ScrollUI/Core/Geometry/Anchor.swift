import Engine

/// A rectangle or point of a view that other views can read in their own coordinates, with `GeometryProxy`'s subscript.
public struct Anchor<Value> {
  /// The geometry of a view that an anchor captures.
  public struct Source {
    let value: @MainActor (RenderNode) -> Value
    let convert: @MainActor (Value, _ from: RenderNode, _ to: RenderNode) -> Value
    /// Distinguishes the sources of a view.
    let key: AnyHashable
  }

  private let node: WeakNode
  private let source: Source

  init(_ source: Source, of node: RenderNode?) {
    self.source = source
    self.node = WeakNode(node)
  }

  @MainActor func resolve(in target: RenderNode) -> Value {
    guard let own = node.node, own.host != nil else { return source.value(target) }
    return source.convert(source.value(own), own, target)
  }
}

/// A weak reference to a node.
private struct WeakNode: Equatable, @unchecked Sendable {
  weak var node: RenderNode?
  let id: ObjectIdentifier?

  init(_ node: RenderNode?) {
    self.node = node
    id = node.map(ObjectIdentifier.init)
  }

  /// True for the same living node. A new node at the address of a released node is different.
  static func == (lhs: WeakNode, rhs: WeakNode) -> Bool { lhs.id == rhs.id && lhs.node === rhs.node }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// True if both anchors capture the same geometry of the same view.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.node == rhs.node && lhs.source.key == rhs.source.key
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the view's identity and the source.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(node.id)
    hasher.combine(source.key)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Self { rectangle(key: "bounds") { $0.bounds } }

  /// A rectangle in the view's own coordinates, in points.
  public static func rect(_ rect: CGRect) -> Self { rectangle(key: rect) { _ in rect } }

  private static func rectangle(key: AnyHashable, _ value: @escaping @MainActor (RenderNode) -> CGRect) -> Self {
    Anchor.Source(value: value, convert: { rect, from, to in to.convert(rect, from: from) }, key: key)
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates, in points.
  public static func point(_ point: CGPoint) -> Self { place(key: point) { _ in point } }

  /// A point as fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Self { place(key: point) { $0.bounds.point(at: point) } }

  /// The top leading corner of the view.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Self { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the view's leading edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The center of the view.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the view's trailing edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }

  private static func place(key: AnyHashable, _ value: @escaping @MainActor (RenderNode) -> CGPoint) -> Self {
    Anchor.Source(
      value: value,
      convert: { point, from, to in to.convert(CGRect(origin: point, size: .zero), from: from).origin }, key: key)
  }
}
