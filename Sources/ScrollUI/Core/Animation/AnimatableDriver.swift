import Engine

/// Animates an `Animatable` view or modifier of the program by evaluating its body with interpolated data.
@MainActor struct AnimatableDriver<Value> {
  /// Sets a new target, with the animation of the current transaction.
  let set: (Value, Transaction) -> Void
  /// Writes the currently presented data into a value.
  let present: (inout Value) -> Void
  let stop: () -> Void

  /// The driver for `value`, or nil if its type is not `Animatable`.
  static func make(for value: Value, of element: Element) -> AnimatableDriver? {
    guard let type = AnimatableTypes.find(Value.self) else { return nil }
    return make(type, value, element)
  }

  private static func make<Content: Animatable>(
    _ type: Content.Type, _ value: Value, _ element: Element
  ) -> AnimatableDriver {
    // `AnimatableTypes` has checked that `Value` and `Content` are the same type.
    func data(_ value: Value) -> Content.AnimatableData { unsafeBitCast(value, to: Content.self).animatableData }
    let animator = AttributeAnimator(data(value), graph: element.graph) { [weak element] in
      if let element { element.graph.setNeedsAnimationStep(element) }
    }
    return AnimatableDriver(
      set: { animator.set(data($0), transaction: $1) },
      present: { value in
        guard animator.presented != animator.target else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
          bytes.assumingMemoryBound(to: Content.self)[0].animatableData = animator.presented
        }
      },
      stop: { animator.stop() })
  }
}

/// The types that conform to `Animatable`.
@MainActor private enum AnimatableTypes {
  private static let types = TypeCache<(any Animatable.Type)?>()

  static func find(_ type: Any.Type) -> (any Animatable.Type)? {
    types.value(for: type) { type as? any Animatable.Type }
  }
}
