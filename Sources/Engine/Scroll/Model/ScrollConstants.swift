/// Numbers of scrolling that are ours to choose, in points and seconds.
package enum ScrollConstants {
  /// How far a pointer moves before its press becomes a drag; taken off the drag's length. UIKit's customary value.
  package static let dragSlop = 10.0
  /// The longest that a drag is thought to go on without word from its pointer: a frame at 60 Hz.
  static let longestPrediction = 1.0 / 60
  /// Content that moves by itself is caught by a press when it is faster than this, in points per second. Slower content seems to
  /// rest, and who presses means what lies there.
  package static let catchSpeed = 50.0
  /// And it is nearer than this to where it is going, in points.
  static let catchDistance = 4.0
  /// By which part of the longest of the last intervals between reports the next one may be late, at most.
  static let lateness = 0.5
  /// tan 30° and tan 22.5°: nearer to an axis a drag keeps to it, and further from it leaves it again (Firefox's angles).
  package static let tangentOfLock = 0.577
  package static let tangentOfBreakout = 0.414
  /// The distance of one wheel notch: Chromium's and Flutter's on Linux.
  package static let notchLength = 53.0
  /// The distance of one arrow key: Chromium's.
  package static let lineLength = 40.0
  /// The time by which the glide of a notch that finds the content at rest begins before its report, in seconds: a frame at 60 Hz. The
  /// curve starts at rest, so that the first frame after the report would show no movement otherwise.
  static let notchHeadStart = 1.0 / 60
  /// Quiet time after which a precise wheel counts as let go of. Trackpads pause for 68 ms at most (egui).
  package static let wheelQuietGap = 0.1
  /// Quiet time after which content that a precise wheel has moved fast goes on by itself, at the latest; where reports come more
  /// often, one and a half of the longest of the last intervals between them.
  package static let wheelMomentumGap = 0.06
  /// Slower than this, in points per second, a precise wheel has come to a stop (UIKit's threshold, as fluid-scroll found it).
  package static let wheelMomentumSpeed = 250.0
  /// How long, and how far from where it began, notches of a wheel stay with the scroll views of the first one (Chromium).
  package static let wheelLatchTime = 0.5
  package static let wheelLatchDistance = 10.0
  /// How long a resting indicator stays, and how long it takes to fade: macOS's overlay style.
  package static let indicatorHold = 0.6
  package static let indicatorFade = 0.25
  /// The bar's width, and its width under the pointer: macOS's overlay style.
  package static let indicatorWidth = 7.0
  package static let indicatorWideWidth = 11.0
  /// How long the bar takes to become wide or narrow.
  package static let indicatorWidening = 0.15
  package static let indicatorMargin = 2.0
  package static let indicatorMinimumLength = 36.0
  /// How far content has to lie under a bar until its edge effect is at full strength, and how far a soft one reaches beyond the bar.
  package static let edgeEffectRamp = 24.0
  package static let softEdgeLength = 10.0
  /// How long a press in the track lasts before it pages again, and how often it does then: GTK's initial delay and repeat.
  package static let pagingDelay = 0.4
  package static let pagingInterval = 0.15

  /// The strip along an edge in which the pointer is over a bar.
  package static var indicatorZone: Double { indicatorWideWidth + 2 * indicatorMargin }
}
