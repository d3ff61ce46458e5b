import Graphics

extension PixelMemory {
  /// Blends the part `source` of an image, whose rows have `width` pixels, over the pixels `target`. A part of another size is stretched to
  /// the nearest pixels.
  func blend(
    _ image: [UInt32], width: Int, from source: PixelRect, to target: PixelRect, clip: PixelRect, _ color: DeviceColor,
    _ mode: LayerEffect.BlendMode
  ) {
    let seen = target.intersection(clip)
    guard !seen.isEmpty else { return }
    let isStretched = source.width != target.width || source.height != target.height
    image.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      var stretched = [UInt32](repeating: 0, count: isStretched ? Int(seen.width) : 0)
      for y in seen.y..<seen.y + seen.height {
        if isStretched {
          let row = Int(source.y) + PixelMemory.nearest(y - target.y, source.height, target.height)
          for column in stretched.indices {
            let x = PixelMemory.nearest(Int32(column) + seen.x - target.x, source.width, target.width)
            stretched[column] = base[row * width + Int(source.x) + x]
          }
          blendRow(stretched, at: seen.x, y, count: Int(seen.width), color, mode)
        } else {
          let row = base + Int(source.y + y - target.y) * width + Int(source.x + seen.x - target.x)
          blendRow(row, at: seen.x, y, count: Int(seen.width), color, mode)
        }
      }
    }
  }

  private func blendRow(
    _ row: UnsafePointer<UInt32>, at x: Int32, _ y: Int32, count: Int, _ color: DeviceColor,
    _ mode: LayerEffect.BlendMode
  ) {
    if mode == .normal, color == .white {
      ImageBlending.blend(row, over: pixel(x, y), count: count)
    } else {
      ImageBlending.blend(row, over: pixel(x, y), count: count, modulatedBy: color, mode)
    }
  }

  /// The index of the pixel out of `length` that is shown at `index` out of `stretchedLength`.
  private static func nearest(_ index: Int32, _ length: Int32, _ stretchedLength: Int32) -> Int {
    let step = (Int(length) << 16) / Int(stretchedLength)
    return (Int(index) * step + step / 2) >> 16
  }
}
