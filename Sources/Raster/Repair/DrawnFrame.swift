import Geometry
import Graphics

/// A display list on the pixels of a target: what the next one is compared with.
@MainActor struct DrawnFrame {
  /// A scroll view's content among the items.
  struct Span {
    var id: ObjectIdentifier
    var viewport: PixelRect
    /// Where the content's coordinates begin, in whole pixels; as far away as the content is long.
    var origin: CGPoint
    var items: Range<Int>
  }

  private(set) var items: [DrawnItem] = []
  private(set) var spans: [Span] = []
  private(set) var background = DeviceColor.white
  /// All pixels of the target.
  private(set) var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private(set) var grid = PixelGrid(scale: 1)
  /// Where in `items` each command of the list begins; one more than there are commands.
  private var starts: [Int] = []

  /// Takes on a list; memory is kept.
  mutating func resolve(_ list: DisplayList, on grid: PixelGrid, bounds: PixelRect) {
    self.grid = grid
    self.bounds = bounds
    var opaque = list.background
    opaque.alpha = 1
    background = DeviceColor(opaque)
    items.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    var clip = bounds
    for command in list.commands {
      starts.append(items.count)
      if case .clip(let rectangle) = command {
        clip = grid.clip(rectangle).intersection(bounds)
      } else if !clip.isEmpty, let item = DrawnItem(command, clip: clip, grid: grid) {
        items.append(item)
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

  /// The last item that covers all of `region`: what is seen there begins with it. Nil where none does.
  func firstVisible(in region: PixelRect) -> Int? {
    var index = items.count
    while index > 0 {
      index -= 1
      if items[index].covers(region, on: grid) { return index }
    }
    return nil
  }

  /// Whether the same pixels are meant by the same coordinates.
  func isComparable(to other: DrawnFrame) -> Bool {
    bounds == other.bounds && grid.scale == other.grid.scale && background == other.background
  }
}
