/// Loops over the pixels of a buffer, split between the processors (`PixelRows`).
extension PixelBuffer {
  /// Pixels that `body` fills row by row. `cost` is a cost of `PixelWork`.
  static func rows(
    width: Int, height: Int, cost: Int, _ body: @escaping @Sendable (Int, UnsafeMutablePointer<UInt32>) -> Void
  ) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      guard let start = pixels.baseAddress, width > 0 else { return }
      let shared = SharedPointer(start)
      PixelRows.concurrently(0..<height, work: PixelWork.nanoseconds(width * height, cost)) { rows in
        for row in rows { body(row, shared.start + row * width) }
      }
      count = width * height
    }
  }

  /// Calls `body` with the pixels and ranges of indices that together are all indices.
  mutating func changeRuns(cost: Int, _ body: @escaping @Sendable (UnsafeMutablePointer<UInt32>, Range<Int>) -> Void) {
    let (width, height) = (width, height)
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      let shared = SharedPointer(start)
      PixelRows.concurrently(0..<height, work: PixelWork.nanoseconds(width * height, cost)) { rows in
        body(shared.start, rows.lowerBound * width..<rows.upperBound * width)
      }
    }
  }

  /// True if every pixel has an alpha of 255.
  var isOpaque: Bool {
    pixels.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 64 <= bytes.count {
        let sixteen = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt32>.self)
        let eight = sixteen.lowHalf & sixteen.highHalf
        let four = eight.lowHalf & eight.highHalf
        if !((four & 0xFF00_0000) ^ 0xFF00_0000).isZero { return false }
        offset += 64
      }
      return pixels[(offset / 4)...].allSatisfy { $0 >= 0xFF00_0000 }
    }
  }
}

extension SIMD4<UInt32> {
  /// All components of four pixels times a factor for each pixel, in 255ths, rounded: `PixelBuffer.scaled(_:by:)`.
  @inline(__always)
  func scaled(by factors: SIMD4) -> SIMD4 {
    // Two components of each pixel at a time, 16 bits apart.
    let pairs = unsafeBitCast(factors | factors &<< 16, to: SIMD8<UInt16>.self)
    let even = unsafeBitCast(self & 0xFF_00FF, to: SIMD8<UInt16>.self) &* pairs &+ 128
    let odd = unsafeBitCast((self &>> 8) & 0xFF_00FF, to: SIMD8<UInt16>.self) &* pairs &+ 128
    return SIMD4.pixels(even, odd)
  }

  /// `share` 255ths of these pixels and the rest of `other`, for each pixel, rounded. Equal pixels stay as they are.
  @inline(__always)
  package func mixed(with other: SIMD4, share: SIMD4) -> SIMD4 {
    let pairs = unsafeBitCast(share | share &<< 16, to: SIMD8<UInt16>.self)
    let remainder = 255 &- pairs
    func sum(_ left: SIMD4, _ right: SIMD4) -> SIMD8<UInt16> {
      unsafeBitCast(left & 0xFF_00FF, to: SIMD8<UInt16>.self) &* pairs
        &+ unsafeBitCast(right & 0xFF_00FF, to: SIMD8<UInt16>.self) &* remainder &+ 128
    }
    let (even, odd) = (sum(self, other), sum(self &>> 8, other &>> 8))
    return SIMD4.pixels(even, odd)
  }

  /// The pixels of products with 255 to which 128 was added: of blue and red, and of green and alpha.
  @inline(__always)
  private static func pixels(_ even: SIMD8<UInt16>, _ odd: SIMD8<UInt16>) -> SIMD4 {
    let low = unsafeBitCast((even &+ (even &>> 8)) &>> 8, to: SIMD4.self)
    let high = unsafeBitCast(odd &+ (odd &>> 8), to: SIMD4.self)
    return low | high & 0xFF00_FF00
  }
}
