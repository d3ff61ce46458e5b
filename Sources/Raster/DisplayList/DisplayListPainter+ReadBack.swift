import Graphics

/// Blend modes that a `Renderer` does not have: the target is read, mixed in memory by `BlendMath`, and replaced.
extension DisplayListPainter {
  /// Blends the pixels of a layer over the target. `frame` is relative to the pixel `whole`.
  func blend(_ source: PixelBuffer, frame: PixelRect, at whole: PixelPoint, _ effect: LayerEffect) {
    let place = frame.offset(whole.x, whole.y)
    let area = place.intersection(renderer.clip)
    guard !area.isEmpty else { return }
    guard var pixels = renderer.pixels(in: area) else { return }
    mix(source, from: PixelPoint(x: area.x - place.x, y: area.y - place.y), into: &pixels, area, effect)
    renderer.replace(area, with: pixels)
  }

  private func mix(
    _ source: PixelBuffer, from corner: PixelPoint, into pixels: inout [UInt32], _ area: PixelRect,
    _ effect: LayerEffect
  ) {
    let math = BlendMath(mode: effect.blendMode, opacity: Float(min(max(effect.opacity, 0), 1)))
    // Caches the last result, since adjacent pixels are mostly equal.
    var last: (upper: UInt32, lower: UInt32, result: UInt32) = (0, 0, math.mixed(0, over: 0))
    for row in 0..<Int(area.height) {
      let line = (row + Int(corner.y)) * source.width + Int(corner.x)
      for column in 0..<Int(area.width) {
        let (upper, index) = (source.pixels[line + column], row * Int(area.width) + column)
        let lower = pixels[index]
        if upper != last.upper || lower != last.lower { last = (upper, lower, math.mixed(upper, over: lower)) }
        pixels[index] = last.result
      }
    }
  }
}
