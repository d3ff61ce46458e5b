/// Computes the times at which pictures are shown (`presentationDelay(at:)`) and at which their frames start (`delay(at:)`).
///
/// During motion pictures are shown at even intervals. A frame starts as late as its work allows, so that it reads the newest input:
/// before the time of its picture by `lead`, the work of recent frames (`RecentWork`) and `margin`. A frame with less work waits for
/// the time of its picture; a frame with more work is shown at once, and the following pictures keep their times. After a rest a frame
/// starts at once, its picture is shown at once, and the times of the next pictures follow from it.
///
/// While the work of recent frames is short (`isShort`), frames start at even times and their pictures are shown at once: the wait for
/// the picture would be a second wake-up in each frame, and differences of `shortWork` are not seen.
///
/// Times are absolute, so that errors do not accumulate. All are seconds of frame time.
package struct FramePacer {
  /// The time between two pictures, in seconds of frame time.
  package var interval: Double {
    didSet { if interval != oldValue { self = FramePacer(interval: interval, like: self) } }
  }
  /// The time at which the picture of the last frame was due.
  private var due = -Double.infinity
  /// The time at which the last frame started.
  private var start = -Double.infinity
  /// True if the last frame followed a rest, so that the time of its picture begins a new rhythm.
  private var beginsRhythm = true
  /// The time from the start of a frame to its picture.
  package private(set) var lead: Double
  private var recentWork: RecentWork
  /// True if the usual maximum of recent work is at most `shortWork`.
  package private(set) var isShort = false
  /// True if `WindowTarget.present()` blocks until the display's refresh (`DisplayRhythm`). No deadlines are used then.
  package var isHeldByDisplay = false
  private var hasShown = false

  /// The time that is added to the work of recent frames, as a fraction of `interval`: 1 ms at 60 Hz.
  package static let margin = 1.0 / 16
  /// The limit of a frame's work, as a fraction of `interval`, up to which its picture is shown at once: 2.1 ms at 60 Hz.
  package static let shortWork = 1.0 / 8
  /// The largest changes of `lead` between two frames, as fractions of `interval`. A change appears as a change of speed of
  /// moving content in that frame.
  package static let leadGrowth = 1.0 / 8
  static let leadShrinking = 1.0 / 64
  /// The fraction of `interval` by which a picture may be late before the rhythm begins again.
  static let largestDelay = 0.5

  package init(framesPerSecond: Double) { self.init(interval: 1 / framesPerSecond) }

  private init(interval: Double) {
    self.interval = interval
    // Until the work is known, a frame has half of the interval.
    lead = interval / 2
    recentWork = RecentWork(assumed: interval * (0.5 - Self.margin))
  }

  private init(interval: Double, like other: FramePacer) {
    self.init(interval: interval)
    isHeldByDisplay = other.isHeldByDisplay
  }

  /// The time in seconds until a frame may start; 0 or less means now. If presenting blocks (`isHeldByDisplay`), a
  /// frame may start at once after a picture, because a second rhythm would beat with the display's.
  package func delay(at now: Double) -> Double { isHeldByDisplay && hasShown ? 0 : due + interval - lead - now }

  /// Records the start of a frame, which `delay(at:)` has allowed.
  package mutating func frameStarts(at now: Double) {
    let next = due + interval
    beginsRhythm = now > next + Self.largestDelay * interval
    startFrame(at: now, due: beginsRhythm ? now : next)
  }

  /// Records the start, at `now`, of a frame with the `time` of a script. Its picture follows `lead` after that time.
  package mutating func scriptedFrameStarts(at now: Double, for time: Double) {
    beginsRhythm = false
    startFrame(at: now, due: time + (time > due + 2 * interval ? 0 : lead))
  }

  private mutating func startFrame(at now: Double, due: Double) {
    self.due = due
    start = now
    hasShown = false
  }

  /// The time in seconds until the picture of the last frame is due; 0 or less means now.
  package func presentationDelay(at now: Double) -> Double { isHeldByDisplay || isShort ? 0 : due - now }

  /// Records that the last frame has finished its picture, which `presentationDelay(at:)` may hold back.
  package mutating func pictureIsReady(at now: Double) {
    recentWork.append(now - start)
    let work = recentWork.usualMaximum
    isShort = work <= Self.shortWork * interval
    // Short frames start at even times, whatever their work.
    let wanted = min(max(work, Self.shortWork * interval) + Self.margin * interval, interval)
    lead += min(max(wanted - lead, -Self.leadShrinking * interval), Self.leadGrowth * interval)
  }

  /// Records that the last frame has presented its picture.
  package mutating func pictureWasShown(at now: Double) {
    hasShown = true
    if beginsRhythm || now - due > Self.largestDelay * interval { due = isShort ? start + lead : now }
  }
}

/// The durations of the last frames.
struct RecentWork {
  /// The number of durations that are kept: two seconds of motion at 60 Hz.
  static let capacity = 128
  private var durations: [Double]
  private var next = 0

  /// Starts with `assumed` in place of the first quarter of frames, which replace it.
  init(assumed: Double) { durations = Array(repeating: assumed, count: Self.capacity / 4) }

  package mutating func append(_ duration: Double) {
    if next < durations.count { durations[next] = duration } else { durations.append(duration) }
    next = (next + 1) % Self.capacity
  }

  /// The duration that all frames but the longest stay below: the percentile 99 of `capacity` durations.
  var usualMaximum: Double {
    var (longest, second) = (0.0, 0.0)
    for duration in durations {
      if duration > longest {
        (longest, second) = (duration, longest)
      } else if duration > second {
        second = duration
      }
    }
    return second
  }
}
