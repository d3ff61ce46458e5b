/// The constants of gestures. Distances are in points, times in seconds.
package enum GestureMetrics {
  /// The distance that a pointer may move within a tap, and from which a drag begins.
  package static let tapSlop = ScrollConstants.dragSlop
  /// The longest time from the end of a tap to the beginning of the next tap of the same gesture, as in UIKit.
  package static let multiTapInterval = 0.35
  /// The largest distance between two taps of the same gesture.
  static let multiTapDistance = 24.0
  /// The delay until a press inside a scroll view is shown, since it may become a drag.
  static let pressDelay = 0.1
  /// The longest time that a finger stays on a text for a tap that places the caret.
  static let longestCaretTap = 0.5
  /// The distance from a control within which a lifted finger still activates it. For the mouse the distance is 0.
  static let fingerTolerance = 16.0
  /// The delay before the first repetition of a held button.
  static let repeatDelay = 0.5
  /// The interval between later repetitions.
  static let repeatInterval = 0.1
}
