import Engine
import Graphics

/// A panel with the numbers of the previous frames. It takes no part in them: it asks for no frame by itself.
package struct FrameStatisticsPanel {
  nonisolated package init() {}
}

extension FrameStatisticsPanel: View, LeafView {
  package typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> FrameStatisticsNode {
    FrameStatisticsNode(textColor: .white, panelColor: RGBAColor.black.opacity(0.72))
  }

  func updateNode(_ node: FrameStatisticsNode, _ environment: EnvironmentValues) {}
}
