import Engine
import ScrollUI

/// Simulates user input. Points are in window coordinates, y down. Each call runs the frames that process its events.
extension TestWindow {
  /// The input device of a drag.
  public enum Pointer: Sendable {
    /// The left mouse button.
    case mouse
    /// A touch with a single finger.
    case finger
  }

  /// The error of `tap(_:)` if no view displays the text.
  public struct MissingView: Error, CustomStringConvertible {
    /// The text that was searched for, and all texts of the window.
    public let description: String
  }

  // MARK: Pointers

  /// Presses the left mouse button at `point` and releases it in the next frame.
  public func tap(_ point: CGPoint) {
    press(point)
    release(point)
  }

  /// Taps the middle of the first `Text` with the string `text`, such as the label of a button.
  /// - Throws: `MissingView` with all texts of the window if no text matches.
  public func tap(_ text: String) throws {
    guard let frame = frame(ofText: text) else {
      throw MissingView(description: "no text reads “\(text)”; the window has: \(texts.joined(separator: " | "))")
    }
    tap(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Drags from `start` by `distance` in `steps` equal moves, a move each frame, rests for `rest` seconds, and
  /// releases.
  ///
  /// Content that is released in motion coasts; after a rest of 0.1 seconds or more it does not. `steps` below 1 counts
  /// as 1.
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

  /// Turns the wheel over `point` by `notches`. Positive values scroll towards the beginning of the content.
  ///
  /// - Parameter isPrecise: True for a trackpad, with fractions of a notch that move the content immediately. Notches
  ///   of a mouse wheel, the default, start an animated scroll.
  public func wheel(_ notches: Double, at point: CGPoint, isPrecise: Bool = false) {
    send(.wheel(WheelEvent(location: point, delta: CGVector(dx: 0, dy: notches), isPrecise: isPrecise)))
    advance()
  }

  /// Moves the mouse to `point`. Mouse buttons stay as they are.
  public func move(_ point: CGPoint) {
    send(.mouseMove(point))
    advance()
  }

  // MARK: Keys

  /// Presses and releases `key` while `modifiers` are held, within a single frame.
  ///
  /// The key has its effect in a window: shortcuts, focus, scrolling. `type(_:)` enters text.
  public func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
    let stroke = key.stroke(modifiers)
    send(.keyDown(stroke))
    send(.keyUp(stroke))
    advance()
  }

  // MARK: The window

  /// Resizes the window. `width` and `height` are points.
  public func resize(width: CGFloat, height: CGFloat) {
    send(.resize(CGSize(width: width, height: height)))
    advance()
  }
}
