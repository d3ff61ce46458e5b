/// The share of each pixel that a shape or a text covers: bytes of 0…255, row by row from the top.
package struct CoverageMask: Equatable, Sendable {
  /// The pixels of the mask. For text the origin is the left end of the baseline.
  package var frame: PixelRect
  /// The bytes from a row to the next, at least the width of `frame`. Bytes beyond the width are 0.
  package let stride: Int
  package var values: [UInt8]

  /// An empty mask with rows of `stride` bytes.
  package init(frame: PixelRect, stride: Int) {
    self.frame = frame
    self.stride = stride
    values = Array(repeating: 0, count: stride * Int(frame.height))
  }

  /// A mask with `values` for each pixel of `frame`.
  package init(frame: PixelRect, values: [UInt8]) {
    self.frame = frame
    self.values = values
    stride = Int(frame.width)
  }

  /// White pixels, `0xAARRGGBB`, with the coverage as alpha: a texture that modulation gives any color.
  package func whitePixels() -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(frame.area)
    for row in 0..<Int(frame.height) {
      for value in values[row * stride..<row * stride + Int(frame.width)] {
        pixels.append(UInt32(value) &<< 24 | 0x00FF_FFFF)
      }
    }
    return pixels
  }
}
