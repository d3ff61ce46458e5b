/// The ticks of `tickSource` beside the vertical bar.
extension ScrollIndicators {
  /// The pixels with ticks in a track of `count` pixels, for content with a length in points.
  struct TickedPixels {
    let count: Int
    let length: Double
    let pixels: [Int]
  }

  /// The pixels of the track with a tick, counted from its beginning, in ascending order: at most one tick for each pixel.
  ///
  /// Asks `tickSource` at most once for each pixel, so the cost does not depend on the number of positions. Scrolling does not ask again.
  package var tickedPixels: [Int] {
    guard let tickSource, let bar = tickBar else { return [] }
    let (count, length) = (pixelCount(of: bar), Double(node.model.metrics.contentSize.height))
    if let cachedTicks, cachedTicks.count == count, cachedTicks.length == length { return cachedTicks.pixels }
    let pixels = pixels(in: count, of: length, tickSource)
    cachedTicks = TickedPixels(count: count, length: length, pixels: pixels)
    return pixels
  }

  private func pixels(in count: Int, of length: Double, _ source: any ScrollTickSource) -> [Int] {
    guard length > 0 else { return [] }
    var pixels: [Int] = []
    var pixel = 0
    while pixel < count, let tick = source.firstTick(from: Double(pixel) / Double(count) * length) {
      pixel = min(count - 1, max(pixel, Int(limited: tick / length * Double(count), to: 0...count)))
      pixels.append(pixel)
      pixel += 1
    }
    return pixels
  }

  /// The number of pixels in `track(_:)` of the vertical `ScrollIndicator`; 0 without a bar.
  package var tickRoom: Int { tickBar.map(pixelCount) ?? 0 }

  private var tickBar: ScrollIndicator? {
    node.indicatorMode(.vertical) == .hidden ? nil : bar(.vertical, offset: node.model.offset)
  }

  private func pixelCount(of bar: ScrollIndicator) -> Int {
    let length = bar.track.upperBound - bar.track.lowerBound
    return Int(limited: length * Double(node.host?.services.scale ?? 1), to: 0...1 << 20)
  }

  /// Paints `tickedPixels` in `tickColor`, below the thumb. Ticks of neighboring pixels are one rectangle.
  func paintTicks(_ context: inout PaintContext) {
    guard tickSource != nil, let bar = tickBar else { return }
    let track = bar.trackRectangle(width: ScrollConstants.tickWidth)
    let pixel = 1 / Double(node.host?.services.scale ?? 1)
    var pixels = tickedPixels[...]
    while let first = pixels.first {
      var last = first
      while pixels.first == last || pixels.first == last + 1 { last = pixels.removeFirst() }
      let start = track.minY + Double(first) * pixel
      let height = max(ScrollConstants.tickLength, Double(last + 1 - first) * pixel)
      context.fill(
        CGRect(x: track.minX, y: start, width: track.width, height: min(height, track.maxY - start)), color: tickColor)
    }
  }
}
