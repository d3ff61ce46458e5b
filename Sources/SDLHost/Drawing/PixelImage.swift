import CSDL2
import CSDL2Image
import Foundation

/// A picture in memory: what a target shows.
public struct PixelImage: Equatable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Row by row from the top: `0xAARRGGBB`.
  public private(set) var pixels: [UInt32]

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
  public func writePNG(to path: String) throws(HostError) {
    guard let file = fopen(path, "wb") else {
      throw .unwritableFile(path: path, message: String(cString: strerror(errno)))
    }
    var copy = pixels
    let message = copy.withUnsafeMutableBytes { bytes in
      PixelImage.encode(bytes, width: Int32(width), height: Int32(height), to: file)
    }
    if let message { throw .unwritableFile(path: path, message: message) }
  }

  /// Writes and closes `file`; returns what went wrong.
  private static func encode(
    _ bytes: UnsafeMutableRawBufferPointer, width: Int32, height: Int32, to file: UnsafeMutablePointer<FILE>
  ) -> String? {
    guard
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, width, height, 32, width * 4, SDL_PIXELFORMAT_ARGB8888.rawValue),
      let stream = SDL_RWFromFP(file, SDL_FALSE)
    else {
      fclose(file)
      return HostError.systemMessage
    }
    defer { SDL_FreeSurface(surface) }
    let isEncoded = IMG_SavePNG_RW(surface, stream, 1) == 0
    // A full disk shows when the buffer is flushed, that is here.
    guard fclose(file) == 0 else { return String(cString: strerror(errno)) }
    return isEncoded ? nil : HostError.systemMessage
  }
}
