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
      EffectModifier(EmptyAnimatableData()) { _, size in
        .transform(effect.value.effectValue(size: size).affine(in: size))
      })
  }

  /// The effect; layouts ignore effects already.
  public func ignoredByLayout() -> Self { self }
}

/// A `ViewModifier` with data that animate; the older form of a modifier that is `Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A transform of the plane with perspective: rows of a point (x, y, 1) times the matrix.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row of the matrix.
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0
  /// The second row of the matrix.
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0
  /// The third row of the matrix.
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0

  /// Creates the identity.
  public init() {}

  /// Creates the transform without perspective that equals `transform`.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// True if the transform changes no point.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// True if the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform followed by `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = rhs.row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = rhs.row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = rhs.row(m31, m32, m33)
    return result
  }

  private func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
    (x * m11 + y * m21 + w * m31, x * m12 + y * m22 + w * m32, x * m13 + y * m23 + w * m33)
  }

  /// The inverse transform; `self` if the transform cannot be inverted.
  public func inverted() -> ProjectionTransform {
    var copy = self
    return copy.invert() ? copy : self
  }

  /// Replaces the transform by its inverse. Returns `false` without a change if `self` cannot be inverted.
  @discardableResult public mutating func invert() -> Bool {
    let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * a + m12 * b + m13 * c
    guard determinant != 0, determinant.isFinite else { return false }
    var result = ProjectionTransform()
    (result.m11, result.m21, result.m31) = (a / determinant, b / determinant, c / determinant)
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    self = result
    return true
  }

  /// The image of `point`; `point` itself if it lies on the horizon.
  func applied(to point: CGPoint) -> CGPoint {
    let (x, y, w) = row(point.x, point.y, 1)
    return w == 0 ? point : CGPoint(x: x / w, y: y / w)
  }

  /// The affine transform that has the same value and the same derivatives in the middle of `size`: the transform itself without
  /// perspective.
  func affine(in size: CGSize) -> CGAffineTransform {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let (x, y, w) = row(middle.x, middle.y, 1)
    guard w != 0, w.isFinite, x.isFinite, y.isFinite else { return .identity }
    let (a, b) = ((m11 * w - m13 * x) / (w * w), (m12 * w - m13 * y) / (w * w))
    let (c, d) = ((m21 * w - m23 * x) / (w * w), (m22 * w - m23 * y) / (w * w))
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x / w - a * middle.x - c * middle.y, ty: y / w - b * middle.x - d * middle.y)
  }
}

nonisolated extension View {
  /// Transforms the drawing of the view. A transform with perspective is replaced by the affine transform that it equals in the middle of
  /// the view.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(EffectModifier(EmptyAnimatableData()) { _, size in .transform(transform.affine(in: size)) })
  }
}
