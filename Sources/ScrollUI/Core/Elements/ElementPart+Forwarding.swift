import Engine

extension ElementPart {
  var graph: ViewGraph { element.graph }

  var environment: EnvironmentValues { element.environment }

  var isMounted: Bool { element.isMounted }

  /// The render nodes that the element contributes to its container.
  var nodes: [RenderNode] { element.nodes }

  /// The element and its ancestors, innermost first.
  var lineage: UnfoldFirstSequence<Element> { element.lineage }
}
