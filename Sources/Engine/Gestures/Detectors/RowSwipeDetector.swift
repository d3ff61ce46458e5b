/// A press that moves a row of a list aside. The axis is decided once, when the press has left its slop.
///
/// A vertical movement leaves the press to the list's scroll view, and a horizontal scroll view inside of the row comes first.
package final class RowSwipeDetector: PrimitiveDetector<Void> {
  package weak var swiper: (any RowSwiper)?
  private var isSwiping = false
  /// The distance that decided the axis, which does not move the row.
  private var slop: CGFloat = 0
  private var releaseVelocity: CGFloat = 0

  package override init() { super.init() }

  /// A detector that has taken `press`, which was a press beside an open row.
  init(of swiper: any RowSwiper, taking press: Press) {
    self.swiper = swiper
    super.init()
    self.press = press
  }

  override func accepts(_ press: Press) -> Bool {
    self.press == nil && swiper?.canSwipeRow(at: press.start, by: 0) == true
  }

  override var endsOnEscape: Bool { isSwiping }

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began:
      guard press == nil, !event.press.hasCaughtMotion else { return ownPhase = .failed }
      press = event.press
    case .moved:
      guard event.press === press, status == .possible, event.press.distance >= GestureMetrics.tapSlop else { return }
      let translation = event.press.location - event.press.start
      guard abs(translation.x) > abs(translation.y),
        swiper?.canSwipeRow(at: event.press.start, by: translation.x) == true
      else { return ownPhase = .failed }
      slop = translation.x < 0 ? -GestureMetrics.tapSlop : GestureMetrics.tapSlop
      ownPhase = .active(())
    case .ended:
      guard event.press === press else { return }
      releaseVelocity = event.press.velocity(at: event.time).dx
      ownPhase = status == .active ? .ended(()) : .failed
    case .cancelled: if event.press === press { ownPhase = .failed }
    }
  }

  override func deliver() {
    guard let press else { return }
    let translation = press.location.x - press.start.x
    switch status {
    case .active:
      if !isSwiping { isSwiping = swiper?.beginSwipe(at: press.start, by: translation) == true }
      if isSwiping { swiper?.continueSwipe(by: translation - slop) }
    case .ended:
      guard isSwiping else { return }
      isSwiping = false
      swiper?.endSwipe(velocity: releaseVelocity)
    case .possible, .failed: break
    }
  }

  /// Closes a row that is still held.
  override func reset() {
    super.reset()
    slop = 0
    guard isSwiping else { return }
    isSwiping = false
    swiper?.cancelSwipe()
  }

  override var rowSwiper: (any RowSwiper)? { swiper }
}
