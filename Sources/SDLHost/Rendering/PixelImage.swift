import CSDL2
import CSDL2Image
import Files
import Raster

/// An opaque image in memory, such as the snapshot of a drawing target.
public struct PixelImage: Equatable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels as `0xAARRGGBB`, row by row from the top, `width` × `height` in number. Alpha is 255 in pictures of windows.
  public private(set) var pixels: [UInt32]

  /// Creates an image of `width` × `height` pixels.
  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Copies the pixels of opaque memory.
  @MainActor init(_ memory: PixelMemory) {
    width = Int(memory.bounds.width)
    height = Int(memory.bounds.height)
    pixels = memory.pixels(in: memory.bounds)
  }

  /// Reads the drawn pixels of an `SDL_Renderer` whose output has `size`.
  package init(renderer: OpaquePointer, size: PixelSize) throws(HostError) {
    width = size.width
    height = size.height
    pixels = Array(repeating: 0, count: width * height)
    let pitch = Int32(width * 4)
    let status = pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, pitch)
    }
    guard status == 0 else { throw .sdl("SDL_RenderReadPixels") }
    // The surface of a window has no alpha channel: its pixels are opaque.
    for index in pixels.indices { pixels[index] |= 0xFF00_0000 }
  }

  /// The pixel in column `x` and row `y`, both from 0, as `0xAARRGGBB`.
  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Writes the image as a PNG file. An existing file is replaced.
  ///
  /// - Throws: `HostError.unwritableFile` or `.unwritablePicture`.
  @MainActor public func writePNG(to path: String) throws(HostError) {
    try writePNG(
      to: try HostError.writing(path) { () throws(FileError) in try OutputFile(path: path) }, path: path)
  }

  /// Writes the image into `file`, which was opened for `path`, and finishes the file.
  @MainActor func writePNG(to file: OutputFile, path: String) throws(HostError) {
    guard let png = encoded else { throw .unwritablePicture(path: path, message: HostError.systemMessage) }
    defer { free(png.baseAddress) }
    file.write(UnsafeRawBufferPointer(png))
    try HostError.writing(path) { () throws(FileError) in try file.finish() }
  }

  /// The bytes of the PNG file, which the caller frees; nil with `HostError.systemMessage` if encoding fails.
  private var encoded: UnsafeMutableRawBufferPointer? {
    var bytes: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let stream = open_memstream(&bytes, &count) else { return nil }
    // SDL takes a mutable pointer but only reads from it. A copy of the pixels would double the memory of a large
    // image.
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
