/// The first pass of a frame: `InputRouter` sends events along the hit path of the last frame's geometry, and handlers of users run.
@MainActor enum InputPass {
  static func run(_ events: [TimedInputEvent], in pipeline: FramePipeline) {
    pipeline.enter(.input)
    for event in events { pipeline.input.handle(event) }
  }
}
