/// The share of the red, green and blue part of each pixel that a text covers: the stripes of a liquid crystal display have their own
/// positions.
///
/// A pixel is `0xAARRGGBB`: three coverages of 0…255 at the places of the color's components, and their mean at that of alpha.
package struct SubpixelMask: Equatable, Sendable {
  /// The pixels of the mask. The origin is the left end of the baseline.
  package var frame: PixelRect
  /// The pixels from a row to the next, at least the width of `frame`. Pixels beyond the width are 0.
  package let stride: Int
  package var values: [UInt32]

  /// An empty mask with rows of `stride` pixels.
  package init(frame: PixelRect, stride: Int) {
    self.frame = frame
    self.stride = stride
    values = Array(repeating: 0, count: stride * Int(frame.height))
  }

  /// A mask with the coverage of `mask` for the red, green and blue part of each pixel.
  package init(_ mask: CoverageMask) {
    frame = mask.frame
    stride = mask.stride
    values = mask.values.map { UInt32($0) &* 0x0101_0101 }
  }

  /// The mean of the three coverages of each pixel.
  package var mean: CoverageMask {
    var mask = CoverageMask(frame: frame, stride: stride)
    for index in values.indices { mask.values[index] = UInt8(values[index] &>> 24) }
    return mask
  }
}
