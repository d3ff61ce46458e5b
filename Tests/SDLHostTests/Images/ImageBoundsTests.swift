import Engine
import Foundation
import SDLHost
import Testing

/// Images with excessive dimensions are rejected by their headers, before decoding.
@Suite struct ImageBoundsTests {
  private func reason(_ data: Data) -> String? {
    do {
      _ = try ImageDecoder.decode(.data(data))
      return nil
    } catch {
      return error.description
    }
  }

  /// The bytes of a number, the most significant first.
  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> (8 * (count - 1 - $0)) & 0xFF) }
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

  static func png(_ width: Int, _ height: Int) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13, 4) + Array("IHDR".utf8))
      + Data(big(width, 4) + big(height, 4) + [8, 2, 0, 0, 0] + [0, 0, 0, 0])
  }

  static func svg(_ attributes: String) -> Data {
    Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)><rect width=\"9\" height=\"9\"/></svg>".utf8)
  }

  /// A frame header after a segment of another kind.
  static func jpeg(_ width: Int, _ height: Int) -> Data {
    Data([0xFF, 0xD8, 0xFF, 0xE0] + big(4, 2) + [0, 0, 0xFF, 0xFF, 0xC2] + big(17, 2) + [8] + big(height, 2))
      + Data(big(width, 2) + [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])
  }

  static func gif(screen: (Int, Int), frame: (Int, Int)) -> Data {
    Data(Array("GIF89a".utf8) + little(screen.0, 2) + little(screen.1, 2) + [0x80, 0, 0, 0, 0, 0, 255, 255, 255])
      + Data([0x21, 0xF9, 4, 0, 0, 0, 0, 0, 0x2C] + little(0, 4) + little(frame.0, 2) + little(frame.1, 2) + [0, 2])
  }

  static func webP(canvas: (Int, Int)?, lossless: (Int, Int)) -> Data {
    var chunks: [UInt8] = []
    if let canvas {
      chunks += Array("VP8X".utf8) + little(10, 4) + [0, 0, 0, 0] + little(canvas.0 - 1, 3) + little(canvas.1 - 1, 3)
    }
    chunks += Array("VP8L".utf8) + little(5, 4) + [0x2F] + little((lossless.1 - 1) << 14 | (lossless.0 - 1), 4) + [0]
    return Data(Array("RIFF".utf8) + little(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks)
  }

  static let tooLarge: [Data] = [
    png(30_000, 30_000), jpeg(65_000, 65_000), gif(screen: (9, 9), frame: (60_000, 60_000)),
    gif(screen: (60_000, 60_000), frame: (9, 9)), webP(canvas: (16_000_000, 16_000_000), lossless: (9, 9)),
    webP(canvas: nil, lossless: (16_000, 16_000)), svg(#"width="1e9" height="2e9""#), svg(#"viewBox="0 0 1e30 10""#),
    png(0x7FFF_FFFF, 1),
  ]

  @Test(arguments: tooLarge) func anImageOfTooManyPixelsIsRejectedByItsHeader(data: Data) {
    #expect(reason(data)?.contains("pixels, and at most 67108864 are decoded") == true, "\(reason(data) ?? "decoded")")
  }

  @Test func theErrorNamesTheSize() {
    #expect(reason(Self.png(30_000, 30_000))?.contains("30000 × 30000 pixels") == true)
  }

  @Test func unsupportedFormatsAreRejected() {
    let bitmap = Data(
      Array("BM".utf8) + Self.little(58, 4) + Self.little(0, 4) + Self.little(54, 4) + Self.little(40, 4)
        + Self.little(1, 4) + Self.little(1, 4) + Self.little(1, 2) + Self.little(24, 2)
        + [UInt8](repeating: 0, count: 24) + [1, 2, 3, 0])
    #expect(reason(bitmap)?.contains("it is no PNG, JPEG, GIF, WebP, SVG or PDF") == true)
    #expect(reason(Data()) != nil)
  }

  /// Three by two pixels in each format, made with ImageMagick.
  @Test(arguments: [
    "R0lGODlhAwACAPAAAP8AAAAAACH5BAAAAAAALAAAAAADAAIAAAIChF8AOw==",
    "UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoDAAIAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/+PIAAAA=",
    "UklGRhwAAABXRUJQVlA4TA8AAAAvAkAAAAcQ/Y/+ByKi/wEA",
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hn"
      + "Pk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj"
      + "Y2P/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAA"
      + "AAAAAAAAAAAABQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCKALXj/9k=",
  ]) func smallImagesOfAllFormatsAreDecoded(text: String) throws {
    let data = try #require(Data(base64Encoded: text))
    let image = try ImageDecoder.decode(.data(data))
    #expect(image.pixelSize == CGSize(width: 3, height: 2))
    #expect(image.pixels.pixels.allSatisfy { $0 >> 16 & 0xFF > 240 && $0 & 0xFF < 20 })
  }

  /// Misleading headers: the data is truncated or contradicts them. Nothing beyond the declared size is decoded.
  @Test func misleadingHeadersAreErrorsOrSmallImages() {
    for data in [Self.png(3, 2), Self.jpeg(3, 2), Self.gif(screen: (3, 2), frame: (3, 2)), Self.jpeg(0, 0)] {
      let image = try? ImageDecoder.decode(.data(data))
      #expect(image == nil || image?.pixelSize == CGSize(width: 3, height: 2))
    }
  }

  /// A WebP of 259 × 5 pixels by its header, without a zero byte before the SVG that SDL_image would find in it.
  @Test func aHeaderOfAnotherFormatThanTheContentDoesNotEvadeTheBounds() throws {
    let start = Array("RIFF    WEBPVP8L    ".utf8) + [0x2F, 0x02, 0x01, 0x01, 0x10]
    let data = Data(start) + Self.svg(#"width="5000" height="20""#)
    #expect(ImageHeader(data) == ImageHeader(format: .webP, width: 259, height: 5))
    #expect(throws: HostError.self) { try ImageDecoder.decode(.data(data)) }
  }

  @Test func nestedSVGTagsDoNotChangeTheSize() throws {
    let text = """
      <?xml version="1.0"?><!-- <svg width="7"> --><svg xmlns="http://www.w3.org/2000/svg" width='12px' height="10">
      <svg width="100000" height="100000"><rect width="100000" height="100000"/></svg></svg>
      """
    let image = try ImageDecoder.decode(.data(Data(text.utf8)))
    #expect(image.pixelSize == CGSize(width: 12, height: 10))
    #expect(image.pixels.width <= 13 && image.pixels.height <= 13)
  }

  @Test func aLargeSVGIsDecodedAtASmallerSize() throws {
    let image = try ImageDecoder.decode(.data(Self.svg(#"width="40000" height="20000""#)))
    #expect(image.pixelSize == CGSize(width: 40_000, height: 20_000))
    #expect(image.pixels.width <= ImageDecoder.vectorSideLimit + 1)
  }

  @Test(arguments: [
    (#"width="24" height="12""#, 24.0, 12.0), (#"viewBox="0 0 30 20""#, 30, 20),
    (#"width="100%" height="100%" viewBox="0,0,30,20""#, 30, 20), (#"width="1in" height="72pt""#, 96, 96),
    (#"stroke-width="3" height="9" width="8""#, 8, 9), ("", 300, 150),
  ]) func theSizeOfAnSVGIsThatOfItsFirstTag(attributes: String, width: Double, height: Double) {
    #expect(ImageHeader(Self.svg(attributes)) == ImageHeader(format: .svg, width: width, height: height))
  }

  @Test(arguments: ["/dev/zero", "/", "/nowhere/image.png"]) func pathsThatAreNotRegularFilesAreErrors(path: String) {
    #expect(throws: HostError.self) { try ImageDecoder.decode(.file(path)) }
  }

  /// Random bytes in headers: the result stays within the limits.
  @Test func mutatedHeadersAreErrorsOrStayWithinTheBounds() {
    var state: UInt64 = 1
    func random(_ end: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % end
    }
    for number in 0..<3000 {
      var data = (Self.tooLarge + [Self.png(3, 2), Self.webP(canvas: (3, 2), lossless: (3, 2))])[number % 11]
      for _ in 0...random(4) { data[random(data.count)] = UInt8(random(256)) }
      if random(3) == 0 { data = data.prefix(random(data.count)) }
      guard let header = ImageHeader(data) else { continue }
      #expect(header.width >= 1 || header.format == .svg, "seed 1, image \(number)")
    }
  }
}
