/// The numbers of gestures. Distances in points, times in seconds.
package enum GestureMetrics {
  /// How far a pointer may stray within a tap: the distance from which on it drags.
  package static let tapSlop = ScrollConstants.dragSlop
  /// The longest time from the end of one tap to the beginning of the next that belongs to it (UIKit's 0.35).
  static let multiTapInterval = 0.35
  /// How far apart two taps that belong together may be.
  static let multiTapDistance = 24.0
  /// How long a press waits inside a scroll view before it shows, since it may become a drag.
  static let pressDelay = 0.1
  /// The longest time that a finger stays on a text for a tap that places the caret.
  static let longestCaretTap = 0.5
  /// How far outside of a control a finger may be lifted. The mouse is exact.
  static let fingerTolerance = 16.0
  /// When a button that repeats does so first, and how often after that.
  static let repeatDelay = 0.5
  static let repeatInterval = 0.1
}
