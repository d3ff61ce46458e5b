import Engine

/// A transform of the drawing of a view that depends on its size and animates.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var animatableData: CGFloat
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 2), y: 0))
///   }
/// }
/// ```
public protocol GeometryEffect: Animatable, ViewModifier {
  /// The transform for a view of `size`, in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view with the transform of the effect.
  @MainActor @preconcurrency public func body(content: Content) -> some View {
    let effect = UncheckedTransfer(self)
    return content.modifier(
      EffectModifier(EmptyAnimatableData()) { _, size in .projection(effect.value.effectValue(size: size)) })
  }

  /// The effect; layouts ignore effects already.
  public func ignoredByLayout() -> Self { self }
}

/// A `ViewModifier` with data that animate; the older form of a modifier that is `Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}

nonisolated extension View {
  /// Transforms the drawing of the view, with perspective. Taps are received where the view is drawn; the layout is not affected.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .projection(transform) })
  }
}
