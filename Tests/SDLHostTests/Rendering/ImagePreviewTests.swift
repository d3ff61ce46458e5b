import Foundation
import Testing

@testable import Graphics
@testable import Raster
@testable import SDLHost
@testable import TextShaping

/// Previews of large vector images (`DisplayListPainter.showsPreviews`).
@MainActor @Suite struct ImagePreviewTests {
  /// Red pixels for requests that have finished, gray for smaller sizes, which are decoded at once.
  private final class Decoder: ImageDecoding {
    var isReady = false
    private(set) var decoded: [Int32] = []
    private(set) var requests: [Int32] = []

    func cachedPixels(of image: ImageHandle) -> PixelBuffer? { nil }

    func decodedPixels(of image: ImageHandle, width: Int32, height: Int32) -> PixelBuffer? {
      decoded.append(width)
      let color: UInt32 = width >= 200 ? 0xFFFF_0000 : 0xFF80_8080
      return PixelBuffer(
        width: Int(width), height: Int(height),
        pixels: [UInt32](repeating: color, count: Int(width) * Int(height)))
    }

    func isDecoding(_ image: ImageHandle, width: Int32, height: Int32) -> Bool {
      requests.append(width)
      return !isReady
    }

    func cancelRequests(except images: Set<ImageHandle>) {}
    func hasDecoded(_ image: ImageHandle, width: Int32, height: Int32) -> Bool { isReady }
  }

  /// A window of 400 × 300 pixels in memory.
  @MainActor private final class Canvas {
    let decoder = Decoder()
    let repairer: FrameRepairer
    private let memory: PixelMemory

    init(showsPreviews: Bool = true) throws {
      let start = UnsafeMutableRawPointer.allocate(byteCount: 400 * 300 * 4, alignment: 16)
      start.initializeMemory(as: UInt32.self, repeating: 0, count: 400 * 300)
      memory = PixelMemory(start: start, pitch: 400 * 4, width: 400, height: 300, isOpaque: true)
      repairer = FrameRepairer(
        text: try SharedFonts.library.get(), images: decoder, scale: 1, limits: DrawingLimits()
      ) { 0 }
      repairer.showsPreviews = showsPreviews
    }

    isolated deinit { memory.start.deallocate() }

    func draw(_ commands: DrawCommand...) {
      var list = DisplayList(size: CGSize(width: 400, height: 300), background: .white)
      for command in commands { list.append(command, clip: .infinite) }
      repairer.draw(list, on: memory)
    }

    func pixel(_ x: Int32, _ y: Int32) -> UInt32 { memory.pixel(x, y).pointee | 0xFF00_0000 }
  }

  private let image = ImageHandle(
    source: .file("picture.svg"), pixelSize: CGSize(width: 480, height: 320), scale: 1, isVector: true)

  private func picture(
    _ frame: CGRect = CGRect(x: 20, y: 20, width: 240, height: 160), _ transform: CGAffineTransform = .identity
  ) -> DrawCommand {
    .image(
      image,
      ImageDrawing(
        source: CGRect(x: 0, y: 0, width: 480, height: 320), destination: frame, tint: nil, transform: transform))
  }

  private let sharp: UInt32 = 0xFFFF_0000
  private let preview: UInt32 = 0xFF80_8080

  @Test func aPreviewIsShownUntilTheImageIsDecoded() throws {
    let canvas = try Canvas()
    canvas.draw(picture())
    #expect(canvas.pixel(100, 100) == preview)
    #expect(!canvas.repairer.hasOutdatedPreviews)
    canvas.decoder.isReady = true
    #expect(canvas.repairer.hasOutdatedPreviews)
    canvas.draw(picture())
    #expect(canvas.pixel(100, 100) == sharp)
    #expect(!canvas.repairer.hasOutdatedPreviews)
    #expect(canvas.repairer.counts.drawnPixels < 250 * 170, "only the image is drawn again")
  }

  @Test func aPreviewInALayerIsReplaced() throws {
    let canvas = try Canvas()
    let content = Recording(commands: [picture()], bounds: CGRect(x: 0, y: 0, width: 300, height: 200))
    let layer = DrawCommand.layer(Layer(content: content, effect: .blur(radius: 2), origin: .zero))
    canvas.draw(layer)
    #expect(canvas.pixel(100, 100) == preview)
    canvas.decoder.isReady = true
    canvas.draw(layer)
    #expect(canvas.pixel(100, 100) == sharp)
  }

  @Test func aRotatedPreviewIsReplaced() throws {
    let canvas = try Canvas()
    let command = picture(
      CGRect(x: -120, y: -80, width: 240, height: 160),
      CGAffineTransform(translationX: 200, y: 150).rotated(by: 0.3))
    canvas.draw(command)
    #expect(canvas.pixel(200, 150) == preview)
    canvas.decoder.isReady = true
    canvas.draw(command)
    #expect(canvas.pixel(200, 150) == sharp)
  }

  @Test func aSmallImageIsDecodedWhenItIsDrawn() throws {
    let canvas = try Canvas()
    canvas.draw(picture(CGRect(x: 0, y: 0, width: 48, height: 32)))
    #expect(canvas.decoder.requests.isEmpty)
    #expect(canvas.decoder.decoded == [48])
  }

  @Test func withoutPreviewsEveryImageIsDecodedWhenItIsDrawn() throws {
    let canvas = try Canvas(showsPreviews: false)
    canvas.draw(picture())
    #expect(canvas.pixel(100, 100) == sharp)
    #expect(canvas.decoder.requests.isEmpty)
  }

  @Test func aZoomedImageIsShownFromItsLastPixels() throws {
    let canvas = try Canvas()
    canvas.decoder.isReady = true
    canvas.draw(picture())
    canvas.decoder.isReady = false
    canvas.draw(picture(CGRect(x: 20, y: 20, width: 300, height: 200)))
    #expect(canvas.pixel(300, 200) == sharp)
    #expect(canvas.decoder.decoded == [240])
  }

  @Test func removedPreviewsAreDrawnDecoded() throws {
    let canvas = try Canvas()
    canvas.draw(picture())
    canvas.repairer.removePreviews()
    canvas.repairer.showsPreviews = false
    canvas.draw(picture())
    #expect(canvas.pixel(100, 100) == sharp)
  }
}
