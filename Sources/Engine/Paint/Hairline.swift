import Geometry

/// The one thickness of dividers, separators and other thin lines.
package enum Hairline {
  /// The room that layout keeps for a hairline, in points.
  package static let room: CGFloat = 1

  /// A point rounded down to whole device pixels, one at least, in points at `scale` device pixels per point.
  ///
  /// Rounded down, so that a hairline never leaves its room, where a neighbour would cover it or a clip would cut it.
  package static func thickness(at scale: CGFloat) -> CGFloat {
    let scale = max(scale, 0.01)
    return max(1, (room * scale + 1e-6).rounded(.down)) / scale
  }
}

extension RenderNode {
  /// The thickness of a hairline in the node's window, in points.
  final var hairline: CGFloat { Hairline.thickness(at: pipeline?.services.scale ?? 1) }
}

extension CGRect {
  /// The hairline of `thickness` in the middle of the rectangle, which is the room for it along `axis`.
  func hairline(_ thickness: CGFloat, along axis: Axis) -> CGRect {
    let inset = (size[axis] - thickness) / 2
    return axis == .vertical ? insetBy(dx: 0, dy: inset) : insetBy(dx: inset, dy: 0)
  }
}
