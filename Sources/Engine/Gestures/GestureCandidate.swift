/// A detector under a press and its `GestureNode.Precedence`.
@MainActor struct GestureCandidate {
  let detector: GestureDetector
  let precedence: GestureNode.Precedence
  /// True for a `ScrollDragDetector`.
  var isScroll = false

  /// The competing detectors on `path` in the order of decision. `scroll` is inserted at its innermost scroll view.
  static func collect(_ path: [RenderNode], scroll: ScrollDragDetector?) -> [GestureCandidate] {
    var candidates: [GestureCandidate] = []
    var own: [GestureCandidate] = []
    var scroll = scroll
    for node in path {
      if let gesture = node.fact(GestureFact.self) {
        if !gesture.allowsInnerGestures { candidates.removeAll { !$0.isScroll } }
        guard gesture.isEnabled else { continue }
        let candidate = GestureCandidate(detector: gesture.detector, precedence: gesture.precedence)
        if gesture.precedence == .high { candidates.insert(candidate, at: 0) } else { candidates.append(candidate) }
      } else if let scroller = node.fact(ScrollFact.self) {
        if let zoom = scroller.doublePress { candidates.append(GestureCandidate(detector: zoom, precedence: .normal)) }
        guard let detector = scroll, detector.scrollers.first === node else { continue }
        candidates.append(GestureCandidate(detector: detector, precedence: .normal, isScroll: true))
        scroll = nil
      } else if let target = node as? any PressTarget {
        if let detector = target.touchDetector {
          own.append(GestureCandidate(detector: detector, precedence: .simultaneous))
        }
        if let detector = target.competitor {
          candidates.append(GestureCandidate(detector: detector, precedence: .normal))
        }
      }
    }
    return own + candidates
  }

  /// The detectors that may claim a press of the mouse before the competition. Scroll bars come first, since they are
  /// in front of all content.
  static func claimants(_ path: [RenderNode]) -> [GestureDetector] {
    path.facts(ScrollFact.self).map(ScrollBarDrag.init) + path.compactMap { ($0 as? any PressTarget)?.claimant }
  }
}

/// A node with detectors of presses: a `GestureNode`, or a node whose own detectors take part regardless of
/// `GestureNode.allowsInnerGestures` around it.
@MainActor protocol PressTarget: RenderNode {
  /// The detector that may claim a press of the mouse; nil while the node is disabled.
  var claimant: GestureDetector? { get }

  /// A detector of fingers that is simultaneous with all gestures; nil for a `GestureNode`.
  var touchDetector: GestureDetector? { get }

  /// A detector that competes with the gestures around the node; nil for a `GestureNode`.
  var competitor: GestureDetector? { get }
}

extension PressTarget {
  var touchDetector: GestureDetector? { nil }
  var competitor: GestureDetector? { nil }
}
