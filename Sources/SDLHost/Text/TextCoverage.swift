import CSDL2

/// How much of each pixel a stretch of text covers, from 0 for nothing to 255: its picture, whatever colour it gets.
struct TextCoverage: Coverage {
  /// The pixels that it speaks of, from where the text starts on its baseline.
  private(set) var frame: SDL_Rect
  /// Bytes from one row to the next, a multiple of 8; those beyond the frame are 0.
  let stride: Int
  /// Row by row from the top.
  private(set) var values: [UInt8]

  /// Nothing covered yet.
  init(frame: SDL_Rect) {
    self.frame = frame
    // A mask's rows end with up to seven zeros; there is room for them.
    stride = (Int(frame.w) + 14) & ~7
    values = Array(repeating: 0, count: stride * Int(frame.h))
  }

  /// The same picture `x` pixels further to the right.
  func moved(by x: Int) -> TextCoverage {
    var copy = self
    copy.frame.x += Int32(clamping: x)
    return copy
  }

  /// Adds masks, each with its upper left pixel counted as the frame is; they lie within it.
  mutating func add(_ masks: [PlacedMask]) {
    let (left, top, stride) = (Int(frame.x), Int(frame.y), stride)
    values.withUnsafeMutableBytes { values in
      guard let base = values.baseAddress else { return }
      for mask in masks { mask.add(to: base + (mask.y - top) * stride + (mask.x - left), stride: stride) }
    }
  }

  /// Sets what is covered of a pixel, counted from the upper left one.
  mutating func set(_ value: UInt8, column: Int, row: Int) { values[row * stride + column] = value }

  /// Adds another picture, which lies within the frame.
  mutating func add(_ other: TextCoverage) {
    for row in 0..<Int(other.frame.h) {
      let start = (row + Int(other.frame.y - frame.y)) * stride + Int(other.frame.x - frame.x)
      for column in 0..<Int(other.frame.w) { values[start + column] |= other.values[row * other.stride + column] }
    }
  }

  /// Both pictures in one; where both cover a pixel their bits are joined, as between the glyphs of one.
  func joined(with other: TextCoverage) -> TextCoverage {
    var joined = TextCoverage(frame: frame.union(other.frame))
    joined.add(self)
    joined.add(other)
    return joined
  }

  /// White pixels with what is covered as their alpha, row by row, so that a texture takes any colour by modulation.
  func whitePixels() -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(Int(frame.w) * Int(frame.h))
    for row in 0..<Int(frame.h) {
      for value in values[row * stride..<row * stride + Int(frame.w)] {
        pixels.append(UInt32(value) &<< 24 | 0x00FF_FFFF)
      }
    }
    return pixels
  }
}

/// A glyph's mask and the pixel of its upper left corner.
struct PlacedMask {
  let mask: GlyphMask
  let x, y: Int

  /// Joins the mask with rows of bytes, `stride` apart. What glyphs cover twice is joined bit by bit, so that no order matters.
  fileprivate func add(to rows: UnsafeMutableRawPointer, stride: Int) {
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
