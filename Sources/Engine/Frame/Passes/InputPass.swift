/// The first pass of a frame: `InputRouter` sends events along the hit path of the last frame's geometry, and handlers of users run.
///
/// A key or a typed text after another event of the frame meets the views as that event has left them: it types into the panel that the
/// event has opened.
@MainActor enum InputPass {
  static func run(_ events: [TimedInputEvent], in pipeline: FramePipeline) {
    pipeline.enter(.input)
    for (number, event) in events.enumerated() {
      if number > 0, event.event.isKey, !pipeline.isUpToDate {
        pipeline.settleAndObserve()
        pipeline.enter(.input)
      }
      pipeline.input.handle(event)
    }
  }
}
