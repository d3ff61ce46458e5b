/// Runs the frames of a pipeline inside of the window, with the size that the window's layout gave it.
@MainActor enum HostedPass {
  static func run(in pipeline: FramePipeline) {
    guard let hosted = pipeline.hosted else { return }
    pipeline.enter(.observe)
    hosted.windowFrame(at: pipeline.time)
  }
}
