import CSDL2

/// The pixels of a surface that the software renderer draws on, for what is drawn without SDL.
///
/// Opaque pixels of 32 bits, red above green above blue, as window surfaces are on X11 and Wayland.
struct DirectPixels {
  private let start: UnsafeMutableRawPointer
  private let pitch: Int

  /// Nil for pixels of any other kind. Valid as long as the surface keeps its pixels.
  init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    guard let pixels = surface.pointee.pixels, let format = surface.pointee.format?.pointee,
      format.BytesPerPixel == 4, format.Rmask == 0xFF_0000, format.Gmask == 0xFF00, format.Bmask == 0xFF,
      format.Amask == 0, surface.pointee.flags & UInt32(SDL_RLEACCEL) == 0
    else { return nil }
    start = pixels
    pitch = Int(surface.pointee.pitch)
  }

  /// Lays a colour over pixels, as much as `coverage` says. Its frame is counted from (`x`, `y`), and what lies outside of `clip`,
  /// which lies on the surface, stays as it is.
  func blend(_ coverage: some Coverage, x: Int32, y: Int32, clip: SDL_Rect, with table: CoverageTable) {
    let frame = coverage.frame.offset(x, y)
    let seen = frame.intersection(clip)
    guard !seen.isEmpty else { return }
    coverage.values.withUnsafeBytes { values in
      guard let base = values.baseAddress else { return }
      var source = base + Int(seen.y - frame.y) * coverage.stride + Int(seen.x - frame.x)
      var target = start + Int(seen.y) * pitch + Int(seen.x) * 4
      for _ in 0..<seen.h {
        table.blend(source, over: target.assumingMemoryBound(to: UInt32.self), count: Int(seen.w))
        source += coverage.stride
        target += pitch
      }
    }
  }

  /// Lays a picture over pixels, `opacity` 255ths of it. It begins at (`x`, `y`), and what lies outside of `clip`, which lies on the
  /// surface, stays as it is.
  func blend(_ picture: PixelBuffer, x: Int32, y: Int32, clip: SDL_Rect, opacity: UInt8) {
    let seen = SDL_Rect(x: x, y: y, w: Int32(picture.width), h: Int32(picture.height)).intersection(clip)
    guard !seen.isEmpty else { return }
    picture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      var source = base + Int(seen.y - y) * picture.width + Int(seen.x - x)
      var target = start + Int(seen.y) * pitch + Int(seen.x) * 4
      for _ in 0..<seen.h {
        DirectPixels.blend(source, over: target.assumingMemoryBound(to: UInt32.self), count: Int(seen.w), opacity)
        source += picture.width
        target += pitch
      }
    }
  }

  /// Lays pixels with alpha multiplied in over as many opaque ones, four at a time.
  private static func blend(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int, _ opacity: UInt8
  ) {
    let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
    var column = 0
    while column + 4 <= count {
      var four = from.loadUnaligned(fromByteOffset: 4 * column, as: SIMD4<UInt32>.self)
      if !four.isZero {
        if opacity != 255 { four = scaled(four, by: SIMD4(repeating: UInt32(opacity))) }
        let rest = 255 &- four &>> 24
        if !rest.isZero {
          four &+= scaled(to.loadUnaligned(fromByteOffset: 4 * column, as: SIMD4<UInt32>.self), by: rest)
        }
        to.storeBytes(of: four & 0xFF_FFFF, toByteOffset: 4 * column, as: SIMD4<UInt32>.self)
      }
      column += 4
    }
    while column < count {
      let pixel = PixelBuffer.scaled(source[column], by: UInt32(opacity))
      target[column] = (pixel &+ PixelBuffer.scaled(target[column], by: 255 &- pixel &>> 24)) & 0xFF_FFFF
      column += 1
    }
  }

  /// All components of four pixels times a factor for each pixel, 0…255, rounded.
  @inline(__always)
  private static func scaled(_ pixels: SIMD4<UInt32>, by factors: SIMD4<UInt32>) -> SIMD4<UInt32> {
    // Two components of each pixel at a time, 16 bits apart.
    let pairs = unsafeBitCast(factors | factors &<< 16, to: SIMD8<UInt16>.self)
    let even = unsafeBitCast(pixels & 0xFF_00FF, to: SIMD8<UInt16>.self) &* pairs &+ 128
    let odd = unsafeBitCast((pixels &>> 8) & 0xFF_00FF, to: SIMD8<UInt16>.self) &* pairs &+ 128
    let low = unsafeBitCast((even &+ (even &>> 8)) &>> 8, to: SIMD4<UInt32>.self)
    let high = unsafeBitCast(odd &+ (odd &>> 8), to: SIMD4<UInt32>.self)
    return low | high & 0xFF00_FF00
  }
}

/// How much of each pixel something covers, 0…255.
protocol Coverage {
  /// The pixels that it speaks of, from some pixel on that is given when it is drawn.
  var frame: SDL_Rect { get }
  /// Bytes from one row to the next.
  var stride: Int { get }
  /// Row by row from the top.
  var values: [UInt8] { get }
}
