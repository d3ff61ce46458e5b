import Engine

/// Runs the jobs of the main actor (`TaskQueue`) and the main queue (`MainQueueWaker`) between frames: as they arrive,
/// or in the order of a recording.
@MainActor final class BetweenFrames {
  private let queue = MainQueueWaker()
  private let tasks = TaskQueue.installed
  /// Called with each `InputScript.Arrival` before its work runs, for recordings.
  var note: (InputScript.Arrival) -> Void = { _ in }

  /// Starts to wake the loop (`WakeEvent.push()`) when there is work.
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

  /// True if a replay determines when arrivals run (`TaskQueue.holdsArrivals`).
  var isReplay: Bool { tasks?.holdsArrivals == true }

  /// True if work is pending that needs no wake-up of the loop (`TaskQueue.hasOwn`).
  var hasWork: Bool { tasks?.hasOwn == true }

  /// Runs the pending work.
  func run() {
    guard let tasks else {
      queue.drain()
      return
    }
    tasks.run(note: note)
    if queue.drain(willRun: { note(.queue) }) { tasks.runOwn() }
  }

  /// The time in seconds that a replay waits for an arrival of the recording, in addition to the time of the recording.
  private static let patience = 10.0

  /// Runs the arrivals that the recording has before the frame at `time`, in their order.
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

  /// Reports a missing arrival with `Diagnostics.warn`. The replay continues without it; the program behaves
  /// differently from the recording.
  private func tellMissing(_ what: String, before time: Double) {
    Diagnostics.warn(
      "the replay differs from its recording: \(what) did not come before the frame at \(time) s; replay with the options and the "
        + "program of the recording")
  }

  func frameDidRun() { tasks?.frameDidRun() }
}
