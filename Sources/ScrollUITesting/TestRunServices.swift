import Engine
import Files
import ScrollInstruments
import ScrollScripts
import ScrollUI

/// `RunServices` without tasks and servers, with files in memory.
@MainActor package final class TestRunServices: RunServices {
  /// The written files by path.
  package var files: [String: String] = [:]
  /// The error of the next writes, as for a full disk; nil for success.
  package var writeFailure: FileError?
  /// True while a run is in progress.
  package private(set) var hasRun = false
  /// The arrivals that `deliver(_:)` has been asked for, in order.
  package private(set) var delivered: [InputScript.Arrival] = []
  /// False if `deliver(_:)` finds no arrival.
  package var deliversArrivals = true

  package init() {}

  package var taskPool: InputScript.TaskPool? { .main }

  package func makeTextEngine(scale: CGFloat) -> (any TextEngine)? { nil }

  package func beginRun(replaying script: InputScript?, note: @escaping (InputScript.Arrival) -> Void) { hasRun = true }

  package func endRun() { hasRun = false }

  package func perform(_ body: () -> Void) { body() }

  package func runPendingJobs() {}

  package func deliver(_ arrival: InputScript.Arrival) -> Bool {
    delivered.append(arrival)
    return deliversArrivals
  }

  package func takeAnswers() -> [InputScript.Answer] { [] }

  package var hasWork: Bool { false }

  package func write(_ text: String, to path: String) throws(FileError) {
    if let writeFailure { throw writeFailure }
    files[path] = text
  }

  package func read(_ path: String) throws(FileError) -> Data {
    guard let text = files[path] else { throw .system(ENOENT) }
    return Data(text.utf8)
  }
}
