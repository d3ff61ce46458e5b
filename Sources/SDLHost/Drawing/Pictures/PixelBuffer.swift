import CSDL2
import Engine
import Geometry

/// Pixels in memory, `0xAARRGGBB` with alpha multiplied in, so that neighbours can be mixed.
struct PixelBuffer: Equatable {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) pixels do not fill \(width) × \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// From pixels that alpha is not multiplied into.
  init(width: Int, height: Int, straight: [UInt32]) {
    self.init(width: width, height: height, pixels: straight)
    for index in pixels.indices { pixels[index] = PixelBuffer.premultiplied(pixels[index]) }
  }

  var byteCount: Int { pixels.count * 4 }

  /// The pixels as SDL blends them, alpha not multiplied in.
  func straightPixels() -> [UInt32] { pixels.map(PixelBuffer.straight) }

  /// The colours over white: what multiplication takes, so that clear pixels change nothing.
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

  /// Changes each colour by a matrix.
  mutating func apply(_ matrix: ColorMatrix) {
    let weights = matrix.weights
    for index in pixels.indices {
      let straight = PixelBuffer.straight(pixels[index])
      if straight == 0 && weights[19] == 0 { continue }
      let alpha = Float(straight >> 24) / 255
      let red = Float(straight >> 16 & 0xFF) / 255
      let green = Float(straight >> 8 & 0xFF) / 255
      let blue = Float(straight & 0xFF) / 255
      var result: UInt32 = 0
      for row in 0..<4 {
        let base = row * 5
        let value =
          weights[base] * red + weights[base + 1] * green + weights[base + 2] * blue + weights[base + 3] * alpha
          + weights[base + 4]
        result |= UInt32(min(max(0, value), 1) * 255 + 0.5) << PixelBuffer.shifts[row]
      }
      pixels[index] = PixelBuffer.premultiplied(result)
    }
  }

  /// Lays this picture over another of the same size.
  mutating func place(over below: [UInt32]) {
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel >> 24 != 255 { pixels[index] = pixel &+ PixelBuffer.scaled(below[index], by: 255 - pixel >> 24) }
    }
  }

  /// Positions of red, green, blue and alpha in a pixel.
  private static let shifts: [UInt32] = [16, 8, 0, 24]

  /// All four components times `factor`, 0…255, rounded.
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    low = (low &+ (low >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    var high = (pixel >> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
    high = (high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }

  static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    return scaled(pixel & 0x00FF_FFFF, by: alpha) | alpha << 24
  }

  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : pixel }
    let half = alpha / 2
    let red = min(((pixel >> 16 & 0xFF) * 255 + half) / alpha, 255)
    let green = min(((pixel >> 8 & 0xFF) * 255 + half) / alpha, 255)
    let blue = min(((pixel & 0xFF) * 255 + half) / alpha, 255)
    return alpha << 24 | red << 16 | green << 8 | blue
  }
}
