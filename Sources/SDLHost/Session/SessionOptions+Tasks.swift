extension SessionOptions {
  /// Decides where the program's tasks run, and in which order. To be called before the first task is made.
  ///
  /// A run without a window takes all of them, so that each run is the same; a run that is recorded has to know when they come, and a
  /// replay does as the recording says. A window that is neither leaves them to Swift.
  @MainActor package func prepareTasks(isHeadless: Bool) {
    WebRecording.begin(replaying: script, records: recordPath != nil)
    if let script, let pool = script.header.tasks, !script.frameTimes.isEmpty {
      TaskQueue.install(pool: pool == .threads ? .threads : .mainThread, holdsArrivals: true)
    } else if isHeadless {
      TaskQueue.install(pool: .mainThread, holdsArrivals: false)
    } else if recordPath != nil {
      TaskQueue.install(pool: .threads, holdsArrivals: false)
    }
  }
}
