import Geometry
import Graphics
import Motion

/// The bars of one scroll view: when they show, how wide they are, and what a mouse does with them.
///
/// They lie over the content and take no room. They appear when somebody scrolls, fade when the content has rested for a while, and
/// widen under the pointer, where the thumb can be dragged and a press in the track pages.
@MainActor package final class ScrollIndicators: FrameTicker {
  /// The state of the bar along one axis.
  private struct Bar {
    var opacity = 0.0
    /// When it was last needed; nil while it is.
    var restTime: Double?
    var isUnderPointer = false
    /// How wide it is, from 0 (narrow) to 1, when the change began, and when that was.
    var width = 0.0
    var widthStart = -Double.infinity
  }

  /// What the mouse holds.
  private enum Hold {
    case thumb(Axis, ThumbDrag)
    case track(Axis, location: Double, next: Double)
  }

  private unowned let node: ScrollNode
  private var bars = (horizontal: Bar(), vertical: Bar())
  private var hold: Hold?

  init(_ node: ScrollNode) { self.node = node }

  /// The scroll view leaves the window: nothing holds its bars, and they are gone.
  func leave() {
    hold = nil
    bars = (Bar(), Bar())
  }

  /// Whether the mouse holds a thumb. Whoever estimates the content's length keeps to an estimate until it does not any more.
  package var isThumbHeld: Bool { if case .thumb = hold { true } else { false } }

  // MARK: When they show

  /// Somebody moves the content.
  func noteMotion() {
    for axis in Axis.allCases { show(axis, until: nil) }
  }

  /// Lets the bars be seen for a moment.
  package func flash() {
    for axis in Axis.allCases { show(axis, until: now) }
  }

  /// The content has come to rest.
  func rest() {
    for axis in Axis.allCases where self[axis].opacity > 0 && self[axis].restTime == nil { self[axis].restTime = now }
    node.pipeline?.add(self)
  }

  private var now: Double { node.pipeline?.time ?? 0 }

  private func show(_ axis: Axis, until restTime: Double?) {
    guard node.indicatorMode(axis) == .automatic else { return }
    self[axis].restTime = restTime
    setOpacity(1, axis)
    if restTime != nil { node.pipeline?.add(self) }
  }

  private func setOpacity(_ opacity: Double, _ axis: Axis) {
    guard opacity != self[axis].opacity else { return }
    self[axis].opacity = opacity
    if node.indicatorMode(axis) != .hidden { node.setNeedsPaint() }
  }

  /// How strongly the bar along `axis` shows now, 0…1.
  package func opacity(_ axis: Axis) -> Double {
    switch node.indicatorMode(axis) {
    case .automatic: self[axis].opacity
    case .visible: 1
    case .hidden: 0
    }
  }

  // MARK: Frames

  package func tick(at time: Double) -> NextTick {
    var next: [NextTick] = []
    for axis in Axis.allCases {
      next.append(fade(axis, at: time))
      if isWidening(axis, at: time) {
        node.setNeedsPaint()
        next.append(.nextFrame)
      }
    }
    if let paging = page(at: time) { next.append(.at(paging)) }
    if next.contains(.nextFrame) { return .nextFrame }
    let times = next.compactMap { if case .at(let time) = $0 { time } else { nil } }
    return times.min().map { .at($0) } ?? .never
  }

  private func fade(_ axis: Axis, at time: Double) -> NextTick {
    guard let restTime = self[axis].restTime, !self[axis].isUnderPointer, hold == nil else { return .never }
    let opacity =
      node.reducesMotion && time.isLonger(than: restTime + ScrollMetrics.indicatorHold)
      ? 0 : ScrollIndicator.opacity(at: time, restTime: restTime)
    setOpacity(opacity, axis)
    if opacity >= 1 { return .at(restTime + ScrollMetrics.indicatorHold) }
    if opacity <= 0 { self[axis].restTime = nil }
    return opacity > 0 ? .nextFrame : .never
  }

  // MARK: Width

  /// How wide the bar is at `time`, from 0 (narrow) to 1.
  private func width(_ axis: Axis, at time: Double) -> Double {
    let target = isWide(axis) ? 1.0 : 0
    let bar = self[axis]
    let fraction = (time - bar.widthStart) / ScrollMetrics.indicatorWidening
    if node.reducesMotion || fraction >= 1 { return target }
    return bar.width + (target - bar.width) * CubicBezier.easeOut.value(at: fraction)
  }

  private func isWidening(_ axis: Axis, at time: Double) -> Bool {
    // One interval more, so that the last width is painted.
    time - self[axis].widthStart < ScrollMetrics.indicatorWidening + 0.05
  }

  private func isWide(_ axis: Axis) -> Bool {
    switch hold {
    case .thumb(axis, _), .track(axis, _, _): true
    default: self[axis].isUnderPointer
    }
  }

  /// Runs a change that may make the bar along `axis` wide or narrow.
  private func changingWidth(_ axis: Axis, _ change: () -> Void) {
    let (before, wasWide) = (width(axis, at: now), isWide(axis))
    change()
    guard isWide(axis) != wasWide else { return }
    self[axis].width = before
    self[axis].widthStart = now
    node.setNeedsPaint()
    node.pipeline?.add(self)
  }

  // MARK: The pointer

  /// The bar under a point of the scroll view, which a press there takes before the content does.
  package func axis(at point: CGPoint) -> Axis? {
    Axis.allCases.first { axis in indicator(axis)?.zone.contains(point) == true }
  }

  /// The pointer is at a point of the scroll view; nil when it has left.
  func hover(_ point: CGPoint?) {
    for axis in Axis.allCases {
      setUnderPointer(point.map { indicator(axis)?.zone.contains($0) == true } ?? false, axis)
    }
  }

  private func setUnderPointer(_ isUnder: Bool, _ axis: Axis) {
    guard isUnder != self[axis].isUnderPointer else { return }
    changingWidth(axis) { self[axis].isUnderPointer = isUnder }
    show(axis, until: isUnder ? nil : now)
  }

  /// The mouse goes down on a bar. Returns whether it has taken one. `goesToPlace`: in the track, brings the middle of the thumb there
  /// and holds it, instead of paging.
  func press(_ point: CGPoint, goesToPlace: Bool, at time: Double) -> Bool {
    guard let axis = axis(at: point), let bar = indicator(axis) else { return false }
    let location = Double(point[axis])
    changingWidth(axis) { hold = take(axis, bar, at: location, goesToPlace: goesToPlace, time: time) }
    if goesToPlace { move(point) }
    guard case .track = hold else { return true }
    pageTowards(location, axis, at: time)
    node.pipeline?.add(self)
    return true
  }

  private func take(
    _ axis: Axis, _ bar: ScrollIndicator, at location: Double, goesToPlace: Bool, time: Double
  ) -> Hold? {
    let isOnThumb = location >= bar.start && location <= bar.start + bar.length
    guard isOnThumb || goesToPlace else {
      return .track(axis, location: location, next: time + ScrollMetrics.pagingDelay)
    }
    // Content that hangs over an end comes back, and the bar with it.
    node.model.holdByThumb()
    guard let bar = indicator(axis) else {
      node.model.releaseThumb(at: time)
      return nil
    }
    let grip = isOnThumb ? min(max(location - bar.start, 0), bar.length) : bar.length / 2
    let (offset, range) = (Double(node.model.offset[axis]), node.model.limits.range(axis))
    return .thumb(axis, ThumbDrag(bar, grip: grip, offset: offset, range: range))
  }

  func move(_ point: CGPoint) {
    switch hold {
    case .thumb(let axis, var drag):
      let offset = drag.move(to: point[axis], offset: node.model.offset[axis], range: node.model.limits.range(axis))
      hold = .thumb(axis, drag)
      node.model.move(axis, to: offset)
    case .track(let axis, _, let next): hold = .track(axis, location: point[axis], next: next)
    case nil: break
    }
  }

  /// The mouse goes up, or was taken away.
  func release() {
    guard let hold else { return }
    switch hold {
    case .thumb(let axis, _):
      changingWidth(axis) { self.hold = nil }
      node.model.releaseThumb(at: node.pipeline?.time ?? 0)
    case .track(let axis, _, _): changingWidth(axis) { self.hold = nil }
    }
    rest()
  }

  /// Pages again where the mouse is held in the track; returns when the next time is.
  private func page(at time: Double) -> Double? {
    guard case .track(let axis, let location, let next) = hold else { return nil }
    guard time.hasReached(next) else { return next }
    pageTowards(location, axis, at: time)
    let following = time + ScrollMetrics.pagingInterval
    hold = .track(axis, location: location, next: following)
    return following
  }

  /// Glides a page towards the pointer until the thumb is under it.
  private func pageTowards(_ location: Double, _ axis: Axis, at time: Double) {
    let model = node.model
    var resting = model.offset
    resting[axis] = model.glideTarget(axis)
    guard let bar = bar(axis, offset: resting) else { return }
    let page = model.limits.pageLength(axis)
    if location < bar.start { model.step(axis, by: -page, at: time) }
    if location > bar.start + bar.length { model.step(axis, by: page, at: time) }
  }

  // MARK: Paint

  private var leavesCorner: Bool {
    Axis.allCases.allSatisfy { node.indicatorMode($0) != .hidden && node.model.limits.isScrollable($0) }
  }

  /// Where the thumb along `axis` may be; nil where there is no bar.
  package func track(_ axis: Axis) -> ClosedRange<Double>? { indicator(axis)?.track }

  /// Where the bar along `axis` is; nil where there is none.
  package func thumb(_ axis: Axis) -> CGRect? {
    indicator(axis)?.thumb(width: barWidth(axis))
  }

  private func barWidth(_ axis: Axis) -> Double {
    ScrollMetrics.indicatorWidth
      + (ScrollMetrics.indicatorWideWidth - ScrollMetrics.indicatorWidth) * width(axis, at: now)
  }

  /// The bar that belongs to an offset.
  private func bar(_ axis: Axis, offset: CGPoint) -> ScrollIndicator? {
    ScrollIndicator(
      axis, offset: offset, limits: node.model.limits, insets: node.indicatorInsets, leavesCorner: leavesCorner)
  }

  private func indicator(_ axis: Axis) -> ScrollIndicator? {
    guard node.indicatorMode(axis) != .hidden else { return nil }
    let bar = bar(axis, offset: node.model.offset)
    guard case .thumb(axis, let drag) = hold else { return bar }
    return bar?.holding(start: drag.thumb, length: drag.length)
  }

  func paint(_ context: inout PaintContext) {
    for axis in Axis.allCases {
      let opacity = opacity(axis)
      guard opacity > 0, let bar = indicator(axis) else { continue }
      let (width, wideness) = (barWidth(axis), width(axis, at: now))
      if wideness > 0 {
        let track = bar.trackRectangle(width: width)
        context.fill(track, radius: width / 2, color: node.indicatorColor.opacity(0.22 * wideness * opacity))
      }
      let strength = isWide(axis) && hold != nil ? 1.25 : 1
      context.fill(
        bar.thumb(width: width), radius: width / 2, color: node.indicatorColor.opacity(min(1, strength) * opacity))
    }
  }

  private subscript(axis: Axis) -> Bar {
    get { axis == .horizontal ? bars.horizontal : bars.vertical }
    set { if axis == .horizontal { bars.horizontal = newValue } else { bars.vertical = newValue } }
  }
}
