import Engine

/// A step of a `VisualEffect`.
protocol EffectStep: Sendable, Animatable {
  /// Adds the step to `composition`.
  func apply(to composition: inout EffectComposition)
}

/// Values that animate together with the anchor of a transform.
typealias Anchored<Values: VectorArithmetic> = AnimatablePair<Values, UnitPoint.AnimatableData>

extension AnimatablePair where Second == UnitPoint.AnimatableData {
  /// The fixed point of the transform, in fractions of the view's size.
  var anchor: UnitPoint { UnitPoint(x: second.first, y: second.second) }
}

/// Moves the view by an offset in points.
struct OffsetStep: EffectStep {
  var animatableData: CGSize.AnimatableData

  func apply(to composition: inout EffectComposition) {
    composition.transform(CGAffineTransform(translationX: animatableData.first, y: animatableData.second))
  }
}

/// Scales the view about an anchor.
struct ScaleStep: EffectStep {
  var animatableData: Anchored<CGSize.AnimatableData>

  func apply(to composition: inout EffectComposition) {
    let scale = animatableData.first
    composition.transform(CGAffineTransform(scaleX: scale.first, y: scale.second), around: animatableData.anchor)
  }
}

/// Rotates the view about an anchor by an angle in radians.
struct RotationStep: EffectStep {
  var animatableData: Anchored<Double>

  func apply(to composition: inout EffectComposition) {
    composition.transform(CGAffineTransform(rotationAngle: animatableData.first), around: animatableData.anchor)
  }
}

/// Rotates the view about an axis in space.
struct SpaceRotationStep: EffectStep {
  var animatableData: SpaceRotation.AnimatableData

  init(_ rotation: SpaceRotation) { animatableData = rotation.animatableData }

  func apply(to composition: inout EffectComposition) {
    composition.project(SpaceRotation(animatableData: animatableData).transform(in: composition.size))
  }
}

/// Applies an affine transform. Its six coefficients animate.
struct TransformStep: EffectStep {
  typealias Row = CGPoint.AnimatableData
  var animatableData: AnimatablePair<AnimatablePair<Row, Row>, Row>

  init(_ transform: CGAffineTransform) {
    animatableData = AnimatablePair(
      AnimatablePair(Row(transform.a, transform.b), Row(transform.c, transform.d)), Row(transform.tx, transform.ty))
  }

  func apply(to composition: inout EffectComposition) {
    let (first, second, last) = (animatableData.first.first, animatableData.first.second, animatableData.second)
    composition.transform(
      CGAffineTransform(
        a: first.first, b: first.second, c: second.first, d: second.second, tx: last.first, ty: last.second))
  }
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
