/// An action of the user or a change of the window. Positions are in window points, y down.
///
/// The cases are the event lines of the input-script format, which `InputScript` reads and writes.
package enum InputEvent: Equatable, Sendable {
  /// `button` is SDL's: 1 left, 2 middle, 3 right.
  case mouseDown(CGPoint, button: Int)
  /// The point is outside of the window after the pointer has left it.
  case mouseMove(CGPoint)
  case mouseUp(CGPoint, button: Int)
  case wheel(WheelEvent)
  case fingerDown(id: Int, CGPoint)
  case fingerMove(id: Int, CGPoint)
  case fingerUp(id: Int, CGPoint)
  case keyDown(KeyStroke)
  case keyUp(KeyStroke)
  /// Text from the keyboard or an input method.
  case text(String)
  /// The composition of an input method; empty after its end. `start` and `length` are its selection or caret, in Unicode scalars; a
  /// negative start is the end.
  case textEditing(String, start: Int, length: Int)
  /// The new size of the window in points.
  case resize(CGSize)
  /// The new scale of the window in device pixels per point.
  case displayScale(CGFloat)
  /// The window has lost the keyboard. All fingers, buttons and keys count as released.
  case focusLost
  /// A drag of another program has entered the window, with its items in the events up to `dropEnded`.
  case dropBegan(CGPoint)
  case dropMoved(CGPoint)
  /// The absolute path of a file of the drag, after `dropBegan`.
  case dropFile(String)
  /// A text of the drag, after `dropBegan`.
  case dropText(String)
  /// The items were dropped. The point is outside of the window if the drag has left it.
  case dropEnded(CGPoint)
}

extension InputEvent {
  /// True for a key that goes down, and for text.
  var isKey: Bool {
    switch self {
    case .keyDown, .text, .textEditing: true
    default: false
    }
  }
}

/// A turn of the wheel or a movement of two fingers on a trackpad.
package struct WheelEvent: Equatable, Sendable {
  /// The position of the pointer in window points.
  package var location: CGPoint
  /// The distance in notches with SDL's signs: `dx` is positive to the right, `dy` away from the user (the content moves down).
  package var delta: CGVector
  /// True if the device reports fractions of a notch.
  package var isPrecise: Bool
  /// The modifier keys that were held. Stored here and not read from `HeldKeys`, since scripts write them in the line of the event.
  package var modifiers: Modifiers

  package init(location: CGPoint, delta: CGVector, isPrecise: Bool, modifiers: Modifiers = []) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.modifiers = modifiers
  }
}

/// An `InputEvent` and its time, in seconds on the frame clock.
package struct TimedInputEvent: Equatable, Sendable {
  package var time: Double
  package var event: InputEvent

  package init(time: Double, event: InputEvent) {
    self.time = time
    self.event = event
  }
}
