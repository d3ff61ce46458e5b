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
  func blend(_ coverage: TextCoverage, x: Int32, y: Int32, clip: SDL_Rect, with table: CoverageTable) {
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

  /// Lays pixels with alpha multiplied in over as many opaque ones.
  private static func blend(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int, _ opacity: UInt8
  ) {
    for column in 0..<count {
      var pixel = source[column]
      if pixel == 0 { continue }
      if opacity != 255 { pixel = PixelBuffer.scaled(pixel, by: UInt32(opacity)) }
      let rest = 255 &- pixel &>> 24
      if rest != 0 { pixel = pixel &+ PixelBuffer.scaled(target[column], by: rest) }
      target[column] = pixel & 0xFF_FFFF
    }
  }
}
