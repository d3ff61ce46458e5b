/// A gesture whose detector may be replaced by `replace(with:kind:)` between two presses.
package final class ReplaceableDetector<Value>: WrappingDetector<Value, Value> {
  /// The replaced detector until `reset()`, which notifies its observers. Views are evaluated during
  /// `replace(with:kind:)`, so that callbacks may not run then.
  private var former: Detector<Value>?
  /// The type of the gesture value that `base` was made for.
  package private(set) var kind: ObjectIdentifier

  package init(_ base: Detector<Value>, kind: ObjectIdentifier) {
    self.kind = kind
    super.init(around: base)
  }

  /// Replaces `base`. A gesture in progress is cancelled with the next frame.
  package func replace(with base: Detector<Value>, kind: ObjectIdentifier) {
    if let node { node.host?.services[GestureArena.self].drop(self) }
    former = self.base
    self.base = base
    self.kind = kind
    if let node { base.attach(to: node) }
  }

  override var phase: GesturePhase<Value> { base.phase }

  override func value(ofTapAt point: CGPoint) -> Value? { base.value(ofTapAt: point) }

  override func press(at point: CGPoint) -> (@MainActor () -> Void)? { base.press(at: point) }
  override func reset() {
    former?.reset()
    former = nil
    super.reset()
  }
}

/// A `Detector` that accepts no press and stays `.possible`.
package final class InertDetector<Value>: Detector<Value> {
  package override init() { super.init() }

  override func accepts(_ press: Press) -> Bool { false }
}
