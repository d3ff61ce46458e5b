import ScrollUI

/// Continues a movement that would end between an open and a collapsed header to an end: in the direction of the movement from
/// `originalTarget`, or to the nearer end without a direction.
struct HeaderSnapping: ScrollTargetBehavior {
  /// The offset at which the header is collapsed, in points.
  let distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (end, start) = (target.rect.minY, context.originalTarget.rect.minY)
    guard end > 0, end < distance else { return }
    let isCollapsing = end == start ? end > distance / 2 : end > start
    target.rect.origin.y = isCollapsing ? distance : 0
  }
}
