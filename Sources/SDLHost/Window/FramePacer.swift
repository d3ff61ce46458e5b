/// Computes the deadlines of frames (`delay(at:)`) and of their pictures (`pictureDelay(at:)`). Deadlines are absolute,
/// so that errors do not accumulate.
///
/// During motion a picture is presented half an interval (`largestLag`) after its frame was due, instead of as soon as
/// it is ready. Frames with different durations, or with a late start on a busy machine, are thus presented at regular
/// times, as with vertical synchronisation, where a picture waits for half an interval on average. After a rest the
/// first picture is presented immediately, and the delay grows by `lagStep` with each further picture.
struct FramePacer {
  /// The time between two frames, in seconds of frame time.
  var interval: Double
  /// The time at which the next frame is due.
  private var deadline = -Double.infinity
  /// The time at which the picture of the last frame is due.
  private var pictureDeadline = -Double.infinity
  /// The present delay between frame and picture, in seconds.
  private var lag = 0.0
  /// True if presenting a picture blocks until the display's refresh. No deadlines are used then.
  var isHeldByDisplay = false
  private var hasShown = false

  /// The maximum delay between frame and picture, as a fraction of `interval`.
  private static let largestLag = 0.5
  /// The growth of the delay with each frame, as a fraction of `interval`.
  private static let lagStep = 0.125

  init(framesPerSecond: Double) { interval = 1 / framesPerSecond }

  /// The time in seconds until a frame may start; 0 or less means now. If presenting blocks (`isHeldByDisplay`), a
  /// frame may start at once after a picture, because a second rhythm would beat with the display's.
  func delay(at now: Double) -> Double { isHeldByDisplay && hasShown ? 0 : deadline - now }

  /// The time in seconds until the picture of the last frame is due; 0 or less means now.
  func pictureDelay(at now: Double) -> Double { isHeldByDisplay ? 0 : pictureDeadline - now }

  /// Records the start of a frame. The next frame is due an interval after this frame was due, or after `now` if this
  /// frame is late or follows a rest.
  mutating func frameStarts(at now: Double) {
    let isInRhythm = deadline + interval > now
    let due = isInRhythm ? deadline : now
    lag = isInRhythm ? min(lag + FramePacer.lagStep * interval, FramePacer.largestLag * interval) : 0
    pictureDeadline = due + lag
    deadline = due + interval
    hasShown = false
  }

  /// Records that the frame of the last `frameStarts(at:)` has presented a picture.
  mutating func pictureWasShown() { hasShown = true }
}
