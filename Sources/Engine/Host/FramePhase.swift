/// The step of a frame that is running now. `FramePipeline.enter(_:)` alone changes it.
package enum FramePhase: Int, CaseIterable, Sendable {
  /// Between two frames. `Task`s, timers and the host's own code run.
  case between
  /// User handlers of gestures, wheel and keys run.
  case input
  /// Motions are sampled at the frame time.
  case tick
  /// View bodies are evaluated.
  case body
  /// Nodes are measured and placed in their parents.
  case layout
  /// Scroll translations are applied.
  case place
  /// Geometry is compared, preferences are reduced, then changed callbacks run.
  case observe
  /// The display list is recorded, and the host draws it.
  case paint
  /// The host shows what it has drawn.
  case present

  /// True if views may write state now. The other phases compute from that state.
  package var allowsStateWrites: Bool {
    switch self {
    case .between, .input, .tick, .observe: true
    case .body, .layout, .place, .paint, .present: false
    }
  }

  package var name: String { String(describing: self) }
}
