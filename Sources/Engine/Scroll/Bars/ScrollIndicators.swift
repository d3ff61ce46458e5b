import Motion

/// The indicators of one scroll view: their opacity, their width and the mouse on them (`ScrollIndicators+Pointer`).
///
/// Indicators lie over the content and take no part in layout. They appear during scrolling, fade `ScrollConstants.indicatorHold`
/// seconds after it and widen under the pointer. A thumb can be dragged; a press in the track pages.
@MainActor package final class ScrollIndicators: FrameTicker {
  /// The state of the indicator along one axis.
  struct Bar {
    var opacity = 0.0
    /// The time at which scrolling or hovering ended; `nil` while it goes on.
    var restTime: Double?
    var isUnderPointer = false
    /// The width, 0 (narrow) to 1 (wide), at the beginning of the last change, and the time of that change.
    var width = 0.0
    var widthStart = -Double.infinity
  }

  /// The part of an indicator that the mouse holds.
  enum Hold {
    case thumb(Axis, ThumbDrag)
    case track(Axis, location: Double, next: Double)
  }

  unowned let node: ScrollNode
  private var bars = (horizontal: Bar(), vertical: Bar())
  var hold: Hold?
  /// The positions that the vertical bar marks with ticks; `nil` without ticks. Changed positions need `setNeedsTicks()`.
  package weak var tickSource: (any ScrollTickSource)? { didSet { setNeedsTicks() } }
  /// `tickedPixels`, with the figures from which they follow; nil after `setNeedsTicks()`.
  var cachedTicks: TickedPixels?
  /// The color of the ticks at `tickedPixels`.
  package var tickColor = RGBAColor.black
  /// The label beside the vertical thumb; nil while the bar is not used.
  var label: ScrollLabel?

  init(_ node: ScrollNode) { self.node = node }

  /// Resets all state for a scroll view that leaves the window.
  func leave() {
    hold = nil
    label = nil
    bars = (Bar(), Bar())
  }

  /// True while the mouse holds a thumb. Estimated content lengths do not change during that time.
  package var isThumbHeld: Bool { if case .thumb = hold { true } else { false } }

  /// Paints the ticks again after a change of their positions.
  package func setNeedsTicks() {
    cachedTicks = nil
    node.setNeedsPaint()
  }

  // MARK: When they show

  /// Shows the indicators because the content moves.
  func motionDidHappen() {
    for axis in Axis.allCases { show(axis, until: nil) }
  }

  /// Shows the indicators for `ScrollConstants.indicatorHold` seconds.
  package func flash() {
    for axis in Axis.allCases { show(axis, until: now) }
  }

  /// Starts the time to the fading of visible indicators because the content is at rest.
  func rest() {
    for axis in Axis.allCases where self[axis].opacity > 0 && self[axis].restTime == nil { self[axis].restTime = now }
    node.host?.add(self)
  }

  var now: Double { node.host?.time ?? 0 }

  func show(_ axis: Axis, until restTime: Double?) {
    guard node.indicatorMode(axis) == .automatic else { return }
    self[axis].restTime = restTime
    setOpacity(1, axis)
    if restTime != nil { node.host?.add(self) }
  }

  private func setOpacity(_ opacity: Double, _ axis: Axis) {
    guard opacity != self[axis].opacity else { return }
    self[axis].opacity = opacity
    if node.indicatorMode(axis) != .hidden { node.setNeedsPaint() }
  }

  /// The current opacity of the indicator along `axis`, 0…1.
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
    if fadeLabel() { next.append(.nextFrame) }
    if next.contains(.nextFrame) { return .nextFrame }
    let times = next.compactMap { if case .at(let time) = $0 { time } else { nil } }
    return times.min().map { .at($0) } ?? .never
  }

  private func fade(_ axis: Axis, at time: Double) -> NextTick {
    guard let restTime = self[axis].restTime, !self[axis].isUnderPointer, hold == nil else { return .never }
    let opacity =
      node.traits.reducesMotion && time.isLonger(than: restTime + ScrollConstants.indicatorHold)
      ? 0 : ScrollIndicator.opacity(at: time, restTime: restTime)
    setOpacity(opacity, axis)
    if opacity >= 1 { return .at(restTime + ScrollConstants.indicatorHold) }
    if opacity <= 0 { self[axis].restTime = nil }
    return opacity > 0 ? .nextFrame : .never
  }

  // MARK: Width

  /// The width of the indicator at `time`: 0 (narrow) to 1 (wide).
  private func width(_ axis: Axis, at time: Double) -> Double {
    let target = isWide(axis) ? 1.0 : 0
    let bar = self[axis]
    let fraction = (time - bar.widthStart) / ScrollConstants.indicatorWidening
    if node.traits.reducesMotion || fraction >= 1 { return target }
    return bar.width + (target - bar.width) * CubicBezier.easeOut.value(at: fraction)
  }

  private func isWidening(_ axis: Axis, at time: Double) -> Bool {
    // Includes one more interval, so that the final width is painted.
    time - self[axis].widthStart < ScrollConstants.indicatorWidening + 0.05
  }

  func isWide(_ axis: Axis) -> Bool {
    switch hold {
    case .thumb(axis, _), .track(axis, _, _): true
    default: self[axis].isUnderPointer
    }
  }

  /// Runs a `change` of the hold or of the hover state and starts the transition of the width that follows from it.
  func changingWidth(_ axis: Axis, _ change: () -> Void) {
    let (before, wasWide) = (width(axis, at: now), isWide(axis))
    change()
    guard isWide(axis) != wasWide else { return }
    self[axis].width = before
    self[axis].widthStart = now
    node.setNeedsPaint()
    node.host?.add(self)
  }

  // MARK: Paint

  private var leavesCorner: Bool {
    Axis.allCases.allSatisfy { node.indicatorMode($0) != .hidden && node.model.metrics.isScrollable($0) }
  }

  /// The range of the thumb along `axis`; `nil` without an indicator.
  package func track(_ axis: Axis) -> ClosedRange<Double>? { indicator(axis)?.track }

  /// The rectangle of the thumb along `axis` in the scroll view's space; `nil` without an indicator.
  package func thumb(_ axis: Axis) -> CGRect? {
    indicator(axis)?.thumb(width: barWidth(axis))
  }

  private func barWidth(_ axis: Axis) -> Double {
    ScrollConstants.indicatorWidth
      + (ScrollConstants.indicatorWideWidth - ScrollConstants.indicatorWidth) * width(axis, at: now)
  }

  /// The `ScrollIndicator` at another `offset`.
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
    paintTicks(&context)
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
    paintLabel(&context)
  }

  subscript(axis: Axis) -> Bar {
    get { axis == .horizontal ? bars.horizontal : bars.vertical }
    set { if axis == .horizontal { bars.horizontal = newValue } else { bars.vertical = newValue } }
  }
}
