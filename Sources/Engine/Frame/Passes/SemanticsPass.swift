/// Builds the semantic tree after content has come to rest. Without observers it costs a comparison.
@MainActor package enum SemanticsPass {
  package static func run(in pipeline: FramePipeline) {
    let service = pipeline.semantics
    guard service.isListening else { return }
    pipeline.enter(.observe)
    let hasChanged = pipeline.requests.paints || pipeline.work.counts.passes > 0
    let isScrolling = pipeline.requests.tickers.contains { $0.ticker is ScrollModel }
    guard let due = service.frameDidRun(hasChanged: hasChanged, isScrolling: isScrolling) else { return }
    pipeline.requests.add(service, due: due)
  }
}
