import Foundation
import Graphics
import Raster
import SDLHost
import Testing
import TextShaping

/// Previews of large vector images (`DisplayListPainter.showsPreviews`).
@MainActor @Suite struct ImagePreviewTests {
  /// Red pixels for requests that have finished, gray for smaller sizes, which are decoded at once.
  private final class Decoder: ImageDecoding {
    /// True if all requests have finished.
    var isReady = false
    /// Called after each request.
    var didRequest: (Decoder) -> Void = { _ in }
    private(set) var decoded: [Int32] = []
    /// The widths of new requests.
    private(set) var requests: [Int32] = []
    private(set) var pending: Set<ImageRequest> = []
    private var finished: Set<ImageRequest> = []
    /// The color of pixels at a column of a preview.
    var preview: (_ column: Int) -> UInt32 = { _ in 0xFF80_8080 }

    /// Finishes the requests of a width.
    func finish(_ width: Int32) {
      finished.formUnion(pending.filter { $0.width == width })
      pending.subtract(finished)
    }

    func finishAll() { for request in pending { finish(request.width) } }

    func cachedPixels(of image: ImageHandle) -> PixelBuffer? { nil }

    func decodedPixels(of image: ImageHandle, width: Int32, height: Int32) -> PixelBuffer? {
      decoded.append(width)
      finished.remove(ImageRequest(image: image, width: width, height: height))
      var buffer = PixelBuffer(width: Int(width), height: Int(height))
      for index in buffer.pixels.indices {
        buffer.pixels[index] = width >= 200 ? 0xFFFF_0000 : preview(index % Int(width))
      }
      return buffer
    }

    func isDecoding(_ image: ImageHandle, width: Int32, height: Int32) -> Bool {
      let request = ImageRequest(image: image, width: width, height: height)
      if isReady || finished.contains(request) { return false }
      if pending.insert(request).inserted { requests.append(width) }
      didRequest(self)
      return true
    }

    func cancelRequests(except requests: Set<ImageRequest>) {
      pending.formIntersection(requests)
      finished.formIntersection(requests)
    }

    func isPending(_ request: ImageRequest) -> Bool { !isReady && pending.contains(request) }
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

    func draw(_ commands: DrawCommand...) { draw(commands) }

    /// Draws commands as a loop at rest does: again until nothing is outdated. Returns the number of drawings.
    @discardableResult
    func rest(_ commands: DrawCommand...) -> Int {
      draw(commands)
      var count = 1
      while repairer.hasOutdatedPreviews, count < 20 {
        draw(commands)
        count += 1
      }
      #expect(!repairer.restsOnPreviews)
      return count
    }

    /// Removes the cached pixels that a picture of `commands` does not use, as a window at rest does.
    func releaseUnused(showing commands: DrawCommand...) {
      repairer.releaseUnused(showing: list(of: commands), on: memory)
    }

    private func draw(_ commands: [DrawCommand]) { repairer.draw(list(of: commands), on: memory) }

    private func list(of commands: [DrawCommand]) -> DisplayList {
      var list = DisplayList(size: CGSize(width: 400, height: 300), background: .white)
      for command in commands { list.append(command, clip: .infinite) }
      return list
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

  // MARK: Several sizes

  /// The image in the upper half, and smaller in the lower half.
  private var large: DrawCommand { picture(CGRect(x: 0, y: 0, width: 240, height: 160)) }
  private var small: DrawCommand { picture(CGRect(x: 0, y: 170, width: 210, height: 130)) }

  @Test(arguments: [[240, 210], [210, 240]] as [[Int32]])
  func anImageInTwoSizesIsSharpInBoth(order: [Int32]) throws {
    let canvas = try Canvas()
    canvas.rest(large, small)
    #expect(canvas.decoder.requests == [240, 210])
    for width in order {
      canvas.decoder.finish(width)
      canvas.rest(large, small)
      #expect(canvas.pixel(100, width == 240 ? 80 : 230) == sharp, "the size that is decoded is shown at once")
    }
    #expect(canvas.pixel(100, 80) == sharp && canvas.pixel(100, 230) == sharp)
    #expect(canvas.decoder.requests == [240, 210], "no size is requested again")
    #expect(canvas.decoder.decoded.filter { $0 >= 200 } == order)
    #expect(canvas.decoder.pending.isEmpty)
  }

  @Test func bothSizesAreSharpIfTheImageIsDecodedWhileTheFrameIsDrawn() throws {
    let canvas = try Canvas()
    // The first drawing shows a preview, the second the decoded image.
    canvas.decoder.didRequest = { $0.finish(240) }
    canvas.draw(large, picture(CGRect(x: 150, y: 130, width: 240, height: 160)))
    #expect(canvas.repairer.hasOutdatedPreviews)
    canvas.rest(large, picture(CGRect(x: 150, y: 130, width: 240, height: 160)))
    #expect(canvas.pixel(10, 10) == sharp && canvas.pixel(380, 280) == sharp)
  }

  @Test func anImageInALayerAndBesideItIsSharpInBoth() throws {
    let canvas = try Canvas()
    let content = Recording(commands: [small], bounds: CGRect(x: 0, y: 160, width: 300, height: 140))
    let layer = DrawCommand.layer(Layer(content: content, effect: .blur(radius: 2), origin: .zero))
    canvas.rest(large, layer)
    for width in [210, 240] as [Int32] {
      canvas.decoder.finish(width)
      canvas.rest(large, layer)
    }
    #expect(canvas.pixel(100, 80) == sharp && canvas.pixel(100, 230) == sharp)
  }

  @Test func aSizeThatIsNotShownAnyMoreDoesNotKeepTheOtherFromBeingSharp() throws {
    let canvas = try Canvas()
    canvas.rest(large, small)
    canvas.rest(large)
    canvas.decoder.finish(210)
    canvas.rest(large)
    canvas.decoder.finish(240)
    canvas.rest(large)
    #expect(canvas.pixel(100, 80) == sharp)
    #expect(canvas.decoder.pending.isEmpty)
  }

  @Test func theSizesOfAnImageThatAreDecodedAtATimeAreBounded() throws {
    let canvas = try Canvas()
    for step in 0..<40 {
      let command = picture(CGRect(x: 0, y: 170, width: CGFloat(210 + step), height: 120))
      // Each size is drawn twice, and is therefore requested.
      canvas.draw(large, command)
      canvas.draw(large, command, picture(CGRect(x: CGFloat(step), y: 0, width: 20, height: 20)))
    }
    #expect(canvas.decoder.pending.count <= ImagePreviews.earlierRequests + 2)
    let last = picture(CGRect(x: 0, y: 170, width: 249, height: 120))
    canvas.rest(large, last)
    canvas.decoder.finishAll()
    canvas.rest(large, last)
    canvas.decoder.finishAll()
    canvas.rest(large, last)
    #expect(canvas.pixel(100, 80) == sharp && canvas.pixel(100, 230) == sharp)
  }

  // MARK: Animated sizes

  @Test func anImageWhoseSizeChangesIsDecodedOnceAtItsLastSize() throws {
    let canvas = try Canvas()
    canvas.decoder.isReady = true
    canvas.rest(large)
    canvas.decoder.isReady = false
    let before = canvas.decoder.decoded
    for step in 1...30 {
      canvas.draw(picture(CGRect(x: 0, y: 0, width: 240 + CGFloat(step) * 3, height: 160 + CGFloat(step) * 2)))
      #expect(canvas.pixel(238 + Int32(step) * 3, 100) == sharp, "the last pixels are stretched to the edge")
    }
    #expect(canvas.decoder.decoded == before && canvas.decoder.requests.isEmpty)
    let last = picture(CGRect(x: 0, y: 0, width: 330, height: 220))
    canvas.rest(last)
    #expect(canvas.decoder.requests == [330])
    canvas.decoder.finishAll()
    canvas.rest(last)
    #expect(canvas.decoder.decoded == before + [330])
  }

  @Test func anImageOfPixelsIsDecodedOnceForANewSizeAfterARest() throws {
    let canvas = try Canvas()
    let photo = ImageHandle(source: .file("picture.png"), pixelSize: CGSize(width: 280, height: 280), scale: 1)
    func picture(_ side: CGFloat) -> DrawCommand {
      .image(
        photo,
        ImageDrawing(
          source: CGRect(x: 0, y: 0, width: 280, height: 280),
          destination: CGRect(x: 0, y: 0, width: side, height: side)))
    }
    canvas.rest(picture(200))
    canvas.decoder.finishAll()
    canvas.rest(picture(200))
    // The raster of 200 pixels stays; the pixels that it was made of do not.
    canvas.releaseUnused(showing: picture(200))
    canvas.rest(picture(240))
    for _ in 0..<3 {
      canvas.decoder.finishAll()
      canvas.rest(picture(240))
    }
    #expect(canvas.decoder.pending.isEmpty)
    #expect(canvas.decoder.requests == [280, 280] && canvas.decoder.decoded == [280, 280])
  }

  @Test func aPreviewIsSmooth() throws {
    let canvas = try Canvas()
    canvas.decoder.preview = { 0xFF00_0000 | UInt32($0 % 2 == 0 ? 0x20 : 0xE0) * 0x01_0101 }
    canvas.rest(picture(CGRect(x: 0, y: 0, width: 390, height: 260)))
    let line = (2..<388).map { Int(canvas.pixel($0, 100) & 0xFF) }
    let largest = zip(line, line.dropFirst()).map { abs($0 - $1) }.max() ?? 0
    // The preview has 97 columns: each is four pixels wide, and differs by 192 from its neighbors.
    #expect(largest > 0 && largest <= 192 / 3, "a step of \(largest)")
    #expect(canvas.pixel(0, 100) & 0xFF < 0x60, "the edge is not mixed with the white background")
  }
}
