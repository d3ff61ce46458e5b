/// Reports the results of layout: geometry to its readers, then the pointer's node, preferences and changed values to callbacks.
@MainActor enum ObservePass {
  /// Delivers facts, the `round`th time in this frame. Returns false without facts: geometry has settled.
  static func run(round: Int, in pipeline: FramePipeline) -> Bool {
    pipeline.enter(.observe)
    let hasHovered = pipeline.input.hover.refresh()
    let hasFacts = pipeline.client?.hasFacts == true
    guard hasFacts || hasHovered else { return false }
    pipeline.work.counts.observeRounds = round
    if hasFacts { pipeline.client?.deliverFacts() }
    return true
  }

  /// Compares the geometry that was read with the present one, after a change.
  static func compareGeometry(in pipeline: FramePipeline) {
    guard pipeline.requests.comparesGeometry else { return }
    pipeline.enter(.observe)
    // Effects first: they move the nodes that other observers compare.
    pipeline.placedEffects.place()
    pipeline.requests.comparesGeometry = false
    pipeline.matches.follow()
    pipeline.input.hover.geometryDidChange()
    pipeline.client?.compareGeometry()
  }
}
