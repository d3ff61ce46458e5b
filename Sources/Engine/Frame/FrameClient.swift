/// The part of a frame that has views. `ViewGraph` of ScrollUI implements it; the engine knows no more of views.
@MainActor package protocol FrameClient: NodeClient, KeyHandler {
  /// True if a `body` must be evaluated.
  var needsBodies: Bool { get }
  /// Evaluates every marked `body`, in ascending depth.
  func updateBodies()
  /// Compares the geometry that readers have read with the present one, and marks the readers of changed values.
  func compareGeometry()
  /// True if preferences or callbacks are pending.
  var hasFacts: Bool { get }
  /// Reduces changed preferences, then runs the callbacks of changes: user code.
  func deliverFacts()
  /// The names of the pending bodies, preferences and callbacks, for the message about a loop; empty if no work is pending.
  var pendingDescription: String { get }
}
