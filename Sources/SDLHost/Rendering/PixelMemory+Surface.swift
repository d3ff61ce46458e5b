import CSDL2
import Raster

extension PixelMemory {
  /// The pixels of a surface, valid until SDL frees or moves them. Nil unless they are opaque, have 32 bits and the
  /// order red, green, blue from the high byte down, as window surfaces on X11 have.
  init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    guard let pixels = surface.pointee.pixels, let format = surface.pointee.format?.pointee,
      format.BytesPerPixel == 4, format.Rmask == 0xFF_0000, format.Gmask == 0xFF00, format.Bmask == 0xFF,
      format.Amask == 0, surface.pointee.flags & UInt32(SDL_RLEACCEL) == 0
    else { return nil }
    self.init(
      start: pixels, pitch: Int(surface.pointee.pitch), width: surface.pointee.w, height: surface.pointee.h,
      isOpaque: true)
  }
}
