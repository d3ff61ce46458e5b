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

  /// The time of the frame clock at a date.
  func time(of date: Date) -> Double { date.timeIntervalSince(start) }
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
