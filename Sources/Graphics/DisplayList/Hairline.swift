/// The thickness of dividers, separators and other thin lines.
package enum Hairline {
  /// The layout size of a hairline, in points.
  package static let room: CGFloat = 1

  /// The thickness in points at `scale` device pixels per point: a point, rounded down to whole device pixels, at least one.
  ///
  /// It is rounded down so that a hairline never leaves its `room`, where a neighbor would cover it or a clip would cut it.
  package static func thickness(at scale: CGFloat) -> CGFloat {
    let scale = max(scale, 0.01)
    return max(1, (room * scale + 1e-6).rounded(.down)) / scale
  }
}
