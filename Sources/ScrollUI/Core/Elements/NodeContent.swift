import Engine

/// A view or modifier with a render node.
@MainActor protocol NodeMaking {
  /// The type of the render node.
  associatedtype Node: RenderNode
  /// Creates a render node; called when its element is created.
  func makeNode(_ environment: EnvironmentValues) -> Node
  /// Updates a node created by `makeNode` for an earlier value or environment. The default is empty.
  func updateNode(_ node: Node, _ environment: EnvironmentValues)
}

extension NodeMaking {
  func updateNode(_ node: Node, _ environment: EnvironmentValues) {}

  /// Updates a `node` that `makeNode` has just created, and returns it.
  func updated(_ node: Node, _ environment: EnvironmentValues) -> Node {
    updateNode(node, environment)
    return node
  }
}

/// A view or modifier with a render node, and the part of its values that animates.
@MainActor protocol NodeContent: NodeMaking {
  /// The type of the animated values; empty by default.
  associatedtype Attributes: VectorArithmetic = EmptyAnimatableData
  func attributes(in environment: EnvironmentValues) -> Attributes
  /// Writes the interpolated `attributes` to the node. `updateNode` sets the values that do not animate.
  func apply(_ attributes: Attributes, to node: Node)
}

extension NodeContent where Attributes == EmptyAnimatableData {
  func attributes(in environment: EnvironmentValues) -> EmptyAnimatableData { EmptyAnimatableData() }
  func apply(_ attributes: EmptyAnimatableData, to node: Node) {}
}
