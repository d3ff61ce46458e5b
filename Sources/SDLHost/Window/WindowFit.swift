import Geometry

/// The size and the position of a new `SDLWindow` so that it fits on a display.
package struct WindowFit: Equatable {
  /// The size in points.
  package let size: CGSize
  /// The top left corner in window units; nil lets the system choose.
  package let position: CGPoint?

  /// Fits a window of `size` into `area`.
  ///
  /// - Parameters:
  ///   - size: The requested size in points, reduced to `area` in whole points.
  ///   - position: The requested top left corner in window units. Nil lets the system choose, except that a reduced
  ///     window is centered.
  ///   - scale: Window units per point.
  ///   - area: The usable area of the display in window units.
  package init(size: CGSize, position: CGPoint?, scale: CGFloat, in area: CGRect) {
    func fitting(_ length: CGFloat, _ room: CGFloat) -> CGFloat {
      length * scale <= room ? length : max(1, (room / scale).rounded(.down))
    }
    let fitted = CGSize(width: fitting(size.width, area.width), height: fitting(size.height, area.height))
    let units = CGSize(width: fitted.width * scale, height: fitted.height * scale)
    func inside(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(start, high - length))
    }
    self.size = fitted
    if let position {
      self.position = CGPoint(
        x: inside(position.x, units.width, area.minX, area.maxX),
        y: inside(position.y, units.height, area.minY, area.maxY))
    } else if fitted != size {
      self.position = CGPoint(x: area.midX - units.width / 2, y: area.midY - units.height / 2)
    } else {
      self.position = nil
    }
  }
}
