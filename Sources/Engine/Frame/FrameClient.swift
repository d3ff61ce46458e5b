/// The part of a frame that has views. `ViewGraph` of ScrollUI implements it; the engine knows no more of views.
@MainActor package protocol FrameClient: AnyObject {
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
  /// The animations of the motion scopes in the update that runs now. Nil outside of updates, and if the animation of
  /// `FramePipeline.change` holds for all nodes.
  var motionChange: (any MotionChange)? { get }
  /// The names of the pending bodies, preferences and callbacks, for the message about a loop; empty if no work is pending.
  var pendingDescription: String { get }
  /// The names of `WorkSubject`s, for a report.
  func describe(_ subjects: [WorkSubject]) -> [WorkDescription]
  /// Handles a key that no gesture or scroll view has a claim on. Returns true if a handler took it.
  func handleKey(_ key: KeyStroke, phase: KeyPhase) -> Bool
}
