/// A press of the mouse on a button that opens a menu. It is recognized at once, so that the same press can continue on
/// a row of the menu.
///
/// Fingers are handled by `ControlPressDetector`, which acts when they are lifted: until then they may scroll.
package final class MenuPressDetector: PrimitiveDetector<Void> {
  /// Called when the button goes down.
  package var pressed: () -> Void = {}
  /// Called when the button goes up, with true if the pointer is inside the node.
  package var released: (_ isInside: Bool) -> Void = { _ in }

  private var isInside = false
  /// The status that `deliver()` has reported.
  private var lastReported = GestureStatus.possible

  package override init() { super.init() }

  override func accepts(_ press: Press) -> Bool { self.press == nil && !press.source.isFinger }

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began:
      press = event.press
      ownPhase = event.press.hasCaughtMotion ? .failed : .active(())
    case .moved: break
    case .ended:
      isInside = node.map { $0.bounds.contains($0.convertFromWindow(event.press.location)) } ?? false
      ownPhase = .ended(())
    case .cancelled: ownPhase = .failed
    }
  }

  override func deliver() {
    guard lastReported != status else { return }
    lastReported = status
    switch status {
    case .active: pressed()
    case .ended: released(isInside)
    case .possible, .failed: break
    }
  }

  override func reset() {
    super.reset()
    lastReported = .possible
  }
}
