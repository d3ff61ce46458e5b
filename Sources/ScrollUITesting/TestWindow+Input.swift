import Engine
import ScrollUI

/// Does to the window what its user does. Points are window points, y down; each step runs its frames.
extension TestWindow {
  /// The device of a drag.
  public enum Pointer: Sendable {
    case mouse
    case finger
  }

  /// A view that a test names and the window does not have.
  public struct MissingView: Error, CustomStringConvertible {
    public let description: String
  }

  // MARK: Pointers

  /// Presses the left mouse button at `point` and releases it one frame later.
  public func tap(_ point: CGPoint) {
    press(point)
    release(point)
  }

  /// Taps the middle of the first text that reads `text`, such as the label of a button.
  ///
  /// - Throws: `MissingView` with all texts of the window if none reads so.
  public func tap(_ text: String) throws {
    guard let frame = frame(ofText: text) else {
      throw MissingView(description: "no text reads “\(text)”; the window has: \(texts.joined(separator: " | "))")
    }
    tap(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Drags from `start` by `distance` in `steps` equal moves, one a frame, rests for `rest` seconds, and lets go.
  ///
  /// Content that is let go in motion coasts; with a rest of 0.1 seconds or more it does not. `steps` is at least 1.
  public func drag(
    from start: CGPoint, by distance: CGVector, steps: Int, rest: Double = 0, with pointer: Pointer = .mouse
  ) {
    send(pointer == .mouse ? .mouseDown(start, button: 1) : .fingerDown(id: 1, start))
    advance()
    for step in 1...max(1, steps) {
      let part = CGFloat(step) / CGFloat(max(1, steps))
      let point = CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part)
      send(pointer == .mouse ? .mouseMove(point) : .fingerMove(id: 1, point))
      advance()
    }
    advance(seconds: rest)
    let end = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)
    send(pointer == .mouse ? .mouseUp(end, button: 1) : .fingerUp(id: 1, end))
    advance()
  }

  /// Turns the wheel over `point` by `notches`: positive ones away from the user, towards the beginning of the content.
  ///
  /// A precise device is a trackpad, whose fractions of a notch move the content at once; notches of a wheel are glided over.
  public func wheel(_ notches: Double, at point: CGPoint, isPrecise: Bool = false) {
    send(.wheel(WheelEvent(location: point, delta: CGVector(dx: 0, dy: notches), isPrecise: isPrecise)))
    advance()
  }

  /// Moves the mouse to `point` with no button pressed, or while one is.
  public func move(_ point: CGPoint) {
    send(.mouseMove(point))
    advance()
  }

  // MARK: Keys

  /// Presses and releases a key while `modifiers` are held, within one frame.
  ///
  /// Keys do what they do in a window: shortcuts, focus, scrolling. Text comes from `type(_:)`.
  public func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
    let stroke = key.stroke(modifiers)
    send(.keyDown(stroke))
    send(.keyUp(stroke))
    advance()
  }

  // MARK: The window

  /// Gives the window a new size in points.
  public func resize(width: CGFloat, height: CGFloat) {
    send(.resize(CGSize(width: width, height: height)))
    advance()
  }
}
