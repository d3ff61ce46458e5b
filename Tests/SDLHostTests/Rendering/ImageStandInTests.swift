import Foundation
import Graphics
import Raster
import SDLHost
import Testing
import TextShaping

/// Images that are drawn from a part of a coarser image until their own pixels are decoded.
@MainActor @Suite struct ImageStandInTests {
  /// Sharp images are red; the coarse image is green on the left and blue on the right.
  private final class Decoder: ImageDecoding {
    var ready: Set<ImageHandle> = []
    let coarse: ImageHandle
    private(set) var requests: [ImageHandle] = []
    private(set) var kept: Set<ImageHandle> = []

    init(coarse: ImageHandle) { self.coarse = coarse }

    func cachedPixels(of image: ImageHandle) -> PixelBuffer? { nil }

    func decodedPixels(of image: ImageHandle, width: Int32, height: Int32) -> PixelBuffer? {
      var buffer = PixelBuffer(width: Int(width), height: Int(height))
      for index in buffer.pixels.indices {
        let isLeft = index % Int(width) < Int(width) / 2
        buffer.pixels[index] = image !== coarse ? 0xFFFF_0000 : isLeft ? 0xFF00_FF00 : 0xFF00_00FF
      }
      return buffer
    }

    func isDecoding(_ image: ImageHandle, width: Int32, height: Int32) -> Bool {
      requests.append(image)
      return !ready.contains(image)
    }

    func cancelRequests(except requests: Set<ImageRequest>) { kept = Set(requests.map(\.image)) }
    func isPending(_ request: ImageRequest) -> Bool { !ready.contains(request.image) }
  }

  private let coarse = ImageHandle(source: .file("coarse"), pixelSize: CGSize(width: 256, height: 256), scale: 1)
  private let sharp: ImageHandle
  private let decoder: Decoder
  private let repairer: FrameRepairer
  private let memory: PixelBox

  /// The memory of a window of 300 × 300 pixels.
  private final class PixelBox {
    let memory: PixelMemory

    init() {
      let start = UnsafeMutableRawPointer.allocate(byteCount: 300 * 300 * 4, alignment: 16)
      start.initializeMemory(as: UInt32.self, repeating: 0, count: 300 * 300)
      memory = PixelMemory(start: start, pitch: 300 * 4, width: 300, height: 300, isOpaque: true)
    }

    deinit { memory.start.deallocate() }
  }

  init() throws {
    sharp = ImageHandle(
      source: .file("sharp"), pixelSize: CGSize(width: 256, height: 256), scale: 1,
      standIn: ImageStandIn(image: coarse, source: CGRect(x: 128, y: 0, width: 128, height: 128)))
    decoder = Decoder(coarse: coarse)
    memory = PixelBox()
    repairer = FrameRepairer(
      text: try SharedFonts.library.get(), images: decoder, scale: 1, limits: DrawingLimits()
    ) { 0 }
    repairer.showsPreviews = true
  }

  private func draw() -> UInt32 {
    var list = DisplayList(size: CGSize(width: 300, height: 300), background: .white)
    list.append(
      .image(
        sharp,
        ImageDrawing(
          source: CGRect(x: 0, y: 0, width: 256, height: 256),
          destination: CGRect(x: 0, y: 0, width: 200, height: 200))),
      clip: .infinite)
    repairer.draw(list, on: memory.memory)
    return memory.memory.pixel(20, 100).pointee | 0xFF00_0000
  }

  @Test func thePartOfACoarserImageIsDrawnUntilTheSharperIsDecoded() {
    #expect(draw() == 0xFFFF_FFFF, "neither is decoded")
    decoder.ready = [coarse]
    #expect(repairer.hasOutdatedPreviews)
    #expect(draw() == 0xFF00_00FF, "the right half of the coarse image")
    decoder.ready = [coarse, sharp]
    #expect(repairer.hasOutdatedPreviews)
    #expect(draw() == 0xFFFF_0000)
    #expect(!repairer.hasOutdatedPreviews)
  }

  @Test func theCoarserImageIsRequestedLastAndThereforeDecodedFirst() {
    _ = draw()
    #expect(decoder.requests == [sharp, coarse])
    #expect(decoder.kept == [sharp, coarse], "neither request is cancelled while the sharp image is awaited")
  }

  @Test func aRunWithoutPreviewsDecodesTheSharpImageAlone() {
    repairer.showsPreviews = false
    #expect(draw() == 0xFFFF_0000)
    #expect(decoder.requests.isEmpty)
  }
}
