import Geometry

/// Where a scroll view's movements end, if somebody decides on that, and what keeps them on their way there.
///
/// The end is tied to a row: rows before it that were estimates turn out longer or shorter while the content moves, and the motion is
/// sent on to where the row stands then.
@MainActor package final class SnapController {
  private unowned let node: ScrollNode

  /// Who decides; nil leaves movements to themselves.
  package var settling: (any SnapProvider)? {
    didSet { node.model.landsFirmly = settling?.limitsMovements ?? false }
  }

  /// The row that a movement ends at.
  private struct Row {
    var id: AnyHashable
    var anchor: UnitPoint
    /// From the row's point at `anchor` to the offset.
    var distance: CGPoint
    /// The axes along which the end is the row's, and not the content's.
    var axes: Axis.Set
  }

  private var row: Row?
  private var isSettlingDue = false

  init(_ node: ScrollNode) { self.node = node }

  /// Where `movement` shall end; nil where nobody decides.
  func settle(_ movement: ScrollMovement) -> CGPoint? {
    row = nil
    guard let settling else { return nil }
    let rest = settling.rest(after: movement, of: node)
    let metrics = node.model.metrics
    var offset = metrics.clamped(rest.offset)
    // What hangs in the room that a refresh holds stays there.
    if metrics.heldInset > 0, movement.natural.y < metrics.restingMinimum(.vertical) { offset.y = movement.natural.y }
    note(offset, anchor: rest.anchor ?? .topLeading)
    return offset
  }

  /// A movement begins that nobody decides on, or the last one is over.
  func forget() { row = nil }

  private func note(_ offset: CGPoint, anchor: UnitPoint) {
    let metrics = node.model.metrics
    var axes: Axis.Set = []
    for axis in Axis.allCases where metrics.canMove(from: offset[axis], by: 1, axis) {
      if metrics.canMove(from: offset[axis], by: -1, axis) { axes.insert(Axis.Set(axis)) }
    }
    guard !axes.isEmpty else { return }
    let viewport = node.container(at: offset)
    let wanted = viewport.point(at: anchor)
    guard let nearest = ScrollTargetItem.nearest(to: anchor, in: viewport, among: node.targets(in: viewport)) else {
      return
    }
    let point = nearest.frame.point(at: anchor)
    guard abs(point.x - wanted.x) < viewport.width, abs(point.y - wanted.y) < viewport.height else { return }
    row = Row(
      id: nearest.id, anchor: anchor, distance: CGPoint(x: offset.x - point.x, y: offset.y - point.y), axes: axes)
  }

  /// Sends a motion on to where its row stands now. Called when the content was laid out.
  func follow() {
    guard let row, node.model.isMoving, let pipeline = node.pipeline, let frame = node.targetFrame(for: row.id) else {
      return
    }
    let point = frame.point(at: row.anchor)
    for axis in Axis.allCases where row.axes.contains(Axis.Set(axis)) {
      node.model.redirect(axis, to: point[axis] + row.distance[axis], at: pipeline.time)
    }
  }

  // MARK: Sizes

  /// The scroll view has another size: what it rests at is asked for again, once layout has settled.
  func metricsDidChange(from old: ScrollMetrics) {
    let new = node.model.metrics
    guard settling != nil, old.viewport != .zero, new.viewport != old.viewport || new.restingInsets != old.restingInsets
    else { return }
    isSettlingDue = true
    node.pipeline?.requestScroll(of: node)
  }

  /// Layout has settled. `hasRequest`: the program wants the content somewhere, which counts more.
  func resolve(hasRequest: Bool) {
    guard isSettlingDue else { return }
    isSettlingDue = false
    let model = node.model
    guard !hasRequest, !model.isPulled, model.activity != .tracking, let pipeline = node.pipeline else { return }
    let resting = model.restingOffset
    guard let wanted = settle(ScrollMovement(natural: resting, start: resting, origin: resting)) else { return }
    if model.isMoving {
      for axis in Axis.allCases { model.redirect(axis, to: wanted[axis], at: pipeline.time) }
    } else if wanted != model.offset {
      model.jump(to: wanted)
    }
  }
}

extension ScrollNode {
  /// What is seen between the insets when the content stands at `offset`, in content points.
  package func container(at offset: CGPoint) -> CGRect {
    bounds.inset(by: model.metrics.insets(at: offset)).offsetBy(dx: offset.x, dy: offset.y)
  }

  /// The frames of the declared targets that meet `area`, those without an identity included; both in content points.
  package func targetFrames(in area: CGRect) -> [CGRect] {
    guard let layout = targetLayout(isDeclared: true) else { return markedTargets(in: area).map(\.frame) }
    let origin = contentRect(layout.bounds, of: layout).origin
    let own = area.offsetBy(dx: -origin.x, dy: -origin.y)
    let frames = (layout as? any ScrollTargetSource)?.targetFrames(in: own) ?? layout.childFrames(in: own)
    return frames.map { $0.offsetBy(dx: origin.x, dy: origin.y) } + markedTargets(in: area).map(\.frame)
  }

  /// Where the declared target with this identity stands, in content points; nil where none has it.
  func targetFrame(for id: AnyHashable) -> CGRect? {
    guard let layout = targetLayout(isDeclared: true) else { return nil }
    let own: CGRect?
    if let source = layout as? any ScrollTargetSource {
      own = source.targetFrame(for: id)
    } else {
      own = layout.children.first { $0.viewIdentities.contains(id) }.map { CGRect(origin: $0.origin, size: $0.size) }
    }
    return own.map { contentRect($0, of: layout) }
  }

  /// The single views that are marked as targets and meet `area`.
  func markedTargets(in area: CGRect) -> [ScrollTargetItem] {
    markedTargets.compactMap { node in
      let frame = contentRect(node.bounds, of: node)
      guard node.isEnabled, frame.intersects(area) else { return nil }
      return ScrollTargetItem(id: node.targetIdentity, frame: frame)
    }
  }
}

extension RenderNode {
  /// The frames of the children that meet `area`, in own coordinates.
  fileprivate func childFrames(in area: CGRect) -> [CGRect] {
    children.compactMap { child in
      let frame = CGRect(origin: child.origin, size: child.size)
      return frame.intersects(area) ? frame : nil
    }
  }
}

/// Marks one view as a target of the scroll view around.
package final class ScrollTargetNode: UnaryNode {
  package var isEnabled: Bool { didSet { if isEnabled != oldValue { pipeline?.noteGeometryChange() } } }
  private weak var scroll: ScrollNode?

  package init(isEnabled: Bool) {
    self.isEnabled = isEnabled
    super.init()
  }

  override func didAttach() {
    scroll = parent?.nearestScrollNode()
    scroll?.markedTargets.append(self)
  }

  override func willDetach() {
    scroll?.markedTargets.removeAll { $0 === self }
    scroll = nil
  }

  /// The identity of the view that is marked; where it has none, one of the node's own.
  var targetIdentity: AnyHashable { viewIdentities.first ?? AnyHashable(ObjectIdentifier(self)) }
}
