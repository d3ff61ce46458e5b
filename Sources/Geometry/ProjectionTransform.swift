/// A transform of the plane with perspective: the row vector (x, y, 1) times the matrix, divided by `w`, the third component of the product.
///
/// ```
/// x' = (m11·x + m21·y + m31) / w
/// y' = (m12·x + m22·y + m32) / w
/// w  =  m13·x + m23·y + m33
/// ```
///
/// `w` is the distance from the viewer in units of the distance of the screen: points with a negative `w` lie behind the viewer.
public struct ProjectionTransform: Hashable, Sendable {
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
}

extension ProjectionTransform {
  /// The `w` of the points next to the viewer that are drawn. Nearer points would be drawn more than 64 times larger.
  package static let nearest = 1.0 / 64

  /// True if all nine values are finite.
  package var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }

  /// The `CGAffineTransform` that equals this transform; nil for a transform with perspective, and if all points lie behind the viewer.
  package var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
    return CGAffineTransform(a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// The products of `point`, as (x, y, 1), and the three columns.
  package func product(_ point: CGPoint) -> (x: Double, y: Double, w: Double) { row(point.x, point.y, 1) }

  /// The `CGAffineTransform` with the same value and the same derivatives at `point`; nil behind the viewer.
  package func affine(at point: CGPoint) -> CGAffineTransform? {
    let (x, y, w) = product(point)
    guard w >= ProjectionTransform.nearest else { return nil }
    let (a, b) = ((m11 * w - m13 * x) / (w * w), (m12 * w - m13 * y) / (w * w))
    let (c, d) = ((m21 * w - m23 * x) / (w * w), (m22 * w - m23 * y) / (w * w))
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x / w - a * point.x - c * point.y, ty: y / w - b * point.x - d * point.y)
  }

  /// The point in front of the viewer that the transform maps to `point`; nil without such a point.
  package func source(of point: CGPoint) -> CGPoint? {
    var inverse = self
    guard inverse.invert() else { return nil }
    let (x, y, w) = inverse.product(point)
    return w > 0 && w <= 1 / ProjectionTransform.nearest ? CGPoint(x: x / w, y: y / w) : nil
  }
}

extension CGPoint {
  /// The transformed point; `self` on the horizon of `transform`, where `w` is 0.
  public func applying(_ transform: ProjectionTransform) -> CGPoint {
    let (x, y, w) = transform.product(self)
    return w == 0 ? self : CGPoint(x: x / w, y: y / w)
  }
}

extension CGRect {
  /// The bounding box of the transformed rectangle without its parts nearer than `ProjectionTransform.nearest`; `zero` without other parts.
  package func applying(_ transform: ProjectionTransform) -> CGRect {
    if let affine = transform.affine { return applying(affine) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ].map(transform.product)
    var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
    func add(_ x: Double, _ y: Double, _ w: Double) {
      (low.x, low.y) = (min(low.x, x / w), min(low.y, y / w))
      (high.x, high.y) = (max(high.x, x / w), max(high.y, y / w))
    }
    let nearest = ProjectionTransform.nearest
    for (index, corner) in corners.enumerated() {
      if corner.w >= nearest { add(corner.x, corner.y, corner.w) }
      // The point of the edge at which it leaves the drawn part of space.
      let next = corners[(index + 1) % 4]
      guard (corner.w >= nearest) != (next.w >= nearest) else { continue }
      let share = (nearest - corner.w) / (next.w - corner.w)
      add(corner.x + (next.x - corner.x) * share, corner.y + (next.y - corner.y) * share, nearest)
    }
    guard low.x.isFinite, low.y.isFinite, high.x.isFinite, high.y.isFinite else { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
