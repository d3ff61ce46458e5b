import CPixels
import Graphics

extension PixelBuffer {
  /// Red, green, blue and alpha of a pixel, each 0…255.
  package static func components(_ pixel: UInt32) -> SIMD4<Float> {
    // Converts bytes to floats: a byte in the low bits of 2²³ gives 2²³ + byte, and 2²³ is subtracted.
    let bytes = SIMD4(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF, pixel >> 24)
    return unsafeBitCast(bytes | (8_388_608 as Float).bitPattern, to: SIMD4<Float>.self) - 8_388_608
  }

  /// The pixel with the components red, green, blue and alpha, rounded. The components are in -0.4…255.4.
  package static func pixel(_ components: SIMD4<Float>) -> UInt32 {
    // Rounds to integers: around 1.5 · 2²³ all floats are whole, and their low bits are the added value.
    let bits = unsafeBitCast(components + 12_582_912, to: SIMD4<UInt32>.self) & 0xFF
    return bits.x << 16 | bits.y << 8 | bits.z | bits.w << 24
  }

  /// Applies a `ColorMatrix` to each pixel.
  package mutating func apply(_ matrix: ColorMatrix) {
    let change = ColorChange(matrix)
    changeRuns(cost: PixelWork.convert) { pixels, run in
      change.apply(to: UnsafeMutableRawBufferPointer(start: pixels + run.lowerBound, count: 4 * run.count))
    }
  }
}

extension PixelBuffer {
  /// Replaces each pixel by the `color` of an `AlphaThreshold`, or by transparency.
  mutating func apply(_ threshold: LayerEffect.AlphaThreshold) {
    let color = threshold.color
    let alpha = color.alpha
    let inside = PixelBuffer.pixel(SIMD4(color.red * alpha, color.green * alpha, color.blue * alpha, alpha) * 255)
    let low = UInt32((threshold.range.lowerBound * 255).rounded(.up))
    let high = UInt32((threshold.range.upperBound * 255).rounded(.down))
    changeRuns(cost: PixelWork.convert) { pixels, run in
      for index in run { pixels[index] = (pixels[index] >> 24 >= low && pixels[index] >> 24 <= high) ? inside : 0 }
    }
  }
}

/// A `ColorMatrix` prepared for four pixels at a time.
private struct ColorChange: Sendable {
  /// The weights of the components for one component of the result, each repeated for four pixels.
  private struct Row {
    let red, green, blue, alpha, constant: SIMD4<Float>

    init(_ weights: ArraySlice<Float>) {
      let start = weights.startIndex
      func repeated(_ index: Int) -> SIMD4<Float> { SIMD4(repeating: weights[start + index]) }
      (red, green, blue, alpha) = (repeated(0), repeated(1), repeated(2), repeated(3))
      // Components of pixels are 0…255.
      constant = repeated(4) * 255
    }

    /// The weights of red, green and blue, and the constant.
    var kernelWeights: (Float, Float, Float, Float) { (red.x, green.x, blue.x, constant.x) }
  }

  private let red, green, blue, alpha: Row
  /// The weights of colors if the alpha of pixels stays, and does not change their colors. A matrix of premultiplied colors gives
  /// premultiplied colors if its constants are multiplied by the alpha.
  private let keptAlpha: PixelColorWeights?

  init(_ matrix: ColorMatrix) {
    func weights(_ index: Int) -> ArraySlice<Float> { matrix.weights[(5 * index)..<(5 * index + 5)] }
    (red, green, blue, alpha) = (Row(weights(0)), Row(weights(1)), Row(weights(2)), Row(weights(3)))
    let keepsAlpha = weights(3) == [0, 0, 0, 1, 0] && (0..<3).allSatisfy { matrix.weights[5 * $0 + 3] == 0 }
    keptAlpha =
      keepsAlpha
      ? PixelColorWeights(red: red.kernelWeights, green: green.kernelWeights, blue: blue.kernelWeights) : nil
  }

  /// Changes pixels. If the alpha changes, eight that equal the eight before share their result.
  func apply(to pixels: UnsafeMutableRawBufferPointer) {
    if var weights = keptAlpha {
      guard let start = pixels.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
      return PixelKernels.fastest.change_colors(start, pixels.count / 4, &weights)
    }
    var last = SIMD8<UInt32>.zero
    var changed = SIMD8(lowHalf: changedAlpha(.zero), highHalf: changedAlpha(.zero))
    var offset = 0
    while offset + 32 <= pixels.count {
      let eight = pixels.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt32>.self)
      if !(eight ^ last).isZero {
        last = eight
        changed = SIMD8(lowHalf: changedAlpha(eight.lowHalf), highHalf: changedAlpha(eight.highHalf))
      }
      pixels.storeBytes(of: changed, toByteOffset: offset, as: SIMD8<UInt32>.self)
      offset += 32
    }
    while offset < pixels.count {
      let pixel = pixels.load(fromByteOffset: offset, as: UInt32.self)
      pixels.storeBytes(of: changedAlpha(SIMD4(repeating: pixel)).x, toByteOffset: offset, as: UInt32.self)
      offset += 4
    }
  }

  /// The changed pixels of any matrix.
  @inline(__always)
  private func changedAlpha(_ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let color = Components(pixels).straight
    func changed(_ row: Row) -> SIMD4<Float> {
      let colors = color.red * row.red + color.green * row.green + color.blue * row.blue
      return (colors + color.alpha * row.alpha + row.constant).limited(to: SIMD4(repeating: 255))
    }
    let whole = changed(alpha)
    let share = whole * (1 / 255)
    return Components.pixels(changed(red) * share, changed(green) * share, changed(blue) * share)
      | Components.bytes(whole) &<< 24
  }
}

/// The components of four pixels, 0…255.
private struct Components {
  var red, green, blue, alpha: SIMD4<Float>
}

extension Components {
  @inline(__always)
  init(_ pixels: SIMD4<UInt32>) {
    red = Components.floats(pixels &>> 16 & 0xFF)
    green = Components.floats(pixels &>> 8 & 0xFF)
    blue = Components.floats(pixels & 0xFF)
    alpha = Components.floats(pixels &>> 24)
  }

  @inline(__always)
  private static func floats(_ bytes: SIMD4<UInt32>) -> SIMD4<Float> {
    // Converts bytes to floats: a byte in the low bits of 2²³ gives 2²³ + byte, and 2²³ is subtracted.
    unsafeBitCast(bytes | (8_388_608 as Float).bitPattern, to: SIMD4<Float>.self) - 8_388_608
  }

  /// The colors without premultiplied alpha.
  var straight: Components {
    @inline(__always) get {
      let factor = 255 / alpha.replacing(with: 1, where: alpha .== 0)
      let maximum = SIMD4<Float>(repeating: 255)
      return Components(
        red: (red * factor).limited(to: maximum), green: (green * factor).limited(to: maximum),
        blue: (blue * factor).limited(to: maximum), alpha: alpha)
    }
  }

  /// The pixels, rounded, with an alpha of 0.
  @inline(__always)
  static func pixels(_ red: SIMD4<Float>, _ green: SIMD4<Float>, _ blue: SIMD4<Float>) -> SIMD4<UInt32> {
    bytes(red) &<< 16 | bytes(green) &<< 8 | bytes(blue)
  }

  @inline(__always)
  static func bytes(_ values: SIMD4<Float>) -> SIMD4<UInt32> {
    // Rounds to integers: around 1.5 · 2²³ all floats are whole, and their low bits are the added value.
    unsafeBitCast(values + 12_582_912, to: SIMD4<UInt32>.self) & 0xFF
  }
}

extension SIMD4<Float> {
  /// The values clamped to 0…`limits`; NaN becomes 0. The compiler emits two instructions for this form.
  @inline(__always)
  fileprivate func limited(to limits: SIMD4) -> SIMD4 {
    let positive = SIMD4.zero.replacing(with: self, where: SIMD4.zero .< self)
    return limits.replacing(with: positive, where: positive .< limits)
  }
}
