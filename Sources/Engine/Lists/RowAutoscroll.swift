/// The scrolling of a list while a pointer holds a row at an edge of the viewport.
@MainActor struct RowAutoscroll {
  /// The distance from an edge of the viewport, in points, at which scrolling begins.
  static let zone: CGFloat = 44
  /// The velocity at the edge and beyond, in points per second.
  static let maximumVelocity: CGFloat = 1100
  /// The longest step in seconds. After a delayed frame the list does not jump.
  private static let longestStep = 1.0 / 20

  private var last: Double?

  /// The velocity in points per second, positive towards the end; 0 away from the edges, or where no row of the range is left to show.
  func velocity(for drag: RowDrag, in lazy: LazyNode) -> CGFloat {
    guard let scroll = lazy.scroll else { return 0 }
    let metrics = scroll.model.metrics
    let frame = CGRect(origin: .zero, size: scroll.size)
    let point = scroll.convertFromWindow(drag.pointer)
    let (top, bottom) = (frame.minY + metrics.insets.start(.vertical), frame.maxY - metrics.insets.end(.vertical))
    let zone = min(Self.zone, (bottom - top) / 4)
    guard zone > 0 else { return 0 }
    let reach = lazy.reach(of: drag.range)
    let shown = lazy.convert(CGRect(x: 0, y: top, width: 1, height: bottom - top), from: scroll)
    if point.y < top + zone, shown.minY > reach.lowerBound {
      return -Self.maximumVelocity * Self.share((top + zone - point.y) / zone)
    }
    if point.y > bottom - zone, shown.maxY < reach.upperBound {
      return Self.maximumVelocity * Self.share((point.y - bottom + zone) / zone)
    }
    return 0
  }

  /// The share of the maximum velocity at a depth in the zone, both 0…1.
  private static func share(_ depth: CGFloat) -> CGFloat {
    let depth = min(1, depth)
    return depth * depth
  }

  /// Scrolls by one step. Returns true while the list scrolls.
  mutating func scroll(for drag: RowDrag, in lazy: LazyNode, at time: Double) -> Bool {
    let velocity = velocity(for: drag, in: lazy)
    guard velocity != 0, let model = lazy.scroll?.model else {
      last = nil
      return false
    }
    if let last {
      let step = min(time - last, Self.longestStep)
      let offset = model.offset.y
      model.move(.vertical, to: Double(offset) + Double(velocity) * step)
      if model.offset.y == offset, step > 0 {
        self.last = nil
        return false
      }
    }
    last = time
    return true
  }
}
