import Engine

/// A `Figure` of the presented frame as text. Does not request frames itself, so it does not influence the measurement.
package struct FrameFigure {
  /// The displayed quantity: `rowsAlive` or `bodies`.
  package typealias Figure = FrameFigureNode.Figure

  let figure: Figure

  /// Creates a view of `figure` in a semibold font of 26 points.
  nonisolated package init(_ figure: Figure) { self.figure = figure }
}

extension FrameFigure: View, LeafView {
  /// Drawn by `FrameFigureNode`; has no body of views.
  package typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> FrameFigureNode {
    FrameFigureNode(
      figure: figure, font: ResolvedFont(size: 26, weight: 600), color: Color.primary.rgba(in: environment))
  }

  func updateNode(_ node: FrameFigureNode, _ environment: EnvironmentValues) {
    node.figure = figure
    node.color = Color.primary.rgba(in: environment)
  }
}
