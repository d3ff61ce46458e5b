/// Applies `childTranslation`s of scrolled content, and resolves the `ScrollRequest`s of the program.
@MainActor enum PlacePass {
  static func run(in pipeline: FramePipeline) {
    pipeline.enter(.place)
    applyTranslations(in: pipeline)
    resolveScrollRequests(in: pipeline)
  }

  private static func applyTranslations(in pipeline: FramePipeline) {
    while let node = pipeline.requests.places.popLast() {
      _ = node.clearPlaceMark()
      pipeline.work.counts.places += 1
      if pipeline.isSettled { node.limitCorrection() }
      node.applyTranslation()
    }
  }

  /// Turns requests into offsets, once no layout is pending that could change the position of their targets.
  private static func resolveScrollRequests(in pipeline: FramePipeline) {
    guard !pipeline.requests.scrolls.isEmpty, pipeline.isSettled else { return }
    for node in pipeline.requests.scrolls { node.resolveScrollRequests() }
    applyTranslations(in: pipeline)
  }

  /// Removes the requests that are fulfilled, or without a target in the window. Runs once a frame, after the last round.
  static func finishScrollRequests(in pipeline: FramePipeline) {
    let nodes = pipeline.requests.scrolls
    guard !nodes.isEmpty else { return }
    let isSettled = pipeline.isSettled
    pipeline.requests.scrolls.removeAll()
    // A request that ends may start one of another scroll view, which waits for the next frame.
    for node in nodes where node.finishScrollRequests(isSettled: isSettled) { pipeline.host.request(.scroll, of: node) }
  }
}
