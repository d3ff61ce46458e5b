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

  private func source() -> String {
    var list = AssetList()
    list.addFolder(catalog.path, namespace: [])
    return list.source(bundle: "module")
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
}
