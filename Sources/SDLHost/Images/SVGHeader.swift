import Foundation

/// Reads the size of an SVG from its first tag: `width` and `height`, or those of its `viewBox`.
enum SVGHeader {
  /// The number of bytes in which the tag is searched, since a declaration and comments may come first.
  private static let reach = 16_384

  /// The pixels of each unit of length.
  private static let units: [(name: String, pixels: Double)] = [
    ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96), ("em", 16), ("ex", 8),
  ]

  /// The size of an SVG that declares none, in pixels: the default of CSS.
  private static let defaultSize = (width: 300.0, height: 150.0)

  /// The header of an SVG; nil if `data` is not an SVG or has an empty size.
  static func header(_ data: Data) -> ImageHeader? {
    let text = String(decoding: data.prefix(reach), as: UTF8.self)
    guard text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) == "<", let tag = tag(in: text) else {
      return nil
    }
    let box = attribute("viewBox", of: tag).flatMap(box)
    let width = attribute("width", of: tag).flatMap(length) ?? box?.width ?? defaultSize.width
    let height = attribute("height", of: tag).flatMap(length) ?? box?.height ?? defaultSize.height
    guard width > 0, height > 0 else { return nil }
    return ImageHeader(format: .svg, width: width, height: height)
  }

  /// The content of the first tag `svg` outside of comments.
  private static func tag(in text: String) -> Substring? {
    var remainder = text[...]
    while let open = remainder.firstIndex(of: "<") {
      remainder = remainder[open...]
      if remainder.hasPrefix("<!--") {
        guard let end = remainder.range(of: "-->") else { return nil }
        remainder = remainder[end.upperBound...]
      } else if remainder.hasPrefix("<svg"), let next = remainder.dropFirst(4).first, next.isWhitespace || next == ">" {
        return remainder.firstIndex(of: ">").map { remainder[..<$0] }
      } else {
        remainder = remainder.dropFirst()
      }
    }
    return nil
  }

  /// The value of the attribute `name`, which follows white space and is in single or double quotation marks.
  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    var remainder = tag
    while let found = remainder.range(of: name) {
      let isName =
        found.lowerBound > remainder.startIndex && remainder[remainder.index(before: found.lowerBound)].isWhitespace
      remainder = remainder[found.upperBound...]
      let value = remainder.drop(while: \.isWhitespace)
      guard isName, value.first == "=" else { continue }
      let quoted = value.dropFirst().drop(while: \.isWhitespace)
      guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
      let inside = quoted.dropFirst()
      return inside.firstIndex(of: quote).map { inside[..<$0] }
    }
    return nil
  }

  /// A length in pixels; nil for relative lengths such as `100%`.
  private static func length(_ text: Substring) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    for (name, pixels) in units where text.hasSuffix(name) {
      return Double(text.dropLast(name.count)).map { $0 * pixels }
    }
    return Double(text)
  }

  private static func box(_ text: Substring) -> (width: Double, height: Double)? {
    let numbers = text.split { $0 == "," || $0.isWhitespace }.map { Double($0) ?? .nan }
    return numbers.count == 4 ? (numbers[2], numbers[3]) : nil
  }
}
