import Geometry
import Motion

/// Presses on an editable text: a button of the mouse selects, pastes or opens a menu, and claims its press; a tap of a finger places
/// the caret, whatever other gestures make of it.
final class TextSelectionDetector: PrimitiveDetector<Void> {
  private var text: TextEditingNode? { node as? TextEditingNode }
  private var press: Press?

  init(_ text: TextEditingNode) {
    super.init()
    attach(to: text)
  }

  override func accepts(_ press: Press) -> Bool { press.source.isFinger && self.press == nil }

  override func claim(_ press: Press) -> Bool {
    guard let text, let button = press.source.button,
      text.pointerDown(at: press.location, button: button, modifiers: press.modifiers, time: press.startTime)
    else { return false }
    self.press = press
    ownPhase = .active(())
    return true
  }

  override func handle(_ event: PressEvent) {
    if event.press.source.isFinger { handleTap(event) } else { handleSelection(event) }
  }

  private func handleSelection(_ event: PressEvent) {
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

  private func handleTap(_ event: PressEvent) {
    switch event.kind {
    case .began:
      press = event.press
      if !event.press.isLone { ownPhase = .failed }
    case .moved: break
    case .ended: ownPhase = isTap(event) ? .ended(()) : .failed
    case .cancelled: ownPhase = .failed
    }
  }

  private func isTap(_ event: PressEvent) -> Bool {
    event.press.isLone && event.press.distance < GestureMetrics.tapSlop
      && !(event.time - event.press.startTime).isLonger(than: GestureMetrics.longestCaretTap)
  }

  override func deliver() {
    if status == .ended, let press, press.source.isFinger { text?.tapped(at: press.location) }
  }

  override func reset() {
    if status == .active, press?.source.isFinger == false { text?.pointerUp(isCancelled: true) }
    super.reset()
    press = nil
  }
}
