import Engine
import Files
import ScrollScripts

/// The `OutputFile`s of a run. All are opened before it starts, so that an invalid path is reported before any work is
/// done.
@MainActor final class SessionOutputs {
  private let options: SessionOptions
  private let recording, trace, screenshot, report: OutputFile?
  private(set) var recorder: InputRecorder?
  /// The first error of the recording, reported by `finishLines(at:)`.
  private var failure: HostError?
  /// True after the end of a full recording was reported.
  private var reportedLimit = false
  /// The first frame that is missing in a direct `trace`; nil without an error.
  private var missingFrame: Int?

  init(options: SessionOptions, header: InputScript.Header) throws(HostError) {
    func open(_ path: String?) throws(HostError) -> OutputFile? {
      guard let path else { return nil }
      return try HostError.writing(path) { () throws(FileError) in try OutputFile(path: path) }
    }
    self.options = options
    PipeSignal.failsWrites()
    recording = try open(options.recordPath)
    trace = try open(options.tracePath)
    screenshot = try open(options.screenshotPath)
    report = try open(options.reportPath)
    guard let recording else { return }
    let recorder = InputRecorder(header: header)
    recording.write(text: recorder.takeText())
    try HostError.writing(recording.path) { () throws(FileError) in try recording.publish() }
    self.recorder = recorder
  }

  var isRecording: Bool { recording != nil }

  func note(_ arrival: InputScript.Arrival) { recorder?.record(arrival) }

  func note(_ answer: InputScript.Answer) { recorder?.record(answer) }

  /// Records the input and the start of a frame, and returns the input with the times of the recording. Written before
  /// the frame runs, so that a frame that ends the program is recorded too.
  func record(_ input: [TimedInputEvent], frameAt time: Double) -> [TimedInputEvent] {
    guard let recorder else { return input }
    let recorded = recorder.recordFrame(at: time, input: input, answers: WebRecording.take())
    flushRecording()
    if recorder.isFull, !reportedLimit {
      reportedLimit = true
      StandardError.warn("the recording is as long as a script may be and ends here")
    }
    return recorded
  }

  private func flushRecording() {
    guard let recording, let text = recorder?.takeText(), failure == nil else { return }
    recording.write(text: text)
    do throws(HostError) {
      try HostError.writing(recording.path) { () throws(FileError) in try recording.flush() }
    } catch { failure = error }
  }

  /// Writes the `FrameTraceLine` of a frame. A pipe is flushed at once.
  func writeTrace(_ makeLine: @autoclosure () -> FrameTraceLine) {
    guard let trace else { return }
    let line = makeLine()
    trace.write(line.json)
    guard trace.isDirect, missingFrame == nil else { return }
    do throws(FileError) { try trace.flush() } catch { missingFrame = line.frame }
  }

  /// Closes the recording and the trace; `time` is the end of the run. Returns the failures of both.
  func finishLines(at time: Double) -> [HostError] {
    recorder?.end(at: time)
    flushRecording()
    return [failure].compactMap { $0 } + Self.failures { () throws(HostError) in try finishTrace() }
  }

  /// The message of a failure names the first frame that is missing.
  private func finishTrace() throws(HostError) {
    do throws(HostError) { try Self.finish(trace) } catch {
      guard let missingFrame, case .unwritableFile(let path, let reason) = error else { throw error }
      throw .unwritableFile(path: "\(path) from frame \(missingFrame) on", reason: reason)
    }
  }

  /// Writes the picture and the report, if requested. Returns the failures of both.
  func finish(picture: () throws(HostError) -> PixelImage, text: () -> String) -> [HostError] {
    Self.failures { () throws(HostError) in
      if let screenshot, let path = options.screenshotPath { try picture().writePNG(to: screenshot, path: path) }
    }
      + Self.failures { () throws(HostError) in
        report?.write(text())
        try Self.finish(report)
      }
  }

  private static func finish(_ file: OutputFile?) throws(HostError) {
    guard let file else { return }
    try HostError.writing(file.path) { () throws(FileError) in try file.finish() }
  }

  private static func failures(of body: () throws(HostError) -> Void) -> [HostError] {
    do throws(HostError) { try body() } catch { return [error] }
    return []
  }
}
