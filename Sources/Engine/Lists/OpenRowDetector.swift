/// A `Press` on the content of an open row of a `RowInteraction`: moves the row further, or closes it unless the press moves sideways.
final class OpenRowDetector: PrimitiveDetector<Void> {
  private weak var interaction: RowInteraction?
  private var isMoving = false
  private var slop: CGFloat = 0

  init(_ interaction: RowInteraction) {
    self.interaction = interaction
    super.init()
    ownPhase = .active(())
  }

  override var endsOnEscape: Bool { true }

  override func handle(_ event: PressEvent) {
    let press = event.press
    let translation = press.location - press.start
    switch event.kind {
    case .began: break
    case .moved:
      if isMoving {
        interaction?.continueSwipe(by: translation.x - slop)
      } else if press.distance >= GestureMetrics.tapSlop, status == .active {
        guard abs(translation.x) > abs(translation.y), interaction?.holdOpenRow() == true else { return close(.failed) }
        isMoving = true
        slop = translation.x < 0 ? -GestureMetrics.tapSlop : GestureMetrics.tapSlop
      }
    case .ended:
      if isMoving {
        isMoving = false
        ownPhase = .ended(())
        interaction?.endSwipe(velocity: press.velocity(at: event.time).dx)
      } else {
        close(.ended(()))
      }
    case .cancelled: close(.failed)
    }
  }

  private func close(_ phase: GesturePhase<Void>) {
    isMoving = false
    ownPhase = phase
    interaction?.closeSwipe()
  }

  override func reset() {
    if isMoving { interaction?.cancelSwipe() }
    isMoving = false
    super.reset()
  }
}
