import Geometry
import Motion

/// Takes the wheel to the scroll views that it is for.
@MainActor final class WheelRouter {
  /// `path`: the nodes under the pointer, the deepest first.
  func route(_ wheel: WheelEvent, path: [RenderNode], time: Double) {
    let scrollers = path.compactMap { $0 as? ScrollNode }
    // SDL counts the wheel away from the person; offsets grow towards the content's end.
    let notches = CGVector(dx: wheel.delta.dx, dy: -wheel.delta.dy)
    for axis in Axis.allCases where notches[axis] != 0 {
      let distance = notches[axis] * ScrollMetrics.notchLength
      let target =
        scrollers.first { $0.model.limits.canMove(from: $0.model.offset[axis], by: distance, axis) }
        ?? scrollers.first { $0.axes.contains(axis) }
      guard let model = target?.model else { continue }
      if wheel.isPrecise {
        var delta = CGVector.zero
        delta[axis] = distance
        model.pullByWheel(delta, at: time)
      } else {
        let cap = model.limits.pageLength(axis)
        model.glide(axis, by: max(-cap, min(cap, distance)), at: time, activity: .interacting)
      }
    }
  }

  /// A scroll view has left the window.
  func forget(_ node: RenderNode) {}
}
