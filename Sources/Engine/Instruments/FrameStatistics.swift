/// How long the last frames took, phase by phase.
@MainActor package final class FrameStatistics {
  /// How many frames are kept.
  package static let capacity = 240
  /// The frames that are kept, in no order; `latest` is the newest.
  package private(set) var frames: [FrameRecord] = []
  /// Frames since the start.
  package private(set) var total = 0
  /// Seconds between two frames where one follows the other without a rest.
  package var interval = 1.0 / 60
  /// Whether delays are told apart by their causes. The panel sets it, since measuring them takes some microseconds in each frame.
  package var needsCauses = false
  /// Where in `frames` the next one is put.
  package private(set) var next = 0

  package init() { frames.reserveCapacity(Self.capacity) }

  package var latest: FrameRecord? {
    frames.isEmpty ? nil : frames[(next + frames.count - 1) % frames.count]
  }

  package func append(_ frame: FrameRecord) {
    total += 1
    if frames.count < Self.capacity {
      frames.append(frame)
    } else {
      frames[next] = frame
    }
    next = (next + 1) % Self.capacity
  }

  /// The kept frames, the oldest first.
  package var inOrder: [FrameRecord] {
    frames.count < Self.capacity ? frames : Array(frames[next...] + frames[..<next])
  }

  /// The work in milliseconds that `percent` of the kept frames do not exceed. Nil without frames.
  package func work(percentile percent: Double) -> Double? {
    frames.isEmpty ? nil : FrameReport.percentile(percent, of: frames.map(\.work).sorted())
  }
}
