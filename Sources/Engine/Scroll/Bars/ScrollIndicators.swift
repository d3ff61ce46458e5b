import Geometry
import Motion

/// The bars of one scroll view: when they show, how wide they are, and what a mouse does with them.
///
/// They lie over the content and take no room. They appear when somebody scrolls, fade when the content has rested for a while, and
/// widen under the pointer, where the thumb can be dragged and a press in the track pages.
@MainActor package final class ScrollIndicators: FrameTicker {
  /// The state of the bar along one axis.
  struct Bar {
    var opacity = 0.0
    /// When it was last needed; nil while it is.
    var restTime: Double?
    var isUnderPointer = false
    /// How wide it is, from 0 (narrow) to 1, when the change began, and when that was.
    var width = 0.0
    var widthStart = -Double.infinity
  }

  /// What the mouse holds.
  enum Hold {
    case thumb(Axis, ThumbDrag)
    case track(Axis, location: Double, next: Double)
  }

  unowned let node: ScrollNode
  private var bars = (horizontal: Bar(), vertical: Bar())
  var hold: Hold?

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

  var now: Double { node.pipeline?.time ?? 0 }

  func show(_ axis: Axis, until restTime: Double?) {
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
      node.reducesMotion && time.isLonger(than: restTime + ScrollConstants.indicatorHold)
      ? 0 : ScrollIndicator.opacity(at: time, restTime: restTime)
    setOpacity(opacity, axis)
    if opacity >= 1 { return .at(restTime + ScrollConstants.indicatorHold) }
    if opacity <= 0 { self[axis].restTime = nil }
    return opacity > 0 ? .nextFrame : .never
  }

  // MARK: Width

  /// How wide the bar is at `time`, from 0 (narrow) to 1.
  private func width(_ axis: Axis, at time: Double) -> Double {
    let target = isWide(axis) ? 1.0 : 0
    let bar = self[axis]
    let fraction = (time - bar.widthStart) / ScrollConstants.indicatorWidening
    if node.reducesMotion || fraction >= 1 { return target }
    return bar.width + (target - bar.width) * CubicBezier.easeOut.value(at: fraction)
  }

  private func isWidening(_ axis: Axis, at time: Double) -> Bool {
    // One interval more, so that the last width is painted.
    time - self[axis].widthStart < ScrollConstants.indicatorWidening + 0.05
  }

  func isWide(_ axis: Axis) -> Bool {
    switch hold {
    case .thumb(axis, _), .track(axis, _, _): true
    default: self[axis].isUnderPointer
    }
  }

  /// Runs a change that may make the bar along `axis` wide or narrow.
  func changingWidth(_ axis: Axis, _ change: () -> Void) {
    let (before, wasWide) = (width(axis, at: now), isWide(axis))
    change()
    guard isWide(axis) != wasWide else { return }
    self[axis].width = before
    self[axis].widthStart = now
    node.setNeedsPaint()
    node.pipeline?.add(self)
  }

  // MARK: Paint

  private var leavesCorner: Bool {
    Axis.allCases.allSatisfy { node.indicatorMode($0) != .hidden && node.model.metrics.isScrollable($0) }
  }

  /// Where the thumb along `axis` may be; nil where there is no bar.
  package func track(_ axis: Axis) -> ClosedRange<Double>? { indicator(axis)?.track }

  /// Where the bar along `axis` is; nil where there is none.
  package func thumb(_ axis: Axis) -> CGRect? {
    indicator(axis)?.thumb(width: barWidth(axis))
  }

  private func barWidth(_ axis: Axis) -> Double {
    ScrollConstants.indicatorWidth
      + (ScrollConstants.indicatorWideWidth - ScrollConstants.indicatorWidth) * width(axis, at: now)
  }

  /// The bar that belongs to an offset.
  func bar(_ axis: Axis, offset: CGPoint) -> ScrollIndicator? {
    ScrollIndicator(
      axis, offset: offset, metrics: node.model.metrics, insets: node.indicatorInsets, leavesCorner: leavesCorner)
  }

  func indicator(_ axis: Axis) -> ScrollIndicator? {
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

  subscript(axis: Axis) -> Bar {
    get { axis == .horizontal ? bars.horizontal : bars.vertical }
    set { if axis == .horizontal { bars.horizontal = newValue } else { bars.vertical = newValue } }
  }
}
