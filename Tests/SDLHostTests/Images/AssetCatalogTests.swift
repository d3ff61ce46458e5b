import Foundation
import ProcessSupport
import SDLHost
import Testing

/// Catalogs in folders of any kind.
@Suite struct AssetCatalogTests {
  @Test func foldersThatLinkToThemselvesAreVisitedOnce() throws {
    let folder = try TemporaryFolder.make()
    let catalog = folder.appending(path: "Colors.xcassets")
    let set = catalog.appending(path: "Inner/brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let color = #"{"colors":[{"color":{"components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#
    try Data(color.utf8).write(to: set.appending(path: "Contents.json"))
    // 2 to the power of 40 paths without a look at their folders.
    for (link, place) in ["a": ".", "b": ".", "Inner/above": "..", "Inner/self": "self", "Inner/device": "/dev/zero"] {
      try FileManager.default.createSymbolicLink(
        atPath: catalog.appending(path: link).path, withDestinationPath: place)
    }
    #expect(mkfifo(catalog.appending(path: "Contents.json").path, 0o600) == 0)
    #expect(AssetCatalog(in: folder.path).color(named: "brand") != nil)
    let blocked = catalog.appending(path: "blocked.colorset")
    try FileManager.default.createDirectory(at: blocked, withIntermediateDirectories: true)
    #expect(mkfifo(blocked.appending(path: "Contents.json").path, 0o600) == 0)
    #expect(AssetCatalog(in: catalog.path).color(named: "blocked") == nil)
  }
}
