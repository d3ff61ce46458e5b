import Engine

/// The `OutputFile`s of a run. All are opened before it starts, so that an invalid path is reported before any work is
/// done.
@MainActor final class SessionOutputs {
  private let options: SessionOptions
  private let recording, trace, screenshot, report: OutputFile?
  private(set) var recorder: InputRecorder?
  /// The first error of the recording, thrown by `finishLines(at:)`.
  private var failure: HostError?

  init(options: SessionOptions, header: InputScript.Header) throws(HostError) {
    func open(_ path: String?) throws(HostError) -> OutputFile? {
      try path.map { path throws(HostError) in try OutputFile(path: path) }
    }
    self.options = options
    recording = try open(options.recordPath)
    trace = try open(options.tracePath)
    screenshot = try open(options.screenshotPath)
    report = try open(options.reportPath)
    guard let recording else { return }
    var recorder = InputRecorder(header: header)
    recording.write(text: recorder.takeText())
    try recording.publish()
    self.recorder = recorder
  }

  var isRecording: Bool { recording != nil }

  func note(_ arrival: InputScript.Arrival) { recorder?.record(arrival) }

  func note(_ answer: InputScript.Answer) { recorder?.record(answer) }

  /// Records the input and the start of a frame, and returns the input with the times of the recording. Written before
  /// the frame runs, so that a frame that ends the program is recorded too.
  func record(_ input: [TimedInputEvent], frameAt time: Double) -> [TimedInputEvent] {
    guard recorder != nil else { return input }
    let recorded = input.map { event in recorder?.record(event) ?? event }
    for answer in WebRecording.take() { recorder?.record(answer) }
    recorder?.recordFrame(at: time)
    flushRecording()
    return recorded
  }

  private func flushRecording() {
    guard let recording, let text = recorder?.takeText(), failure == nil else { return }
    recording.write(text: text)
    do throws(HostError) { try recording.flush() } catch { failure = error }
  }

  /// Writes the `FrameTraceLine` of a frame. A pipe is flushed at once.
  func writeTrace(_ line: @autoclosure () -> FrameTraceLine) {
    guard let trace else { return }
    trace.write(line().json)
    if trace.isDirect { try? trace.flush() }
  }

  /// Closes the recording and the trace; `time` is the end of the run.
  func finishLines(at time: Double) throws(HostError) {
    recorder?.end(at: time)
    flushRecording()
    if let failure { throw failure }
    try trace?.finish()
  }

  /// Writes the picture and the report, if requested.
  func finish(picture: () throws(HostError) -> PixelImage, text: () -> String) throws(HostError) {
    if let screenshot, let path = options.screenshotPath { try picture().writePNG(to: screenshot, path: path) }
    if let report {
      report.write(text())
      try report.finish()
    }
  }
}
