/// The gesture of `base` with its values passed through `transform`.
package final class MapDetector<Base, Value>: WrappingDetector<Base, Value> {
  package var transform: @MainActor (Base) -> Value

  package init(_ base: Detector<Base>, transform: @escaping @MainActor (Base) -> Value) {
    self.transform = transform
    super.init(around: base)
  }

  override func value(ofTapAt point: CGPoint) -> Value? { base.value(ofTapAt: point).map(transform) }

  override var phase: GesturePhase<Value> { base.phase.map(transform) }
}
