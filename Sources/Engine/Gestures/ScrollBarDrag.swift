/// A press of the mouse on a bar of a scroll view: it drags the thumb, or pages in the track.
///
/// The left button pages in the track. The middle button, and the left button with Shift, move the thumb to the
/// pointer, as in GTK.
final class ScrollBarDrag: PrimitiveDetector<Void> {
  private weak var scroller: ScrollNode?

  /// Creates the detector of a single press on a bar of `scroller`.
  init(_ scroller: ScrollNode) {
    self.scroller = scroller
    super.init()
    attach(to: scroller)
  }

  override func claim(_ press: Press) -> Bool {
    guard let scroller, scroller.isScrollEnabled, let button = press.source.button, button == 1 || button == 2 else {
      return false
    }
    let goesToPlace = button == 2 || press.modifiers.contains(.shift)
    let point = scroller.convertFromWindow(press.location)
    guard scroller.indicators.press(point, goesToPlace: goesToPlace, at: press.startTime) else { return false }
    ownPhase = .active(())
    return true
  }

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began: break
    case .moved: if let scroller { scroller.indicators.move(scroller.convertFromWindow(event.press.location)) }
    case .ended: end(.ended(()))
    case .cancelled: end(.failed)
    }
  }

  private func end(_ phase: GesturePhase<Void>) {
    ownPhase = phase
    scroller?.indicators.release()
  }
}
