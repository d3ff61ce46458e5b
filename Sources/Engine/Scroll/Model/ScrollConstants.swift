import Motion

/// The constants of the scrolling heuristics, with their sources. Lengths in points, times in seconds, speeds in points per second.
package enum ScrollConstants {
  // MARK: Drags

  /// The distance that turns a press into a drag; it is subtracted from the drag's length. UIKit's customary value.
  package static let dragSlop = 10.0
  /// The maximum time by which a drag is extrapolated after the last report of its pointer: a frame at 60 Hz.
  static let longestPrediction = 1.0 / 60
  /// The fraction of the longest recent interval between reports by which the next report may be late.
  static let lateness = 0.5
  /// A press catches content that moves faster than this. Slower content seems to rest, and a press belongs to the view under it.
  static let catchSpeed = 50.0
  /// A press catches a glide or an animation that is further than this from its target, even if it is slow.
  static let catchDistance = 4.0
  /// tan 30°: a drag that begins nearer to an axis is locked to it (Firefox).
  static let tangentOfLock = 0.577
  /// tan 22.5°: a locked drag that leaves its axis by more is unlocked (Firefox).
  static let tangentOfBreakout = 0.414

  // MARK: Wheels and keys

  /// The distance of one wheel notch (Chromium and Flutter on Linux).
  package static let notchLength = 53.0
  /// The distance of one arrow key (Chromium).
  static let lineLength = 40.0
  /// The time by which the motion of a notch from rest begins before its report. The spring starts at rest, so that a frame at the time
  /// of the report would show no movement otherwise; with this time it shows 1.8 points.
  static let notchHeadStart = 0.01
  /// The response of the spring that follows a wheel, for a notch of `distance` points: 0.22 s for notches of the usual length, longer
  /// for those that lead to a distant snap target (1.5 ms a point as in `ImpulseGlide`), at most 0.5 s.
  ///
  /// At 20 notches a second the speed then stays between 0.85 and 1.08 of its mean, and between 0.91 and 1.07 from frame to frame at
  /// 60 Hz. A shorter response follows each notch, a longer response lags behind the wheel.
  static func wheelResponse(to distance: Double) -> Double {
    min(max(ImpulseGlide.secondsPerPoint * abs(distance), 0.22), ImpulseGlide.durations.upperBound)
  }
  /// The quiet time that ends a movement of a precise wheel. Trackpads pause for at most 68 ms (egui).
  static let wheelQuietGap = 0.1
  /// The maximum quiet time after which content moved by a fast precise wheel coasts. With frequent reports it is 1.5 times the longest
  /// recent interval.
  static let wheelMomentumGap = 0.06
  /// The minimum speed at which content moved by a precise wheel coasts (UIKit's threshold, as measured by fluid-scroll).
  static let wheelMomentumSpeed = 250.0
  /// The time after the last notch for which further notches go to the scroll views of the first (Chromium).
  static let wheelLatchTime = 0.5
  /// The distance of the pointer from the first notch within which further notches go to the same scroll views (Chromium).
  package static let wheelLatchDistance = 10.0

  // MARK: Motions

  /// The lowest deceleration of a fling that is bent to a snap target: slightly below that of a normal fling, so that a target somewhat
  /// further is reached by coasting.
  static let snapDecelerationRate = DecelerationRate(factorPerMillisecond: 0.9985)
  /// The maximum acceleration of `EasedTiming` in points per second squared: two successive frames at 60 Hz then differ by at most half
  /// a point, which appears as one movement.
  static let easedAcceleration = 1750.0
  /// The maximum duration of an animated scroll; ends an animation that repeats forever.
  static let maximumAnimationDuration = 60.0

  // MARK: Indicators

  /// The time for which an indicator stays after scrolling has ended (macOS's overlay style).
  static let indicatorHold = 0.6
  /// The duration of an indicator's fading (macOS's overlay style).
  static let indicatorFade = 0.25
  /// The width of a bar (macOS's overlay style).
  static let indicatorWidth = 7.0
  /// The width of a bar under the pointer (macOS's overlay style).
  static let indicatorWideWidth = 11.0
  /// The width of a tick in a bar.
  static let tickWidth = 7.0
  /// The length of a tick, which is visible on fine displays.
  static let tickLength = 2.0
  /// The minimum distance between the beginnings of two ticks, so that very many do not become a strip.
  static let tickPitch = 4.0
  /// The duration of a change between the two widths.
  static let indicatorWidening = 0.15
  /// The distance of a bar from the edges.
  static let indicatorMargin = 2.0
  /// The minimum length of a thumb.
  static let indicatorMinimumLength = 36.0
  /// The time before a press in the track pages again (GTK's initial delay).
  static let pagingDelay = 0.4
  /// The interval between further pages (GTK's repeat delay).
  static let pagingInterval = 0.15
  /// The breadth of the strip along an edge in which the pointer is over a bar.
  static var indicatorZone: Double { indicatorWideWidth + 2 * indicatorMargin }

  // MARK: Edge effects

  /// The length of content below a bar at which its edge effect reaches full strength.
  static let edgeEffectRamp = 24.0
  /// The length by which a soft edge effect extends beyond the bar.
  static let softEdgeLength = 10.0
}
