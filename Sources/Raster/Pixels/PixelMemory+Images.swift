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
      let columns = isStretched ? PixelMemory.Nearest(source.width, shownIn: target.width) : nil
      let rows = isStretched ? PixelMemory.Nearest(source.height, shownIn: target.height) : nil
      var stretchedRow: Int?
      for y in seen.y..<seen.y + seen.height {
        if let columns, let rows {
          let row = Int(source.y) + rows[y - target.y]
          if row != stretchedRow {
            let first = base + row * width + Int(source.x)
            for column in stretched.indices { stretched[column] = first[columns[Int32(column) + seen.x - target.x]] }
            stretchedRow = row
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

  /// The pixels of a line that are shown in a line of another length.
  private struct Nearest {
    /// The distance between two of them, in 65,536ths of a pixel.
    private let step: Int

    init(_ length: Int32, shownIn stretchedLength: Int32) { step = (Int(length) << 16) / Int(stretchedLength) }

    /// The index of the pixel that is shown at `index`.
    @inline(__always)
    subscript(index: Int32) -> Int { (Int(index) &* step &+ step / 2) &>> 16 }
  }
}
