import Engine

/// The time of the frames as a clock on the wall tells it.
@MainActor package final class FrameClock {
  /// The date at which a run without a wall clock begins: it is always the same, so that its pictures are.
  nonisolated static let standardStart = Date(timeIntervalSinceReferenceDate: 725_882_976)

  private weak var pipeline: FramePipeline?
  private let start: Date

  init(pipeline: FramePipeline, start: Date) {
    self.pipeline = pipeline
    self.start = start
  }

  /// The time of the frame that runs now or has run last, in seconds on the frame clock. No state: whoever reads it is not told when
  /// it goes on.
  package var time: Double { pipeline?.time ?? 0 }

  /// The date of the frame that runs now or has run last.
  package var now: Date { date(at: pipeline?.time ?? 0) }

  /// The date at a time of the frame clock.
  func date(at time: Double) -> Date { start.addingTimeInterval(time) }

  /// Waits for so many seconds of the frames: a run without a window waits in frames, and a replay goes on in the frame of the
  /// recording. For whatever stands in for something slow.
  ///
  /// - Throws: `CancellationError` when the task is cancelled or the window has gone.
  package func sleep(seconds: Double) async throws {
    guard let pipeline else { throw CancellationError() }
    let sleeper = FrameSleeper(seconds: seconds)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper.begin($0, in: pipeline) }
    } onCancel: {
      MainThread.run { sleeper.cancel() }
    }
  }

  /// The time of the frame clock at a date.
  func time(of date: Date) -> Double { date.timeIntervalSince(start) }
}

/// A task that waits for a time of the frames.
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

  /// Counts from the first frame on: the last one may be long past.
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

private struct FrameClockKey: EnvironmentKey {
  static var defaultValue: FrameClock? { nil }
}

extension EnvironmentValues {
  /// The clock of the window's frames; nil outside of a window.
  package var frameClock: FrameClock? {
    get { self[FrameClockKey.self] }
    set { self[FrameClockKey.self] = newValue }
  }
}
