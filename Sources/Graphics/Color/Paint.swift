/// The colors of a filled path. Points are in the path's own coordinates, before its transform.
package enum Paint: Hashable, Sendable {
  case color(RGBAColor)
  /// Colors along the line from `start` to `end`, constant beyond both.
  case linear(ColorRamp, start: CGPoint, end: CGPoint)
  /// Colors by the distance from `center`, from `startRadius` to `endRadius`.
  case radial(ColorRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colors around `center`, clockwise on the screen, from `startAngle` to `endAngle`, in radians. The rest of a turn has the
  /// color of the nearer end.
  case angular(ColorRamp, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
  /// The colors of a mesh that is stretched to a rectangle.
  case mesh(ColorMesh, in: CGRect)

  /// The paint with the alpha of its colors multiplied by `opacity`.
  package func opacity(_ opacity: Double) -> Paint {
    guard opacity != 1 else { return self }
    switch self {
    case .color(let color): return .color(color.opacity(opacity))
    case .linear(let ramp, let start, let end): return .linear(ramp.opacity(opacity), start: start, end: end)
    case .radial(let ramp, let center, let start, let end):
      return .radial(ramp.opacity(opacity), center: center, startRadius: start, endRadius: end)
    case .angular(let ramp, let center, let start, let end):
      return .angular(ramp.opacity(opacity), center: center, startAngle: start, endAngle: end)
    case .mesh(let mesh, let rect): return .mesh(mesh.opacity(opacity), in: rect)
    }
  }

  /// True if the paint marks no pixel.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.isClear
    case .mesh(let mesh, _): mesh.isClear
    case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .angular(let ramp, _, _, _): ramp.isClear
    }
  }
}
