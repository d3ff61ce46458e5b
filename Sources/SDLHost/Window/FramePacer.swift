/// Says when the next frame is due: at most so many a second, on absolute deadlines, so that errors do not add up.
struct FramePacer {
  /// Seconds between two frames.
  let interval: Double
  private var deadline = -Double.infinity
  /// Whether showing a picture waits for the display.
  var isHeldByDisplay = false
  private var hasShown = false

  init(framesPerSecond: Double) { interval = 1 / framesPerSecond }

  /// Seconds until a frame may start; 0 or less means now. After a picture for which the display has held us that is at once: a
  /// second rhythm beside the display's would beat with it.
  func delay(at now: Double) -> Double { isHeldByDisplay && hasShown ? 0 : deadline - now }

  /// A frame starts now. The next one is due an interval after this one was, or after now where this one is late or came after a rest.
  mutating func frameStarts(at now: Double) {
    deadline = deadline + interval > now ? deadline + interval : now + interval
    hasShown = false
  }

  /// The frame that has started last has shown a picture.
  mutating func pictureWasShown() { hasShown = true }
}
