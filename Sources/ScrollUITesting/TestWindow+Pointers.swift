import Engine
import ScrollUI

extension TestWindow {
  /// Presses the mouse's left button and runs the frame.
  package func press(_ point: CGPoint) {
    send(.mouseDown(point, button: 1))
    advance()
  }

  /// Lets the mouse's left button go and runs the frame.
  package func release(_ point: CGPoint) {
    send(.mouseUp(point, button: 1))
    advance()
  }

  /// Moves a finger that is down, or puts it down, and runs the frame.
  package func touch(_ id: Int, _ point: CGPoint, isDown: Bool = false) {
    send(isDown ? .fingerDown(id: id, point) : .fingerMove(id: id, point))
    advance()
  }

  /// Lifts a finger and runs the frame.
  package func lift(_ id: Int, _ point: CGPoint) {
    send(.fingerUp(id: id, point))
    advance()
  }

  /// As `tap(_:)`.
  package func click(_ point: CGPoint) { tap(point) }

  /// Presses a key by its name in input scripts and releases it, within one frame.
  package func key(_ name: String, _ modifiers: Modifiers = []) {
    let stroke = KeyStroke(Self.code(name), modifiers: modifiers)
    send(.keyDown(stroke))
    send(.keyUp(stroke))
    advance()
  }

  /// Presses a key, holds it for `repeats` repetitions, and releases it.
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
