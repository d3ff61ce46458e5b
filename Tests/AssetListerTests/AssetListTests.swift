import Foundation
import ProcessSupport
import Testing
import assetlister

/// The names of the assets in a catalog.
@Suite struct AssetListTests {
  private let catalog: URL

  init() throws { catalog = try TemporaryFolder.make() }

  private func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(at: catalog.appending(path: path), withIntermediateDirectories: true)
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: catalog.appending(path: path))
  }

  private func source(without declared: DeclaredNames = DeclaredNames()) -> String {
    var list = AssetList()
    list.addFolder(catalog.path, namespace: [])
    return list.source(bundle: "module", without: declared)
  }

  @Test func colorsAndImagesHaveNamesInTheirNamespaces() throws {
    for path in ["night sky.colorset", "Plain/sun.imageset", "Named/ink.colorset"] { try makeFolder(path) }
    try write(#"{"properties": {"provides-namespace": true}}"#, to: "Named/Contents.json")
    let source = source()
    #expect(source.contains(#"static let nightSky = ColorResource(name: "night sky", bundle: .module)"#))
    #expect(source.contains(#"static let sun = ImageResource(name: "sun", bundle: .module)"#))
    #expect(source.contains(#"static let ink = ColorResource(name: "Named/ink", bundle: .module)"#))
    #expect(source.contains("enum Named {"))
  }

  @Test func foldersThatLinkToThemselvesAreListedOnce() throws {
    try makeFolder("Inner/brand.colorset")
    // 2 to the power of 40 paths without a look at their folders.
    for (link, place) in ["a": ".", "b": ".", "Inner/above": "..", "Inner/self": "self", "Inner/device": "/dev/zero"] {
      try FileManager.default.createSymbolicLink(
        atPath: catalog.appending(path: link).path, withDestinationPath: place)
    }
    #expect(source().components(separatedBy: "static let brand").count == 2)
  }

  @Test func onlyRegularFilesOfAnOrdinaryLengthAreRead() throws {
    for name in ["Pipe", "Device", "Long"] { try makeFolder("\(name)/\(name).colorset") }
    #expect(mkfifo(catalog.appending(path: "Pipe/Contents.json").path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: catalog.appending(path: "Device/Contents.json").path, withDestinationPath: "/dev/zero")
    let long = #"{"properties": {"provides-namespace": true}}"# + String(repeating: " ", count: 1 << 20)
    try write(long, to: "Long/Contents.json")
    let source = source()
    for name in ["Pipe", "Device", "Long"] { #expect(source.contains("name: \"\(name)\"")) }
    #expect(!source.contains("enum "))
  }

  @Test func namesThatTheProgramDeclaresAreLeftOut() throws {
    for path in ["brand.colorset", "ink.colorset", "paper.colorset", "logo.imageset", "sun.imageset"] {
      try makeFolder(path)
    }
    var declared = DeclaredNames()
    declared.add(
      source: """
        // extension Color { static let paper = Color.white }
        extension SwiftUI.Color {
          static let brand = Color("brand } ")
          enum Theme { static let paper = Color.white }
        }
        extension ShapeStyle where Self == Color { static var ink: Color { .black } }
        public extension ImageResource { static let logo = ImageResource(name: "logo", bundle: .main) }
        """)
    let source = source(without: declared)
    for name in ["brand", "ink"] {
      #expect(source.contains("static let \(name) = ColorResource"))
      #expect(!source.contains("static var \(name): Color"))
    }
    #expect(source.components(separatedBy: "static var paper: Color").count == 3)
    #expect(!source.contains("static let logo"))
    #expect(source.contains("static let sun"))
  }

  @Test func aDeclaredResourceIsLeftOutWithItsColor() throws {
    try makeFolder("brand.colorset")
    var declared = DeclaredNames()
    declared.add(source: "extension ColorResource {\n  static let brand = ColorResource(name: \"x\", bundle: .main)\n}")
    #expect(!source(without: declared).contains("brand"))
  }
}
