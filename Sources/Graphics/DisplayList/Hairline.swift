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
