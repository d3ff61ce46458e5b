import CSDL2
import CSDL2Image
import Files
import Graphics
import Raster

/// A decoded image.
package struct DecodedImage: Sendable {
  /// The decoded pixels.
  package let pixels: PixelBuffer
  /// The size that the file declares, in pixels. The `pixels` of a large SVG are smaller; see
  /// `ImageDecoder.vectorSideLimit`.
  package let pixelSize: CGSize
  /// True if the image consists of paths and is decoded again for another size.
  let isVector: Bool

  /// Creates a decoded image; `pixelSize` defaults to the size of `pixels`.
  package init(pixels: PixelBuffer, pixelSize: CGSize? = nil, isVector: Bool) {
    self.pixels = pixels
    self.pixelSize = pixelSize ?? CGSize(width: pixels.width, height: pixels.height)
    self.isVector = isVector
  }
}

/// Decodes PNG, JPEG, GIF, WebP and SVG with SDL_image, and PDF with `PDFDrawing`. The limits are checked in the
/// `ImageHeader` before the image is decoded.
package enum ImageDecoder {
  /// The maximum number of bytes of a file or of a server's answer: 64 MiB.
  static let byteLimit = 64 << 20
  /// The maximum number of pixels of a raster image: 64 Mi, which take 256 MiB in memory.
  static let pixelLimit = 64 << 20
  /// The maximum length of a side in pixels, or in the own units of an SVG.
  static let sideLimit = 1 << 20
  /// The maximum length of a side in pixels of a decoded SVG or PDF; larger drawings are scaled down.
  package static let vectorSideLimit = 4096
  /// The number of bytes of a file in which the header is searched first: a JPEG may have a preview and a profile before its size.
  private static let headerReach = 64 << 10

  /// Loads the libraries of the formats, which is not safe on several threads.
  private static let loadsLibraries: Void = {
    _ = IMG_Init(Int32(IMG_INIT_PNG.rawValue | IMG_INIT_JPG.rawValue | IMG_INIT_WEBP.rawValue))
  }()

  /// The format and the size of an image, without decoding it.
  ///
  /// - Throws: `HostError.unreadableImage` if the source is missing, is no image, or exceeds a limit.
  static func header(of source: ImageSource) throws(HostError) -> ImageHeader {
    if let header = ImageHeader(try bytes(of: source, prefix: headerReach)) { return try check(header, of: source) }
    return try read(source).header
  }

  /// The image of a source that is decoded when it is drawn; nil if the source is missing, is no image, or exceeds a limit.
  package static func handle(of source: ImageSource, scale: CGFloat) -> ImageHandle? {
    guard let header = try? header(of: source) else { return nil }
    return ImageHandle(
      source: source, pixelSize: header.size, scale: scale > 0 && scale.isFinite ? scale : 1,
      isVector: header.format == .svg)
  }

  /// Decodes an image in its own size, or a drawing with sides of at most `vectorSideLimit` pixels.
  ///
  /// - Throws: `HostError.unreadableImage` if the source is missing, is no image, or exceeds a limit.
  package static func decode(_ source: ImageSource) throws(HostError) -> DecodedImage {
    let (data, header) = try read(source)
    let isVector = header.isVector
    let scale = min(1, Double(vectorSideLimit) / max(header.size.width, header.size.height))
    let pixels = try decode(
      data, of: source, header.format, width: Int32(max(header.size.width * scale, 1)),
      height: Int32(max(header.size.height * scale, 1)))
    return DecodedImage(pixels: pixels, pixelSize: isVector ? header.size : nil, isVector: isVector)
  }

  /// Decodes the pixels of an image: a vector image at about `width` by `height` pixels, a raster image in its own
  /// size.
  ///
  /// - Throws: `HostError.unreadableImage` if the source is missing, is no image, or exceeds a limit.
  package static func decode(_ source: ImageSource, width: Int32, height: Int32) throws(HostError) -> PixelBuffer {
    if case .drawing(let drawing) = source {
      return PixelBuffer(drawing, width: Int(max(width, 1)), height: Int(max(height, 1)))
    }
    let (data, header) = try read(source)
    return try decode(data, of: source, header.format, width: max(width, 1), height: max(height, 1))
  }

  // MARK: Bounds

  /// The bytes and the header of an image within the limits.
  private static func read(_ source: ImageSource) throws(HostError) -> (data: Data, header: ImageHeader) {
    let data = try bytes(of: source)
    if PDFDrawing.isDocument(data) {
      do throws(PDFDrawing.Failure) { return (data, try PDFDrawing.header(of: data)) } catch {
        throw failure(error, source)
      }
    }
    guard let header = ImageHeader(data) else {
      throw unreadable(source, "it is no PNG, JPEG, GIF, WebP, SVG or PDF")
    }
    return (data, try check(header, of: source))
  }

  private static func check(_ header: ImageHeader, of source: ImageSource) throws(HostError) -> ImageHeader {
    let isTooLong = max(header.width, header.height) > Double(sideLimit)
    guard !isTooLong, header.isVector || header.pixels <= Double(pixelLimit) else {
      throw unreadable(source, "it has \(size(header)) pixels, and at most \(pixelLimit) are decoded")
    }
    return header
  }

  private static func size(_ header: ImageHeader) -> String {
    func number(_ value: Double) -> String {
      value < 1e15 ? "\(Int(limited: value.rounded(.up), to: 0...1 << 50))" : "\(value)"
    }
    return "\(number(header.width)) × \(number(header.height))"
  }

  /// The bytes of a source; of a file at most the first `prefix`.
  private static func bytes(of source: ImageSource, prefix: Int = .max) throws(HostError) -> Data {
    switch source {
    case .data(let data):
      if data.count > byteLimit { throw unreadable(source, FileError.tooLarge(limit: byteLimit).reason) }
      return data
    case .drawing, .recording: throw unreadable(source, "it has shapes and no bytes")
    case .file(let path):
      do throws(FileError) {
        return try BoundedFile.read(path, limit: byteLimit, prefix: prefix).data
      } catch {
        throw unreadable(source, error.reason)
      }
    }
  }

  private static func unreadable(_ source: ImageSource, _ reason: String) -> HostError {
    switch source {
    case .file(let path): .unreadableImage(path: path, message: reason)
    case .data(let data): .unreadableImage(path: "of \(data.count) bytes", message: reason)
    case .drawing, .recording: .unreadableImage(path: "of shapes", message: reason)
    }
  }

  /// The error of a document. A missing library is the same error for all images, so that it is reported once.
  private static func failure(_ failure: PDFDrawing.Failure, _ source: ImageSource) -> HostError {
    failure == .noLibrary
      ? .unreadableImage(path: "in PDF", message: failure.reason) : unreadable(source, failure.reason)
  }

  // MARK: Decoding

  private static func decode(
    _ data: Data, of source: ImageSource, _ format: ImageHeader.Format, width: Int32, height: Int32
  ) throws(HostError) -> PixelBuffer {
    if format == .pdf {
      do throws(PDFDrawing.Failure) { return try PDFDrawing.pixels(of: data, width: width, height: height) } catch {
        throw failure(error, source)
      }
    }
    loadsLibraries
    let pixels = data.withUnsafeBytes { bytes -> PixelBuffer? in
      guard let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)) else { return nil }
      defer { SDL_RWclose(stream) }
      guard let loaded = load(stream, format, width: width, height: height) else { return nil }
      let converted = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
      SDL_FreeSurface(loaded)
      guard let converted else { return nil }
      defer { SDL_FreeSurface(converted) }
      return PixelBuffer(converted)
    }
    guard let pixels else { throw unreadable(source, HostError.systemMessage) }
    return pixels
  }

  /// Decodes an image with the loader of `format`, the format of the header. `IMG_Load_RW` would choose a loader by the content, so the
  /// checked size could be that of a different format.
  private static func load(
    _ stream: UnsafeMutablePointer<SDL_RWops>, _ format: ImageHeader.Format, width: Int32, height: Int32
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    switch format {
    case .png: IMG_LoadPNG_RW(stream)
    case .jpeg: IMG_LoadJPG_RW(stream)
    case .gif: IMG_LoadGIF_RW(stream)
    case .webP: IMG_LoadWEBP_RW(stream)
    // Fits the drawing into `width` and `height`, regardless of the size in nested tags.
    case .svg: IMG_LoadSizedSVG_RW(stream, width, height)
    // `PDFDrawing` draws it.
    case .pdf: nil
    }
  }
}

extension PixelBuffer {
  /// Copies the pixels of a surface in the format ARGB8888.
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
