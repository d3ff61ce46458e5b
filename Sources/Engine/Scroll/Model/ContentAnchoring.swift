/// Keeps visible content in place while layout changes the content or the size of one scroll view.
///
/// Rows of plain containers are held during a layout pass: `layoutWillBegin()` notes their origins and `rowShift()` returns the
/// correction afterwards. Lazy containers correct the offset by themselves and report it with `recordCorrection(_:inside:)`. After the pass
/// `metricsDidChange(from:offset:)` keeps an end or the middle of the content where `sizeAnchor` asks for it.
@MainActor package final class ContentAnchoring {
  private unowned let node: ScrollNode

  /// The unit point of the content that stays visible when the size of the content or of the viewport changes; `nil` for none.
  package var sizeAnchor: UnitPoint?
  /// The alignment of content that is shorter than the viewport; `nil` for the top leading corner.
  package var alignmentAnchor: UnitPoint? { didSet { if alignmentAnchor != oldValue { node.setNeedsLayout() } } }

  /// True if a pointer or a wheel has moved the content since it was last at `sizeAnchor`.
  private var isScrolledByUser = false
  /// The rows visible before the layout pass, with their layout origins in content points.
  private var heldRows: [(node: RenderNode, origin: CGPoint)] = []
  /// The corrections by lists in this frame since rows were last held.
  private var corrections: [Correction] = []
  private var feedback = CorrectionFeedback()

  /// A correction of the offset by a lazy container.
  private struct Correction {
    /// The container if the change lies inside of it; `nil` if the change lies before it.
    weak var node: RenderNode?
    let isInside: Bool
    let distance: CGVector
    let time: Double
  }

  init(_ node: ScrollNode) { self.node = node }

  /// Notes contact and coasting, after which a middle `sizeAnchor` no longer applies.
  func activityDidChange() {
    switch node.model.activity {
    case .interacting, .tracking, .decelerating: isScrolledByUser = true
    case .idle, .animating: break
    }
  }

  // MARK: Rows

  /// Notes the visible rows and their origins before the content is laid out.
  func layoutWillBegin() {
    heldRows = canHoldRows ? node.visibleRows() : []
  }

  /// The distance by which the layout pass has moved the first held row, less the corrections that lists have made for it.
  func rowShift() -> CGVector {
    defer {
      heldRows = []
      corrections = []
    }
    guard let row = heldRows.first(where: { $0.node.host != nil }) else { return .zero }
    let now = row.node.layoutOrigin(in: node)
    let corrected = correction(for: row.node)
    let zoom = node.shownZoom
    let shift = CGVector(
      dx: holdsRows(.horizontal) ? (now.x - row.origin.x) * zoom - corrected.dx : 0,
      dy: holdsRows(.vertical) ? (now.y - row.origin.y) * zoom - corrected.dy : 0)
    return isFed(shift) ? .zero : shift
  }

  private func isFed(_ shift: CGVector) -> Bool {
    guard let axis = Axis.allCases.first(where: { abs(shift[$0]) > 1e-9 }),
      feedback.isFed(distance: shift[axis], offset: node.model.offset[axis])
    else { return false }
    node.warnAboutFeedback()
    return true
  }

  /// Notes a correction of the offset by a lazy container: for a change inside of `list`, or, with `nil`, for a change before it.
  func recordCorrection(_ distance: CGVector, inside list: RenderNode?) {
    guard let time = node.host?.time else { return }
    corrections.removeAll { $0.time != time }
    corrections.append(Correction(node: list, isInside: list != nil, distance: distance, time: time))
  }

  /// The sum of the corrections in this frame that apply to `row`. A change in a list inside of the row has not moved the row.
  private func correction(for row: RenderNode) -> CGVector {
    var sum = CGVector.zero
    for correction in corrections where correction.time == node.host?.time {
      if correction.isInside, let list = correction.node,
        list === row || list.nearestAncestor(where: { $0 === row }) != nil
      {
        continue
      }
      sum = CGVector(dx: sum.dx + correction.distance.dx, dy: sum.dy + correction.distance.dy)
    }
    return sum
  }

  /// True if rows stay in place during the next layout pass. At the beginning of the content they do not: inserted rows become visible
  /// there.
  private var canHoldRows: Bool {
    guard node.requests.hasStarted, !node.requests.isActive, let host = node.host,
      host.changes.layout.animation == nil, host.changes.layout.adjustsOffsets
    else { return false }
    let model = node.model
    return Axis.allCases.contains {
      holdsRows($0) && (node.holdsBeginning || model.offset[$0] > model.metrics.restingMinimum($0) + 0.5)
    }
  }

  /// True along scrolling axes, except for content that begins at the right: its metrics keep the distance from that edge.
  private func holdsRows(_ axis: Axis) -> Bool {
    node.axes.contains(axis) && !(axis == .horizontal && node.isRightToLeft)
  }

  // MARK: Sizes

  /// Moves content at rest to its anchor after `metrics` has changed from `old`. `offset`: the offset in the old metrics.
  func metricsDidChange(from old: ScrollMetrics, offset: CGPoint) {
    let model = node.model
    guard !node.requests.isActive, !model.isPulled else { return }
    if model.isMoving { return sendMotionToEnd(from: old, offset: offset) }
    guard model.activity == .idle else { return }
    var goal = model.offset
    for axis in Axis.allCases where model.metrics.axes.contains(axis) {
      if let fraction = heldFraction(axis, old: old, offset: offset) {
        goal[axis] = model.metrics.offset(at: fraction, axis)
      }
    }
    guard goal != model.offset else { return }
    guard let animation = node.host?.changes.layout.animation else { return model.jump(to: goal) }
    let time = node.host?.time ?? 0
    node.requests.holdingEdge { model.animate(x: goal.x, y: goal.y, timing: animation.timing, at: time) }
  }

  /// Sends a motion to the former end of the content to its present end, where `sizeAnchor` is the end: a wheel that is turned down to
  /// the end while content is appended arrives there.
  private func sendMotionToEnd(from old: ScrollMetrics, offset: CGPoint) {
    let model = node.model
    for axis in Axis.allCases where model.metrics.axes.contains(axis) && sizeAnchor?[axis] == 1 {
      guard let motion = model[axis], old.isScrollable(axis), axis == .vertical || !model.metrics.beginsAtRight else {
        continue
      }
      // Corrections have moved the target with the offset.
      let target = motion.target - Double(model.offset[axis] - offset[axis])
      let end = model.metrics.maximum(axis)
      if abs(target - old.maximum(axis)) <= 1, motion.target != end {
        model[axis] = motion.retargeted(to: end, time: node.host?.time ?? 0)
      }
    }
  }

  /// The fraction of the range at which the content stays along `axis`; `nil` if the offset stays.
  ///
  /// That is the edge of the last request, the end if it was visible, a middle anchor if the user has not scrolled away from it, and the beginning if it was visible
  /// and its inset has changed.
  private func heldFraction(_ axis: Axis, old: ScrollMetrics, offset: CGPoint) -> Double? {
    if let fraction = node.requests.heldFraction(axis) { return fraction }
    let metrics = node.model.metrics
    let isMirrored = axis == .horizontal && metrics.beginsAtRight
    if let anchor = sizeAnchor.map({ Double($0[axis]) }), anchor > 0 {
      let isAtEnd = isMirrored ? offset[axis] <= old.minimum(axis) + 1 : offset[axis] >= old.maximum(axis) - 1
      if anchor == 1 ? isAtEnd : !isScrolledByUser { return isMirrored ? 1 - anchor : anchor }
    }
    // Content that begins at the right keeps its distance from that edge in `ScrollModel.setMetrics`.
    guard !isMirrored else { return nil }
    let isMoved = old.restingInsets.start(axis) != metrics.restingInsets.start(axis)
    return isMoved && offset[axis] <= old.minimum(axis) + 0.5 ? 0 : nil
  }
}
