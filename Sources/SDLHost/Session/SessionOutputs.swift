import Engine
import Foundation

/// The files that a run leaves behind. All are opened before it begins, so that a path that cannot be written costs no work.
@MainActor final class SessionOutputs {
  private let options: SessionOptions
  private let recording, trace, screenshot, report: OutputFile?
  private(set) var recorder: InputRecorder?
  /// Why the recording can no longer be written; told at the end.
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

  /// Writes what comes before a frame, and returns the input with the times that it has in the recording. A frame that ends the
  /// program is in the recording, too.
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

  /// Adds the line of a frame. Who reads a pipe gets it at once.
  func writeTrace(_ line: @autoclosure () -> FrameTraceLine) {
    guard let trace else { return }
    trace.write(line().json)
    if trace.isDirect { try? trace.flush() }
  }

  /// Closes recording and trace, whose last moment is `time`.
  func finishLines(at time: Double) throws(HostError) {
    recorder?.end(at: time)
    flushRecording()
    if let failure { throw failure }
    try trace?.finish()
  }

  /// Writes the picture and the report, where they are wanted.
  func finish(picture: () throws(HostError) -> PixelImage, text: () -> String) throws(HostError) {
    if let screenshot, let path = options.screenshotPath { try picture().writePNG(to: screenshot, path: path) }
    if let report {
      report.write(text())
      try report.finish()
    }
  }
}
