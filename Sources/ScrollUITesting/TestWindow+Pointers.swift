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

  /// Presses a key by SDL's name and lets it go, within one frame.
  package func key(_ name: String, _ modifiers: KeyStroke.Modifiers = []) {
    send(.keyDown(KeyStroke(key: name, modifiers: modifiers)))
    send(.keyUp(KeyStroke(key: name, modifiers: modifiers)))
    advance()
  }

  /// Presses a key, holds it for `repeats` repetitions, and lets it go.
  package func hold(_ name: String, repeats: Int) {
    for _ in 0...repeats {
      send(.keyDown(KeyStroke(key: name)))
      advance()
    }
    send(.keyUp(KeyStroke(key: name)))
    advance()
  }
}
