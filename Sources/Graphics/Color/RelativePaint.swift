/// A paint whose positions are fractions of the painted rectangle: the same value serves at every size, and equal values need no
/// new drawing.
package enum RelativePaint: Hashable, Sendable {
  case color(RGBAColor)
  case linear(ColorRamp, start: UnitPoint, end: UnitPoint)
  /// Radii in points.
  case radial(ColorRamp, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Radii as fractions of the rectangle's width and height.
  case elliptical(ColorRamp, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Angles in radians, clockwise on the screen.
  case angular(ColorRamp, center: UnitPoint, startAngle: CGFloat, endAngle: CGFloat)
  /// A mesh that is stretched to the rectangle.
  case mesh(ColorMesh)
  /// A part of an image, repeated from the rectangle's top left corner. `source` is in fractions of the image.
  case tiles(ImageHandle, source: CGRect, scale: CGFloat, opacity: Double)

  /// The paint with the alpha of its colors multiplied by `opacity`.
  package func opacity(_ opacity: Double) -> RelativePaint {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .linear(let ramp, let start, let end): .linear(ramp.opacity(opacity), start: start, end: end)
    case .radial(let ramp, let center, let start, let end):
      .radial(ramp.opacity(opacity), center: center, startRadius: start, endRadius: end)
    case .elliptical(let ramp, let center, let start, let end):
      .elliptical(ramp.opacity(opacity), center: center, startRadius: start, endRadius: end)
    case .angular(let ramp, let center, let start, let end):
      .angular(ramp.opacity(opacity), center: center, startAngle: start, endAngle: end)
    case .mesh(let mesh): .mesh(mesh.opacity(opacity))
    case .tiles(let image, let source, let scale, let old):
      .tiles(image, source: source, scale: scale, opacity: old * opacity)
    }
  }

  /// True if the paint marks no pixel.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.isClear
    case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .elliptical(let ramp, _, _, _),
      .angular(let ramp, _, _, _):
      ramp.isClear
    case .mesh(let mesh): mesh.isClear
    case .tiles(_, _, _, let opacity): opacity <= 0
    }
  }

  /// The `Paint` for `rect`, and the transform from its coordinates to those of the rectangle; nil for `tiles`.
  func paint(in rect: CGRect) -> (paint: Paint, transform: CGAffineTransform)? {
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * unit.x, y: rect.minY + rect.height * unit.y)
    }
    switch self {
    case .color(let color): return (.color(color), .identity)
    case .linear(let ramp, let start, let end):
      return (.linear(ramp, start: point(start), end: point(end)), .identity)
    case .radial(let ramp, let center, let start, let end):
      return (.radial(ramp, center: point(center), startRadius: start, endRadius: end), .identity)
    case .elliptical(let ramp, let center, let start, let end):
      // A circle in a square, stretched to the rectangle.
      let stretch = CGAffineTransform(
        a: max(rect.width, 0.001), b: 0, c: 0, d: max(rect.height, 0.001), tx: rect.minX, ty: rect.minY)
      let middle = CGPoint(x: center.x, y: center.y)
      return (.radial(ramp, center: middle, startRadius: start, endRadius: end), stretch)
    case .angular(let ramp, let center, let start, let end):
      return (.angular(ramp, center: point(center), startAngle: start, endAngle: end), .identity)
    case .mesh(let mesh): return (.mesh(mesh, in: rect), .identity)
    case .tiles: return nil
    }
  }
}
