import Engine

/// The combination of an effect's steps for a view of a size: a single `LayerEffect`.
///
/// It changes colors, then blurs, then transforms, for any order of the steps. Color changes and transforms are
/// independent of each other, and a blur after a scale equals a blur of another radius before it.
struct EffectComposition {
  let size: CGSize
  private(set) var effect = LayerEffect()

  init(size: CGSize) { self.size = size }

  /// Adds a transform of the view's coordinates.
  mutating func transform(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return }
    effect.transform(by: transform)
  }

  /// Adds a transform with perspective of the view's coordinates.
  mutating func project(_ transform: ProjectionTransform) { effect.project(by: transform) }

  /// Adds a transform with the point `anchor` of the view as its fixed point.
  mutating func transform(_ transform: CGAffineTransform, around anchor: UnitPoint) {
    self.transform(transform.around(anchor, in: size))
  }

  /// Multiplies the opacity.
  mutating func fade(_ opacity: Double) { effect.opacity *= opacity }

  /// Adds a blur. Two blurs combine to a blur with the sum of their variances.
  mutating func blur(radius: Double) {
    guard radius > 0 else { return }
    let transform = effect.transform
    let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
    guard scale > 0 else { return }
    // Layers are not drawn at less than an eighth of their size.
    let own = radius / max(0.125, scale)
    effect.blurRadius = (effect.blurRadius * effect.blurRadius + own * own).squareRoot()
  }

  /// Adds a change of colors after the current changes.
  mutating func color(_ matrix: ColorMatrix) {
    effect.colorMatrix = effect.colorMatrix.map { $0.followed(by: matrix) } ?? matrix
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

/// Composes effects of a type. The function is determined once per type and not per frame.
public struct _EffectComposer<Effect> {
  let compose: (Effect, inout EffectComposition) -> Void
}

extension SteppedEffect {
  static var _composer: _EffectComposer<Self> {
    let base = Base._composer
    return _EffectComposer { effect, composition in
      base.compose(effect.base, &composition)
      effect.step.apply(to: &composition)
    }
  }
}
