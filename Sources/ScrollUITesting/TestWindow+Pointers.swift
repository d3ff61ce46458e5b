import Engine
import ScrollUI

extension TestWindow {
  /// Presses the left mouse button and runs a frame.
  package func press(_ point: CGPoint) {
    send(.mouseDown(point, button: 1))
    advance()
  }

  /// Releases the left mouse button and runs a frame.
  package func release(_ point: CGPoint) {
    send(.mouseUp(point, button: 1))
    advance()
  }

  /// Moves the touch `id`, or begins it if `isDown` is true, and runs a frame.
  package func touch(_ id: Int, _ point: CGPoint, isDown: Bool = false) {
    send(isDown ? .fingerDown(id: id, point) : .fingerMove(id: id, point))
    advance()
  }

  /// Ends the touch `id` and runs a frame.
  package func lift(_ id: Int, _ point: CGPoint) {
    send(.fingerUp(id: id, point))
    advance()
  }

  /// Same as `tap(_:)`.
  package func click(_ point: CGPoint) { tap(point) }

  /// Presses a key by its name in input scripts and releases it, within one frame.
  package func key(_ name: String, _ modifiers: Modifiers = []) {
    let stroke = KeyStroke(Self.code(name), modifiers: modifiers)
    send(.keyDown(stroke))
    send(.keyUp(stroke))
    advance()
  }

  /// Presses a key, repeats it `repeats` times, a repetition each frame, and releases it.
  package func hold(_ name: String, repeats: Int) {
    let stroke = KeyStroke(Self.code(name))
    for _ in 0...repeats {
      send(.keyDown(stroke))
      advance()
    }
    send(.keyUp(stroke))
    advance()
  }

  private static func code(_ name: String) -> KeyCode {
    let code = KeyCode(name: name)
    if case .other = code { preconditionFailure("no key is called “\(name)”; the names are SDL's: Up, PageDown, A") }
    return code
  }
}
