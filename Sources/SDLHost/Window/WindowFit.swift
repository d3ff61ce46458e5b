import Geometry

/// The size and the position of a new window on a display: all of it can be seen.
struct WindowFit: Equatable {
  /// In points.
  let size: CGSize
  /// The top left corner in window units; nil lets the system choose.
  let position: CGPoint?

  /// - Parameters:
  ///   - size: the wanted size in points. What the display has no room for is cut off, to whole points.
  ///   - position: the wanted top left corner in window units; nil lets the system choose, and centers a window that is cut.
  ///   - scale: window units per point.
  ///   - area: the usable area of the display, in window units.
  init(size: CGSize, position: CGPoint?, scale: CGFloat, in area: CGRect) {
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
