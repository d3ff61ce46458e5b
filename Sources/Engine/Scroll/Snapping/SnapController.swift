/// Chooses the end of a scroll view's movements with its `provider`, and keeps the motion on its row.
///
/// The end is stored relative to a row: estimated rows before it turn out longer or shorter while the content moves, and `follow()`
/// sends the motion to the present position of the row.
@MainActor package final class SnapController {
  private unowned let node: ScrollNode

  /// The object that chooses snap targets; `nil` disables snapping.
  package var provider: (any SnapProvider)?

  /// The row at which the current movement ends.
  private struct Row {
    var id: AnyHashable
    var anchor: UnitPoint
    /// From the row's point at `anchor` to the offset.
    var distance: CGPoint
    /// The axes along which the row determines the end, not an end of the content.
    var axes: Axis.Set
  }

  private var row: Row?
  /// True until `resolve(hasRequest:)`, also after rows have moved the content at the end of a frame.
  private(set) var needsTarget = false

  init(_ node: ScrollNode) { self.node = node }

  /// True if movements are limited to the length of a viewport; see `SnapProvider.limitsMovements`.
  var limitsMovements: Bool { provider?.limitsMovements ?? false }

  /// The end of `movement`, clamped to `ScrollMetrics.range(_:)`; `nil` without a `provider`.
  func target(of movement: ScrollMovement) -> CGPoint? {
    row = nil
    guard let provider else { return nil }
    let target = provider.snapTarget(for: movement, of: node)
    let metrics = node.model.metrics
    var offset = metrics.clamped(target.offset)
    // Content inside of the inset that a refresh holds stays there.
    if metrics.heldInset > 0, movement.natural.y < metrics.restingMinimum(.vertical) { offset.y = movement.natural.y }
    recordRow(at: offset, anchor: target.anchor ?? .topLeading)
    return metrics.clamped(offset)
  }

  /// Forgets the `row` of the last movement, before a movement without a `SnapTarget`.
  func forget() { row = nil }

  /// The offset at which the present viewport has the row of the last movement at its anchor; `nil` without a row.
  private var alignedOffset: CGPoint? {
    guard let row, let frame = node.targetFrame(for: row.id) else { return nil }
    let model = node.model
    var offset = model.restingOffset
    let point = frame.point(at: row.anchor)
    for axis in Axis.allCases where row.axes.contains(Axis.Set(axis)) {
      offset[axis] = model.metrics.offset(showing: point[axis], at: row.anchor[axis], axis)
    }
    return offset
  }

  private func recordRow(at offset: CGPoint, anchor: UnitPoint) {
    let metrics = node.model.metrics
    var axes: Axis.Set = []
    for axis in Axis.allCases where metrics.canMove(from: offset[axis], by: 1, axis) {
      if metrics.canMove(from: offset[axis], by: -1, axis) { axes.insert(Axis.Set(axis)) }
    }
    guard !axes.isEmpty else { return }
    let viewport = node.container(at: offset)
    let anchorPoint = viewport.point(at: anchor)
    guard let nearest = ScrollTargetItem.nearest(to: anchor, in: viewport, among: node.targets(in: viewport)) else {
      return
    }
    let point = nearest.frame.point(at: anchor)
    guard abs(point.x - anchorPoint.x) < viewport.width, abs(point.y - anchorPoint.y) < viewport.height else { return }
    row = Row(
      id: nearest.id, anchor: anchor, distance: CGPoint(x: offset.x - point.x, y: offset.y - point.y), axes: axes)
  }

  /// Redirects the running motion to the present position of its row. Called after the content was laid out.
  func follow() {
    guard let row, node.model.isMoving, let host = node.host, let frame = node.targetFrame(for: row.id) else {
      return
    }
    let point = frame.point(at: row.anchor)
    for axis in Axis.allCases where row.axes.contains(Axis.Set(axis)) {
      node.model.redirect(axis, to: point[axis] + row.distance[axis], at: host.time)
    }
  }

  // MARK: Metrics

  /// Requests a new `SnapTarget` at rest: the offset has followed rows that have moved.
  func rowsDidMove() {
    guard provider != nil, node.model.activity == .idle else { return }
    needsTarget = true
    node.host?.request(.scroll, of: node)
  }

  /// Requests a new `SnapTarget` after a change of the viewport's size or of the insets, and at rest after a change of the content's size.
  /// `offset`: the offset in the old metrics.
  func metricsDidChange(from old: ScrollMetrics, offset: CGPoint) {
    let new = node.model.metrics
    let hasNewViewport = new.viewport != old.viewport || new.restingInsets != old.restingInsets
    let hasNewContent = new.contentSize != old.contentSize && node.model.activity == .idle
    guard provider != nil, old.viewport != .zero, hasNewViewport || hasNewContent else { return }
    if row == nil, hasNewViewport { recordRow(in: old, offset: offset) }
    needsTarget = true
    node.host?.request(.scroll, of: node)
  }

  /// Notes the row at the anchor of the old viewport, for content that has not been moved yet.
  private func recordRow(in old: ScrollMetrics, offset: CGPoint) {
    guard !node.model.isMoving, !node.model.isPulled, let anchor = provider?.restingAnchor(of: node) else { return }
    let viewport = CGRect(origin: offset, size: old.viewport).inset(by: old.insets(at: offset))
    var axes: Axis.Set = []
    for axis in Axis.allCases where old.canMove(from: offset[axis], by: 1, axis) {
      if old.canMove(from: offset[axis], by: -1, axis) { axes.insert(Axis.Set(axis)) }
    }
    let targets = node.targets(in: viewport)
    guard !axes.isEmpty, let nearest = ScrollTargetItem.nearest(to: anchor, in: viewport, among: targets) else {
      return
    }
    row = Row(id: nearest.id, anchor: anchor, distance: .zero, axes: axes)
  }

  /// Moves the content to its new `SnapTarget` after layout has settled. `hasRequest`: True if a scroll request of the program takes
  /// precedence.
  func resolve(hasRequest: Bool) {
    guard needsTarget else { return }
    needsTarget = false
    let model = node.model
    guard !hasRequest, !model.isPulled, model.activity != .tracking, let host = node.host else { return }
    let resting = alignedOffset ?? model.restingOffset
    guard let target = target(of: ScrollMovement(natural: resting, start: resting, origin: resting)) else { return }
    if model.isMoving {
      for axis in Axis.allCases { model.redirect(axis, to: target[axis], at: host.time) }
    } else if target != model.offset {
      model.jump(to: target)
    }
  }
}
