/// Says when the next frame is due and when its picture is: at most so many a second, on absolute deadlines, so that errors do not
/// add up.
///
/// In motion a picture is shown half an interval after its frame was due, and not when it happens to be ready. Frames that take unlike
/// times, or that start late on a busy machine, are then seen at even ones, as with a display that gives the rhythm itself; there a
/// picture waits for half an interval in the mean. After a rest the first picture is wanted at once, and those after it a little later
/// each.
struct FramePacer {
  /// Seconds between two frames.
  let interval: Double
  /// When the next frame is due.
  private var deadline = -Double.infinity
  /// When the picture of the frame that has started last is due.
  private var pictureDeadline = -Double.infinity
  /// By how much that is later than the frame was due.
  private var lag = 0.0
  /// Whether showing a picture waits for the display.
  var isHeldByDisplay = false
  private var hasShown = false

  /// The part of an interval that pictures in motion are shown later than their frames are due.
  private static let largestLag = 0.5
  /// The part of an interval by which that grows from one frame to the next.
  private static let lagStep = 0.125

  init(framesPerSecond: Double) { interval = 1 / framesPerSecond }

  /// Seconds until a frame may start; 0 or less means now. After a picture for which the display has held us that is at once: a
  /// second rhythm beside the display's would beat with it.
  func delay(at now: Double) -> Double { isHeldByDisplay && hasShown ? 0 : deadline - now }

  /// Seconds until the picture of the frame that has started last is to be shown; 0 or less means now.
  func pictureDelay(at now: Double) -> Double { isHeldByDisplay ? 0 : pictureDeadline - now }

  /// A frame starts now. The next one is due an interval after this one was, or after now where this one is late or came after a rest.
  mutating func frameStarts(at now: Double) {
    let isInRhythm = deadline + interval > now
    let due = isInRhythm ? deadline : now
    lag = isInRhythm ? min(lag + FramePacer.lagStep * interval, FramePacer.largestLag * interval) : 0
    pictureDeadline = due + lag
    deadline = due + interval
    hasShown = false
  }

  /// The frame that has started last has shown a picture.
  mutating func pictureWasShown() { hasShown = true }
}
