import Engine

/// A type-erased gesture. Its base can have a different type after each update.
public struct AnyGesture<Value> {
  private let type: Any.Type
  private let make: @MainActor () -> Detector<Value>
  private let updateBase: @MainActor (Detector<Value>) -> Void

  /// Wraps `gesture`.
  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    let gesture = UncheckedTransfer(gesture)
    type = T.self
    make = { GestureDetection.make(gesture.value) }
    updateBase = { GestureDetection.update(gesture.value, $0) }
  }
}

extension AnyGesture: PrimitiveGesture {
  func makeDetector() -> Detector<Value> { ReplaceableDetector(make(), kind: ObjectIdentifier(type)) }

  func update(_ detector: Detector<Value>) {
    let replaceable = unsafeDowncast(detector, to: ReplaceableDetector<Value>.self)
    if replaceable.kind == ObjectIdentifier(type) {
      updateBase(replaceable.base)
    } else {
      replaceable.replace(with: make(), kind: ObjectIdentifier(type))
    }
  }
}

/// A gesture that may be absent. It is detected while it is not nil.
extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  /// The values of the gesture.
  public typealias Value = Wrapped.Value

  func makeDetector() -> Detector<Wrapped.Value> { ReplaceableDetector(makeBase(), kind: kind) }

  func update(_ detector: Detector<Wrapped.Value>) {
    let replaceable = unsafeDowncast(detector, to: ReplaceableDetector<Wrapped.Value>.self)
    if replaceable.kind != kind { return replaceable.replace(with: makeBase(), kind: kind) }
    if let self { GestureDetection.update(self, replaceable.base) }
  }

  @MainActor private func makeBase() -> Detector<Wrapped.Value> { map { GestureDetection.make($0) } ?? InertDetector() }

  private var kind: ObjectIdentifier { ObjectIdentifier(self == nil ? Never.self as Any.Type : Wrapped.self) }
}
