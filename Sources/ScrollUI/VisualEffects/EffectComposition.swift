import Engine
import Graphics

/// What the steps of an effect come to for a view of one size: a single change of its picture.
///
/// Colours are changed, then the picture is blurred, then it is moved, whatever the order of the steps: changes of colours and of
/// places do not touch each other, and a blur of what is seen at another scale is one of another radius.
struct EffectComposition {
  let size: CGSize
  private(set) var effect = LayerEffect()

  init(size: CGSize) { self.size = size }

  /// Moves the picture by a transform of the view's coordinates.
  mutating func transform(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return }
    effect.transform = effect.transform.concatenating(transform)
  }

  /// Moves the picture by a transform that leaves the view's point `anchor` where it is.
  mutating func transform(_ transform: CGAffineTransform, around anchor: UnitPoint) {
    let point = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    self.transform(
      CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
  }

  mutating func fade(_ opacity: Double) { effect.opacity *= opacity }

  /// Two blurs are one whose variance is the sum of theirs.
  mutating func blur(radius: Double) {
    guard radius > 0 else { return }
    let transform = effect.transform
    let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
    guard scale > 0 else { return }
    // No layer is drawn smaller than an eighth.
    let own = radius / max(0.125, scale)
    effect.blurRadius = (effect.blurRadius * effect.blurRadius + own * own).squareRoot()
  }

  mutating func color(_ matrix: ColorMatrix) {
    effect.colorMatrix = effect.colorMatrix.map { $0.followed(by: matrix) } ?? matrix
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

/// Composes effects of one type. How it is done is found once for the type, so that nothing is cast in a frame.
struct EffectComposer<Effect: VisualEffect> {
  let compose: (Effect, inout EffectComposition) -> Void

  /// The composer for effects that the framework has made; one that does nothing for others.
  static func make() -> EffectComposer {
    guard let known = Effect.self as? any ComposableEffect.Type else { return none }
    return make(known)
  }

  private static var none: EffectComposer { EffectComposer { _, _ in } }

  /// `Known` is the same type as `Effect`.
  private static func make<Known: ComposableEffect>(_ type: Known.Type) -> EffectComposer {
    EffectComposer<Known>(compose: Known.makeComposition()) as? EffectComposer ?? none
  }
}

/// An effect whose steps are known.
private protocol ComposableEffect: VisualEffect {
  static func makeComposition() -> (Self, inout EffectComposition) -> Void
}

extension SteppedEffect: ComposableEffect {
  static func makeComposition() -> (Self, inout EffectComposition) -> Void {
    let base = EffectComposer<Base>.make()
    return { effect, composition in
      base.compose(effect.base, &composition)
      effect.step.apply(to: &composition)
    }
  }
}
