import Motion

/// A tap of a finger on an editable text, which places the caret. The tap is independent of other gestures of the press.
///
/// The finger must be alone (`Press.isLone`), be lifted within `GestureMetrics.longestCaretTap`, and less than
/// `GestureMetrics.tapSlop` from its start.
final class CaretTapDetector: PrimitiveDetector<Void> {
  private weak var text: TextEditingNode?

  /// Makes the detector that of `text`.
  func attach(toText text: TextEditingNode) {
    self.text = text
    attach(to: text)
  }

  override func accepts(_ press: Press) -> Bool { press.source.isFinger && self.press == nil }

  override func handle(_ event: PressEvent) {
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
    if status == .ended, let press { text?.tapped(at: press.location) }
  }
}
