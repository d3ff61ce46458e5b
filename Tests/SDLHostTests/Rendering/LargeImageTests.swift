import Foundation
import Graphics
import Raster
import SDLHost
import Testing
import TextShaping

/// The rasters of vector images that are larger than the cards that show them.
@MainActor @Suite struct LargeImageTests {
  /// Images whose pixels say their column and row, eight of each to a step.
  private final class Decoder: ImageDecoding {
    private(set) var decoded = 0
    /// The columns that are missing in the pixels, as in those of a decoder that keeps the proportions.
    var missingColumns: Int32 = 0

    func cachedPixels(of image: ImageHandle) -> PixelBuffer? { nil }
    func isDecoding(_ image: ImageHandle, width: Int32, height: Int32) -> Bool { false }
    func cancelRequests(except requests: Set<ImageRequest>) {}
    func isPending(_ request: ImageRequest) -> Bool { false }

    func decodedPixels(of image: ImageHandle, width: Int32, height: Int32) -> PixelBuffer? {
      decoded += 1
      let width = width - missingColumns
      var pixels: [UInt32] = []
      for y in 0..<UInt32(height) {
        for x in 0..<UInt32(width) { pixels.append(0xFF00_0000 + y / 8 * 256 + x / 8) }
      }
      return PixelBuffer(width: Int(width), height: Int(height), pixels: pixels)
    }
  }

  private static let (width, height) = (Int32(900), Int32(600))
  private let decoder = Decoder()

  /// The outline of a card, with cut corners.
  private static let card: VectorPath = {
    var path = VectorPath()
    path.move(to: CGPoint(x: 12, y: 0))
    for (x, y) in [(828, 0), (840, 12), (840, 88), (828, 100), (12, 100), (0, 88), (0, 12)] {
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.close()
    return path
  }()

  @Test func anImageThatIsDecodedNarrowerFillsItsDestination() throws {
    decoder.missingColumns = 1
    let memory = PixelMemory.opaque(width: 700, height: 500)
    defer { memory.start.deallocate() }
    let repairer = FrameRepairer(
      text: try SharedFonts.library.get(), images: decoder, scale: 1, limits: DrawingLimits()
    ) { 0 }
    let image = ImageHandle(
      source: .file("wide.svg"), pixelSize: CGSize(width: 480, height: 320), scale: 1, isVector: true)
    var context = PaintContext(list: DisplayList(size: CGSize(width: 700, height: 500), background: .white))
    context.image(image, in: CGRect(x: 20, y: 10, width: 640, height: 426))
    repairer.draw(context.finish(), on: memory)
    #expect(memory.pixel(659, 20).pointee & 0xFFFFFF == UInt32(10 / 8 * 256 + 638 / 8))
    #expect(memory.pixel(660, 20).pointee & 0xFFFFFF == 0xFFFFFF)
  }

  /// Frames of cards with pictures of 840 × 560 pixels, of which the round clip of a card shows the middle 100 rows.
  private func draw(scrolled offsets: [CGFloat], count: Int, limit: Int, check: (PixelMemory, CGFloat) -> Void) throws {
    let memory = PixelMemory.opaque(width: Self.width, height: Self.height)
    defer { memory.start.deallocate() }
    let repairer = FrameRepairer(
      text: try SharedFonts.library.get(), images: decoder, scale: 1, limits: DrawingLimits(rasterCacheBytes: limit)
    ) { 0 }
    let images = (0..<count).map {
      ImageHandle(source: .file("\($0).svg"), pixelSize: CGSize(width: 480, height: 320), scale: 1, isVector: true)
    }
    for offset in offsets {
      var context = PaintContext(
        list: DisplayList(size: CGSize(width: CGFloat(Self.width), height: CGFloat(Self.height)), background: .white))
      for (index, image) in images.enumerated() {
        context.translation = CGPoint(x: 30, y: CGFloat(index) * 110 - offset)
        context.withLayer(.clip(Self.card), bounds: CGRect(x: 0, y: 0, width: 840, height: 100)) {
          $0.image(image, in: CGRect(x: 0, y: -230, width: 840, height: 560))
        }
      }
      repairer.draw(context.finish(), on: memory)
      check(memory, offset)
    }
    #expect(repairer.counts.rasterCacheBytes <= limit)
  }

  @Test func anImageLargerThanARasterIsStretchedFromItsDecodedPixels() throws {
    let memory = PixelMemory.opaque(width: Self.width, height: Self.height)
    defer { memory.start.deallocate() }
    let repairer = FrameRepairer(
      text: try SharedFonts.library.get(), images: decoder, scale: 1, limits: DrawingLimits()
    ) { 0 }
    let image = ImageHandle(
      source: .file("wide.svg"), pixelSize: CGSize(width: 8192, height: 40), scale: 1, isVector: true)
    for offset in stride(from: 0, through: 2000, by: 500) {
      var context = PaintContext(
        list: DisplayList(size: CGSize(width: CGFloat(Self.width), height: CGFloat(Self.height)), background: .white))
      context.image(image, in: CGRect(x: CGFloat(-offset), y: 10, width: 8192, height: 40))
      repairer.draw(context.finish(), on: memory)
      #expect(repairer.counts.madeRasters == 0)
      // A decoded pixel covers two pixels, 16 pixels have the same color.
      let step = Int32(memory.pixel(404, 12).pointee & 0xFF)
      #expect(abs(step - Int32((404 + offset) / 16 & 0xFF)) <= 1)
    }
    #expect(decoder.decoded == 1)
    #expect(repairer.counts.rasterCacheBytes < 4096 * 40 * 4 + 4096)
  }

  @Test func scrolledCardsDecodeTheirPicturesOnce() throws {
    // Half of the limit is for layers. All pictures would take 23 MB, the parts that are cached take 10 MB.
    let offsets = (0..<25).map { CGFloat($0 * 30) } + (0..<25).reversed().map { CGFloat($0 * 30) }
    try draw(scrolled: offsets, count: 12, limit: 26 << 20) { memory, offset in
      // The middle of the second card shows the middle row of its picture.
      let y = Int32(110 + 50 - offset)
      guard 0..<Self.height ~= y else { return }
      #expect(memory.pixel(230, y).pointee & 0xFFFFFF == UInt32(280 / 8 * 256 + 200 / 8))
    }
    #expect(decoder.decoded == 12)
  }
}

extension PixelMemory {
  /// Allocated memory of black pixels; its `start` is to be deallocated.
  fileprivate static func opaque(width: Int32, height: Int32) -> PixelMemory {
    let start = UnsafeMutableRawPointer.allocate(byteCount: Int(width * height) * 4, alignment: 16)
    start.initializeMemory(as: UInt32.self, repeating: 0, count: Int(width * height))
    return PixelMemory(start: start, pitch: Int(width) * 4, width: width, height: height, isOpaque: true)
  }
}
