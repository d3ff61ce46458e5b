import Engine

nonisolated extension View {
  /// Rotates the drawing of the view about an axis in space and draws it in perspective. The layout is not affected; all values animate.
  ///
  /// The view is seen from a distance of its longer side, divided by `perspective`. With a positive angle about the axis (0, 1, 0) the
  /// right side is far and the left side is near. Taps are received where the view is drawn.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The axis; x points to the right, y points down, z points to the viewer. An axis of length 0 rotates nothing.
  ///   - anchor: The fixed point, in fractions of the view's size.
  ///   - anchorZ: The distance of the fixed point in front of the view, in points.
  ///   - perspective: The strength of the perspective; 0 draws lines in parallel.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let rotation = SpaceRotation(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return modifier(
      EffectModifier(rotation.animatableData) { values, size in
        .projection(SpaceRotation(animatableData: values).transform(in: size))
      })
  }
}

/// The values of `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
struct SpaceRotation: Sendable {
  typealias AnimatableData = AnimatablePair<
    AnimatablePair<Double, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>,
    AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  >

  /// The angle in radians, the axis, the anchor with its distance, and the perspective.
  var animatableData: AnimatableData

  init(animatableData: AnimatableData) { self.animatableData = animatableData }

  init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat
  ) {
    animatableData = AnimatablePair(
      AnimatablePair(angle.radians, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))),
      AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
  }

  /// The `ProjectionTransform` of a view of `size` to its own plane: the identity for an axis of length 0 and for values that are not finite.
  func transform(in size: CGSize) -> ProjectionTransform {
    let (turn, place) = (animatableData.first, animatableData.second)
    let (x, y, z) = (turn.second.first, turn.second.second.first, turn.second.second.second)
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, turn.first.isFinite else { return ProjectionTransform() }
    let anchor = CGPoint(x: size.width * place.first.first, y: size.height * place.first.second)
    let (depth, perspective) = (place.second.first, place.second.second)
    // The share of the viewer's distance in a point of depth.
    let longest = max(size.width, size.height)
    let nearness = longest > 0 ? perspective / longest : 0
    let rotation = SpaceMatrix(angle: turn.first, x / length, y / length, z / length)
    // The view lies at the depth -`depth` as seen from the anchor. Its points are rotated, and divided by their distance from the viewer.
    var projection = ProjectionTransform()
    (projection.m11, projection.m12) = (rotation.x.x, rotation.x.y)
    (projection.m21, projection.m22) = (rotation.y.x, rotation.y.y)
    (projection.m31, projection.m32) = (-depth * rotation.z.x, -depth * rotation.z.y)
    projection.m13 = -nearness * rotation.x.z
    projection.m23 = -nearness * rotation.y.z
    projection.m33 = 1 + nearness * depth * rotation.z.z
    let whole = ProjectionTransform(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(projection).concatenating(
        ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
    return whole.isFinite ? whole : ProjectionTransform()
  }
}

/// The images of the three unit vectors under a rotation by an angle about an axis of length 1: Rodrigues' formula.
private struct SpaceMatrix {
  let x, y, z: SIMD3<Double>

  init(angle: Double, _ ax: Double, _ ay: Double, _ az: Double) {
    // The plane rotation gives the sine and the cosine.
    let plane = CGAffineTransform(rotationAngle: angle)
    let (c, s) = (plane.a, plane.b)
    let axis = SIMD3(ax, ay, az)
    let across = (1 - c) * axis
    x = across * ax + SIMD3(c, s * az, -s * ay)
    y = across * ay + SIMD3(-s * az, c, s * ax)
    z = across * az + SIMD3(s * ay, -s * ax, c)
  }
}
