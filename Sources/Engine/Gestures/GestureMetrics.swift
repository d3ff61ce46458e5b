/// The constants of gestures. Distances are in points, times in seconds.
package enum GestureMetrics {
  /// The distance that a pointer may move within a tap, and from which a drag begins.
  package static let tapSlop = ScrollConstants.dragSlop
  /// The longest time from the end of a tap to the beginning of the next in the same gesture, as in UIKit.
  static let multiTapInterval = 0.35
  /// The largest distance between two taps of the same gesture.
  static let multiTapDistance = 24.0
  /// The delay until a press inside a scroll view is shown, since it may become a drag.
  static let pressDelay = 0.1
  /// The longest time that a finger stays on a text for a tap that places the caret.
  static let longestCaretTap = 0.5
  /// The distance from a control within which a lifted finger still presses it. The mouse has none.
  static let fingerTolerance = 16.0
  /// The delay of the first repetition of a button, and the interval after it.
  static let repeatDelay = 0.5
  static let repeatInterval = 0.1
}
