import Engine

/// The subviews of a custom layout.
///
/// Valid on the main thread during the call that received it.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// A subsequence is a `LayoutSubviews` itself, with indices from 0.
  public typealias SubSequence = LayoutSubviews

  private let container: LayoutNode
  private let nodes: [RenderNode]
  /// The indices of `nodes` in the container.
  private let childIndices: [Int]

  @MainActor init(of container: LayoutNode) {
    self.container = container
    nodes = container.children
    childIndices = Array(container.children.indices)
  }

  private init(container: LayoutNode, nodes: [RenderNode], childIndices: [Int]) {
    self.container = container
    self.nodes = nodes
    self.childIndices = childIndices
  }

  /// The direction of the container. Positions are mirrored automatically in `.rightToLeft`.
  public var layoutDirection: LayoutDirection {
    MainActor.assumeIsolated { container.isRightToLeft ? .rightToLeft : .leftToRight }
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { nodes.count }

  /// The subview at `index`.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(container: container, node: nodes[index], index: childIndices[index])
  }

  /// The subviews in `bounds`. Their indices start at 0.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(container: container, nodes: Array(nodes[bounds]), childIndices: Array(childIndices[bounds]))
  }

  /// The subviews at `indices`, in that order. Their indices start at 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let indices = Array(indices)
    return LayoutSubviews(
      container: container, nodes: indices.map { nodes[$0] }, childIndices: indices.map { childIndices[$0] })
  }

  /// Equal if both have the same subviews in the same order.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.nodes.count == rhs.nodes.count && zip(lhs.nodes, rhs.nodes).allSatisfy { $0 === $1 }
  }

  /// The render nodes, for built-in arrangements.
  var renderNodes: [RenderNode] { nodes }
}

/// A subview of a custom layout.
public struct LayoutSubview: Equatable, Sendable {
  let container: LayoutNode
  let node: RenderNode
  let index: Int

  /// The size of the view for `proposal`. Negative proposals count as 0, NaN as nil.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { node.sizeThatFits(proposal.withoutNonsense) }
  }

  /// The size and the alignment guides of the view for `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { UncheckedTransfer(node.layoutDimensions(for: proposal.withoutNonsense)) }.value
  }

  /// Places the view: aligns its point `anchor` with `position`, in the coordinates of the bounds passed to
  /// `placeSubviews`.
  ///
  /// Has an effect during `placeSubviews` only; the last call takes effect.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      container.place(child: index, at: position, anchor: anchor, proposal: proposal.withoutNonsense)
    }
  }

  /// The value set by `layoutPriority(_:)`; default 0.
  public var priority: Double { MainActor.assumeIsolated { node.layoutPriority } }

  /// The preferred spacing of the view.
  public var spacing: ViewSpacing {
    MainActor.assumeIsolated { ViewSpacing(without: node.axesWithoutSpacing) }
  }

  /// The value set by `layoutValue(key:value:)`, or the default of `key`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let id = ObjectIdentifier(key)
    let value = MainActor.assumeIsolated { UncheckedTransfer(node.valueForLayout(id)) }.value
    return value as? Key.Value ?? Key.defaultValue
  }

  /// Equal if both refer to the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }
}

extension ProposedViewSize {
  /// The proposal with NaN lengths replaced by nil and negative lengths by 0.
  fileprivate var withoutNonsense: ProposedViewSize {
    func length(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : Swift.max(0, $0) } }
    return ProposedViewSize(width: length(width), height: length(height))
  }
}

/// A key of a value that views set for their container's layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views without a `layoutValue(key:value:)`.
  static var defaultValue: Value { get }
}

/// Sets a value for the layout of the container.
struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

extension LayoutValueModifier: PrimitiveModifier, NodeContent, NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> LayoutValueNode {
    LayoutValueNode(key: ObjectIdentifier(Key.self), value: value)
  }

  func updateNode(_ node: LayoutValueNode, _ environment: EnvironmentValues) {
    if let old = node.valueForLayout(ObjectIdentifier(Key.self)) as? Key.Value, areEqual(old, value) { return }
    node.setValue(value)
  }
}

nonisolated extension View {
  /// Sets the value of `key` for the layout that contains this view; read it with `subview[K.self]`.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
