import Engine

/// A pattern of presses and movements, and what a program learns from it.
///
/// A gesture of one's own has a body made of others:
///
/// ```swift
/// struct TwoTaps: Gesture {
///   var body: some Gesture<TapGesture.Value> { TapGesture(count: 2) }
/// }
/// ```
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture tells while it goes on and when it ends.
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// A gesture that the framework detects itself has no body.
  public var body: Never { preconditionFailure("\(Self.self) is detected by the framework; its body can't be read") }
}

/// A gesture that the framework detects itself.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
  func makeDetector() -> Detector<Value>
  /// Brings a detector that `makeDetector` made for an earlier value up to date, also while its gesture goes on.
  func update(_ detector: Detector<Value>)
}

/// Makes and updates the detectors of gestures.
@MainActor enum GestureDetection {
  static func make<G: Gesture>(_ gesture: G) -> Detector<G.Value> {
    guard let primitive = gesture as? any PrimitiveGesture else { return typed(make(gesture.body), for: G.self) }
    return unsafeDowncast(make(primitive: primitive), to: Detector<G.Value>.self)
  }

  private static func make<G: PrimitiveGesture>(primitive: G) -> GestureDetector { primitive.makeDetector() }

  static func update<G: Gesture>(_ gesture: G, _ detector: GestureDetector) {
    guard let primitive = gesture as? any PrimitiveGesture else { return update(gesture.body, detector) }
    update(primitive: primitive, detector)
  }

  private static func update<G: PrimitiveGesture>(primitive: G, _ detector: GestureDetector) {
    primitive.update(unsafeDowncast(detector, to: Detector<G.Value>.self))
  }

  private static func typed<Value, G: Gesture>(_ detector: Detector<Value>, for type: G.Type) -> Detector<G.Value> {
    guard let detector = detector as GestureDetector as? Detector<G.Value> else {
      preconditionFailure(
        "the body of \(G.self) has values of type \(Value.self) and not \(G.Value.self); make them the same")
    }
    return detector
  }
}
