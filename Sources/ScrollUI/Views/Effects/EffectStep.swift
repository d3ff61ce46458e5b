import Engine

/// A step of a `VisualEffect`.
protocol EffectStep: Sendable, Animatable {
  /// Adds the step to `composition`.
  func apply(to composition: inout EffectComposition)
}

/// Moves the view by `offset`, in points.
struct OffsetStep: EffectStep {
  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func apply(to composition: inout EffectComposition) {
    composition.transform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}

/// Scales the view about `anchor`.
struct ScaleStep: EffectStep {
  var scale: CGSize
  var anchor: UnitPoint

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func apply(to composition: inout EffectComposition) {
    composition.transform(CGAffineTransform(scaleX: scale.width, y: scale.height), around: anchor)
  }
}

/// Rotates the view about `anchor`.
struct RotationStep: EffectStep {
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.radians, anchor.animatableData) }
    set { (angle.radians, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func apply(to composition: inout EffectComposition) {
    composition.transform(CGAffineTransform(rotationAngle: angle.radians), around: anchor)
  }
}

/// Applies the affine `transform`. Its six coefficients animate.
struct TransformStep: EffectStep {
  var transform: CGAffineTransform

  typealias Row = CGPoint.AnimatableData

  var animatableData: AnimatablePair<AnimatablePair<Row, Row>, Row> {
    get {
      AnimatablePair(
        AnimatablePair(Row(transform.a, transform.b), Row(transform.c, transform.d)), Row(transform.tx, transform.ty))
    }
    set {
      let (first, second, last) = (newValue.first.first, newValue.first.second, newValue.second)
      transform = CGAffineTransform(
        a: first.first, b: first.second, c: second.first, d: second.second, tx: last.first, ty: last.second)
    }
  }

  func apply(to composition: inout EffectComposition) { composition.transform(transform) }
}

/// A step with a single number, such as `opacity`.
struct AmountStep: EffectStep {
  enum Kind: Sendable {
    case opacity, blur, brightness, contrast, saturation, grayscale, hueRotation
  }

  let kind: Kind
  var animatableData: Double

  init(_ kind: Kind, _ amount: Double) {
    self.kind = kind
    animatableData = amount
  }

  func apply(to composition: inout EffectComposition) {
    let amount = animatableData
    guard amount.isFinite else { return }
    switch kind {
    case .opacity: composition.fade(Limits.unit(amount))
    case .blur: composition.blur(radius: max(0, amount))
    case .brightness: if amount != 0 { composition.color(.brightness(amount)) }
    case .contrast: if amount != 1 { composition.color(.contrast(amount)) }
    case .saturation: if amount != 1 { composition.color(.saturation(amount)) }
    case .grayscale: if amount != 0 { composition.color(.grayscale(amount)) }
    case .hueRotation: if amount != 0 { composition.color(.hueRotation(amount)) }
    }
  }
}
