import CSDL2
import CSDL2Image
import Foundation
import Raster

/// A picture in memory: what a target shows.
public struct PixelImage: Equatable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Row by row from the top: `0xAARRGGBB`.
  public private(set) var pixels: [UInt32]

  /// Copies opaque memory.
  @MainActor init(_ memory: PixelMemory) {
    width = Int(memory.bounds.width)
    height = Int(memory.bounds.height)
    pixels = memory.pixels(in: memory.bounds)
  }

  /// Reads what `renderer` has drawn.
  init(renderer: OpaquePointer, size: PixelSize) throws(HostError) {
    width = size.width
    height = size.height
    pixels = Array(repeating: 0, count: width * height)
    let pitch = Int32(width * 4)
    let status = pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, pitch)
    }
    guard status == 0 else { throw .sdl("SDL_RenderReadPixels") }
    // A window's surface has no alpha; what it shows is opaque.
    for index in pixels.indices { pixels[index] |= 0xFF00_0000 }
  }

  /// The pixel at a column and a row: `0xAARRGGBB`.
  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Writes the picture as a PNG file, over one that is there already.
  @MainActor public func writePNG(to path: String) throws(HostError) {
    try writePNG(to: try OutputFile(path: path), path: path)
  }

  /// Writes the picture into `file`, which is opened for `path`, and finishes that.
  @MainActor func writePNG(to file: OutputFile, path: String) throws(HostError) {
    guard let png = encoded else { throw .unwritablePicture(path: path, message: HostError.systemMessage) }
    defer { free(png.baseAddress) }
    file.write(UnsafeRawBufferPointer(png))
    try file.finish()
  }

  /// The bytes of the PNG file, to be freed; nil with SDL's message where that fails.
  private var encoded: UnsafeMutableRawBufferPointer? {
    var bytes: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let stream = open_memstream(&bytes, &count) else { return nil }
    // SDL takes a mutable pointer and only reads: a copy of a large picture would take as much memory again.
    let isEncoded = pixels.withUnsafeBytes { pixels in
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          UnsafeMutableRawPointer(mutating: pixels.baseAddress), Int32(width), Int32(height), 32, Int32(width * 4),
          SDL_PIXELFORMAT_ARGB8888.rawValue)
      else { return false }
      defer { SDL_FreeSurface(surface) }
      guard let file = SDL_RWFromFP(stream, SDL_FALSE) else { return false }
      return IMG_SavePNG_RW(surface, file, 1) == 0
    }
    guard fclose(stream) == 0, isEncoded, let bytes else {
      free(bytes)
      return nil
    }
    return UnsafeMutableRawBufferPointer(start: bytes, count: count)
  }
}
