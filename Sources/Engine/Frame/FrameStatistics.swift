/// How long the last frames took, phase by phase.
@MainActor package final class FrameStatistics {
  /// The durations of one frame, in milliseconds.
  package struct Frame: Sendable {
    /// The time that the frame was for, in seconds on the frame clock.
    package var time = 0.0
    /// Work of each phase, by its raw value; waiting is in none of them.
    package var phases = [Double](repeating: 0, count: FramePhase.allCases.count)
    package var counts = FrameCounts()

    package init() {}

    /// The work of all phases together.
    package var work: Double { phases.reduce(0, +) }
  }

  /// How many frames are kept.
  package static let capacity = 240
  /// The frames that are kept, in no order; `latest` is the newest.
  package private(set) var frames: [Frame] = []
  /// Frames since the start.
  package private(set) var total = 0
  private var next = 0

  package init() { frames.reserveCapacity(Self.capacity) }

  package var latest: Frame? {
    frames.isEmpty ? nil : frames[(next + frames.count - 1) % frames.count]
  }

  package func append(_ frame: Frame) {
    total += 1
    if frames.count < Self.capacity {
      frames.append(frame)
    } else {
      frames[next] = frame
      next = (next + 1) % Self.capacity
    }
  }

  /// The work in milliseconds that `percent` of the kept frames do not exceed: sorted[round((n − 1)·p/100)], as Flutter's timeline
  /// summary counts. Nil without frames.
  package func work(percentile percent: Double) -> Double? {
    guard !frames.isEmpty else { return nil }
    let sorted = frames.map(\.work).sorted()
    return sorted[Int((Double(sorted.count - 1) * percent / 100).rounded())]
  }
}
