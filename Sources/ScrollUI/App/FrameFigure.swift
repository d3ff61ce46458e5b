import Engine
import Graphics

/// A number about the frame that is shown. It takes no part in it: it asks for no frame by itself.
package struct FrameFigure {
  package typealias Figure = FrameFigureNode.Figure

  let figure: Figure

  nonisolated package init(_ figure: Figure) { self.figure = figure }
}

extension FrameFigure: View, LeafView {
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
