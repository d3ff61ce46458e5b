/// A detector under a press, and its precedence over the others.
@MainActor struct GestureCandidate {
  let detector: GestureDetector
  let precedence: GestureNode.Precedence
  var isScroll = false

  /// The detectors on `path` that compete, in the order in which they are asked. `scroll` stands at its innermost scroll view.
  static func collect(_ path: [RenderNode], scroll: ScrollDragDetector?) -> [GestureCandidate] {
    var candidates: [GestureCandidate] = []
    var own: [GestureCandidate] = []
    var scroll = scroll
    for node in path {
      if let gesture = node as? GestureNode {
        if !gesture.allowsInnerGestures { candidates.removeAll { !$0.isScroll } }
        guard gesture.isEnabled else { continue }
        let candidate = GestureCandidate(detector: gesture.detector, precedence: gesture.precedence)
        if gesture.precedence == .high { candidates.insert(candidate, at: 0) } else { candidates.append(candidate) }
      } else if let detector = scroll, detector.scrollers.first === node {
        candidates.append(GestureCandidate(detector: detector, precedence: .normal, isScroll: true))
        scroll = nil
      } else if let detector = (node as? any PressTarget)?.pressDetector {
        own.append(GestureCandidate(detector: detector, precedence: .simultaneous))
      }
    }
    return own + candidates
  }

  /// The detectors that a press of the mouse is offered to before the competition: scroll bars lie in front of all content.
  static func claimants(_ path: [RenderNode]) -> [GestureDetector] {
    let bars = path.compactMap { node in (node as? ScrollNode).map { ScrollBarDrag($0) as GestureDetector } }
    return bars + path.compactMap { ($0 as? any PressTarget)?.pressDetector }
  }
}

/// A node with a detector that is offered presses on the node: a `GestureNode`, or a node with a detector of its own, which takes part
/// whatever gestures the views around it allow.
@MainActor protocol PressTarget: RenderNode {
  /// Nil while it is disabled.
  var pressDetector: GestureDetector? { get }
}
