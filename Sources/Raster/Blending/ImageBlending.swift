import Graphics

/// Blends rows of pixels with straight alpha over pixels with premultiplied alpha.
///
/// The arithmetic is that of SDL 2's blits, so that memory and an `SDL_Renderer` in software show the same bytes.
package enum ImageBlending {
  /// Blends pixels without modulation: components are weighted with 256ths of the alpha.
  package static func blend(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
    var column = 0
    while column + 4 <= count {
      let four = from.loadUnaligned(fromByteOffset: 4 * column, as: SIMD4<UInt32>.self)
      let alpha = four &>> 24
      if (alpha ^ 255).isZero {
        to.storeBytes(of: four, toByteOffset: 4 * column, as: SIMD4<UInt32>.self)
      } else if !alpha.isZero {
        let below = to.loadUnaligned(fromByteOffset: 4 * column, as: SIMD4<UInt32>.self)
        var result = blended(four | 0xFF00_0000, over: below, alpha)
        result.replace(with: four, where: alpha .== 255)
        result.replace(with: below, where: alpha .== 0)
        to.storeBytes(of: result, toByteOffset: 4 * column, as: SIMD4<UInt32>.self)
      }
      column += 4
    }
    for column in column..<count {
      let pixel = source[column]
      let alpha = pixel &>> 24
      if alpha == 255 {
        target[column] = pixel
      } else if alpha != 0 {
        target[column] = blended(pixel | 0xFF00_0000, over: target[column], alpha)
      }
    }
  }

  /// Two components of each pixel at a time, 16 bits apart.
  @inline(__always)
  private static func blended(
    _ pixels: SIMD4<UInt32>, over below: SIMD4<UInt32>, _ alpha: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    let share = pairs(alpha | alpha &<< 16)
    let remainder = 255 &- share
    let even = ((pairs(pixels & 0xFF_00FF) &* share) &>> 8) &+ ((pairs(below & 0xFF_00FF) &* remainder) &>> 8)
    let odd =
      pixels4(pairs(pixels &>> 8 & 0xFF_00FF) &* share) & 0xFF00_FF00
      &+ pixels4(pairs(below &>> 8 & 0xFF_00FF) &* remainder) & 0xFF00_FF00
    return pixels4(even) | odd
  }

  @inline(__always)
  private static func pairs(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> { unsafeBitCast(pixels, to: SIMD8<UInt16>.self) }

  @inline(__always)
  private static func pixels4(_ pairs: SIMD8<UInt16>) -> SIMD4<UInt32> { unsafeBitCast(pairs, to: SIMD4<UInt32>.self) }

  /// Blends white pixels with the alpha that `coverage` gives, as `blend` does.
  static func blendWhite(
    _ coverage: UnsafePointer<UInt8>, over target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for column in 0..<count {
      let alpha = UInt32(coverage[column])
      if alpha == 255 {
        target[column] = .max
      } else if alpha != 0 {
        target[column] = blended(.max, over: target[column], alpha)
      }
    }
  }

  /// Two components at a time, 16 bits apart.
  @inline(__always)
  private static func blended(_ pixel: UInt32, over below: UInt32, _ alpha: UInt32) -> UInt32 {
    let (pairs, remainder) = (0x00FF_00FF as UInt32, 255 &- alpha)
    let even = (((pixel & pairs) &* alpha) &>> 8 & pairs) &+ (((below & pairs) &* remainder) &>> 8 & pairs)
    let odd =
      (((pixel &>> 8 & pairs) &* alpha) & ~pairs) &+ (((below &>> 8 & pairs) &* remainder) & ~pairs)
    return even | odd
  }

  /// Blends pixels whose components are multiplied by `color` first, with every division rounded down.
  package static func blend(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    modulatedBy color: DeviceColor, _ mode: LayerEffect.BlendMode
  ) {
    switch mode {
    case .additive:
      for column in 0..<count { target[column] = modulated(source[column], color, true).added(to: target[column]) }
    case .multiply, .modulate:
      for column in 0..<count { target[column] = modulated(source[column], color, false).multiplied(target[column]) }
    default: blendModulated(source, over: target, count: count, color)
    }
  }

  /// Blends pixels that are multiplied by `color` over others, four at a time.
  private static func blendModulated(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int, _ color: DeviceColor
  ) {
    let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
    let even = pairs(SIMD4(repeating: UInt32(color.red) &<< 16 | UInt32(color.blue)))
    let odd = pairs(SIMD4(repeating: UInt32(color.alpha) &<< 16 | UInt32(color.green)))
    var column = 0
    while column + 4 <= count {
      let four = from.loadUnaligned(fromByteOffset: 4 * column, as: SIMD4<UInt32>.self)
      if !(four &>> 24).isZero {
        // Alpha and green, and red and blue, each multiplied by the color, and the colors by the new alpha.
        let greens = divided(pairs(four &>> 8 & 0xFF_00FF) &* odd)
        let alpha = pixels4(greens) &>> 16
        let share = pairs(alpha | alpha &<< 16)
        let colors = divided(divided(pairs(four & 0xFF_00FF) &* even) &* share)
        let green = divided(greens &* share)
        let remainder = 255 &- share
        let below = to.loadUnaligned(fromByteOffset: 4 * column, as: SIMD4<UInt32>.self)
        let low = colors &+ divided(pairs(below & 0xFF_00FF) &* remainder)
        let high = pairs(pixels4(green) & 0xFFFF | alpha &<< 16) &+ divided(pairs(below &>> 8 & 0xFF_00FF) &* remainder)
        to.storeBytes(of: pixels4(low) | pixels4(high) &<< 8, toByteOffset: 4 * column, as: SIMD4<UInt32>.self)
      }
      column += 4
    }
    for column in column..<count where source[column] &>> 24 != 0 {
      target[column] = modulated(source[column], color, true).blended(over: target[column])
    }
  }

  /// `products / 255`, exact for products of two bytes.
  @inline(__always)
  private static func divided(_ products: SIMD8<UInt16>) -> SIMD8<UInt16> { (products &+ 1 &+ products &>> 8) &>> 8 }

  /// A pixel multiplied by a color, and by its own alpha where `isPremultiplied`.
  @inline(__always)
  private static func modulated(_ pixel: UInt32, _ color: DeviceColor, _ isPremultiplied: Bool) -> Components {
    let alpha = divided(pixel &>> 24 &* UInt32(color.alpha))
    var result = Components(
      red: divided((pixel &>> 16 & 0xFF) &* UInt32(color.red)),
      green: divided((pixel &>> 8 & 0xFF) &* UInt32(color.green)),
      blue: divided((pixel & 0xFF) &* UInt32(color.blue)), alpha: alpha)
    if isPremultiplied, alpha < 255 {
      result.red = divided(result.red &* alpha)
      result.green = divided(result.green &* alpha)
      result.blue = divided(result.blue &* alpha)
    }
    return result
  }

  /// `product / 255`, exact for the product of two bytes.
  @inline(__always)
  fileprivate static func divided(_ product: UInt32) -> UInt32 { (product &+ 1 &+ product &>> 8) &>> 8 }
}

/// The components of a pixel, each 0…255.
private struct Components {
  var red, green, blue, alpha: UInt32

  @inline(__always)
  func blended(over below: UInt32) -> UInt32 {
    let remainder = 255 &- alpha
    func sum(_ component: UInt32, _ shift: UInt32) -> UInt32 {
      (component &+ ImageBlending.divided(remainder &* (below &>> shift & 0xFF))) &<< shift
    }
    return sum(alpha, 24) | sum(red, 16) | sum(green, 8) | sum(blue, 0)
  }

  /// The sum, clamped to 255. The alpha below stays.
  @inline(__always)
  func added(to below: UInt32) -> UInt32 {
    func sum(_ component: UInt32, _ shift: UInt32) -> UInt32 {
      min(component &+ (below &>> shift & 0xFF), 255) &<< shift
    }
    return below & 0xFF00_0000 | sum(red, 16) | sum(green, 8) | sum(blue, 0)
  }

  /// The product. The alpha below stays.
  @inline(__always)
  func multiplied(_ below: UInt32) -> UInt32 {
    func product(_ component: UInt32, _ shift: UInt32) -> UInt32 {
      ImageBlending.divided(component &* (below &>> shift & 0xFF)) &<< shift
    }
    return below & 0xFF00_0000 | product(red, 16) | product(green, 8) | product(blue, 0)
  }
}
