/// Routes the strokes of wheels and touchpads.
///
/// Each event is offered to the takers in their order, and the first that follows it has the stroke; the taker before is cancelled. A touchpad ends its
/// stroke with the lift, and all other devices end theirs by a pause (`WheelStroke.quietGap`).
@MainActor package final class WheelRouter: FrameTicker {
  /// The `NodeHost` of the window, which runs `tick(at:)`.
  package weak var host: NodeHost?
  private let takers: [any WheelTaker]
  private var stroke: WheelStroke?
  /// The taker that follows the stroke.
  private var winner: (any WheelTaker)?

  package init(_ takers: [any WheelTaker]) { self.takers = takers }

  /// Handles a wheel event. `path`: the nodes under the pointer, the deepest first.
  package func route(_ wheel: WheelEvent, path: @autoclosure () -> [RenderNode], time: Double) {
    if wheel.phase.isEnd {
      if stroke?.device == wheel.device { end(wheel.phase == .lifted ? .lifted : .cancelled, at: time) }
      return
    }
    // The largest numbers of a script become infinite as points.
    let reach = (abs(wheel.delta.dx) + abs(wheel.delta.dy)) * ScrollConstants.notchLength
    guard wheel.delta != .zero, reach.isFinite else { return }
    if stroke?.includes(wheel, at: time) != true {
      end(.rested, at: time)
      stroke = WheelStroke(wheel, at: time)
    }
    stroke?.lastTime = time
    let taker = takers.first { $0.follow(wheel, path: path, time: time) }
    if let winner, winner !== taker { winner.end(.cancelled, at: time) }
    winner = taker
    host?.add(self)
  }

  /// Takes the stroke from its taker: the window has lost the keyboard, or the fingers do something else.
  package func cancel(at time: Double) { end(.cancelled, at: time) }

  private func end(_ end: WheelEnd, at time: Double) {
    for taker in takers { taker.end(end, at: time) }
    (stroke, winner) = (nil, nil)
  }

  /// Called when a node has left the window.
  func forget(_ node: RenderNode) {
    for taker in takers { taker.forget(node) }
  }

  package func tick(at time: Double) -> NextTick {
    guard let stroke, let winner else { return .never }
    let isAhead = winner.extrapolate(to: time)
    guard let patience = stroke.quietGap.flatMap({ winner.patience($0) }) else { return isAhead ? .nextFrame : .never }
    let due = stroke.lastTime + patience
    guard time.hasReached(due) else { return isAhead ? .nextFrame : .at(due) }
    end(.rested, at: due)
    return .never
  }
}
