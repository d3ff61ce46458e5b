/// The side of the frame that has views. ScrollUI implements it; the engine knows no more of it than this.
@MainActor package protocol FrameClient: AnyObject {
  /// Whether a body must be evaluated.
  var needsBodies: Bool { get }
  /// Evaluates every dirty body, shallow first.
  func updateBodies()
  /// Compares what readers of geometry have seen with what is true now and marks those who must be evaluated again.
  func compareGeometry()
  /// Whether `deliverFacts` has something to say.
  var hasFacts: Bool { get }
  /// Reduces changed preferences, then runs the callbacks of everything that changed: user code.
  func deliverFacts()
  /// The animations of the motion scopes in the update that runs now. Nil outside of updates, and if the animation of
  /// `FramePipeline.change` holds for all nodes.
  var motionChange: (any MotionChange)? { get }
  /// What keeps asking for another round, for the message about a loop; empty when nothing is pending.
  var pendingDescription: String { get }
  /// Names pieces of work for a report.
  func describe(_ subjects: [WorkSubject]) -> [WorkDescription]
  /// Keyboard input that no gesture or scroll view has a claim on. Returns whether a handler took it.
  func handleKey(_ key: KeyStroke, phase: KeyPhase) -> Bool
}
