extension SessionOptions {
  /// Configures the `TaskQueue` of the run. Call it before the first task is created.
  ///
  /// A headless run takes all tasks, so that it is deterministic; a recorded run records their arrivals; a replay
  /// follows its recording. A window can record runs inside of it (`RunServices`).
  @MainActor package func prepareTasks(isHeadless: Bool) {
    WebRecording.begin(replaying: script, records: recordPath != nil)
    if let script, let pool = script.header.tasks, !script.frameTimes.isEmpty {
      TaskQueue.install(pool: pool, holdsArrivals: true)
    } else if isHeadless {
      TaskQueue.install(pool: .main, holdsArrivals: false, numbersTasks: recordPath != nil)
    } else {
      // Always in a window, since the user may start a recording in it.
      TaskQueue.install(pool: .threads, holdsArrivals: false, numbersTasks: recordPath != nil)
    }
  }
}
