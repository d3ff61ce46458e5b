/// A receiver of the strokes of wheels and touchpads, for the `WheelRouter`.
@MainActor package protocol WheelTaker: AnyObject {
  /// Follows an event with a distance. Returns false if the event goes to the takers behind. `path`: the nodes under the pointer, the deepest first.
  func follow(_ wheel: WheelEvent, path: () -> [RenderNode], time: Double) -> Bool
  /// Ends the stroke. Called for each taker, also for those that follow no event of the stroke.
  func end(_ end: WheelEnd, at time: Double)
  /// The time in seconds after the last event at which a stroke without a reported lift ends for this taker; nil if its end changes nothing.
  /// `quietGap`: that of the stroke.
  func patience(_ quietGap: Double) -> Double?
  /// Shows the content where it is expected at `time`. Returns true if a later frame has another position.
  func extrapolate(to time: Double) -> Bool
  /// Drops a node that leaves the window.
  func forget(_ node: RenderNode)
}

extension WheelTaker {
  package func patience(_ quietGap: Double) -> Double? { quietGap }
  package func extrapolate(to time: Double) -> Bool { false }
  package func forget(_ node: RenderNode) {}
}

/// The end of a stroke of a wheel or a touchpad.
package enum WheelEnd {
  /// The fingers have left the touchpad.
  case lifted
  /// The device was quiet, or another stroke begins.
  case rested
  /// The window has lost the keyboard, the system has taken the fingers, or another taker has taken the stroke.
  case cancelled
}
