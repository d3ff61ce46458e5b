import Engine

extension FramePipeline {
  /// The trace line of the last frame; `id` names the scroll view `node`.
  package func traceLine(frame: Int, time: Double, id: String, of node: ScrollNode?) -> FrameTraceLine {
    let metrics = node?.model.metrics ?? ScrollMetrics()
    let counts = work.counts
    return FrameTraceLine(
      frame: frame, time: time, id: id, offset: node?.model.offset ?? .zero, contentSize: metrics.contentSize,
      container: metrics.viewport, insets: metrics.insets, phase: (node?.model.activity ?? .idle).rawValue,
      bodies: counts.bodies, measures: counts.measures, places: counts.places, commands: counts.commands)
  }
}
