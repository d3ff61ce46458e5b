import Engine
import Files
import ScrollInstruments
import ScrollScripts
import ScrollUI
import WebAccess

/// The `RunServices` of a loop.
@MainActor final class HostRunServices: RunServices {
  private let between: BetweenFrames
  private let text: TextSystem

  init(between: BetweenFrames, text: TextSystem) {
    self.between = between
    self.text = text
  }

  var taskPool: InputScript.TaskPool? { TaskQueue.installed?.pool }

  func makeTextEngine(scale: CGFloat) -> (any TextEngine)? { text.makeEngine(scale) }

  func beginRun(replaying script: InputScript?, note: @escaping (InputScript.Arrival) -> Void) {
    WebRecording.beginRun(replaying: script)
    // Arrivals of another pool, or of a script written by hand, are not held.
    let isHeld = script?.header.tasks != nil && script?.header.tasks == taskPool && script?.frameTimes.isEmpty == false
    between.beginRun(holdsArrivals: isHeld, note: note)
  }

  func endRun() {
    between.endRun()
    WebRecording.endRun()
  }

  func perform(_ body: () -> Void) { between.performInRun(body) }

  func runPendingJobs() { between.runPendingJobs() }

  func deliver(_ arrival: InputScript.Arrival) -> Bool { between.deliver(arrival) }

  func takeAnswers() -> [InputScript.Answer] { WebRecording.take() }

  var hasWork: Bool { between.hasWork }

  func write(_ text: String, to path: String) throws(FileError) {
    try OutputFile.replace(path, with: Data(text.utf8))
  }

  func read(_ path: String) throws(FileError) -> Data {
    try BoundedFile.read(path, limit: InputScript.maximumBytes).data
  }
}

extension SessionOptions {
  /// True if runs inside of the window can be recorded: the program itself is neither recorded (`recordPath`) nor does it replay a
  /// recording, a `script` with `InputScript.frameTimes`.
  var allowsRuns: Bool { recordPath == nil && script?.frameTimes.isEmpty != false }

  /// The `files` of a run that is neither recorded nor replayed.
  @MainActor package var keptFiles: ProgramFiles? { recordPath == nil && script == nil ? files : nil }

  /// True if the first frame is evaluated and laid out before there is a window. The frames of a replay, and those that are compared with it,
  /// have no such step: tasks of views could begin in it.
  var preparesFirstFrame: Bool { script == nil && recordPath == nil && tracePath == nil }
}
