import Engine

/// The views that a layout arranges.
///
/// Used on the main thread, while the layout is asked for something; what it hands out does not outlive that.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias SubSequence = LayoutSubviews

  private let container: LayoutNode
  private let nodes: [RenderNode]
  /// Where each of `nodes` stands in the container.
  private let places: [Int]

  @MainActor init(of container: LayoutNode) {
    self.container = container
    nodes = container.children
    places = Array(container.children.indices)
  }

  private init(container: LayoutNode, nodes: [RenderNode], places: [Int]) {
    self.container = container
    self.nodes = nodes
    self.places = places
  }

  /// The direction that holds in the container. Places are mirrored where it is from right to left, so a layout need not ask.
  public var layoutDirection: LayoutDirection {
    MainActor.assumeIsolated { container.isRightToLeft ? .rightToLeft : .leftToRight }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(container: container, node: nodes[index], place: places[index])
  }

  /// Some of the views. Their indices start at 0.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(container: container, nodes: Array(nodes[bounds]), places: Array(places[bounds]))
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let indices = Array(indices)
    return LayoutSubviews(
      container: container, nodes: indices.map { nodes[$0] }, places: indices.map { places[$0] })
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.nodes.count == rhs.nodes.count && zip(lhs.nodes, rhs.nodes).allSatisfy { $0 === $1 }
  }

  /// The render nodes, for arrangements that are built in.
  var renderNodes: [RenderNode] { nodes }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
  let container: LayoutNode
  let node: RenderNode
  let place: Int

  /// The size that the view takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { node.sizeThatFits(proposal.withoutNonsense) }
  }

  /// The size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { UncheckedTransfer(node.layoutDimensions(for: proposal.withoutNonsense)) }.value
  }

  /// Gives the view its place: its point `anchor` is put at `position`, in the coordinates of the bounds that the layout was given.
  /// Counts in `placeSubviews` only; the last call counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      container.place(child: place, at: position, anchor: anchor, proposal: proposal.withoutNonsense)
    }
  }

  /// The view's layout priority.
  public var priority: Double { MainActor.assumeIsolated { node.layoutPriority } }

  /// The space that the view wants around itself.
  public var spacing: ViewSpacing {
    MainActor.assumeIsolated { ViewSpacing(without: node.axesWithoutSpacing) }
  }

  /// What the view has set with `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let id = ObjectIdentifier(key)
    let value = MainActor.assumeIsolated { UncheckedTransfer(node.valueForLayout(id)) }.value
    return value as? Key.Value ?? Key.defaultValue
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }
}

extension ProposedViewSize {
  /// The proposal with lengths that are no numbers left out, and negative ones as none.
  fileprivate var withoutNonsense: ProposedViewSize {
    func length(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : Swift.max(0, $0) } }
    return ProposedViewSize(width: length(width), height: length(height))
  }
}

/// A value that views set for the layout that holds them.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value

  init(value: Key.Value) { self.value = value }
}

extension LayoutValueModifier: PrimitiveModifier, NodeContent, NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> LayoutValueNode {
    LayoutValueNode(key: ObjectIdentifier(Key.self), value: value)
  }

  func updateNode(_ node: LayoutValueNode, _ environment: EnvironmentValues) {
    if let old = node.valueForLayout(ObjectIdentifier(Key.self)) as? Key.Value, areEqual(old, value) { return }
    node.setValue(value)
  }
}

nonisolated extension View {
  /// Sets a value for the layout that holds the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
