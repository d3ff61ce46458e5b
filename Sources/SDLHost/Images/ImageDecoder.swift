import CSDL2
import CSDL2Image
import Foundation
import Geometry
import Graphics
import Raster
import WebAccess

/// An image as it was decoded.
struct DecodedImage: Sendable {
  let pixels: PixelBuffer
  /// The image's own size in pixels. An SVG may have been decoded at a smaller one.
  let pixelSize: CGSize
  /// Whether it is made of paths, and should be decoded anew for another size.
  let isVector: Bool

  /// `pixelSize` nil: that of `pixels`.
  init(pixels: PixelBuffer, pixelSize: CGSize? = nil, isVector: Bool) {
    self.pixels = pixels
    self.pixelSize = pixelSize ?? CGSize(width: pixels.width, height: pixels.height)
    self.isVector = isVector
  }
}

/// Decodes PNG, JPEG, GIF, WebP and SVG with SDL_image, within bounds that are checked by the image's header before anything is decoded.
enum ImageDecoder {
  /// The bytes of a file or answer that is decoded.
  static let byteLimit = 64 << 20
  /// The pixels of an image that is decoded: 256 MB in memory.
  static let pixelLimit = 64 << 20
  /// The longest side of an image in pixels, or of an SVG in its own units.
  static let sideLimit = 1 << 20
  /// The longest side in pixels at which an SVG is decoded.
  static let vectorSideLimit = 4096

  /// An image in its own size; throws where the source is missing, is no image, or is too large.
  static func decode(_ source: ImageSource) throws(HostError) -> DecodedImage {
    let (data, header) = try read(source)
    let size = CGSize(width: header.width.rounded(.up), height: header.height.rounded(.up))
    let isVector = header.format == .svg
    let scale = isVector ? min(1, Double(vectorSideLimit) / max(size.width, size.height)) : 1
    let pixels = try decode(
      data, of: source, isVector: isVector, width: Int32(max(size.width * scale, 1)),
      height: Int32(max(size.height * scale, 1)))
    return DecodedImage(pixels: pixels, pixelSize: isVector ? size : nil, isVector: isVector)
  }

  /// The pixels of an image: those of an SVG at about a size in pixels, others as they are.
  static func decode(_ source: ImageSource, isVector: Bool, width: Int32, height: Int32) throws(HostError)
    -> PixelBuffer
  {
    let (data, header) = try read(source)
    // The file may be another one by now.
    let isVector = header.format == .svg
    return try decode(data, of: source, isVector: isVector, width: max(width, 1), height: max(height, 1))
  }

  // MARK: Bounds

  /// The bytes of an image whose header promises to stay within the bounds.
  private static func read(_ source: ImageSource) throws(HostError) -> (Data, ImageHeader) {
    let data = try bytes(of: source)
    guard let header = ImageHeader(data) else {
      throw unreadable(source, "it is no PNG, JPEG, GIF, WebP or SVG")
    }
    let isTooLong = max(header.width, header.height) > Double(sideLimit)
    guard !isTooLong, header.format == .svg || header.pixels <= Double(pixelLimit) else {
      throw unreadable(source, "it has \(size(header)) pixels, and at most \(pixelLimit) are decoded")
    }
    return (data, header)
  }

  private static func size(_ header: ImageHeader) -> String {
    func number(_ value: Double) -> String { value < 1e15 ? "\(Int(value.rounded(.up)))" : "\(value)" }
    return "\(number(header.width)) × \(number(header.height))"
  }

  private static func bytes(of source: ImageSource) throws(HostError) -> Data {
    switch source {
    case .data(let data):
      if data.count > byteLimit { throw unreadable(source, "it is larger than \(byteLimit) bytes") }
      return data
    case .file(let path):
      do throws(BoundedFile.Failure) {
        return try BoundedFile.read(path, limit: byteLimit).data
      } catch {
        switch error {
        case .system(let reason): throw unreadable(source, reason)
        case .kind(let kind): throw unreadable(source, "it is \(kind)")
        case .tooLarge(let limit): throw unreadable(source, "it is larger than \(limit) bytes")
        }
      }
    }
  }

  private static func unreadable(_ source: ImageSource, _ reason: String) -> HostError {
    switch source {
    case .file(let path): .unreadableImage(path: path, message: reason)
    case .data(let data): .unreadableImage(path: "of \(data.count) bytes", message: reason)
    }
  }

  // MARK: Decoding

  private static func decode(
    _ data: Data, of source: ImageSource, isVector: Bool, width: Int32, height: Int32
  ) throws(HostError) -> PixelBuffer {
    let pixels = data.withUnsafeBytes { bytes -> PixelBuffer? in
      guard let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)) else { return nil }
      defer { SDL_RWclose(stream) }
      // With both lengths given the drawing is fitted into them, whatever an inner tag says of its size.
      guard let loaded = isVector ? IMG_LoadSizedSVG_RW(stream, width, height) : IMG_Load_RW(stream, 0) else {
        return nil
      }
      let converted = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
      SDL_FreeSurface(loaded)
      guard let converted else { return nil }
      defer { SDL_FreeSurface(converted) }
      return PixelBuffer(converted)
    }
    guard let pixels else { throw unreadable(source, HostError.systemMessage) }
    return pixels
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
}
