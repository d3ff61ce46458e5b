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
