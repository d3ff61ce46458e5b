/// Runs the frames of the window's guest, with the size that the window's layout gave it.
@MainActor enum GuestPass {
  static func run(in pipeline: FramePipeline) {
    guard let guest = pipeline.guest else { return }
    pipeline.enter(.observe)
    guest.windowFrame(at: pipeline.time)
  }
}
