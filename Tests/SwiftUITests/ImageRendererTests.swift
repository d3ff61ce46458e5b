import Foundation
import SwiftUI
import Testing

/// Views drawn into memory, with colors and images of catalogs.
@MainActor @Suite struct ImageRendererTests {
  @Test func aViewIsDrawnInItsIdealSize() throws {
    let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 3))
    let image = try #require(renderer.image)
    #expect((image.width, image.height) == (4, 3) && image.pixels.allSatisfy { $0 == 0xFFFF_0000 })
    #expect(image.rgba.prefix(4) == [255, 0, 0, 255])
    renderer.scale = 2
    #expect(renderer.image?.width == 8)
    renderer.render(rasterizationScale: 3) { size, image in
      #expect(size == CGSize(width: 4, height: 3) && image.width == 12)
    }
  }

  @Test func transparencyIsKept() throws {
    let view = HStack(spacing: 0) {
      Color.clear
      Color(red: 0, green: 0, blue: 1).opacity(0.5)
    }
    let renderer = ImageRenderer(content: view.frame(width: 2, height: 1))
    let image = try #require(renderer.image)
    #expect(image[0, 0] == 0)
    let alpha = image[1, 0] >> 24
    #expect(alpha >= 126 && alpha <= 129 && image[1, 0] & 0xFF >= 253)
    renderer.isOpaque = true
    #expect(renderer.image?[0, 0] == 0xFFFF_FFFF)
  }

  @Test func aProposalSetsTheSize() {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 7, height: 5)
    #expect(renderer.image.map { [$0.width, $0.height] } == [7, 5])
    renderer.proposedSize = ProposedViewSize(width: 0, height: 5)
    #expect(renderer.image == nil)
    renderer.proposedSize = ProposedViewSize(width: .infinity, height: .infinity)
    #expect(renderer.image == nil)
  }

  // MARK: Catalogs

  /// A folder with a catalog that is removed at the end.
  private func withCatalog(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: "Colors.xcassets/\(path)/Contents.json")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(#require(Bundle(path: folder.path)))
  }

  private func pixel(_ color: Color, _ scheme: ColorScheme = .light) -> UInt32? {
    let renderer = ImageRenderer(content: color.frame(width: 1, height: 1))
    (renderer.isOpaque, renderer.colorScheme) = (true, scheme)
    return renderer.image?[0, 0]
  }

  @Test func colorsOfACatalogHaveFormsForLightAndDark() throws {
    let brand = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0", "blue": "0x00", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "0.0", "green": "255", "blue": "0.0", "alpha": "1"}}}]}
      """
    let gray =
      #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "1.0", "alpha": "1.0"}}}]}"#
    let files = [
      "brand.colorset": brand, "Grays/paper.colorset": gray, "Named": #"{"properties": {"provides-namespace": true}}"#,
      "Named/ink.colorset": gray, "broken.colorset": "{",
    ]
    try withCatalog(files) { bundle in
      #expect(pixel(Color("brand", bundle: bundle)) == 0xFFFF_0000)
      #expect(pixel(Color("brand", bundle: bundle), .dark) == 0xFF00_FF00)
      #expect(pixel(Color("paper", bundle: bundle)) == 0xFFFF_FFFF)
      #expect(pixel(Color("Named/ink", bundle: bundle)) == 0xFFFF_FFFF)
      #expect(pixel(Color(ColorResource(name: "brand", bundle: bundle))) == 0xFFFF_0000)
    }
  }

  @Test func imagesOfACatalogAreFound() throws {
    let images = #"{"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "2x"}]}"#
    try withCatalog(["pic.imageset": images]) { bundle in
      let set = "\(bundle.bundlePath)/Colors.xcassets/pic.imageset"
      let red = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 2, height: 2))
      try red.image?.writePNG(to: "\(set)/a.png")
      let blue = ImageRenderer(content: Color(red: 0, green: 0, blue: 1).frame(width: 4, height: 4))
      try blue.image?.writePNG(to: "\(set)/b.png")
      let renderer = ImageRenderer(content: Image(ImageResource(name: "pic", bundle: bundle)))
      #expect(renderer.image.map { [$0.width, $0.height] } == [2, 2])
      #expect(renderer.image?[0, 0] == 0xFFFF_0000)
      renderer.scale = 2
      #expect(renderer.image?[1, 1] == 0xFF00_00FF)
    }
  }
}
