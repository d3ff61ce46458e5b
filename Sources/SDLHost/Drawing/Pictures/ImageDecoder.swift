import CSDL2
import CSDL2Image
import Engine
import Foundation
import Geometry

/// An image in its own size.
struct DecodedImage: Sendable {
  let pixels: PixelBuffer
  /// Whether it is made of paths, and should be decoded anew for another size.
  let isVector: Bool

  var pixelSize: CGSize { CGSize(width: pixels.width, height: pixels.height) }
}

/// Reads PNG and SVG with SDL_image.
enum ImageDecoder {
  /// An image in its own size; throws where the source is missing or is no image.
  static func decode(_ source: ImageSource) throws(HostError) -> DecodedImage {
    let isVector = try withStream(source) { IMG_isSVG($0) == 1 }
    return DecodedImage(pixels: try decode(source, isVector: isVector, width: 0, height: 0), isVector: isVector)
  }

  /// The pixels of an image: those of a PNG as they are, those of an SVG at about a size in pixels, 0 for its own.
  static func decode(_ source: ImageSource, isVector: Bool, width: Int32, height: Int32) throws(HostError)
    -> PixelBuffer
  {
    try withStream(source) { stream in
      guard let loaded = isVector ? IMG_LoadSizedSVG_RW(stream, width, height) : IMG_Load_RW(stream, 0) else {
        return nil
      }
      defer { SDL_FreeSurface(loaded) }
      guard let surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else { return nil }
      defer { SDL_FreeSurface(surface) }
      return PixelBuffer(surface)
    }
  }

  /// Opens a source, and turns nil into SDL's reason.
  private static func withStream<Result>(
    _ source: ImageSource, _ read: (UnsafeMutablePointer<SDL_RWops>) -> Result?
  ) throws(HostError) -> Result {
    let result: Result?
    switch source {
    case .file(let path):
      guard let stream = SDL_RWFromFile(path, "rb") else { throw unreadable(source) }
      defer { SDL_RWclose(stream) }
      result = read(stream)
    case .data(let data):
      result = data.withUnsafeBytes { bytes in
        guard let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)) else { return nil }
        defer { SDL_RWclose(stream) }
        return read(stream)
      }
    }
    guard let result else { throw unreadable(source) }
    return result
  }

  private static func unreadable(_ source: ImageSource) -> HostError {
    switch source {
    case .file(let path): .unreadableImage(path: path, message: HostError.systemMessage)
    case .data(let data): .unreadableImage(path: "of \(data.count) bytes", message: HostError.systemMessage)
    }
  }
}

extension PixelBuffer {
  /// Copies a surface of ARGB pixels.
  fileprivate init(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    var pixels = [UInt32](repeating: 0, count: width * height)
    for row in 0..<height {
      let line = surface.pointee.pixels + row * Int(surface.pointee.pitch)
      for column in 0..<width {
        pixels[row * width + column] = line.load(fromByteOffset: 4 * column, as: UInt32.self)
      }
    }
    self.init(width: width, height: height, straight: pixels)
  }

  /// What stands in for an image that is missing or broken: a grey box with a cross.
  static func placeholder(width: Int, height: Int) -> PixelBuffer {
    var buffer = PixelBuffer(width: width, height: height)
    let line = max(1.0, Double(min(width, height)) / 32)
    let length = hypot(Double(width), Double(height))
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
        let falling = abs(column * Double(height) - row * Double(width)) / length
        let rising = abs((Double(width) - column) * Double(height) - row * Double(width)) / length
        let edge = min(column, row, Double(width) - column, Double(height) - row) - line / 2
        let distance = min(falling, rising, max(edge, 0)) - line / 2
        let ink = UInt32(min(max(0.5 - distance, 0), 1) * 64)
        buffer.pixels[y * width + x] = 0xFF00_0000 | (0xD0 - ink) &* 0x01_0101
      }
    }
    return buffer
  }
}
