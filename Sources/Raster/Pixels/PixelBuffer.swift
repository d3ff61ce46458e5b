/// Pixels in memory, `0xAARRGGBB` with premultiplied alpha, so that neighbours can be interpolated.
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
    for index in pixels.indices { pixels[index] = PixelBuffer.premultiplied(pixels[index]) }
  }

  package var byteCount: Int { pixels.count * 4 }

  /// Calls `draw` with the memory of the pixels.
  mutating func withMemory(_ draw: (PixelMemory) -> Void) {
    let (width, height) = (Int32(width), Int32(height))
    pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      draw(PixelMemory(start: start, pitch: Int(width) * 4, width: width, height: height, isOpaque: false))
    }
  }

  /// The pixels with straight alpha; `pixels` without a copy if they are opaque.
  package func straightPixels() -> [UInt32] { isOpaque ? pixels : mapped(PixelBuffer.straight) }

  /// True if every pixel has an alpha of 255.
  private var isOpaque: Bool { pixels.reduce(UInt32.max, &) >= 0xFF00_0000 }

  /// The pixels mapped by `change`, which is called once for a run of equal pixels.
  func mapped(_ change: (UInt32) -> UInt32) -> [UInt32] {
    guard var last = pixels.first else { return [] }
    var result = change(last)
    return pixels.map { pixel in
      if pixel != last { (last, result) = (pixel, change(pixel)) }
      return result
    }
  }

  /// The colours over white, for multiplication: clear pixels change no colour.
  func pixelsOverWhite(opacity: Double) -> [UInt32] {
    let weight = UInt32((min(max(opacity, 0), 1) * 256).rounded())
    return pixels.map { pixel in
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
    for index in pixels.indices { pixels[index] = PixelBuffer.scaled(pixels[index], by: UInt32(mask[index])) }
  }

  /// The alpha of each pixel.
  func alphas() -> [UInt8] { pixels.map { UInt8($0 >> 24) } }

  /// The complement of a mask.
  static func inverted(_ mask: [UInt8]) -> [UInt8] { mask.map { 255 - $0 } }

  /// Blends this buffer over pixels of the same size.
  mutating func place(over below: [UInt32]) {
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel >> 24 != 255 { pixels[index] = pixel &+ PixelBuffer.scaled(below[index], by: 255 - pixel >> 24) }
    }
  }

  /// All four components times `factor` 255ths, 0…255, rounded.
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    low = (low &+ (low >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    var high = (pixel >> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
    high = (high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }

  /// 2³² / alpha, rounded up: a multiplication replaces an exact division of 16 bits.
  private static let inverses: [UInt64] = [0] + (1...255).map { (1 << 32) / UInt64($0) + 1 }

  static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    return scaled(pixel & 0x00FF_FFFF, by: alpha) | alpha << 24
  }

  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : pixel }
    let (half, inverse) = (alpha / 2, inverses[Int(alpha)])
    func straight(_ component: UInt32) -> UInt32 {
      UInt32(truncatingIfNeeded: min((UInt64(component * 255 + half) &* inverse) >> 32, 255))
    }
    return alpha << 24 | straight(pixel >> 16 & 0xFF) << 16 | straight(pixel >> 8 & 0xFF) << 8 | straight(pixel & 0xFF)
  }
}
