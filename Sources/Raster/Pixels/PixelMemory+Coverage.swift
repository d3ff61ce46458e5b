import Graphics

extension PixelMemory {
  /// Blends the color of `table` over pixels, by the share that `mask` gives. The origin of the mask lies at (`x`, `y`).
  func blend(_ mask: CoverageMask, x: Int32, y: Int32, clip: PixelRect, with table: CoverageTable) {
    let frame = mask.frame.offset(x, y)
    let seen = frame.intersection(clip)
    guard !seen.isEmpty else { return }
    mask.values.withUnsafeBytes { values in
      guard let base = values.baseAddress else { return }
      var source = base + Int(seen.y - frame.y) * mask.stride + Int(seen.x - frame.x)
      var target = UnsafeMutableRawPointer(pixel(seen.x, seen.y))
      for _ in 0..<seen.height {
        table.blend(source, over: target.assumingMemoryBound(to: UInt32.self), count: Int(seen.width))
        source += mask.stride
        target += pitch
      }
    }
  }

  /// Blends a color over opaque pixels, each component by its own coverage. The origin of the mask lies at (`x`, `y`).
  func blend(_ mask: SubpixelMask, x: Int32, y: Int32, clip: PixelRect, _ color: DeviceColor) {
    let frame = mask.frame.offset(x, y)
    let seen = frame.intersection(clip)
    guard !seen.isEmpty, color.alpha > 0 else { return }
    let blending = SubpixelBlending(color)
    mask.values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return }
      for row in 0..<seen.height {
        let source = base + Int(seen.y - frame.y + row) * mask.stride + Int(seen.x - frame.x)
        blending.blend(source, over: pixel(seen.x, seen.y + row), count: Int(seen.width))
      }
    }
  }

  /// Blends opaque white over pixels, with the arithmetic of images rather than that of `CoverageTable`.
  func blendWhite(_ mask: CoverageMask, x: Int32, y: Int32, clip: PixelRect) {
    let frame = mask.frame.offset(x, y)
    let seen = frame.intersection(clip)
    mask.values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return }
      for row in 0..<seen.height {
        let source = base + Int(seen.y - frame.y + row) * mask.stride + Int(seen.x - frame.x)
        ImageBlending.blendWhite(source, over: pixel(seen.x, seen.y + row), count: Int(seen.width))
      }
    }
  }
}
