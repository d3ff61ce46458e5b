extension SessionOptions {
  /// Configures the `TaskQueue` of the run. Call it before the first task is created.
  ///
  /// A headless run takes all tasks, so that it is deterministic; a recorded run records their arrivals; a replay
  /// follows its recording. Otherwise, tasks run on Swift's own executors.
  @MainActor package func prepareTasks(isHeadless: Bool) {
    WebRecording.begin(replaying: script, records: recordPath != nil)
    if let script, let pool = script.header.tasks, !script.frameTimes.isEmpty {
      TaskQueue.install(pool: pool, holdsArrivals: true)
    } else if isHeadless {
      TaskQueue.install(pool: .main, holdsArrivals: false)
    } else if recordPath != nil {
      TaskQueue.install(pool: .threads, holdsArrivals: false)
    }
  }
}
