import Files
import Foundation
import Graphics

/// The colors and images of the catalogs, `*.xcassets`, in a folder.
package struct AssetCatalog {
  /// The paths of the sets by the name of the asset and the extension of the set: `accent.colorset`.
  private var sets: [String: String] = [:]
  /// The folders that were visited: a link may lead to a folder around it.
  private var visited: Set<FileIdentity> = []

  /// Finds the catalogs in `folder`, or the folder itself if it is a catalog.
  package init(in folder: String) {
    let catalogs = Self.contents(of: folder).filter { $0.hasSuffix(".xcassets") }.map { "\(folder)/\($0)" }
    for catalog in folder.hasSuffix(".xcassets") ? [folder] : catalogs { visit(catalog, namespace: "") }
  }

  private mutating func visit(_ folder: String, namespace: String) {
    guard let identity = FileIdentity(ofFolder: folder), visited.insert(identity).inserted else { return }
    for name in Self.contents(of: folder) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".colorset") || name.hasSuffix(".imageset") {
        sets[namespace + name] = path
      } else if !name.contains(".") {
        let isNamespace =
          Self.json(at: "\(path)/Contents.json").map { $0.properties?.providesNamespace == true } ?? false
        visit(path, namespace: isNamespace ? "\(namespace)\(name)/" : namespace)
      }
    }
  }

  private static func contents(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }

  /// The maximum length of a file `Contents.json` in bytes.
  private static let longestContents = 1 << 20

  private static func json(at path: String) -> Contents? {
    guard let data = try? BoundedFile.read(path, limit: longestContents).data else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  /// The colors for light and dark windows; nil if there is no color called `name`.
  package func color(named name: String) -> NamedColor? {
    guard let set = sets[name + ".colorset"], let colors = Self.json(at: "\(set)/Contents.json")?.colors else {
      return nil
    }
    let known = colors.compactMap { entry in entry.color?.resolved.map { (isDark: entry.isDark, color: $0) } }
    guard let light = known.first(where: { !$0.isDark }) ?? known.first else { return nil }
    return NamedColor(light: light.color, dark: known.first { $0.isDark }?.color ?? light.color)
  }

  /// The file of the image called `name` that is best for a display of `scale` pixels per point, and its own scale.
  package func image(named name: String, scale: CGFloat) -> (path: String, scale: CGFloat)? {
    guard let set = sets[name + ".imageset"], let images = Self.json(at: "\(set)/Contents.json")?.images else {
      return nil
    }
    let files = images.compactMap { image in image.filename.map { (path: "\(set)/\($0)", scale: image.factor) } }
    return files.filter { $0.scale >= scale }.min { $0.scale < $1.scale } ?? files.max { $0.scale < $1.scale }
  }
}

/// A file `Contents.json`.
private struct Contents: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  struct ColorEntry: Decodable {
    let color: ColorValue?
    let appearances: [Appearance]?

    var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
  }

  struct ColorValue: Decodable {
    let components: [String: String]?

    /// The color; nil without components. A gray has the component `white`.
    var resolved: RGBAColor? {
      guard let components else { return nil }
      func component(_ name: String) -> Float? { components[name].flatMap(Self.number) }
      let alpha = component("alpha") ?? 1
      if let white = component("white") { return RGBAColor(red: white, green: white, blue: white, alpha: alpha) }
      guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
      return RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component: `0x80` and `128` of 255, or `0.5`.
    private static func number(_ text: String) -> Float? {
      let value: Float?
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        value = UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 }
      } else {
        value = Float(text).map { text.contains(".") ? $0 : $0 > 1 ? $0 / 255 : $0 }
      }
      return value.flatMap { $0.isFinite ? max(0, min(1, $0)) : nil }
    }
  }

  struct ImageEntry: Decodable {
    let filename: String?
    let scale: String?

    /// The pixels per point: 2 for `2x`.
    var factor: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
  }

  let colors: [ColorEntry]?
  let images: [ImageEntry]?
  let properties: Properties?
}
