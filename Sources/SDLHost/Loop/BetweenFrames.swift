import Engine
import Foundation

/// Serves the main actor and the main queue between frames: as work comes, or in the order of a recording.
@MainActor final class BetweenFrames {
  private let queue = MainQueueWaker()
  private let tasks = TaskQueue.installed
  /// Called with each arrival before its work runs: the recording.
  var note: (InputScript.Arrival) -> Void = { _ in }

  /// Begins to wake the loop when there is work.
  func start() throws(HostError) {
    do { try queue.start() } catch {
      throw .sdl(call: "starting the wake-up thread", message: error.description)
    }
    tasks?.setWake(WakeEvent.push)
  }

  func stop() {
    tasks?.setWake(nil)
    queue.stop()
  }

  /// True if a recording says when what arrives has its turn.
  var isReplay: Bool { tasks?.holdsArrivals == true }

  /// True if there is work that nothing has to wake the loop for.
  var hasWork: Bool { tasks?.hasOwn == true }

  /// Runs what is there.
  func run() {
    guard let tasks else {
      queue.drain()
      return
    }
    tasks.run(note: note)
    if queue.drain(willRun: { note(.queue) }) { tasks.runOwn() }
  }

  /// Seconds that a replay waits for what came in the recording, beyond those that the recording could wait.
  private static let patience = 10.0

  /// Runs what came before the frame at `time` in the recording, in its order.
  func replay(_ arrivals: [InputScript.Arrival], before time: Double) {
    guard let tasks else { return }
    tasks.run(note: note)
    let patience = Self.patience + time
    for arrival in arrivals {
      switch arrival {
      case .task(let number):
        if !tasks.runArrival(of: number, within: patience) { tellMissing("task \(number)", before: time) }
      case .queue:
        if !queue.waitForWork(seconds: patience) { tellMissing("work of the main queue", before: time) }
        queue.drain()
        tasks.runOwn()
      }
      note(arrival)
    }
  }

  /// A program that asks for other things than in the recording goes on without what does not come.
  private func tellMissing(_ what: String, before time: Double) {
    Diagnostics.warn(
      "the replay differs from its recording: \(what) did not come before the frame at \(time) s; replay with the options and the "
        + "program of the recording")
  }

  func frameDidRun() { tasks?.frameDidRun() }
}
