import Engine

/// The durations of the last frames for each `FramePhase`.
@MainActor package final class FrameStatistics {
  /// The number of `FrameRecord`s that are kept.
  package static let capacity = 240
  /// The kept frames in the order of a ring buffer; `latest` is the newest.
  package private(set) var frames: [FrameRecord] = []
  /// The number of frames since the start.
  package private(set) var total = 0
  /// The time in seconds between two frames of a motion.
  package var interval = 1.0 / 60
  /// True if the causes of delays and `FrameRecord.culprit` are measured, at a cost of some microseconds a frame. `FrameGraphDrawing`
  /// sets it while it is in the window.
  package var needsCauses = false
  /// The index in `frames` that the next frame is written to.
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

  /// The last `capacity` arguments of `appendShownAge(_:)`.
  private var shownAges: [Double] = []
  private var nextAge = 0

  /// Adds an age for `shownAge(percentile:)`: that of the newest input in a picture when the display showed it, in milliseconds.
  package func appendShownAge(_ age: Double) {
    if shownAges.count < Self.capacity { shownAges.append(age) } else { shownAges[nextAge] = age }
    nextAge = (nextAge + 1) % Self.capacity
  }

  /// The age of `appendShownAge(_:)` in milliseconds that `percent` of the kept ages do not exceed; nil without ages.
  package func shownAge(percentile percent: Double) -> Double? {
    shownAges.isEmpty ? nil : FrameReport.percentile(percent, of: shownAges.sorted())
  }

  /// The work in milliseconds that `percent` of the kept frames do not exceed. Nil without frames.
  package func work(percentile percent: Double) -> Double? {
    frames.isEmpty ? nil : FrameReport.percentile(percent, of: frames.map(\.work).sorted())
  }

  /// The `FrameRecord.inputAge` in milliseconds that `percent` of the kept frames with input do not exceed. Nil without input.
  package func inputAge(percentile percent: Double) -> Double? {
    let ages = frames.compactMap(\.inputAge).sorted()
    return ages.isEmpty ? nil : FrameReport.percentile(percent, of: ages)
  }
}

extension FramePipeline {
  /// The durations of the previous frames; nil if they are not measured.
  package var statistics: FrameStatistics? {
    get { services.object(FrameStatistics.self) }
    set { services.provide(newValue) }
  }
}
