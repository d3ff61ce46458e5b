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
  /// Creates the detector of the gesture. Programs use the default, the detector of `body`.
  func _makeDetector() -> _GestureDetector
  /// Updates a detector that `_makeDetector()` has created for an earlier value. Programs use the default.
  func _updateDetector(_ detector: _GestureDetector)
}

/// The detector of a gesture.
public struct _GestureDetector {
  let base: GestureDetector
}

extension Gesture {
  /// Creates the detector of `body`, whose values must be of the type `Value`.
  public func _makeDetector() -> _GestureDetector {
    let detector = body._makeDetector()
    guard detector.base is Detector<Value> else {
      preconditionFailure(
        "the body of \(Self.self) has values of type \(Body.Value.self) and not \(Value.self); make them the same")
    }
    return detector
  }

  /// Updates the detector of `body`.
  public func _updateDetector(_ detector: _GestureDetector) { body._updateDetector(detector) }
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

extension PrimitiveGesture {
  /// Creates the gesture's own detector.
  public func _makeDetector() -> _GestureDetector { _GestureDetector(base: makeDetector()) }

  /// Updates the gesture's own detector.
  public func _updateDetector(_ detector: _GestureDetector) {
    update(unsafeDowncast(detector.base, to: Detector<Value>.self))
  }
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
    unsafeDowncast(gesture._makeDetector().base, to: Detector<G.Value>.self)
  }

  static func update<G: Gesture>(_ gesture: G, _ detector: GestureDetector) {
    gesture._updateDetector(_GestureDetector(base: detector))
  }
}
