/// A press of the mouse on a `TextEditingNode`: its buttons select, paste and open a menu. Claims the press.
final class TextPressDetector: PrimitiveDetector<Void> {
  private weak var text: TextEditingNode?

  /// Makes the detector that of `text`.
  func attach(toText text: TextEditingNode) {
    self.text = text
    attach(to: text)
  }

  override func accepts(_ press: Press) -> Bool { false }

  override func claim(_ press: Press) -> Bool {
    guard let text, let button = press.source.button,
      text.pointerDown(at: press.location, button: button, modifiers: press.modifiers, time: press.startTime)
    else { return false }
    ownPhase = .active(())
    return true
  }

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began: break
    case .moved: text?.pointerMoved(to: event.press.location)
    case .ended:
      text?.pointerMoved(to: event.press.location)
      text?.pointerUp(isCancelled: false)
      ownPhase = .ended(())
    case .cancelled:
      text?.pointerUp(isCancelled: true)
      ownPhase = .failed
    }
  }
}
