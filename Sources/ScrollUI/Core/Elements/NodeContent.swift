import Engine

/// What renders a view or a modifier, and the part of it that can be in between two values.
@MainActor protocol NodeContent {
  associatedtype Node: RenderNode
  func makeNode(_ environment: EnvironmentValues) -> Node
  /// Brings a node that `makeNode` made for an earlier value up to date.
  func updateNode(_ node: Node, _ environment: EnvironmentValues)

  /// The values that animate; nothing by default.
  associatedtype Attributes: VectorArithmetic = EmptyAnimatableData
  func attributes(in environment: EnvironmentValues) -> Attributes
  /// Shows `attributes` on the node; what does not animate is set by `updateNode`.
  func apply(_ attributes: Attributes, to node: Node)
}

extension NodeContent where Attributes == EmptyAnimatableData {
  func attributes(in environment: EnvironmentValues) -> EmptyAnimatableData { EmptyAnimatableData() }
  func apply(_ attributes: EmptyAnimatableData, to node: Node) {}
}
