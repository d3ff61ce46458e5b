import Engine
import Files
import ScrollScripts
import ScrollUI

/// The services of the host program for a run inside of its window: tasks, answers of servers, and texts.
@MainActor package protocol RunServices: AnyObject {
  /// The executor of tasks beside the main actor; nil if tasks are not recorded.
  var taskPool: InputScript.TaskPool? { get }
  /// A text engine of its own for the run, with `scale` device pixels per point; nil shares that of the window.
  func makeTextEngine(scale: CGFloat) -> (any TextEngine)?
  /// Begins a run. Ends with `endRun()`.
  ///
  /// - Parameters:
  ///   - script: The recording to replay: its servers answer as recorded, and arrivals of tasks wait for `deliver(_:)`. Nil for a live
  ///     run.
  ///   - note: Called with each arrival of a live run.
  func beginRun(replaying script: InputScript?, note: @escaping (InputScript.Arrival) -> Void)
  /// Ends the run. Its remaining tasks continue as tasks of the program.
  func endRun()
  /// Calls `body`. Tasks that it creates belong to the run.
  func perform(_ body: () -> Void)
  /// Runs the jobs that the last frame has caused on the main thread.
  func runPendingJobs()
  /// Runs an arrival of the recording. Returns false if it has not come yet.
  func deliver(_ arrival: InputScript.Arrival) -> Bool
  /// The answers of servers since the last call.
  func takeAnswers() -> [InputScript.Answer]
  /// True if jobs wait that exceeded the limit between two frames.
  var hasWork: Bool { get }
  /// Writes a complete file, and creates its folder if necessary.
  func write(_ text: String, to path: String) throws(FileError)
  /// Reads a file. `~` at the start of `path` is not expanded.
  func read(_ path: String) throws(FileError) -> Data
}

extension EnvironmentValues {
  /// The services for a `RunRecorder`; nil if the program itself is recorded or replayed, and in tests.
  @Entry package var runServices: (any RunServices)?
}
