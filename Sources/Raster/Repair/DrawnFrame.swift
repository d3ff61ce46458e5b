import Graphics

/// A `DisplayList`, rounded to the pixels of a target. `Repair` compares it with the next frame.
@MainActor struct DrawnFrame {
  /// The items of a scroll view's content.
  struct Span {
    var id: ObjectIdentifier
    var viewport: PixelRect
    /// The origin of the content's coordinates in whole pixels. It may be as far away as the content is long.
    var origin: CGPoint
    var items: Range<Int>
  }

  private(set) var items: [DrawnItem] = []
  /// The command of each item. Stored apart: commands refer to objects, and copies of them are counted.
  private(set) var commands: [DrawCommand] = []
  private(set) var spans: [Span] = []
  private(set) var background = DeviceColor.white
  /// All pixels of the target.
  private(set) var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private(set) var grid = PixelGrid(scale: 1)
  /// The index in `items` at which each command of the list begins, and the number of items at the end.
  private var starts: [Int] = []

  /// Replaces the frame by `list`; keeps its memory.
  mutating func resolve(_ list: DisplayList, on grid: PixelGrid, bounds: PixelRect) {
    self.grid = grid
    self.bounds = bounds
    var opaque = list.background
    opaque.alpha = 1
    background = DeviceColor(opaque)
    items.removeAll(keepingCapacity: true)
    commands.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    var clip = bounds
    // Commands are read in their places: the elements of a loop would be copies.
    list.commands.withUnsafeBufferPointer { all in
      for index in all.indices {
        starts.append(items.count)
        if case .clip(let rectangle) = all[index] {
          clip = grid.clip(rectangle).intersection(bounds)
        } else if !clip.isEmpty, let item = DrawnItem(all[index], clip: clip, grid: grid) {
          items.append(item)
          commands.append(all[index])
        }
      }
    }
    starts.append(items.count)
    takeSpans(of: list)
  }

  private mutating func takeSpans(of list: DisplayList) {
    spans.removeAll(keepingCapacity: true)
    for span in list.scrolledSpans {
      let viewport = grid.clip(span.viewport).intersection(bounds)
      guard !viewport.isEmpty else { continue }
      spans.append(
        Span(
          id: span.id, viewport: viewport, origin: grid.wholePixels(span.origin),
          items: starts[span.commands.lowerBound]..<starts[span.commands.upperBound]))
    }
  }

  /// The index of the last item that covers all of `region`, among those before `end`: no item before it is visible there. Nil if no
  /// item covers it.
  func firstVisible(in region: PixelRect, before end: Int? = nil) -> Int? {
    var index = end ?? items.count
    while index > 0 {
      index -= 1
      if items[index].covers(region) { return index }
    }
    return nil
  }

  /// True if an item marks the pixels of `area` as an item of `old` marks the pixels `shift` before them.
  func isSame(_ index: Int, as old: DrawnFrame, _ oldIndex: Int, movedBy shift: PixelPoint, in area: PixelRect) -> Bool
  {
    items[index].isSame(as: old.items[oldIndex], movedBy: shift, in: area)
      ?? commands[index].isSame(as: old.commands[oldIndex], movedBy: shift, on: grid)
  }

  /// True if both frames have the same pixels, scale and background.
  func isComparable(to other: DrawnFrame) -> Bool {
    bounds == other.bounds && grid.scale == other.grid.scale && background == other.background
  }
}
