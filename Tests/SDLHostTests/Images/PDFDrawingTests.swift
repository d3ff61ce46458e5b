import Engine
import Foundation
import Geometry
import Graphics
import ProcessSupport
import SDLHost
import Testing

/// PDF documents as images. The documents are written by hand, with a table of the places of their objects.
@MainActor @Suite(.serialized) struct PDFDrawingTests {
  /// A document with a catalog as object 1 and `objects` after it. Object 2 is the tree of pages.
  nonisolated static func document(_ objects: [String]) -> Data {
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in (["<< /Type /Catalog /Pages 2 0 R >>"] + objects).enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
    for place in places { text += String(format: "%010d 00000 n \n", place) }
    text += "trailer << /Size \(places.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Data(text.utf8)
  }

  nonisolated static func stream(_ operators: String, _ entries: String = "") -> String {
    "<< \(entries) /Length \(operators.utf8.count) >>\nstream\n\(operators)\nendstream"
  }

  /// A document with the `operators` on its first page. Further pages are empty.
  nonisolated static func page(
    _ width: Int, _ height: Int, _ operators: String, pages: Int = 1, resources: String = "", _ more: [String] = []
  ) -> Data {
    let entries = "/Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)]"
    let further = (5 + more.count)..<(4 + more.count + pages)
    let kids = ([3] + further).map { "\($0) 0 R" }.joined(separator: " ")
    let first = "<< \(entries) /Contents 4 0 R /Resources << \(resources) >> >>"
    return document(
      ["<< /Type /Pages /Kids [\(kids)] /Count \(pages) >>", first, stream(operators)] + more
        + further.map { _ in "<< \(entries) >>" })
  }

  /// The left half of a square is red, the right half is clear.
  private static let leftHalf = page(20, 20, "1 0 0 rg 0 0 10 20 re f")

  /// Forms that draw the next form ten times each: 10 to the power of 12 rectangles.
  nonisolated private static let forms: Data = {
    let forms = (5...16).map { number in
      let ten = String(repeating: "/F Do ", count: 10)
      return stream(
        number == 16 ? "0 0 1 1 re f" : ten,
        "/Type /XObject /Subtype /Form /BBox [0 0 20 20] /Resources << /XObject << /F \(min(number + 1, 16)) 0 R >> >>")
    }
    return page(20, 20, "/F Do", resources: "/XObject << /F 5 0 R >>", forms)
  }()

  private func reason(_ data: Data) -> String? {
    do {
      _ = try ImageDecoder.decode(.data(data), width: 20, height: 20)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func aPageIsDrawnSharplyAtEverySize() throws {
    for side in [Int32(20), 100, 333] {
      let pixels = try ImageDecoder.decode(.data(Self.leftHalf), width: side, height: 20)
      #expect(pixels.width == side && pixels.height == 20)
      for column in 0..<Int(side) {
        let isEdge = side % 2 == 1 && column == side / 2
        let expected: UInt32 = column < side / 2 ? 0xFFFF_0000 : 0
        #expect(isEdge || pixels.pixels[column] == expected, "\(side), \(column)")
      }
    }
  }

  @Test func aCatalogHasDocumentsInTheirOwnSize() throws {
    let folder = try TemporaryFolder.make()
    let set = folder.appending(path: "Images.xcassets/brand.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let contents = """
      {"images":[{"filename":"brand.pdf","idiom":"universal"}],"properties":{"preserves-vector-representation":true}}
      """
    try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    try Self.leftHalf.write(to: set.appending(path: "brand.pdf"))
    try Self.page(30, 10, "0 0 30 10 re f").write(to: folder.appending(path: "loose.pdf"))
    var lines: [String] = []
    let library = AssetLibrary(folders: [folder.path], store: SDLImageStore { lines.append($0) })
    let brand = try #require(library.image(named: "brand", in: nil, scale: 2))
    #expect(brand.size == CGSize(width: 20, height: 20) && brand.isVector && !brand.isPlaceholder)
    #expect(library.image(named: "loose", in: nil, scale: 2)?.size == CGSize(width: 30, height: 10))
    let square = CGRect(x: 0, y: 0, width: 20, height: 20)
    let drawing = ImageDrawing(source: square, destination: square)
    let picture = try OffscreenCanvas(20, 20, scale: 3).draw([.image(brand, drawing)])
    #expect(picture[29, 30] & 0xFFFFFF == 0xFF0000 && picture[30, 30] & 0xFFFFFF == 0xFFFFFF)
    #expect(lines.isEmpty)
  }

  /// The crop box is the image, and the page is turned by the viewer.
  @Test func aPageIsCutAndTurnedAsItSays() throws {
    let data = Self.document([
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 90 90] /CropBox [10 10 50 30] /Rotate 90 /Contents 4 0 R >>",
      Self.stream("0 0 1 rg 10 10 20 20 re f"),
    ])
    let decoded = try ImageDecoder.decode(.data(data))
    #expect(decoded.pixelSize == CGSize(width: 20, height: 40))
    // The left end of the crop box is at the top.
    #expect(decoded.pixels.pixels[5 * 20 + 10] == 0xFF00_00FF && decoded.pixels.pixels[35 * 20 + 10] == 0)
  }

  @Test func colorsOfTransparentPagesArePremultiplied() throws {
    let data = Self.page(
      4, 4, "/G gs 1 0 0 rg 0 0 4 4 re f", resources: "/ExtGState << /G << /ca 0.5 >> >>")
    let pixel = try ImageDecoder.decode(.data(data), width: 4, height: 4).pixels[5]
    #expect(pixel >> 24 == pixel >> 16 & 0xFF && (126...129).contains(pixel >> 24) && pixel & 0xFFFF == 0)
  }

  nonisolated private static let hostile: [(document: Data, reason: String)] = [
    (Data("%PDF-1.4\n".utf8), "broken"), (Data("%PDF-1.7\nno objects\n%%EOF".utf8), "broken"),
    (document(["<< /Type /Pages /Kids [] /Count 0 >>"]), "broken"),
    (page(1_000_000, 1_000_000, "0 0 1 1 re f"), "1000000 × 1000000 points"),
    (page(1_000_000, 10, "0 0 1 1 re f"), "1000000 × 10 points"),
    (page(20, 20, "0 0 1 1 re f", pages: 10_000), "PDF of 10000 pages"),
    (forms, "5 s"),
  ]

  @Test(arguments: hostile) func aHostileDocumentHasAReason(document: Data, reason: String) {
    let message = self.reason(document)
    #expect(message?.contains(reason) == true, "\(message ?? "drawn")")
  }

  @Test func aHostileDocumentIsReportedOnceAndIsAPlaceholder() {
    var lines: [String] = []
    let store = SDLImageStore { lines.append($0) }
    let data = Self.page(1_000_000, 10, "0 0 1 1 re f")
    #expect(store.image(.data(data), scale: 1).isPlaceholder && store.image(.data(data), scale: 2).isPlaceholder)
    #expect(lines.count == 1 && lines[0].contains("14400"), "\(lines)")
  }
}
