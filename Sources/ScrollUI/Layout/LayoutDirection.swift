import Engine
import Graphics

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// Where text and views begin: at the left or at the right.
  ///
  /// From right to left rows, leading and trailing edges, alignments and horizontal scroll views are mirrored. Offsets, positions and
  /// what shapes and images draw are not.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

/// The render nodes in which a direction begins, one around each node of a view that sets it.
@MainActor struct DirectionBoundaries {
  private var nodes: [LayoutDirectionNode] = []

  /// Whether a change of the environment that has written `keys` sets the direction.
  static func isNeeded(for keys: [ObjectIdentifier]) -> Bool {
    keys.contains(ObjectIdentifier(LayoutDirectionKey.self))
  }

  /// Puts a node around each of `content`; none where `direction` is nil. Returns whether the list is another one now.
  mutating func wrap(_ content: [RenderNode], _ direction: LayoutDirection?) -> Bool {
    let old = nodes
    guard let direction else {
      nodes = []
      for node in old { node.child = nil }
      return !old.isEmpty
    }
    var known = KnownByPosition(old) { $0.child }
    nodes = content.map { node in
      let boundary = known.next(for: node) ?? LayoutDirectionNode(direction: direction)
      boundary.direction = direction
      boundary.child = node
      return boundary
    }
    return old.count != nodes.count || !zip(old, nodes).allSatisfy { $0 === $1 }
  }

  func append(to list: inout [RenderNode]) { list.append(contentsOf: nodes as [RenderNode]) }
}

/// Mirrors what a view draws where the direction is from right to left.
struct DirectionFlipModifier {
  let isEnabled: Bool
}

extension DirectionFlipModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> LayerNode { LayerNode(effect(in: environment)) }

  func updateNode(_ node: LayerNode, _ environment: EnvironmentValues) { node.makeEffect = effect(in: environment) }

  private func effect(in environment: EnvironmentValues) -> (CGSize) -> LayerEffect {
    guard isEnabled, environment.layoutDirection == .rightToLeft else { return { _ in LayerEffect() } }
    return { .transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: $0.width, ty: 0)) }
  }
}

nonisolated extension View {
  /// Whether the view is drawn as in a mirror where views follow each other from right to left. For arrows and the like: by default
  /// only places are mirrored, never pictures.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlipModifier(isEnabled: enabled))
  }
}
