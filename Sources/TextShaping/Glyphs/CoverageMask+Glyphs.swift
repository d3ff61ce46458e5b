import Graphics

extension CoverageMask {
  /// An empty mask for glyphs.
  init(glyphsIn frame: PixelRect) {
    // Rows of a glyph end with up to 7 zeros, which are written as well.
    self.init(frame: frame, stride: (Int(frame.width) + 14) & ~7)
  }

  /// The mask moved to the right by `x` pixels.
  func moved(by x: Int) -> CoverageMask {
    var copy = self
    copy.frame.x += Int32(clamping: x)
    return copy
  }

  /// Adds masks that lie within `frame`.
  mutating func add(_ masks: [PlacedMask]) {
    let (left, top, stride) = (Int(frame.x), Int(frame.y), stride)
    values.withUnsafeMutableBytes { values in
      guard let base = values.baseAddress else { return }
      for mask in masks { mask.add(to: base + (mask.y - top) * stride + (mask.x - left), stride: stride) }
    }
  }

  /// Sets the coverage of a pixel, counted from the upper left pixel.
  mutating func set(_ value: UInt8, column: Int, row: Int) { values[row * stride + column] = value }

  /// Adds a mask that lies within `frame`.
  mutating func add(_ other: CoverageMask) {
    for row in 0..<Int(other.frame.height) {
      let start = (row + Int(other.frame.y - frame.y)) * stride + Int(other.frame.x - frame.x)
      for column in 0..<Int(other.frame.width) { values[start + column] |= other.values[row * other.stride + column] }
    }
  }

  /// The union of both masks. Where both cover a pixel, the bits of the coverage are joined, as between two glyphs.
  func joined(with other: CoverageMask) -> CoverageMask {
    var joined = CoverageMask(glyphsIn: frame.union(other.frame))
    joined.add(self)
    joined.add(other)
    return joined
  }
}

/// A glyph's mask and the pixel of its upper left corner.
struct PlacedMask {
  let mask: GlyphMask
  let x, y: Int

  /// Joins the mask with rows of bytes, `stride` apart. Overlapping coverage is joined bit by bit, so that the order of glyphs does
  /// not matter.
  func add(to rows: UnsafeMutableRawPointer, stride: Int) {
    guard let bytes = mask.bytes else { return }
    var (source, target) = (UnsafeRawPointer(bytes), rows)
    for _ in 0..<mask.height {
      for column in Swift.stride(from: 0, to: mask.stride, by: 8) {
        let joined =
          target.loadUnaligned(fromByteOffset: column, as: UInt64.self)
          | source.load(fromByteOffset: column, as: UInt64.self)
        target.storeBytes(of: joined, toByteOffset: column, as: UInt64.self)
      }
      source += mask.stride
      target += stride
    }
  }
}
