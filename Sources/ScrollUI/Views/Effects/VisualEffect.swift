/// A change of the drawing of a view without an influence on layout.
///
/// Effects are composed with the methods below, from the `EmptyVisualEffect` that a closure receives. A conforming type
/// of the program has no effect of its own.
public protocol VisualEffect: Sendable, Animatable {
  /// Adds the changes of an effect to others. Programs use the default, an effect without a change.
  static var _composer: _EffectComposer<Self> { get }
}

extension VisualEffect {
  /// The composer of an effect without a change.
  public static var _composer: _EffectComposer<Self> { _EffectComposer { _, _ in } }
}

/// The effect without a change: the start of each composition.
public struct EmptyVisualEffect: VisualEffect {
  /// The effect has no animatable values.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates the effect.
  public init() {}
}

extension VisualEffect {
  /// Moves the view by `offset`, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Moves the view by `x` and `y`, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    followed(by: OffsetStep(animatableData: AnimatablePair(x, y)))
  }

  /// Scales the view about the point `anchor`, in fractions of its size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    followed(by: ScaleStep(animatableData: AnimatablePair(scale.animatableData, anchor.animatableData)))
  }

  /// Scales the view by `s` about the point `anchor`.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view horizontally and vertically about the point `anchor`.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the view clockwise about the point `anchor`.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    followed(by: RotationStep(animatableData: AnimatablePair(angle.radians, anchor.animatableData)))
  }

  /// Rotates the view about an axis in space and draws it in perspective, as `View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    followed(
      by: SpaceRotationStep(
        SpaceRotation(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  /// Applies an affine transform of the view's own coordinates. Its coefficients animate.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    followed(by: TransformStep(transform))
  }

  /// Multiplies the view's opacity by `opacity`, a factor in 0…1.
  public func opacity(_ opacity: Double) -> some VisualEffect { followed(by: AmountStep(.opacity, opacity)) }

  /// Blurs the view. `radius` is the standard deviation in points; `opaque` has no effect: edges are blurred too.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    followed(by: AmountStep(.blur, radius))
  }

  /// Adds `amount`, −1…1, to each color component.
  public func brightness(_ amount: Double) -> some VisualEffect { followed(by: AmountStep(.brightness, amount)) }

  /// Scales the distance of colors from middle gray by `amount`; 1 has no effect.
  public func contrast(_ amount: Double) -> some VisualEffect { followed(by: AmountStep(.contrast, amount)) }

  /// Scales the distance of colors from gray by `amount`; 1 has no effect.
  public func saturation(_ amount: Double) -> some VisualEffect { followed(by: AmountStep(.saturation, amount)) }

  /// Moves colors towards gray: 0 has no effect, 1 leaves gray.
  public func grayscale(_ amount: Double) -> some VisualEffect { followed(by: AmountStep(.grayscale, amount)) }

  /// Rotates the hue of colors by `angle`. Grays are unchanged.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { followed(by: AmountStep(.hueRotation, angle.radians)) }

  private func followed<Step: EffectStep>(by step: Step) -> SteppedEffect<Self, Step> {
    SteppedEffect(base: self, step: step)
  }
}

/// The effect `base` followed by `step`.
struct SteppedEffect<Base: VisualEffect, Step: EffectStep>: VisualEffect {
  var base: Base
  var step: Step

  var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
    get { AnimatablePair(base.animatableData, step.animatableData) }
    set { (base.animatableData, step.animatableData) = (newValue.first, newValue.second) }
  }
}
