import Engine
import Gallery
import Geometry
import Graphics
import Raster
import SDLHost
import ScrollUI
import Testing
import TextShaping

/// The pixels of a picture are the same for any number of threads.
@MainActor @Suite(.serialized) struct BandedDrawingTests {
  /// Draws in full on one thread, and then on four, with each loop split.
  private func pictures(_ list: DisplayList, size: CGSize, scale: CGFloat) throws -> (one: PixelImage, four: PixelImage)
  {
    (try picture(list, size: size, scale: scale, threads: 1), try picture(list, size: size, scale: scale, threads: 4))
  }

  private func picture(_ list: DisplayList, size: CGSize, scale: CGFloat, threads: Int) throws -> PixelImage {
    let before = (PixelRows.threads, PixelRows.minimumWork)
    (PixelRows.threads, PixelRows.minimumWork) = (threads, 1)
    defer { (PixelRows.threads, PixelRows.minimumWork) = before }
    let target = try OffscreenTarget(size: size, scale: scale, text: try SharedFonts.library.get())
    target.draw(list)
    return try target.snapshot()
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func randomScenesAreTheSameOnOneThreadAndOnFour(scale: CGFloat) throws {
    let size = CGSize(width: 320, height: 300)
    var scene = try ScrolledScene(seed: 0xBA_4D5, scale: scale)
    for step in 0..<20 {
      let (one, four) = try pictures(scene.list(size: size, scale: scale), size: size, scale: scale)
      #expect(one == four, "step \(step)")
      scene.change()
    }
  }

  @Test func theGallerysPagesAreTheSameOnOneThreadAndOnFour() throws {
    let size = CGSize(width: 640, height: 480)
    for page in GalleryPages.names {
      let text = FontTextEngine(fonts: try SharedFonts.library.get(), scale: 1)
      let host = ViewHost(GalleryView(page: page), configuration: ViewHost.Configuration(size: size), textEngine: text)
      for frame in 0..<12 {
        let turn = WheelEvent(
          location: CGPoint(x: 420, y: 330), delta: CGVector(dx: 0, dy: -2), isPrecise: false)
        let time = Double(frame) / 60
        _ = host.pipeline.runFrame(
          at: time, input: frame == 2 ? [TimedInputEvent(time: time, event: .wheel(turn))] : [])
      }
      let (one, four) = try pictures(host.pipeline.displayList, size: size, scale: 1)
      #expect(one == four, "page \(page)")
      host.unmount()
    }
  }

  @Test func clipsLayersAndBlendModesAreTheSameOnOneThreadAndOnFour() throws {
    let size = CGSize(width: 200, height: 160)
    var context = PaintContext(list: DisplayList(size: size, background: .white))
    let box = CGRect(x: 20, y: 15, width: 150, height: 120)
    context.withLayer(.clip(.ellipse(in: box)), bounds: box) { context in
      for row in 0..<12 {
        context.fill(
          CGRect(x: 10, y: CGFloat(row) * 11, width: 180, height: 7), radius: 3, color: RGBAColor.black.opacity(0.4))
      }
      var turned = LayerEffect.transform(CGAffineTransform(rotationAngle: 0.3))
      turned.opacity = 0.6
      context.withLayer(turned, bounds: box) {
        $0.fill(box, radius: 20, color: RGBAColor(red: 0.8, green: 0.2, blue: 0.3))
      }
    }
    context.withLayer(.blend(.overlay), bounds: box) { $0.fill(box, color: RGBAColor(red: 0.1, green: 0.7, blue: 0.3)) }
    context.fill(CGRect(x: 90, y: 0, width: 30, height: 160), color: RGBAColor.white.opacity(0.5))
    let (one, four) = try pictures(context.finish(), size: size, scale: 2)
    #expect(one == four)
    #expect(Set((0..<one.height).map { one[one.width / 2, $0] }).count >= 5)
  }
}
