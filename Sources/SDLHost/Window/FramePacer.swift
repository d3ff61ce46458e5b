/// Says when the next frame is due and when its picture is: at most so many a second, on absolute deadlines, so that errors do not
/// add up.
///
/// In motion a picture is shown a quarter of an interval after its frame was due, and not when it happens to be ready. Frames that
/// take unlike times are then seen at like ones, as they are with a display that gives the rhythm itself.
struct FramePacer {
  /// Seconds between two frames.
  let interval: Double
  /// When the next frame is due.
  private var deadline = -Double.infinity
  /// When the picture of the frame that has started last is due; nil after a rest, when it is wanted at once.
  private var pictureDeadline: Double?
  /// Whether showing a picture waits for the display.
  var isHeldByDisplay = false
  private var hasShown = false

  /// The part of an interval that a frame's work may take without its picture being late.
  private static let share = 0.25

  init(framesPerSecond: Double) { interval = 1 / framesPerSecond }

  /// Seconds until a frame may start; 0 or less means now. After a picture for which the display has held us that is at once: a
  /// second rhythm beside the display's would beat with it.
  func delay(at now: Double) -> Double { isHeldByDisplay && hasShown ? 0 : deadline - now }

  /// Seconds until the picture of the frame that has started last is to be shown; 0 or less means now.
  func pictureDelay(at now: Double) -> Double {
    guard let pictureDeadline, !isHeldByDisplay else { return 0 }
    return pictureDeadline - now
  }

  /// A frame starts now. The next one is due an interval after this one was, or after now where this one is late or came after a rest.
  mutating func frameStarts(at now: Double) {
    let isInRhythm = deadline + interval > now
    pictureDeadline = isInRhythm ? deadline + FramePacer.share * interval : nil
    deadline = (isInRhythm ? deadline : now) + interval
    hasShown = false
  }

  /// The frame that has started last has shown a picture.
  mutating func pictureWasShown() { hasShown = true }
}
