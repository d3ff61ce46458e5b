import Engine

/// The clock of a window's frames, for views that draw what happens over time: real in a window, virtual in a replay.
@MainActor package final class FrameClock {
  private weak var pipeline: FramePipeline?

  init(_ pipeline: FramePipeline) { self.pipeline = pipeline }

  /// The time of the frame that runs now or has just run, in seconds. No state: whoever reads it is not told when it goes on.
  package var time: Double { pipeline?.time ?? 0 }
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
