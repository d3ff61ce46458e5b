import Engine

/// Converts between the time of frames and dates.
@MainActor @Observable package final class FrameClock {
  /// The default start date of runs without a real clock, 2 January 2024, 10:09:36 UTC. It is constant, so that
  /// pictures are reproducible.
  package nonisolated static let standardStart = Date(timeIntervalSinceReferenceDate: 725_882_976)

  /// The date at time 0.
  @ObservationIgnored package private(set) var start: Date
  /// The number of calls of `moveStart(by:)`.
  private var moves = 0
  @ObservationIgnored private weak var pipeline: FramePipeline?
  @ObservationIgnored private var sleepers: [FrameSleeper] = []
  @ObservationIgnored private var isClosed = false

  init(pipeline: FramePipeline, start: Date) {
    self.pipeline = pipeline
    self.start = start
  }

  /// The time of the running or last frame, in seconds on the frame clock. Not observable: views that read it are not
  /// updated when it advances.
  package var time: Double { pipeline?.time ?? 0 }

  /// The date of the running or last frame. Not observable, so that rows with dates have no entry in the clock.
  package var now: Date { date(at: pipeline?.time ?? 0) }

  /// The same as `now`. A body that reads it is evaluated again after `moveStart(by:)`, not when the time advances.
  package var observedNow: Date {
    _ = moves
    return now
  }

  /// Moves all dates by `seconds`, after the clock of the system was set or the computer was suspended. The time of frames goes on, and
  /// each `TimelineNode` is called in the next frame.
  package func moveStart(by seconds: Double) {
    start += seconds
    moves += 1
    pipeline?.callTimelines()
  }

  /// The date at `time` on the frame clock.
  func date(at time: Double) -> Date { start.addingTimeInterval(time) }

  /// Suspends the task for a duration in frame time, to simulate slow work.
  ///
  /// A run without a window waits in frames, and a replay resumes in the frame of the recording.
  ///
  /// - Throws: `CancellationError` if the task is cancelled or the window is closed.
  package func sleep(seconds: Double) async throws {
    guard let pipeline, !isClosed else { throw CancellationError() }
    let sleeper = FrameSleeper(seconds: seconds)
    sleepers.append(sleeper)
    defer { sleepers.removeAll { $0 === sleeper } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper.begin($0, in: pipeline) }
    } onCancel: {
      MainThread.run { sleeper.cancel() }
    }
  }

  /// Ends running and later calls of `sleep(seconds:)` with a `CancellationError`. Called when the window is closed.
  func close() {
    isClosed = true
    for sleeper in sleepers { sleeper.cancel() }
  }

  /// The time on the frame clock at `date`.
  func time(of date: Date) -> Double { date.timeIntervalSince(start) }
}

/// A task that is suspended until a frame time.
@MainActor private final class FrameSleeper: FrameTicker {
  private let seconds: Double
  private var due: Double?
  private var continuation: CheckedContinuation<Void, any Error>?
  private var isCancelled = false

  init(seconds: Double) { self.seconds = max(0, seconds) }

  func begin(_ continuation: CheckedContinuation<Void, any Error>, in pipeline: FramePipeline) {
    guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
    self.continuation = continuation
    pipeline.add(self)
  }

  /// The duration begins at the first tick, because the last frame may be long past.
  func tick(at time: Double) -> NextTick {
    guard let continuation else { return .never }
    let due = self.due ?? time + seconds
    self.due = due
    guard time >= due else { return .at(due) }
    self.continuation = nil
    continuation.resume()
    return .never
  }

  func cancel() {
    isCancelled = true
    continuation?.resume(throwing: CancellationError())
    continuation = nil
  }
}

extension EnvironmentValues {
  /// The clock of the window's frames; nil outside of a window.
  @Entry package var frameClock: FrameClock?

  /// The date of the running or last frame; `FrameClock.standardStart` outside of a window. Read on the main actor.
  var frameDate: Date {
    guard let clock = frameClock.map({ UncheckedTransfer($0) }) else { return FrameClock.standardStart }
    return MainActor.assumeIsolated { clock.value.now }
  }
}
