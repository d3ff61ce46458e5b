/// The drag of the scroll views under a press, as a competitor in the `GestureArena`. Further fingers on the same content join it.
final class ScrollDragDetector: PrimitiveDetector<Void> {
  let scrollers: [ScrollNode]
  private let drag: ScrollDrag
  private var fingers: FingerSum
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

  /// Creates the detector of `scrollers`, the scroll views under the pointer, the innermost first.
  init(scrollers: [ScrollNode], at point: CGPoint, time: Double) {
    drag = ScrollDrag(scrollers: scrollers, at: point, time: time)
    self.scrollers = scrollers
    fingers = FingerSum(at: point)
    start = point
    lastTime = time
  }

  /// Stops content in motion. Returns true if any content was moving.
  func catchMotion() -> Bool { drag.catchMotion() }

  var isDragging: Bool { drag.isDragging }

  /// The axes along which the press may scroll.
  var axes: Axis.Set { scrollers.reduce(into: []) { $0.formUnion($1.axes) } }

  /// True if a finger that comes down on `scrollers`, the innermost first, joins this drag.
  func isJoined(by source: Press.Source, on scrollers: [ScrollNode]) -> Bool {
    source.isFinger && !isOver && self.scrollers.first === scrollers.first
  }

  override func accepts(_ press: Press) -> Bool { press.source.isFinger && !isOver }

  override func handle(_ event: PressEvent) {
    let press = event.press
    lastTime = event.time
    switch event.kind {
    case .began:
      isMouse = !press.source.isFinger
      fingers.add(press.source, at: press.location, time: lastTime)
    case .moved:
      let isReport = fingers.move(press.source, to: press.location, time: lastTime)
      drag.move(to: fingers.location, time: lastTime, isReport: isReport)
      if status == .possible, drag.wantsToBegin(at: fingers.location) { ownPhase = .active(()) }
    case .ended:
      guard !release(press) else { return }
      ownPhase = drag.isDragging ? .ended(()) : .failed
      isOver = true
      setHeldShape(nil)
      drag.end(at: fingers.location, time: lastTime)
    case .cancelled:
      if !release(press) { ownPhase = .failed }
    }
  }

  override func release(_ press: Press) -> Bool {
    fingers.remove(press.source)
    // The distance of a lifted finger must not begin the drag.
    if status == .possible, !fingers.isEmpty { fingers.move(to: start) }
    return !fingers.isEmpty
  }

  /// Begins the drag at the present location. The distance before it, `GestureMetrics.tapSlop`, does not scroll.
  override func deliver() {
    guard status == .active, !drag.isDragging else { return }
    drag.begin(at: fingers.location, time: lastTime)
    if isMouse { setHeldShape(.grabbing) }
  }

  override func forget(_ node: RenderNode) { drag.forget(node) }

  /// Cancels the drag without a fling if the pointer is still down.
  override func reset() {
    if !isOver { drag.cancel(time: lastTime) }
    setHeldShape(nil)
    isOver = true
    super.reset()
  }
}
