/// Calls the `FrameTicker`s that are due at the time of the frame. Tickers that are not due are kept.
@MainActor enum TickPass {
  static func run(in pipeline: FramePipeline) {
    pipeline.enter(.tick)
    let time = pipeline.time
    pipeline.requests.forEachTicker { ticker, due in
      guard time.hasReached(due) else { return due }
      switch ticker.tick(at: time) {
      case .nextFrame: return -.infinity
      case .at(let later): return later
      case .never: return nil
      }
    }
  }
}
