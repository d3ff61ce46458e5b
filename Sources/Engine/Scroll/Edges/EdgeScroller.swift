/// Scrolls while a pointer that drags something is held at an edge of a viewport.
///
/// The drag owns the scroller. It is a `FrameTicker` that calls `step(at:)` in each of its ticks, and requests them while `isPulled`.
@MainActor final class EdgeScroller {
  /// Returns true if the drag has a use for content beyond the edge of `target` along the axis; a negative direction is the start.
  typealias Limit = (_ target: any EdgeScrollTarget, _ axis: Axis, _ direction: CGFloat) -> Bool

  /// A viewport in which the pointer is in a zone.
  private struct Pull {
    let target: any EdgeScrollTarget
    let axis: Axis
    let depth: CGFloat
    /// The distance of the pointer beyond the edge in points; negative inside of the viewport.
    let beyond: CGFloat
  }

  /// The longest step in seconds. After a delayed frame the content does not jump.
  private static let longestStep = 1.0 / 20

  private let zone: EdgeZone
  private let axes: [Axis]
  /// The viewports around the pointer, the innermost first.
  private let path: WeakList<any EdgeScrollTarget>
  private let limit: Limit
  /// The position of the pointer in window points.
  private(set) var point: CGPoint
  /// False in the dead band: a drag that begins in a zone scrolls only after the pointer has left the zones once.
  private var isArmed: Bool
  /// The time of the previous step of the present motion, in seconds.
  private var last: Double?

  /// - Parameters:
  ///   - path: the viewports around the pointer, the innermost first. The scroller holds them weakly.
  ///   - hasDeadBand: true if the pointer must leave the zones before the content scrolls.
  init(
    _ zone: EdgeZone, axes: [Axis], path: [any EdgeScrollTarget], at point: CGPoint, hasDeadBand: Bool,
    limit: @escaping Limit = { _, _, _ in true }
  ) {
    self.zone = zone
    self.axes = axes
    self.path = WeakList(path)
    self.limit = limit
    self.point = point
    isArmed = !hasDeadBand
    if hasDeadBand { move(to: point) }
  }

  /// Moves the pointer, in window coordinates.
  func move(to point: CGPoint) {
    self.point = point
    if !isArmed { isArmed = axes.allSatisfy { pull($0) == nil } }
  }

  /// True if the pointer is in a zone with content beyond.
  var isPulled: Bool { isArmed && axes.contains { pull($0) != nil } }

  /// Scrolls for one frame at `time` in seconds. Returns true if the next frame must scroll too.
  func step(at time: Double) -> Bool {
    let pulls = isArmed ? axes.compactMap(pull) : []
    let seconds = last.map { min(time - $0, Self.longestStep) }
    var isScrolling = false
    for pull in pulls {
      let distance = zone.distance(at: pull.depth, beyond: pull.beyond, seconds: seconds)
      // Nothing moves in the first frame and in a frame without duration.
      guard let distance, distance != 0 else {
        isScrolling = true
        continue
      }
      if pull.target.scrollAtEdge(pull.axis, by: distance) { isScrolling = true }
    }
    last = isScrolling ? time : nil
    return isScrolling
  }

  /// The innermost viewport that can move along `axis`, among those with the pointer in a zone. If none can move, it is the innermost.
  private func pull(_ axis: Axis) -> Pull? {
    var innermost: Pull?
    for target in path {
      guard let pull = pull(axis, target) else { continue }
      if target.canScroll(axis, towards: pull.depth) { return pull }
      innermost = innermost ?? pull
    }
    return innermost
  }

  private func pull(_ axis: Axis, _ target: any EdgeScrollTarget) -> Pull? {
    let position = target.convertFromWindow(point)[axis]
    let (start, end) = target.scrollEdges(axis)
    let depth = zone.depth(of: position, from: start, to: end)
    guard depth != 0, limit(target, axis, depth) else { return nil }
    return Pull(target: target, axis: axis, depth: depth, beyond: depth < 0 ? start - position : position - end)
  }
}

/// A viewport that an `EdgeScroller` scrolls.
@MainActor protocol EdgeScrollTarget: RenderNode {
  /// The edges of the visible part along `axis`, without its insets, in the node's coordinates.
  func scrollEdges(_ axis: Axis) -> (start: CGFloat, end: CGFloat)
  /// Returns true if the content can move along `axis`; a negative `direction` shows content nearer to the start.
  func canScroll(_ axis: Axis, towards direction: CGFloat) -> Bool
  /// Scrolls by `distance` points. Returns false if the content did not move.
  func scrollAtEdge(_ axis: Axis, by distance: CGFloat) -> Bool
}

extension ScrollNode: EdgeScrollTarget {
  func scrollEdges(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    let insets = model.metrics.insets
    return (insets.start(axis), size[axis] - insets.end(axis))
  }

  func canScroll(_ axis: Axis, towards direction: CGFloat) -> Bool {
    model.metrics.canMove(from: Double(model.offset[axis]), by: Double(direction), axis)
  }

  func scrollAtEdge(_ axis: Axis, by distance: CGFloat) -> Bool {
    let offset = model.offset[axis]
    model.move(axis, to: Double(offset) + Double(distance))
    return model.offset[axis] != offset
  }
}
