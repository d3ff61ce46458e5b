import Foundation

/// The colors and images of catalogs.
package struct AssetList {
  /// An asset with the folders that are a part of its name.
  private struct Asset: Hashable {
    let namespace: [String]
    let name: String

    var path: String { (namespace + [name]).joined(separator: "/") }
  }

  private var colors: Set<Asset> = []
  private var images: Set<Asset> = []

  /// The paths of added folders by `realpath`.
  private var added: Set<String> = []

  /// Adds the assets of a catalog or of a folder in it.
  package mutating func addFolder(_ folder: String, namespace: [String]) {
    guard let path = realpath(folder, nil) else { return }
    defer { free(path) }
    guard added.insert(String(cString: path)).inserted else { return }
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let url = URL(fileURLWithPath: folder).appending(path: entry)
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": colors.insert(Asset(namespace: namespace, name: name))
      case "imageset": images.insert(Asset(namespace: namespace, name: name))
      case "": addFolder(url.path, namespace: providesNamespace(url) ? namespace + [name] : namespace)
      default: break
      }
    }
  }

  /// The maximum length of a `Contents.json` in bytes.
  private static let longestContents = 1 << 20

  package init() {}

  /// True for a regular `file` of at most `longestContents` bytes; a pipe would block the build.
  private func isReadable(_ file: URL) -> Bool {
    var status = stat()
    guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return status.st_size <= Self.longestContents
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    let file = folder.appending(path: "Contents.json")
    guard isReadable(file), let data = try? Data(contentsOf: file),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  /// The Swift file with the names, without those that the program has `declared`.
  package func source(bundle: String, without declared: DeclaredNames = DeclaredNames()) -> String {
    var text = "// Written by the plug-in AssetSymbols.\nimport Foundation\nimport ScrollUI\n"
    text += declarations(of: colors, in: "ColorResource", bundle: bundle, without: declared.colorResources)
    text += declarations(of: images, in: "ImageResource", bundle: bundle, without: declared.imageResources)
    let resources = declared.colors.union(declared.colorResources)
    let styles = named(colors.filter { $0.namespace.isEmpty }).filter { !resources.contains($0.key) }
    text += block("extension Color", styles.map { "static var \($0.key): Color { Color(ColorResource.\($0.key)) }" })
    text += block(
      "extension ShapeStyle where Self == Color",
      styles.map { "static var \($0.key): Color { Color(ColorResource.\($0.key)) }" })
    return text
  }

  private func block(_ head: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(head) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  /// An extension for each namespace: its folders are nested types. `declared` are names outside of the folders.
  private func declarations(
    of assets: Set<Asset>, in type: String, bundle: String, without declared: Set<String>
  ) -> String {
    let groups = Dictionary(grouping: assets, by: \.namespace).sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return groups.map { namespace, members in
      let lines = named(Set(members)).filter { !namespace.isEmpty || !declared.contains($0.key) }.map {
        "static let \($0.key) = \(type)(name: \(literal($0.value.path)), bundle: .\(bundle))"
      }
      let types = namespace.map { AssetName(typeOf: $0).text }
      let inner = types.reversed().reduce(lines) { lines, type in ["enum \(type) {"] + lines.map { "  \($0)" } + ["}"] }
      return block("extension \(type)", inner)
    }
    .joined()
  }

  /// The assets by their names in Swift, in order. The first of the assets with a name counts.
  private func named(_ assets: Set<Asset>) -> [(key: String, value: Asset)] {
    let pairs = assets.sorted { $0.path < $1.path }.map { (AssetName(memberOf: $0.name).text, $0) }
    return Dictionary(pairs) { first, _ in first }.sorted { $0.key < $1.key }
  }

  private func literal(_ text: String) -> String { String(reflecting: text) }
}

/// The name of an asset in Swift.
struct AssetName {
  let text: String

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension",
    "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil", "operator",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The name of a member: `night sky` becomes `nightSky`, `1st` becomes `_1St`.
  init(memberOf name: String) {
    let words = Self.words(of: name)
    guard let first = words.first else {
      text = "_"
      return
    }
    let joined = first.prefix(1).lowercased() + first.dropFirst() + words.dropFirst().map(Self.capitalized).joined()
    text = Self.valid(joined)
  }

  /// The name of a type: `night sky` becomes `NightSky`.
  init(typeOf name: String) { text = Self.valid(Self.words(of: name).map(Self.capitalized).joined()) }

  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func valid(_ name: String) -> String {
    if name.first.map(\.isNumber) ?? true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }
}
