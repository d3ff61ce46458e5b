import Motion

/// A press that selects text: of the mouse after a small distance, a double press or with Shift, or of a finger that rests.
final class TextSelectionDetector: PrimitiveDetector<Void> {
  /// The distance in points after which the mouse selects. Other gestures begin later, so that the mouse selects text before it drags.
  private static let mouseDistance: CGFloat = 3
  /// The duration in seconds for which a finger rests until it selects a word. Rows that a resting finger moves come first.
  static let restingTime = 0.55

  private unowned let selector: TextSelector
  private var clicks = 1
  private var isSelecting = false

  init(_ selector: TextSelector) { self.selector = selector }

  override func accepts(_ press: Press) -> Bool {
    guard self.press == nil, press.source.isFinger || press.source == .leftButton else { return false }
    return selector.pressed?.start == press.start
  }

  /// Begins with a press beside the texts of `TextSelector.selection`, which no other gesture takes.
  override func claim(_ press: Press) -> Bool {
    guard accepts(press) else { return false }
    begin(press)
    return true
  }

  override var deadline: Double? {
    guard let press, press.source.isFinger, status == .possible else { return nil }
    return press.startTime + Self.restingTime
  }

  override func tick(at time: Double) {
    guard let deadline, time >= deadline else { return }
    clicks = 2
    ownPhase = .active(())
  }

  override func handle(_ event: PressEvent) {
    guard press == nil || event.press === press else { return }
    switch event.kind {
    case .began: begin(event.press)
    case .moved:
      guard let press, status == .possible else { return }
      if press.source.isFinger {
        if press.distance > GestureMetrics.tapSlop { ownPhase = .failed }
      } else if press.distance >= Self.mouseDistance {
        ownPhase = .active(())
      }
    case .ended: ownPhase = status == .active ? .ended(()) : .failed
    case .cancelled: ownPhase = .failed
    }
  }

  private func begin(_ press: Press) {
    self.press = press
    if press.source.isFinger {
      if press.hasCaughtMotion { ownPhase = .failed }
      return
    }
    clicks = selector.countClick(press)
    if clicks > 1 || press.modifiers.contains(.shift) { ownPhase = .active(()) }
  }

  override func deliver() {
    guard let press, status.isRecognized else { return }
    if !isSelecting {
      isSelecting = true
      selector.beginDrag(at: press.start, clicks: clicks, extends: press.modifiers.contains(.shift))
    }
    selector.moveDrag(to: press.location)
    guard status == .ended else { return }
    isSelecting = false
    selector.endDrag(byFinger: press.source.isFinger)
  }

  override func reset() {
    super.reset()
    if isSelecting { selector.cancelDrag() }
    isSelecting = false
  }
}

/// A tap of a finger that clears the selection, beside the gestures of its press.
final class TextTapDetector: PrimitiveDetector<Void> {
  private unowned let selector: TextSelector
  /// True if the next press is elsewhere than on the handles and menus of the selection.
  var isArmed = false

  init(_ selector: TextSelector) { self.selector = selector }

  override func accepts(_ press: Press) -> Bool { isArmed && press.source.isFinger && self.press == nil }

  override func handle(_ event: PressEvent) {
    switch event.kind {
    case .began: press = event.press
    case .moved: if event.press.distance > GestureMetrics.tapSlop { ownPhase = .failed }
    case .ended:
      let isLong = (event.time - event.press.startTime).isLonger(than: GestureMetrics.longestCaretTap)
      ownPhase = isLong || event.press.hasCaughtMotion ? .failed : .ended(())
    case .cancelled: ownPhase = .failed
    }
  }

  override func deliver() { if status == .ended { selector.clear() } }
}
