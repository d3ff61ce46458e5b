import Semantics

/// The node of a gesture modifier.
package final class GestureNode: UnaryNode, PressTarget {
  /// The order between a gesture and those of inner views.
  package enum Precedence: Sendable {
    /// Inner gestures come first.
    case normal
    /// The gesture comes before inner gestures.
    case high
    /// The gesture neither wins presses from other gestures nor loses them.
    case simultaneous
  }

  /// The detector of the gesture.
  package let detector: GestureDetector
  /// The order between the gesture and those of inner views.
  package var precedence: Precedence
  /// True if the gesture takes presses. Setting it to false cancels a gesture in progress.
  package var isEnabled = true {
    didSet { if oldValue, !isEnabled { host?.services[GestureArena.self].drop(detector) } }
  }
  /// True if the gestures of inner views take presses.
  package var allowsInnerGestures = true
  /// The kind of the control for assistive technologies; nil for a button. Only for a `ControlPressDetector`.
  package var role: SemanticRole?
  /// True if all points of `bounds` are hit, and not only the content of the child.
  package var fillsBounds: Bool

  package init(detector: GestureDetector, precedence: Precedence, fillsBounds: Bool = false) {
    self.detector = detector
    self.precedence = precedence
    self.fillsBounds = fillsBounds
    super.init()
    capabilities.insert(.hasGesture)
    detector.attach(to: self)
  }

  var claimant: GestureDetector? { isEnabled ? detector : nil }

  override func hitPart(at point: CGPoint) -> HitPart { fillsBounds && bounds.contains(point) ? .node : .children }
}

/// The gesture that a node is.
package enum GestureFact: NodeFact {
  package static var capability: NodeCapabilities { .hasGesture }
  package static func value(of node: RenderNode) -> GestureNode? { node as? GestureNode }
}

extension RenderNode {
  /// The detector of the gesture that the node is; nil for another node, and while the gesture takes no presses.
  final var enabledDetector: GestureDetector? { fact(GestureFact.self)?.claimant }
}

extension GestureNode: SpringLoading {
  package var springAction: SpringAction? { isEnabled ? detector.springAction : nil }
}
