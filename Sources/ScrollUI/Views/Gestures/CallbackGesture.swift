import Engine

/// A gesture with callbacks for its changes and its end.
struct CallbackGesture<Base: Gesture> {
  let base: Base
  var changed: ((Base.Value) -> Void)?
  var ended: ((Base.Value) -> Void)?
  var finished: ((Base.Value) -> Void)?
}

extension CallbackGesture: PrimitiveGesture {
  typealias Value = Base.Value
  func makeDetector() -> Detector<Value> {
    let detector = ObservedDetector(GestureDetection.make(base))
    detector.isChange = { !areEqual($0, $1) }
    setActions(of: detector)
    return detector
  }

  func update(_ detector: Detector<Value>) {
    let observed = unsafeDowncast(detector, to: ObservedDetector<Value>.self)
    setActions(of: observed)
    GestureDetection.update(base, observed.base)
  }

  @MainActor private func setActions(of detector: ObservedDetector<Value>) {
    detector.changed = changed
    detector.ended = ended
    detector.finished = finished
  }
}

/// A gesture whose values are computed from those of its base.
struct MapGesture<Base: Gesture, Value> {
  let base: Base
  let transform: (Base.Value) -> Value
}

extension MapGesture: PrimitiveGesture {
  func makeDetector() -> Detector<Value> { MapDetector(GestureDetection.make(base), transform: mainTransform) }

  @MainActor private var mainTransform: @MainActor (Base.Value) -> Value {
    let transform = transform
    return { transform($0) }
  }

  func update(_ detector: Detector<Value>) {
    let map = unsafeDowncast(detector, to: MapDetector<Base.Value, Value>.self)
    map.transform = mainTransform
    GestureDetection.update(base, map.base)
  }
}

nonisolated extension Gesture {
  /// Calls `action` with the last value when the gesture succeeds. A cancelled gesture does not call it.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    CallbackGesture(base: self, ended: action)
  }

  /// Transforms the values of the gesture.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> { MapGesture(base: self, transform: body) }
}

nonisolated extension Gesture where Value: Equatable {
  /// Calls `action` with each changed value during the gesture.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    CallbackGesture(base: self, changed: action)
  }
}
