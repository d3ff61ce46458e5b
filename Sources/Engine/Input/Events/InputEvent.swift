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
  /// Fingers rest on a touchpad without moving, with the pointer at a point. The phase is not `changed`.
  case hold(CGPoint, TouchpadPhase)
  /// Fingers on a touchpad move apart, together or around each other.
  case pinch(PinchEvent)
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
  /// The window system has taken the drag of a view to other programs. The pointer is outside of the window.
  case dragLeft
  /// The drag of a view, released outside of the window, has ended with an effect of another program: `copy`, `move` or `cancel`.
  case dragEnded(DragEffect)
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

/// An `InputEvent` and its time, in seconds on the frame clock.
package struct TimedInputEvent: Equatable, Sendable {
  package var time: Double
  package var event: InputEvent

  package init(time: Double, event: InputEvent) {
    self.time = time
    self.event = event
  }
}
