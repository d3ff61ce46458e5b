import Graphics

/// Draws `DisplayList` values into memory that keeps its pixels, and repaints the changed pixels alone.
@MainActor package final class FrameRepairer {
  private let renderer = SoftwareRenderer(memory: .empty)
  private let painter: DisplayListPainter
  /// Seconds of a monotonic clock.
  private let now: () -> Double
  private var last = DrawnFrame()
  private var next = DrawnFrame()
  private var repair = Repair()
  private var mover = PixelMover()
  /// True if the memory shows `last`.
  private var isCurrent = false
  /// The address of the pixels of `last`. A window's surface may have moved.
  private var lastStart: UnsafeMutableRawPointer?
  /// Seconds that the last `draw` took for regions that show figures about frames.
  package private(set) var instrumentSeconds = 0.0
  /// The pixels that the last `draw` changed.
  package private(set) var changed = DamageRegions()

  /// Draws at `scale` device pixels per point; `now` is the clock of `instrumentSeconds`.
  package init(
    text: any TextRasterizer, images: any ImageDecoding, scale: CGFloat, limits: DrawingLimits,
    now: @escaping () -> Double
  ) {
    painter = DisplayListPainter(renderer: renderer, text: text, images: images, scale: scale, limits: limits)
    self.now = now
  }

  package var scale: CGFloat {
    get { painter.scale }
    set { painter.scale = newValue }
  }

  /// True if large images are decoded by `ImageDecoding.isDecoding(_:width:height:)`, and a preview is drawn until then.
  package var showsPreviews: Bool {
    get { painter.showsPreviews }
    set { painter.showsPreviews = newValue }
  }

  /// The value of `DisplayListPainter.hasOutdatedPreviews`.
  package var hasOutdatedPreviews: Bool { painter.hasOutdatedPreviews }

  /// The value of `DisplayListPainter.restsOnPreviews`.
  package var restsOnPreviews: Bool { painter.restsOnPreviews }

  /// Removes the previews: the next list is drawn in full, with decoded images if `showsPreviews` is false.
  package func removePreviews() {
    painter.removePreviews()
    invalidate()
  }

  /// The cost of the last `DisplayList`.
  package var counts: DrawingCounts { painter.counts }

  /// Marks the memory as changed from outside: the next list is drawn in full.
  package func invalidate() { isCurrent = false }

  /// Empties all caches.
  package func dropCaches() {
    painter.dropCaches()
    invalidate()
  }

  /// Removes the cached pixels that `list` does not show, and draws it into `memory` in full.
  package func releaseUnused(showing list: DisplayList, on memory: PixelMemory) {
    painter.keepPixels {
      invalidate()
      draw(list, on: memory)
    }
  }

  /// Draws `list` into `memory`.
  package func draw(_ list: DisplayList, on memory: PixelMemory) {
    renderer.memory = memory
    let replaced = painter.beginFrameOfPreviews()
    next.resolve(list, on: painter.grid, bounds: memory.bounds)
    changed.removeAll()
    instrumentSeconds = 0
    painter.begin()
    if isCurrent, memory.start == lastStart, repair.find(from: last, to: next, changed: replaced) {
      move(on: memory)
      let instruments = list.instruments.map(painter.grid.rectangle)
      for region in repair.regions.rectangles {
        draw(region, instruments: instruments)
        changed.add(region)
      }
    } else {
      painter.draw(next, in: memory.bounds)
      changed.add(memory.bounds)
    }
    painter.endFrameOfPreviews(next)
    lastStart = memory.start
    isCurrent = true
    swap(&last, &next)
  }

  /// Draws the part of `list` that lies in `region`, and leaves the other pixels as they are. The next list is drawn in full.
  package func draw(_ list: DisplayList, on memory: PixelMemory, in region: PixelRect) {
    invalidate()
    renderer.memory = memory
    painter.draw(list, bounds: memory.bounds, in: region)
  }

  /// Draws a region, and measures the time if most of it shows figures about frames.
  private func draw(_ region: PixelRect, instruments: PixelRect?) {
    guard let instruments, instruments.intersection(region).area * 2 > region.area else {
      return painter.draw(next, in: region)
    }
    let start = now()
    painter.draw(next, in: region)
    instrumentSeconds += now() - start
  }

  /// Moves the pixels of scrolled content.
  private func move(on memory: PixelMemory) {
    guard let move = repair.move else { return }
    painter.movedPixels = mover.move(last, to: move.target, by: move.shift, on: memory)
    changed.add(move.target)
  }
}
