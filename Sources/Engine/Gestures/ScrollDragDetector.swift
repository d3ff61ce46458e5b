/// The drag of the scroll views under a press, as a competitor in the `GestureArena`. Further fingers on the same content join it.
///
/// Two fingers on a `ScrollNode` with a `ScrollZoom` zoom and move its content (`FingerPinch`), until a finger is lifted.
final class ScrollDragDetector: PrimitiveDetector<Void> {
  let scrollers: [ScrollNode]
  private var drag: ScrollDrag
  private var fingers: FingerSum
  private var pinch: FingerPinch
  private let start: CGPoint
  private var lastTime: Double
  private var isOver = false

  /// True if the mouse drags; the pointer then has the shape of a closed hand.
  private var isMouse = false
  private var holdShape: ((PointerShape?) -> Void)?

  private func setHeldShape(_ shape: PointerShape?) {
    guard isMouse else { return }
    if holdShape == nil { holdShape = scrollers.first?.host?.services.holdPointerShape }
    holdShape?(shape)
  }

  /// Creates the detector of `scrollers`, the scroll views under the pointer, the innermost first. `zoomer`: the `ScrollNode` that two fingers zoom.
  init(scrollers: [ScrollNode], zoomer: ScrollNode?, at point: CGPoint, time: Double) {
    pinch = FingerPinch(of: zoomer)
    drag = ScrollDrag(scrollers: scrollers, at: point, time: time)
    self.scrollers = scrollers
    fingers = FingerSum(at: point)
    start = point
    lastTime = time
  }

  /// Stops content in motion. Returns true if any content was moving.
  func catchMotion() -> Bool { drag.catchMotion() }

  override var isDrag: Bool { true }

  var isDragging: Bool { drag.isDragging || pinch.isActive }

  /// True during a pinch, whose content then returns inside of its limits.
  override var endsOnEscape: Bool { pinch.isActive }

  /// The axes along which the press may scroll.
  var axes: Axis.Set { scrollers.reduce(into: []) { $0.formUnion($1.axes) } }

  /// True if a finger that comes down on `scrollers`, the innermost first, joins this drag. `zoomer`: the scroll view that it zooms.
  func isJoined(by source: Press.Source, on scrollers: [ScrollNode], zoomer: ScrollNode?) -> Bool {
    source.isFinger && !isOver
      && (self.scrollers.first === scrollers.first || zoomer != nil && pinch.zoomer === zoomer)
  }

  override func accepts(_ press: Press) -> Bool { press.source.isFinger && !isOver }

  override func handle(_ event: PressEvent) {
    let press = event.press
    lastTime = event.time
    switch event.kind {
    case .began:
      isMouse = !press.source.isFinger
      fingers.add(press.source, at: press.location, time: lastTime)
      if press.source.isFinger { pinch.add(press) }
      if status == .active { beginPinch() }
    case .moved:
      let isReport = fingers.move(press.source, to: press.location, time: lastTime)
      if pinch.isActive { return pinch.follow(at: lastTime) }
      drag.move(to: fingers.location, time: lastTime, isReport: isReport)
      if status == .possible, drag.wantsToBegin(at: fingers.location) || pinch.wantsToBegin { ownPhase = .active(()) }
    case .ended:
      guard !release(press) else { return }
      ownPhase = isDragging ? .ended(()) : .failed
      isOver = true
      setHeldShape(nil)
      drag.end(at: fingers.location, time: lastTime)
    case .cancelled:
      if !release(press) { ownPhase = .failed }
    }
  }

  override func release(_ press: Press) -> Bool {
    fingers.remove(press.source)
    if let velocity = pinch.remove(press, at: lastTime) { restartDrag(velocity) }
    // The distance of a lifted finger must not begin the drag.
    if status == .possible, !fingers.isEmpty { fingers.move(to: start) }
    return !fingers.isEmpty
  }

  /// Ends the drag of a finger after a second finger was put on a `ScrollNode` with a `ScrollZoom`.
  private func beginPinch() {
    guard pinch.canBegin else { return }
    drag.cancel(time: lastTime)
    pinch.begin(at: lastTime)
  }

  /// Continues with the fingers that are still down after a pinch that ended with a velocity in points per second.
  private func restartDrag(_ velocity: CGVector) {
    drag = ScrollDrag(scrollers: scrollers, at: fingers.location, time: lastTime)
    beginPinch()
    if !pinch.isActive, velocity != .zero, !fingers.isEmpty { drag.resume(with: velocity) }
  }

  /// Begins the drag at the present location. The distance before it, `GestureMetrics.tapSlop`, does not scroll.
  override func deliver() {
    guard status == .active, !isDragging else { return }
    if pinch.canBegin { return beginPinch() }
    drag.begin(at: fingers.location, time: lastTime)
    if isMouse { setHeldShape(.grabbing) }
  }

  override func forget(_ node: RenderNode) {
    drag.forget(node)
    pinch.forget(node)
  }

  /// Cancels the drag without a fling if the pointer is still down.
  override func reset() {
    pinch.end()
    if !isOver { drag.cancel(time: lastTime) }
    setHeldShape(nil)
    isOver = true
    super.reset()
  }
}
