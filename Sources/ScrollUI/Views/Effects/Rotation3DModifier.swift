import Engine

nonisolated extension View {
  /// Draws the view turned around an axis in space. It is seen from very far away, so that lines which are parallel stay so:
  /// `perspective` and `anchorZ` change nothing.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let axis = axis
    return modifier(
      EffectModifier(AnimatablePair(angle.radians, anchor.animatableData)) { values, size in
        let point = CGPoint(x: size.width * values.second.first, y: size.height * values.second.second)
        let turn = CGAffineTransform(rotation: values.first, aroundX: axis.x, y: axis.y, z: axis.z)
        return .transform(
          CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(turn)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
      })
  }
}

extension CGAffineTransform {
  /// What a turn by `angle` radians around the axis (x, y, z) does to x and y (Rodrigues' formula without its third row and column).
  /// An axis without a length turns nothing.
  init(rotation angle: Double, aroundX x: CGFloat, y: CGFloat, z: CGFloat) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else {
      self = .identity
      return
    }
    let (x, y, z) = (x / length, y / length, z / length)
    // The rotation in the plane has the sine and the cosine.
    let plane = CGAffineTransform(rotationAngle: angle)
    let (c, s) = (plane.a, plane.b)
    self.init(
      a: c + (1 - c) * x * x, b: (1 - c) * x * y + s * z, c: (1 - c) * x * y - s * z, d: c + (1 - c) * y * y, tx: 0,
      ty: 0)
  }
}
