import Engine

/// A panel with the statistics of the previous frames, drawn by `FrameStatisticsNode`. Does not request frames itself,
/// so it does not influence the measurement.
package struct FrameStatisticsPanel {
  /// Creates a panel for the statistics of the enclosing window.
  nonisolated package init() {}
}

extension FrameStatisticsPanel: View, LeafView {
  /// Drawn by `FrameStatisticsNode`; has no body of views.
  package typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> FrameStatisticsNode {
    FrameStatisticsNode(textColor: .white, panelColor: RGBAColor.black.opacity(0.72))
  }
}
