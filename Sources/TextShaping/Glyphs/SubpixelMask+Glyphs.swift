import Graphics

extension SubpixelMask {
  /// An empty mask for glyphs.
  init(glyphsIn frame: PixelRect) {
    // A row of a glyph may end with an empty pixel, which is written as well.
    self.init(frame: frame, stride: Int(frame.width) + 1)
  }

  /// The mask moved to the right by `x` pixels.
  func moved(by x: Int) -> SubpixelMask {
    var copy = self
    copy.frame.x += Int32(clamping: x)
    return copy
  }

  /// Adds masks of four bytes for each pixel that lie within `frame`.
  mutating func add(_ masks: [PlacedMask]) {
    let (left, top, stride) = (Int(frame.x), Int(frame.y), stride)
    values.withUnsafeMutableBytes { values in
      guard let base = values.baseAddress else { return }
      for mask in masks {
        mask.add(to: base + 4 * ((mask.y - top) * stride + (mask.x - left)), stride: 4 * stride)
      }
    }
  }

  /// The union of both masks, as of `CoverageMask.joined(with:)`.
  func joined(with other: SubpixelMask) -> SubpixelMask {
    var joined = SubpixelMask(glyphsIn: frame.union(other.frame))
    joined.add(self)
    joined.add(other)
    return joined
  }

  /// Adds a mask that lies within `frame`.
  private mutating func add(_ other: SubpixelMask) {
    for row in 0..<Int(other.frame.height) {
      let start = (row + Int(other.frame.y - frame.y)) * stride + Int(other.frame.x - frame.x)
      for column in 0..<Int(other.frame.width) { values[start + column] |= other.values[row * other.stride + column] }
    }
  }

  /// The mask with every stroke wider by `pixels`, as by `CoverageMask.emboldened(by:)` in steps of stripes.
  func emboldened(by pixels: Double, _ order: FontRendering.SubpixelOrder) -> SubpixelMask {
    if order.isVertical { return emboldenedByComponent(pixels) }
    // From the left, as the stripes lie.
    let shifts = order == .bgr ? [0, 8, 16] : [16, 8, 0]
    let width = Int(frame.width)
    var stripes = CoverageMask(
      frame: PixelRect(x: 0, y: 0, width: Int32(3 * width), height: frame.height), stride: 3 * width)
    for row in 0..<Int(frame.height) {
      for column in 0..<3 * width {
        let pixel = values[row * stride + column / 3]
        stripes.values[row * 3 * width + column] = UInt8(truncatingIfNeeded: pixel >> shifts[column % 3])
      }
    }
    let wide = stripes.emboldened(by: 3 * pixels)
    let columns = (Int(wide.frame.width) + 2) / 3
    var wider = SubpixelMask(
      glyphsIn: PixelRect(x: frame.x, y: frame.y, width: Int32(columns), height: frame.height))
    for row in 0..<Int(frame.height) {
      let line = wide.values[row * wide.stride..<row * wide.stride + Int(wide.frame.width)]
      for (column, value) in line.enumerated() {
        wider.values[row * wider.stride + column / 3] |= UInt32(value) << shifts[column % 3]
      }
    }
    for index in wider.values.indices { wider.values[index] = SubpixelMask.withMean(wider.values[index]) }
    return wider
  }

  /// The mask with each component wider by `pixels`.
  private func emboldenedByComponent(_ pixels: Double) -> SubpixelMask {
    let shifts = [0, 8, 16]
    let planes = shifts.map { shift in
      var plane = CoverageMask(frame: frame, stride: stride)
      for index in values.indices { plane.values[index] = UInt8(truncatingIfNeeded: values[index] >> shift) }
      return plane.emboldened(by: pixels)
    }
    var wider = SubpixelMask(frame: planes[0].frame, stride: planes[0].stride)
    for (plane, shift) in zip(planes, shifts) {
      for index in wider.values.indices { wider.values[index] |= UInt32(plane.values[index]) << shift }
    }
    for index in wider.values.indices { wider.values[index] = SubpixelMask.withMean(wider.values[index]) }
    return wider
  }

  /// A pixel with the mean of its three coverages, which it lacks.
  static func withMean(_ pixel: UInt32) -> UInt32 {
    (((pixel >> 16 & 0xFF) + (pixel >> 8 & 0xFF) + (pixel & 0xFF) + 1) / 3) << 24 | pixel
  }
}
