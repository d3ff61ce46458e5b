import Geometry

/// Something the person did, or that happened to the window. Positions in window points, y down.
///
/// Exactly the event lines of the input-script format; `InputScript` reads and writes them.
package enum InputEvent: Equatable, Sendable {
  /// `button` is SDL's: 1 left, 2 middle, 3 right.
  case mouseDown(CGPoint, button: Int)
  /// Outside of the window when the pointer has left it.
  case mouseMove(CGPoint)
  case mouseUp(CGPoint, button: Int)
  case wheel(WheelEvent)
  case fingerDown(id: Int, CGPoint)
  case fingerMove(id: Int, CGPoint)
  case fingerUp(id: Int, CGPoint)
  case keyDown(KeyStroke)
  case keyUp(KeyStroke)
  /// Text that the keyboard or an input method has produced.
  case text(String)
  /// What an input method is composing, before it is text; empty when there is nothing any more. `start` and `length` are the part
  /// that it is working on, or its caret, in Unicode scalars; a negative start is the end.
  case textEditing(String, start: Int, length: Int)
  /// The window's new size in points.
  case resize(CGSize)
  /// The window's new number of device pixels per point.
  case displayScale(CGFloat)
  /// The keyboard has gone to another window: no finger, button or key is down any more.
  case focusLost
}

/// A turn of the wheel or a movement of two fingers on a trackpad.
package struct WheelEvent: Equatable, Sendable {
  /// Where the pointer is, in window points.
  package var location: CGPoint
  /// In notches, SDL's sign: `dx` positive to the right, `dy` positive away from the person (the content moves down).
  package var delta: CGVector
  /// Whether the device reports fractions of a notch.
  package var isPrecise: Bool
  /// The modifier keys that were held.
  package var modifiers: Modifiers

  package init(location: CGPoint, delta: CGVector, isPrecise: Bool, modifiers: Modifiers = []) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.modifiers = modifiers
  }
}

/// An event and when it happened, in seconds on the clock of the frames.
package struct TimedInputEvent: Equatable, Sendable {
  package var time: Double
  package var event: InputEvent

  package init(time: Double, event: InputEvent) {
    self.time = time
    self.event = event
  }
}
