import ScrollUI

/// A line along `axis` with a stroke at each end, for a measured length.
struct DimensionLine: Shape {
  let axis: Axis

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
      path.move(to: CGPoint(x: x1, y: y1))
      path.addLine(to: CGPoint(x: x2, y: y2))
    }
    if axis == .horizontal {
      line(rect.minX, rect.midY, rect.maxX, rect.midY)
      line(rect.minX, rect.minY, rect.minX, rect.maxY)
      line(rect.maxX, rect.minY, rect.maxX, rect.maxY)
    } else {
      line(rect.midX, rect.minY, rect.midX, rect.maxY)
      line(rect.minX, rect.minY, rect.maxX, rect.minY)
      line(rect.minX, rect.maxY, rect.maxX, rect.maxY)
    }
    return path
  }
}

/// The ticks of a ruler, every 8 points, with a longer tick at every fifth.
struct RulerTicks: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    for (index, y) in stride(from: rect.minY + 0.5, to: rect.maxY, by: 8).enumerated() {
      path.move(to: CGPoint(x: rect.maxX, y: y))
      path.addLine(to: CGPoint(x: rect.maxX - (index % 5 == 0 ? rect.width : rect.width * 0.5), y: y))
    }
    return path
  }
}
