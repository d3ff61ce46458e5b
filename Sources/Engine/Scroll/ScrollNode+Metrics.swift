/// The metrics of `model`, derived from layout, margins and traits.
extension ScrollNode {
  /// The margins and the safe area around the content, which scroll with it. Leading is the left edge.
  package var contentInsets: EdgeInsets { outerSafeArea.insets + mirrored(margins.content) }

  /// The margins and the safe area that indicators keep out of. Leading is the left edge.
  var indicatorInsets: EdgeInsets { outerSafeArea.insets + mirrored(margins.indicators) }

  private func mirrored(_ margins: EdgeInsets) -> EdgeInsets { isRightToLeft ? margins.mirrored : margins }

  /// The origin of content that is shorter than the viewport, by `ContentAnchoring.alignmentAnchor`.
  ///
  /// Offsets are counted from the left in both layout directions: content wider than the viewport begins at its left edge, narrower
  /// content at the leading edge.
  func contentOrigin(for content: CGSize) -> CGPoint {
    var origin = CGPoint.zero
    let insets = contentInsets
    for axis in Axis.allCases {
      let room = size[axis] - insets.start(axis) - insets.end(axis) - content[axis]
      guard room > 0 else { continue }
      let isAligned = axes.contains(axis)
      let fraction = isAligned ? anchoring.alignmentAnchor?[axis] ?? (zoom == nil ? 0 : 0.5) : 0
      origin[axis] = room * (axis == .horizontal && isRightToLeft ? 1 - fraction : fraction)
    }
    return origin
  }

  /// The metrics of content of a size.
  func metrics(of content: CGSize) -> ScrollMetrics {
    var metrics = ScrollMetrics()
    metrics.beginsAtRight = isRightToLeft
    metrics.axes = axes
    metrics.contentSize = content
    metrics.viewport = size
    metrics.restingInsets = contentInsets
    metrics.heldInset = heldInset
    metrics.minimizedInsets = model.metrics.minimizedInsets
    metrics.collapsing = min(collapsingInset, outerSafeArea.insets.top)
    metrics.bouncingAxes = bouncingAxes(metrics)
    return metrics
  }

  func updateMetrics() {
    let metrics = metrics(of: contentSize(at: zoom?.scale ?? 1))
    let old = model.metrics
    let offset = CGPoint(x: model.offset.x - model.correction.dx, y: model.offset.y - model.correction.dy)
    let shift = anchoring.rowShift()
    if model.correction != .zero || shift != .zero { snapping.rowsDidMove() }
    model.setMetrics(metrics, shiftedBy: shift, at: host?.time ?? 0)
    guard metrics != old else { return }
    let isFirst = requests.metricsDidChange()
    if !isFirst { anchoring.metricsDidChange(from: old, offset: offset) }
    snapping.metricsDidChange(from: old, offset: offset)
  }

  /// Clamps an offset that rows have corrected without a layout of this node, as rows do that change places in a container of constant
  /// length.
  func limitCorrection() {
    if model.correction != .zero { updateMetrics() }
  }

  private func bouncingAxes(_ metrics: ScrollMetrics) -> Axis.Set {
    var bouncing: Axis.Set = []
    for axis in Axis.allCases where axes.contains(axis) {
      let bounce = axis == .horizontal ? traits.bounces.horizontal : traits.bounces.vertical
      switch bounce {
      // Along an axis that only a zoom adds, content that fits does not move.
      case .always where !contentAxes.contains(axis) && !metrics.isScrollable(axis): break
      case .always: bouncing.insert(Axis.Set(axis))
      case .basedOnSize:
        // Short content can be pulled to refresh it.
        let answersPulls = axis == .vertical && refreshIndicator != nil
        if answersPulls || metrics.isScrollable(axis) { bouncing.insert(Axis.Set(axis)) }
      case .never: break
      }
    }
    return bouncing
  }

  func marginsDidChange(from old: ScrollMargins) {
    if margins.content != old.content { setNeedsLayout() }
    if margins.indicators != old.indicators { setNeedsPaint() }
  }

  /// Updates the metrics without a layout pass: only the range has changed.
  func heldInsetDidChange() {
    guard host != nil else { return setNeedsLayout() }
    updateMetrics()
    host?.request(.geometry, of: self)
    setNeedsPaint()
  }

  func traitsDidChange(from old: ScrollTraits) {
    model.decelerationRate = traits.decelerationRate
    model.reducesMotion = traits.reducesMotion
    if traits.clipsContent != old.clipsContent {
      capabilities.set(.clipsChildren, traits.clipsContent)
      invalidateVisualBounds()
      viewportDidChange()
    }
    if traits.bounces != old.bounces, host != nil { updateMetrics() }
    setNeedsPaint()
  }
}
