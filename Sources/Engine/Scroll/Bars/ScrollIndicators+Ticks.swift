/// The ticks of `tickSource` beside the vertical bar.
extension ScrollIndicators {
  /// The pixels with ticks in a track of `count` pixels, for content with a length in points.
  struct TickedPixels {
    let count: Int
    let length: Double
    let pixels: [Int]
  }

  /// The pixels of the track at which a tick begins, counted from the beginning of the track, in ascending order. Positions within
  /// `tickPitch` pixels after a tick have no tick of their own, so that ticks stay separate.
  ///
  /// Asks `tickSource` at most once for each tick that has room, so the cost does not depend on the number of positions. Scrolling does not
  /// ask again.
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
      pixel += tickPitch
    }
    return pixels
  }

  /// The number of pixels in `track(_:)` of the vertical `ScrollIndicator`; 0 without a bar.
  package var tickRoom: Int { tickBar.map(pixelCount) ?? 0 }

  /// The least number of pixels from the beginning of a tick to that of the next.
  package var tickPitch: Int { Int(limited: (ScrollConstants.tickPitch * Double(scale)).rounded(.up), to: 1...1 << 10) }

  private var scale: CGFloat { node.host?.services.scale ?? 1 }

  private var tickBar: ScrollIndicator? {
    node.indicatorMode(.vertical) == .hidden ? nil : bar(.vertical, offset: node.model.offset)
  }

  private func pixelCount(of bar: ScrollIndicator) -> Int {
    Int(limited: (bar.track.upperBound - bar.track.lowerBound) * Double(scale), to: 0...1 << 20)
  }

  /// Paints `tickedPixels` in `tickColor`, below the thumb.
  func paintTicks(_ context: inout PaintContext) {
    guard tickSource != nil, let bar = tickBar else { return }
    let track = bar.trackRectangle(width: ScrollConstants.tickWidth)
    for pixel in tickedPixels {
      let start = track.minY + Double(pixel) / Double(scale)
      let height = min(ScrollConstants.tickLength, track.maxY - start)
      context.fill(CGRect(x: track.minX, y: start, width: track.width, height: height), color: tickColor)
    }
  }
}
