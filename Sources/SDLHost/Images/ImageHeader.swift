import Geometry

/// The format and the size of an image, read from its first bytes before it is decoded.
///
/// Decoders allocate memory for this size, so the header is read from each field that a decoder reads: a GIF has a
/// screen and a frame on it, a WebP a canvas and a picture. The larger length counts along each axis.
package struct ImageHeader: Equatable {
  /// The format of an image file; raw values are for messages.
  package enum Format: String {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webP = "WebP"
    case svg = "SVG"
    case pdf = "PDF"
  }

  package let format: Format
  /// The width in pixels, in the own units of an SVG, or in the points of a PDF; greater than 0.
  package let width: Double
  /// The height in the units of `width`; greater than 0.
  let height: Double

  package init(format: Format, width: Double, height: Double) {
    self.format = format
    self.width = width
    self.height = height
  }

  /// The size in whole pixels, or in whole units of a drawing.
  var size: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }

  /// The area, in pixels or in squared units of a drawing.
  var pixels: Double { width * height }

  /// True for a format of drawings, which are drawn at each size.
  var isVector: Bool { format == .svg || format == .pdf }
}

extension ImageHeader {
  /// Reads the header of `data`; nil if its format is unknown, or if it ends before the size.
  package init?(_ data: Data) {
    let header = data.withUnsafeBytes { bytes -> ImageHeader? in
      var reader = ImageHeaderReader(bytes: bytes.bindMemory(to: UInt8.self))
      return reader.header()
    }
    guard let header = header ?? SVGHeader.header(data) else { return nil }
    self = header
  }
}

/// Reads the headers of PNG, JPEG, GIF and WebP.
private struct ImageHeaderReader {
  let bytes: UnsafeBufferPointer<UInt8>

  mutating func header() -> ImageHeader? {
    if begins(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return png() }
    if begins(with: [0xFF, 0xD8, 0xFF]) { return jpeg() }
    if begins(with: Array("GIF87a".utf8)) || begins(with: Array("GIF89a".utf8)) { return gif() }
    if begins(with: Array("RIFF".utf8)), tag(at: 8) == "WEBP" { return webP() }
    return nil
  }

  private func begins(with signature: [UInt8]) -> Bool { bytes.starts(with: signature) }

  private func byte(_ index: Int) -> Int? { index >= 0 && index < bytes.count ? Int(bytes[index]) : nil }

  private func big(_ index: Int, _ count: Int) -> Int? {
    guard index >= 0, index + count <= bytes.count else { return nil }
    return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func little(_ index: Int, _ count: Int) -> Int? {
    guard index >= 0, index + count <= bytes.count else { return nil }
    return bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func tag(at index: Int) -> String? {
    guard index + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[index..<index + 4], as: UTF8.self)
  }

  private func header(_ format: ImageHeader.Format, _ width: Int?, _ height: Int?) -> ImageHeader? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return ImageHeader(format: format, width: Double(width), height: Double(height))
  }

  /// The header of a PNG, whose first chunk must be IHDR.
  private func png() -> ImageHeader? { tag(at: 12) == "IHDR" ? header(.png, big(16, 4), big(20, 4)) : nil }

  /// The header of a JPEG: skips segments up to the start of a frame, a marker from C0 to CF except C4 and CC,
  /// which are tables, and C8, which is reserved.
  private func jpeg() -> ImageHeader? {
    var index = 2
    while let mark = byte(index), let marker = byte(index + 1) {
      guard mark == 0xFF else { return nil }
      if marker == 0xFF {
        index += 1
      } else if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        return header(.jpeg, big(index + 7, 2), big(index + 5, 2))
      } else if 0xD0...0xD8 ~= marker || marker == 0x01 {
        index += 2
      } else {
        guard let length = big(index + 2, 2), length >= 2, marker != 0xD9, marker != 0xDA else { return nil }
        index += 2 + length
      }
    }
    return nil
  }

  /// The larger of the screen and the first frame along each axis.
  private func gif() -> ImageHeader? {
    guard let width = little(6, 2), let height = little(8, 2), let flags = byte(10) else { return nil }
    var index = 13 + (flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1))
    while let block = byte(index) {
      switch block {
      case 0x21:
        index += 2
        while let length = byte(index), length > 0 { index += 1 + length }
        index += 1
      case 0x2C:
        guard let frameWidth = little(index + 5, 2), let frameHeight = little(index + 7, 2) else { return nil }
        return header(.gif, max(width, frameWidth), max(height, frameHeight))
      default: return nil
      }
    }
    return nil
  }

  /// The larger of the canvas and the first picture along each axis.
  private func webP() -> ImageHeader? {
    var (width, height, index) = (0, 0, 12)
    while let tag = tag(at: index), let length = little(index + 4, 4) {
      let start = index + 8
      switch tag {
      case "VP8X":
        guard let across = little(start + 4, 3), let down = little(start + 7, 3) else { return nil }
        (width, height) = (across + 1, down + 1)
      case "VP8 ":
        guard big(start + 3, 3) == 0x9D012A, let across = little(start + 6, 2), let down = little(start + 8, 2) else {
          return nil
        }
        return header(.webP, max(width, across & 0x3FFF), max(height, down & 0x3FFF))
      case "VP8L":
        guard byte(start) == 0x2F, let bits = little(start + 1, 4) else { return nil }
        return header(.webP, max(width, bits & 0x3FFF + 1), max(height, bits >> 14 & 0x3FFF + 1))
      case "ANMF":
        // A frame of an animation: its picture begins after 16 bytes.
        index = start + 16
        continue
      default: break
      }
      index = start + length + length & 1
    }
    return nil
  }
}
