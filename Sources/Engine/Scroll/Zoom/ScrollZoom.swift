import Motion

/// The zoom of a `ScrollNode`'s content: a single transform between the `ScrollNode` and the layout of its content.
///
/// The content is laid out at zoom 1 and drawn larger or smaller. A change of the zoom measures and places nothing: the `ZoomContainer` gets
/// new metrics and the offset that keeps a point of the content in its place. A point of the layout is shown in the viewport at
/// `origin + scale · point − offset`.
///
/// A focal point is a point of the viewport, measured from its top left corner. Values of the program, keys, the wheel and double presses
/// keep the content inside of its range; two fingers hold the content wherever they move, and it returns after their release.
@MainActor package final class ScrollZoom: FrameTicker {
  unowned let container: any ZoomContainer
  /// The present zoom. Outside of `range` during a pinch beyond a limit, and until the content has returned.
  package private(set) var scale: Double
  /// The limits of the zoom at rest.
  package var range: ZoomRange { didSet { if range != oldValue { rangeDidChange() } } }

  private var motion: ZoomMotion?
  private var pinch: Pinch?
  /// Called when `motion` has ended or was interrupted.
  private var completion: () -> Void = {}

  /// A pinch in progress.
  private struct Pinch {
    /// The point of the layout between the fingers.
    let point: CGPoint
    /// The zoom at the beginning, before the resistance beyond the limits.
    let start: Double
  }

  /// The factor by which a double press enlarges the content.
  private static let pressFactor = 2.5

  init(of container: any ZoomContainer, in range: ZoomRange) {
    self.container = container
    self.range = range
    scale = range.clamped(1)
  }

  // MARK: Geometry

  /// The transform from the content's layout to the scroll view at offset zero; nil for the identity.
  var transform: CGAffineTransform? {
    let origin = container.contentOrigin(at: scale)
    guard scale != 1 || origin != .zero else { return nil }
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
  }

  /// The zoom at which content comes to rest without further input.
  package var target: Double { motion?.target ?? range.clamped(scale) }

  /// True if neither a motion nor a pinch changes the zoom.
  var isAtRest: Bool { motion == nil && pinch == nil }

  /// The point of the content's layout at a focal point.
  package func contentPoint(at focalPoint: CGPoint) -> CGPoint {
    let (origin, offset) = (container.contentOrigin(at: scale), container.zoomOffset)
    return CGPoint(x: (offset.x + focalPoint.x - origin.x) / scale, y: (offset.y + focalPoint.y - origin.y) / scale)
  }

  /// The offset that shows a point of the layout at a focal point.
  private func offset(showing point: CGPoint, at focalPoint: CGPoint, scale: Double) -> CGPoint {
    let origin = container.contentOrigin(at: scale)
    return CGPoint(x: origin.x + scale * point.x - focalPoint.x, y: origin.y + scale * point.y - focalPoint.y)
  }

  /// The point of the viewport that shows a point of the layout.
  private func viewportPoint(of point: CGPoint) -> CGPoint {
    let shown = offset(showing: point, at: .zero, scale: scale)
    return CGPoint(x: shown.x - container.zoomOffset.x, y: shown.y - container.zoomOffset.y)
  }

  /// The middle of the viewport between the insets.
  private var middle: CGPoint {
    let area = container.bounds.inset(by: container.metrics(at: scale).insets)
    return CGPoint(x: area.midX, y: area.midY)
  }

  /// The focal point nearest to `focalPoint` at which a point can be shown with the content inside of its range.
  private func restingPoint(of point: CGPoint, near focalPoint: CGPoint, scale: Double) -> CGPoint {
    let requestedOffset = offset(showing: point, at: focalPoint, scale: scale)
    let inside = container.metrics(at: scale).clamped(requestedOffset)
    return CGPoint(x: focalPoint.x + requestedOffset.x - inside.x, y: focalPoint.y + requestedOffset.y - inside.y)
  }

  private func show(_ scale: Double, _ point: CGPoint, at focalPoint: CGPoint) {
    guard scale.isFinite, scale > 0 else { return }
    self.scale = scale
    container.show(container.metrics(at: scale), at: offset(showing: point, at: focalPoint, scale: scale))
  }

  // MARK: Changes

  /// Changes the zoom to `value`, clamped to `range`, about a focal point; nil for the middle of the viewport. `completion` is called once, when the
  /// content has the zoom or another change has replaced this one.
  func zoom(
    to value: Double, about focalPoint: CGPoint? = nil, _ timing: ZoomTiming?, completion: @escaping () -> Void = {}
  ) {
    let target = range.clamped(value)
    guard target != self.target else { return completion() }
    endPinch()
    guard container.host != nil, container.hasPlace else {
      scale = target
      container.setNeedsLayout()
      return completion()
    }
    let focalPoint = focalPoint ?? middle
    let point = contentPoint(at: focalPoint)
    move(point, from: focalPoint, to: target, timing)
    if motion == nil { completion() } else { self.completion = completion }
  }

  /// Changes the zoom for a value of the program about the middle of the viewport, under `animation`; nil changes it at once. `completion` is
  /// called once, at the end of the change.
  package func setZoom(
    _ value: Double, animation: (any AnimationTiming)?, completion: @escaping () -> Void = {}
  ) {
    zoom(to: value, animation.map { .animation($0) }, completion: completion)
  }

  /// Ends `motion`, and calls its `completion`.
  private func endMotion() {
    guard motion != nil else { return }
    motion = nil
    let completion = completion
    self.completion = {}
    completion()
  }

  // MARK: Scroll requests

  /// The zoom at the end of the present motion, and the offset without a scroll request; nil without a motion.
  var arrival: (scale: Double, offset: CGPoint)? {
    guard let motion, container.isZooming else { return nil }
    let focalPoint = CGPoint(x: motion.goal.x + motion.correction.x, y: motion.goal.y + motion.correction.y)
    return (motion.target, offset(showing: motion.point, at: focalPoint, scale: motion.target))
  }

  /// Lets the present motion end at an offset of the content at its final zoom; nil leaves an axis.
  func arrive(atX x: Double?, y: Double?) {
    guard var motion else { return }
    let origin = offset(showing: motion.point, at: .zero, scale: motion.target)
    if let x { motion.correction.x = origin.x - x - motion.goal.x }
    if let y { motion.correction.y = origin.y - y - motion.goal.y }
    self.motion = motion
  }

  /// Shows the end of the present motion now.
  func arriveNow() {
    guard let motion else { return }
    let focalPoint = restingPoint(of: motion.point, near: motion.state(at: motion.end).focalPoint, scale: motion.target)
    show(motion.target, motion.point, at: focalPoint)
    end()
  }

  /// Multiplies the zoom by `factor` for a key or a notch of the wheel.
  func step(by factor: Double, about focalPoint: CGPoint? = nil) { zoom(to: target * factor, about: focalPoint, .step) }

  /// Enlarges the content for a double press, up to the maximum. A double press at the maximum returns to the minimum, which a finger alone
  /// could not reach otherwise.
  func enlarge(at focalPoint: CGPoint) {
    let isLargest = target >= range.maximum * 0.999
    zoom(to: isLargest ? range.minimum : target * Self.pressFactor, about: focalPoint, .toggle)
  }

  /// Moves to a zoom, and `point` from a focal point to the nearest one where the content is inside of its range.
  private func move(_ point: CGPoint, from focalPoint: CGPoint, to target: Double, _ timing: ZoomTiming?) {
    let goal = restingPoint(of: point, near: focalPoint, scale: target)
    guard let host = container.host, let timing, !container.reducesMotion else {
      end()
      return show(target, point, at: goal)
    }
    let velocity = motion?.logarithmicVelocity(at: host.time) ?? 0
    endMotion()
    container.beginZooming(.animating)
    motion = ZoomMotion(
      of: point, from: .init(scale: scale, focalPoint: focalPoint), to: .init(scale: target, focalPoint: goal), timing,
      velocity: velocity, at: host.time)
    host.add(self)
  }

  private func end() {
    pinch = nil
    if container.isZooming { container.endZooming() }
    endMotion()
  }

  /// Ends all changes, for a scroll view that leaves the window. The zoom is clamped to its limits.
  func leave() {
    container.host?.remove(self)
    scale = target
    end()
  }

  private func rangeDidChange() {
    let finalScale = motion?.target ?? scale
    let inside = range.clamped(finalScale)
    guard inside != finalScale, pinch == nil else { return }
    guard container.host != nil, container.hasPlace else {
      scale = inside
      return container.setNeedsLayout()
    }
    move(contentPoint(at: middle), from: middle, to: inside, nil)
  }

  package func tick(at time: Double) -> NextTick {
    guard let motion else { return .never }
    guard container.isZooming else {
      interrupt()
      return .never
    }
    guard !time.hasReached(motion.end) else {
      arriveNow()
      return .never
    }
    let state = motion.state(at: time)
    show(state.scale, motion.point, at: state.focalPoint)
    return .nextFrame
  }

  /// Ends a motion that another movement of the content has replaced: the zoom stays where it is inside of its limits.
  private func interrupt() {
    endMotion()
    let inside = range.clamped(scale)
    guard inside != scale else { return }
    let focalPoint = middle
    show(inside, contentPoint(at: focalPoint), at: focalPoint)
  }

  // MARK: Pinches

  /// Begins a pinch between fingers around a focal point.
  func beginPinch(at focalPoint: CGPoint) {
    endMotion()
    container.beginZooming(.interacting)
    pinch = Pinch(point: contentPoint(at: focalPoint), start: range.raw(scale))
  }

  /// Moves the fingers: `factor` is the distance between them as a multiple of that at the beginning, and `focalPoint` their midpoint.
  ///
  /// `keepsRange`: true keeps the content inside of its range; false holds it below the fingers.
  func movePinch(by factor: Double, to focalPoint: CGPoint, keepsRange: Bool = false) {
    guard let pinch, factor.isFinite, factor > 0, focalPoint.x.isFinite, focalPoint.y.isFinite else { return }
    if !container.isZooming { container.beginZooming(.interacting) }
    let zoom = range.shown(pinch.start * factor)
    show(zoom, pinch.point, at: keepsRange ? restingPoint(of: pinch.point, near: focalPoint, scale: zoom) : focalPoint)
  }

  /// Ends a pinch: content beyond a limit, or outside of its range, returns by a spring. Without a pinch nothing happens.
  func endPinch() {
    guard let pinch else { return }
    self.pinch = nil
    guard container.isZooming else { return interrupt() }
    let offset = container.zoomOffset
    guard range.clamped(scale) != scale || container.metrics(at: scale).clamped(offset) != offset else { return end() }
    move(pinch.point, from: viewportPoint(of: pinch.point), to: range.clamped(scale), .bounce)
  }
}
