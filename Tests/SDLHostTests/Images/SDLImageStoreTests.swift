import Engine
import Foundation
import Geometry
import Graphics
import ProcessSupport
import Raster
import SDLHost
import Synchronization
import Testing
import TextShaping

/// The decodes of a store's images.
@MainActor @Suite struct SDLImageStoreTests {
  /// Counts decodes.
  private final class Decodes: Sendable {
    private let counts = Mutex((all: 0, inDrawings: 0))
    /// The thread that draws. The main actor may change its thread.
    let drawingThread = Mutex(pthread_self())
    let finished = DispatchSemaphore(value: 0)

    var all: Int { counts.withLock { $0.all } }
    var inDrawings: Int { counts.withLock { $0.inDrawings } }

    func decode(_ request: BackgroundDecoder.Request) -> BackgroundDecoder.Pixels {
      let isInDrawing = drawingThread.withLock { pthread_equal($0, pthread_self()) != 0 }
      counts.withLock {
        $0.all += 1
        if isInDrawing { $0.inDrawings += 1 }
      }
      return Result { () throws(HostError) in
        try ImageDecoder.decode(request.image.source, width: request.width, height: request.height)
      }
    }
  }

  /// A target of 600 × 500 pixels with or without previews.
  @MainActor private final class Canvas {
    let decodes = Decodes()
    let repairer: FrameRepairer
    private let memory: PixelMemory

    init(showsPreviews: Bool) throws {
      let start = UnsafeMutableRawPointer.allocate(byteCount: 600 * 500 * 4, alignment: 16)
      start.initializeMemory(as: UInt32.self, repeating: 0, count: 600 * 500)
      memory = PixelMemory(start: start, pitch: 600 * 4, width: 600, height: 500, isOpaque: true)
      let decoder = SDLImageDecoder(decode: { [decodes] in decodes.decode($0) }) { [decodes] in
        decodes.finished.signal()
      }
      repairer = FrameRepairer(
        text: try SharedFonts.library.get(), images: decoder, scale: 1, limits: DrawingLimits()
      ) { 0 }
      repairer.showsPreviews = showsPreviews
    }

    isolated deinit { memory.start.deallocate() }

    func draw(_ images: [ImageHandle], width: CGFloat) {
      var context = PaintContext(list: DisplayList(size: CGSize(width: 600, height: 500), background: .white))
      for (index, image) in images.enumerated() {
        context.image(image, in: CGRect(x: 10, y: CGFloat(index) * 150, width: width, height: width / 2))
      }
      decodes.drawingThread.withLock { $0 = pthread_self() }
      repairer.draw(context.finish(), on: memory)
    }

    func waitForDecodes(_ count: Int) {
      for _ in 0..<count { #expect(decodes.finished.wait(timeout: .now() + 300) == .success) }
    }

    func pixel(_ x: Int32, _ y: Int32) -> UInt32 { memory.pixel(x, y).pointee & 0xFFFFFF }
  }

  /// Files of 400 × 200 blue pixels.
  private func withFiles(_ count: Int, _ body: ([String]) throws -> Void) throws {
    let blue = RGBAColor(red: 0, green: 0, blue: 1)
    let picture = try OffscreenCanvas(400, 200).draw([], background: blue)
    let paths = (0..<count).map { _ in TemporaryFolder.unusedPath().path + ".png" }
    defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
    for path in paths { try picture.writePNG(to: path) }
    try body(paths)
  }

  @Test func anImageIsDecodedOnceAndNotOnTheMainThread() throws {
    try withFiles(3) { paths in
      let canvas = try Canvas(showsPreviews: true)
      let store = SDLImageStore { _ in }
      let images = paths.map { store.image(.file($0), scale: 1) }
      #expect(images.allSatisfy { $0.pixelSize == CGSize(width: 400, height: 200) && !$0.isPlaceholder })
      canvas.draw(images, width: 200)
      #expect(canvas.pixel(100, 50) == 0xFFFFFF, "clear until it is decoded")
      canvas.waitForDecodes(3)
      #expect(canvas.repairer.hasOutdatedPreviews)
      for width in [200, 220, 260, 200] as [CGFloat] {
        canvas.draw(images, width: width)
        #expect(canvas.pixel(100, 50) == 0x0000FF && canvas.pixel(100, 350) == 0x0000FF)
      }
      #expect(!canvas.repairer.hasOutdatedPreviews)
      #expect(canvas.decodes.all == 3 && canvas.decodes.inDrawings == 0)
    }
  }

  @Test func withoutPreviewsAnImageIsDecodedWhenItIsDrawn() throws {
    try withFiles(1) { paths in
      let canvas = try Canvas(showsPreviews: false)
      let image = SDLImageStore { _ in }.image(.file(paths[0]), scale: 1)
      canvas.draw([image], width: 200)
      #expect(canvas.pixel(100, 50) == 0x0000FF)
      canvas.draw([image], width: 260)
      #expect(canvas.decodes.all == 1 && canvas.decodes.inDrawings == 1)
    }
  }

  @Test func aRequestEndsWhenItsImageLeavesThePicture() throws {
    try withFiles(2) { paths in
      let canvas = try Canvas(showsPreviews: true)
      let images = paths.map { SDLImageStore { _ in }.image(.file($0), scale: 1) }
      canvas.draw(images, width: 200)
      canvas.waitForDecodes(2)
      canvas.draw([images[1]], width: 200)
      #expect(!canvas.repairer.hasOutdatedPreviews)
      #expect(canvas.pixel(100, 50) == 0x0000FF)
      canvas.draw(images, width: 200)
      canvas.waitForDecodes(1)
      #expect(canvas.decodes.all == 3, "the first was given up with its result, and decoded again when it came back")
    }
  }

  @Test func aFileThatIsBrokenBehindItsHeaderHasItsSizeAndIsReportedWhenItIsDrawn() throws {
    let image = SDLImageStore { _ in }.image(.data(ImageBoundsTests.png(300, 200)), scale: 2)
    #expect(!image.isPlaceholder && image.size == CGSize(width: 150, height: 100))
    let canvas = try Canvas(showsPreviews: true)
    canvas.draw([image], width: 200)
    canvas.waitForDecodes(1)
    canvas.draw([image], width: 200)
    #expect(canvas.pixel(100, 50) != 0xFFFFFF, "a placeholder")
    canvas.draw([image], width: 260)
    #expect(canvas.decodes.inDrawings == 0)
  }

  @Test func theSizeOfALargeFileIsReadFromItsFirstBytes() throws {
    let path = TemporaryFolder.unusedPath().path + ".jpg"
    defer { try? FileManager.default.removeItem(atPath: path) }
    // The size behind two segments of 65,533 bytes.
    let segment = Data([0xFF, 0xE1, 0xFF, 0xFF]) + Data(count: 65_533)
    let jpeg = ImageBoundsTests.jpeg(4000, 3000)
    try (jpeg.prefix(2) + segment + segment + jpeg.dropFirst(2)).write(to: URL(filePath: path))
    #expect(SDLImageStore { _ in }.image(.file(path), scale: 1).pixelSize == CGSize(width: 4000, height: 3000))
  }

  // MARK: Bounds

  @Test func handlesAreCachedInBoundedNumber() throws {
    let store = SDLImageStore { _ in }
    let first = store.image(.data(ImageBoundsTests.svg(#"width="1" height="1""#)), scale: 1)
    for width in 2...12_000 {
      _ = store.image(.data(ImageBoundsTests.svg(#"width="\#(width)" height="1""#)), scale: 1)
      if width % 100 == 0 {
        #expect(store.image(.data(ImageBoundsTests.svg(#"width="1" height="1""#)), scale: 1) === first, "used lately")
      }
    }
    #expect(store.count < 10_000)
  }

  @Test func reportedLinesAreRememberedInBoundedNumber() {
    var reports = 0
    let lines = RecentLines { _ in reports += 1 }
    for _ in 0..<2 { for line in 0..<RecentLines.limit / 2 { lines("\(line)") } }
    #expect(reports == RecentLines.limit / 2)
    for line in 0..<10 * RecentLines.limit { lines("again \(line)") }
    lines("0")
    #expect(reports == RecentLines.limit / 2 + 10 * RecentLines.limit + 1)
  }
}
