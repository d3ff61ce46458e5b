import Engine

/// A pattern of presses and movements with a value.
///
/// A custom gesture has a body of further gestures:
///
/// ```swift
/// struct TwoTaps: Gesture {
///   var body: some Gesture<TapGesture.Value> { TapGesture(count: 2) }
/// }
/// ```
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the value that the gesture reports during its progress and at its end.
  associatedtype Value
  /// The type of the body; `Never` for primitive gestures.
  associatedtype Body: Gesture
  /// The gesture that this gesture consists of. Its value type must be `Value`.
  var body: Body { get }
}

extension Never: Gesture {
  /// `Never` is the body of primitive gestures.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Not readable: the framework detects a primitive gesture itself.
  public var body: Never { preconditionFailure("\(Self.self) is detected by the framework; its body can't be read") }
}

/// A gesture with a detector of its own.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
  func makeDetector() -> Detector<Value>
  /// Updates a detector created by `makeDetector` for an earlier value. Also called during the gesture.
  func update(_ detector: Detector<Value>)
}

/// A gesture of a control of the library: `make` creates its detector, and `set` sets the properties of the detector at each update.
struct DetectorGesture<Value, Made: Detector<Value>> {
  let make: @MainActor () -> Made
  let set: @MainActor (Made) -> Void
}

extension DetectorGesture: PrimitiveGesture {
  func makeDetector() -> Detector<Value> {
    let detector = make()
    set(detector)
    return detector
  }

  func update(_ detector: Detector<Value>) { set(unsafeDowncast(detector, to: Made.self)) }
}

/// Creates and updates the detectors of gestures.
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
