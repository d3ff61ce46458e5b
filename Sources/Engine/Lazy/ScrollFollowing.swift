/// Detects if a `LazyNode` moves with the scrolled content.
///
/// An offset or an effect that depends on geometry can move a container against the scroll. Its rows then do not follow the offset, so
/// that no correction of the offset can keep them in place.
struct ScrollFollowing {
  /// A scroll offset and the distance from the layout origin by which offsets and effects move the container, both in points.
  private struct Sample {
    var offset: CGFloat
    var drift: CGFloat

    func hasOffset(of other: Sample) -> Bool { abs(offset - other.offset) < 0.01 }
    func hasDrift(of other: Sample) -> Bool { abs(drift - other.drift) < 0.01 }
  }

  /// True if offsets or effects have moved the container when `ScrollModel.offset` last changed.
  private(set) var isMovedAgainstScroll = false

  /// The sample at the end of the previous frame.
  private var settled: Sample?
  private var latest: Sample?
  private var time: Double?

  /// Notes a sample in the frame at `time`.
  ///
  /// Effects are placed after the last notification of the viewport in a frame, so that the drift at the end of a frame is the drift at
  /// the beginning of the next.
  mutating func note(offset: CGFloat, drift: CGFloat, at time: Double) {
    if time != self.time {
      self.time = time
      if let latest { settle(Sample(offset: latest.offset, drift: drift)) }
    }
    let sample = Sample(offset: offset, drift: drift)
    if let settled, !sample.hasOffset(of: settled), !sample.hasDrift(of: settled) { isMovedAgainstScroll = true }
    latest = sample
  }

  private mutating func settle(_ sample: Sample) {
    if let settled, !sample.hasOffset(of: settled) { isMovedAgainstScroll = !sample.hasDrift(of: settled) }
    settled = sample
  }
}
