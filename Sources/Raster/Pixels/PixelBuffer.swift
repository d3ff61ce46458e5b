/// Pixels in memory, `0xAARRGGBB` with premultiplied alpha, so that neighbors can be interpolated.
package struct PixelBuffer: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package var pixels: [UInt32]

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) pixels do not fill \(width) × \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Converts pixels with straight alpha.
  package init(width: Int, height: Int, straight: [UInt32]) {
    self.init(width: width, height: height, pixels: straight)
    changeRuns(cost: PixelWork.blend) { pixels, run in
      var index = run.lowerBound
      while index + 4 <= run.upperBound {
        let address = UnsafeMutableRawPointer(pixels + index)
        let four = address.loadUnaligned(as: SIMD4<UInt32>.self)
        address.storeBytes(
          of: (four & 0xFF_FFFF).scaled(by: four &>> 24) | four & 0xFF00_0000, as: SIMD4<UInt32>.self)
        index += 4
      }
      for index in index..<run.upperBound { pixels[index] = PixelBuffer.premultiplied(pixels[index]) }
    }
  }

  package var byteCount: Int { pixels.count * 4 }

  /// Calls `draw` with the memory of the pixels.
  package mutating func withMemory(_ draw: (PixelMemory) -> Void) {
    let (width, height) = (Int32(width), Int32(height))
    pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      draw(PixelMemory(start: start, pitch: Int(width) * 4, width: width, height: height, isOpaque: false))
    }
  }

  /// The pixels with straight alpha; `pixels` without a copy if they are opaque.
  package func straightPixels() -> [UInt32] {
    if isOpaque { return pixels }
    return pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return [] }
      let (shared, width) = (SharedPointer(start), width)
      return PixelBuffer.rows(width: width, height: height, cost: PixelWork.convert) { row, line in
        PixelBuffer.takeOutAlpha(of: shared.start + row * width, into: line, count: width)
      }
    }
  }

  /// Converts a row of pixels to straight alpha.
  private static func takeOutAlpha(
    of source: UnsafePointer<UInt32>, into line: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var column = 0
    while column < count {
      if column + 4 <= count {
        let four = UnsafeRawPointer(source + column).loadUnaligned(as: SIMD4<UInt32>.self)
        let alpha = four &>> 24
        if (alpha ^ 255).isZero || four.isZero {
          UnsafeMutableRawPointer(line + column).storeBytes(of: four, as: SIMD4<UInt32>.self)
          column += 4
          continue
        }
      }
      line[column] = column > 0 && source[column] == source[column - 1] ? line[column - 1] : straight(source[column])
      column += 1
    }
  }

  /// The pixels mapped by `change`, which is called once for a run of equal pixels in a row.
  func mapped(_ change: @escaping @Sendable (UInt32) -> UInt32) -> [UInt32] {
    pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return [] }
      let (shared, width) = (SharedPointer(start), width)
      return PixelBuffer.rows(width: width, height: height, cost: PixelWork.convert) { row, line in
        let source = shared.start + row * width
        var last = source[0]
        var result = change(last)
        for column in 0..<width {
          if source[column] != last { (last, result) = (source[column], change(source[column])) }
          line[column] = result
        }
      }
    }
  }

  /// The colors over white, for multiplication: clear pixels change no color.
  func pixelsOverWhite(opacity: Double) -> [UInt32] {
    let weight = UInt32((min(max(opacity, 0), 1) * 256).rounded())
    return mapped { pixel in
      var result: UInt32 = 0xFF00_0000
      let clear = 255 - pixel >> 24
      for shift in [0, 8, 16] as [UInt32] {
        let over = (pixel >> shift & 0xFF) + clear
        result |= (255 - ((255 - min(over, 255)) * weight + 128) >> 8) << shift
      }
      return result
    }
  }

  /// Scales each pixel by a mask of the same size.
  mutating func multiply(by mask: [UInt8]) {
    precondition(mask.count == pixels.count, "a mask of \(mask.count) bytes for \(pixels.count) pixels")
    mask.withUnsafeBufferPointer { mask in
      guard let start = mask.baseAddress else { return }
      let shared = SharedPointer(start)
      changeRuns(cost: PixelWork.blend) { pixels, run in
        var index = run.lowerBound
        while index + 4 <= run.upperBound {
          let mask = UnsafeRawPointer(shared.start + index).loadUnaligned(as: SIMD4<UInt8>.self)
          let address = UnsafeMutableRawPointer(pixels + index)
          let four = address.loadUnaligned(as: SIMD4<UInt32>.self)
          address.storeBytes(
            of: four.scaled(by: SIMD4<UInt32>(truncatingIfNeeded: mask)), as: SIMD4<UInt32>.self)
          index += 4
        }
        for index in index..<run.upperBound {
          pixels[index] = PixelBuffer.scaled(pixels[index], by: UInt32(shared.start[index]))
        }
      }
    }
  }

  /// The alpha of each pixel.
  package func alphas() -> [UInt8] {
    let count = pixels.count
    return pixels.withUnsafeBytes { bytes in
      [UInt8](unsafeUninitializedCapacity: count) { alphas, length in
        guard let source = bytes.baseAddress, let target = alphas.baseAddress else { return }
        var index = 0
        while index + 16 <= count {
          let sixteen = source.loadUnaligned(fromByteOffset: 4 * index, as: SIMD16<UInt32>.self)
          UnsafeMutableRawPointer(target + index).storeBytes(
            of: SIMD16<UInt8>(truncatingIfNeeded: sixteen &>> 24), as: SIMD16<UInt8>.self)
          index += 16
        }
        for index in index..<count { target[index] = bytes[4 * index + 3] }
        length = count
      }
    }
  }

  /// The complement of a mask.
  static func inverted(_ mask: [UInt8]) -> [UInt8] { mask.map { 255 - $0 } }

  /// All four components times `factor` 255ths, 0…255, rounded.
  package static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    low = (low &+ (low >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    var high = (pixel >> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
    high = (high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }

  /// 2³² / alpha, rounded up: a multiplication replaces an exact division of 16 bits.
  private static let inverses: [UInt64] = [0] + (1...255).map { (1 << 32) / UInt64($0) + 1 }

  package static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    return scaled(pixel & 0x00FF_FFFF, by: alpha) | alpha << 24
  }

  package static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : pixel }
    let (half, inverse) = (alpha / 2, inverses[Int(alpha)])
    func straight(_ component: UInt32) -> UInt32 {
      UInt32(truncatingIfNeeded: min((UInt64(component * 255 + half) &* inverse) >> 32, 255))
    }
    return alpha << 24 | straight(pixel >> 16 & 0xFF) << 16 | straight(pixel >> 8 & 0xFF) << 8 | straight(pixel & 0xFF)
  }
}
