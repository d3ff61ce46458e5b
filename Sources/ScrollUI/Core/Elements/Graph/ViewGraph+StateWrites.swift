import Engine

extension ViewGraph {
  /// Reports a write of state in a phase that computes from that state.
  func checkStateWrite(of element: Element) {
    // A window's first bodies are evaluated before its first frame.
    let phase = Self.evaluating != nil && pipeline.phase.allowsStateWrites ? .body : pipeline.phase
    guard !phase.allowsStateWrites else { return }
    Diagnostics.error(
      "state that \(element.viewName) reads was changed in the \(phase.name) phase of a frame, while views were computed from it; "
        + "change it in an action, in onAppear, onChange, onPreferenceChange or a task")
  }
}
