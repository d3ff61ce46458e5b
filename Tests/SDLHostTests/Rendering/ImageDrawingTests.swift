import Engine
import Foundation
import Geometry
import Graphics
import ProcessSupport
import Raster
import SDLHost
import Testing

@MainActor @Suite struct ImageDrawingTests {
  private static let halves = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">\
    <rect x="0" y="0" width="10" height="10" fill="#ff0000"/><rect x="10" y="0" width="10" height="10" fill="#0000ff"/></svg>
    """

  private func svg(_ text: String = halves) -> ImageHandle {
    SDLImageStore { _ in }.image(.data(Data(text.utf8)), scale: 1)
  }

  private func draw(
    _ image: ImageHandle, _ destination: CGRect, source: CGRect? = nil, tint: RGBAColor? = nil,
    interpolation: ImageInterpolation = .linear, transform: CGAffineTransform = .identity
  ) -> DrawCommand {
    .image(
      image,
      ImageDrawing(
        source: source ?? CGRect(origin: .zero, size: image.pixelSize), destination: destination, tint: tint,
        interpolation: interpolation, transform: transform))
  }

  /// A file with the image of a black disc on white.
  private func png(_ side: CGFloat) throws -> String {
    let disc = CGRect(x: 0, y: 0, width: side, height: side)
    let image = try OffscreenCanvas(side, side).draw([
      .path(.ellipse(in: disc), rule: .nonzero, .color(.black), .identity)
    ])
    let path = TemporaryFolder.unusedPath().path + ".png"
    try image.writePNG(to: path)
    return path
  }

  @Test func anSVGIsSharpAtTheSizeAtWhichItIsDrawn() throws {
    let image = svg()
    #expect(image.isVector && image.pixelSize == CGSize(width: 20, height: 10) && !image.isPlaceholder)
    let canvas = try OffscreenCanvas(100, 60, scale: 1.5)
    let shown = try canvas.draw([draw(image, CGRect(x: 0, y: 0, width: 80, height: 40))])
    #expect(shown[58, 30] & 0xFFFFFF == 0xFF0000 && shown[61, 30] & 0xFFFFFF == 0x0000FF)
    #expect(shown[121, 30] & 0xFFFFFF == 0xFFFFFF)
  }

  /// The pixels decoded at loading are drawn; the source is read again only if they were evicted.
  @Test func drawingAnImageDoesNotDecodeItAgain() throws {
    let pixels = PixelBuffer(width: 8, height: 8, straight: Array(repeating: 0xFF12_3456, count: 64))
    let memo = DecodedPixels(pixels)
    let image = ImageHandle(
      source: .file("/missing/picture.png"), pixelSize: CGSize(width: 8, height: 8), scale: 1, memo: memo)
    let step = draw(image, CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(try OffscreenCanvas(20, 20).draw([step])[10, 10] & 0xFFFFFF == 0x123456)
    memo.release()
    #expect(try OffscreenCanvas(20, 20).draw([step])[10, 10] & 0xFFFFFF != 0x123456)
  }

  @Test func aPhotographIsDownsampledByAveraging() throws {
    let path = try png(120)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let store = SDLImageStore { _ in }
    let image = store.image(.file(path), scale: 2)
    #expect(image.size == CGSize(width: 60, height: 60) && store.image(.file(path), scale: 2) === image)
    let canvas = try OffscreenCanvas(60, 60)
    let small = try canvas.draw([draw(image, CGRect(x: 5, y: 5, width: 20, height: 20))])
    #expect(abs(small.totalInk / (.pi * 100) - 1) < 0.02)
    #expect(canvas.target.counts.madeRasters == 1)
    try canvas.draw([draw(image, CGRect(x: 25, y: 9, width: 20, height: 20))])
    #expect(canvas.target.counts.madeRasters == 0)
  }

  @Test func aSourceRectangleIsCutOutAndATintReplacesColors() throws {
    let canvas = try OffscreenCanvas(40, 40)
    let box = CGRect(x: 0, y: 0, width: 40, height: 40)
    let right = CGRect(x: 10, y: 0, width: 10, height: 10)
    let part = try canvas.draw([draw(svg(), box, source: right, interpolation: .none)])
    #expect(part[2, 20] & 0xFFFFFF == 0x0000FF && part[37, 20] & 0xFFFFFF == 0x0000FF)
    let tinted = try canvas.draw([draw(svg(), box, tint: RGBAColor(red: 0, green: 1, blue: 0))])
    #expect(tinted[5, 20] & 0xFFFFFF == 0x00FF00 && tinted[35, 20] & 0xFFFFFF == 0x00FF00)
  }

  @Test func aRotatedImageHasTheRotatedPixels() throws {
    let canvas = try OffscreenCanvas(40, 40)
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 5)
    let image = try canvas.draw([draw(svg(), CGRect(x: 0, y: 0, width: 20, height: 20), transform: turn)])
    #expect(image[20, 10] & 0xFFFFFF == 0xFF0000 && image[20, 20] & 0xFFFFFF == 0x0000FF)
    #expect(image[9, 10] & 0xFFFFFF == 0xFFFFFF && image[31, 10] & 0xFFFFFF == 0xFFFFFF)
  }

  @Test func missingAndBrokenImagesAreReportedOnceAndShowAPlaceholder() throws {
    var lines: [String] = []
    let store = SDLImageStore { lines.append($0) }
    let missing = store.image(.file("/no/such/picture.png"), scale: 1)
    _ = store.image(.file("/no/such/picture.png"), scale: 1)
    _ = store.image(.file("/no/such/picture.png"), scale: 2)
    let broken = store.image(.data(Data("not an image".utf8)), scale: 1)
    let empty = store.image(.data(Data()), scale: 1)
    let paper = TemporaryFolder.unusedPath().path + ".pdf"
    try Data("%PDF-1.4\n".utf8).write(to: URL(fileURLWithPath: paper))
    let document = store.image(.file(paper), scale: 1)
    #expect(lines.count == 4 && lines[0].contains("/no/such/picture.png") && lines[3].contains(paper))
    #expect(missing.isPlaceholder && broken.isPlaceholder && empty.isPlaceholder && document.isPlaceholder)
    let canvas = try OffscreenCanvas(40, 40)
    #expect(try canvas.draw([draw(missing, CGRect(x: 5, y: 5, width: 30, height: 20))]).totalInk > 100)
  }
}
