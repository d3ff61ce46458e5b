import Engine

nonisolated extension View {
  /// Rotates the drawing of the view about an axis in space.
  ///
  /// It is a parallel projection: unlike in SwiftUI `perspective` and `anchorZ` have no effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    anchoredEffect(angle.radians, anchor) { [axis] in
      CGAffineTransform(rotation: $0, aroundX: axis.x, y: axis.y, z: axis.z)
    }
  }
}

extension CGAffineTransform {
  /// The effect of a rotation by `angle` radians about the axis (x, y, z) on x and y: Rodrigues' formula without its
  /// third row and column. The identity for an axis of length 0.
  init(rotation angle: Double, aroundX x: CGFloat, y: CGFloat, z: CGFloat) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else {
      self = .identity
      return
    }
    let (x, y, z) = (x / length, y / length, z / length)
    // The plane rotation gives the sine and the cosine.
    let plane = CGAffineTransform(rotationAngle: angle)
    let (c, s) = (plane.a, plane.b)
    self.init(
      a: c + (1 - c) * x * x, b: (1 - c) * x * y + s * z, c: (1 - c) * x * y - s * z, d: c + (1 - c) * y * y, tx: 0,
      ty: 0)
  }
}
