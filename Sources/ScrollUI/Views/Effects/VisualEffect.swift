/// A change of how a view is drawn that has no part in layout.
///
/// Effects are made by the members below, one after the other, from the empty one that a closure is given. A type of the program's own
/// that conforms changes nothing.
public protocol VisualEffect: Sendable, Animatable {}

/// The effect that changes nothing: where every effect begins.
public struct EmptyVisualEffect: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData

  public init() {}
}

extension VisualEffect {
  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Moves the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    followed(by: OffsetStep(offset: CGSize(width: x, height: y)))
  }

  /// Draws the view larger or smaller around a point of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    followed(by: ScaleStep(scale: scale, anchor: anchor))
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned around a point of it, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    followed(by: RotationStep(angle: angle, anchor: anchor))
  }

  /// Draws the view through an affine transform of its own coordinates.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    followed(by: TransformStep(transform: transform))
  }

  /// Draws the view more faintly: 0 not at all … 1 fully.
  public func opacity(_ opacity: Double) -> some VisualEffect { followed(by: AmountStep(.opacity, opacity)) }

  /// Draws the view out of focus. `radius`: the standard deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    followed(by: AmountStep(.blur, radius))
  }

  /// Adds `amount` (−1…1) to each colour.
  public func brightness(_ amount: Double) -> some VisualEffect { followed(by: AmountStep(.brightness, amount)) }

  /// Stretches colours away from middle grey; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { followed(by: AmountStep(.contrast, amount)) }

  /// Draws colours apart from their grey; 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect { followed(by: AmountStep(.saturation, amount)) }

  /// 0 changes nothing, 1 leaves grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { followed(by: AmountStep(.grayscale, amount)) }

  /// Turns hues around the grey axis.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { followed(by: AmountStep(.hueRotation, angle.radians)) }

  private func followed<Step: EffectStep>(by step: Step) -> SteppedEffect<Self, Step> {
    SteppedEffect(base: self, step: step)
  }
}

/// An effect and one more step.
struct SteppedEffect<Base: VisualEffect, Step: EffectStep>: VisualEffect {
  var base: Base
  var step: Step

  var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
    get { AnimatablePair(base.animatableData, step.animatableData) }
    set { (base.animatableData, step.animatableData) = (newValue.first, newValue.second) }
  }
}
