import CSDL2
import Engine
import Gallery
import Geometry
import Graphics
import SDLHost
import ScrollUI
import Testing
import TextShaping

/// A repaired frame has the same pixels as a fully drawn frame.
@MainActor @Suite struct FrameRepairTests {
  /// Draws each list twice: repaired and in full.
  @MainActor private struct Pair {
    let repaired: OffscreenTarget
    let full: OffscreenTarget

    init(size: CGSize, scale: CGFloat) throws {
      let fonts = try SharedFonts.library.get()
      repaired = try OffscreenTarget(size: size, scale: scale, text: fonts)
      full = try OffscreenTarget(size: size, scale: scale, text: fonts)
    }

    /// How many pixels differ.
    func difference(_ list: DisplayList) throws -> Int {
      repaired.draw(list)
      repaired.present()
      full.invalidate()
      full.draw(list)
      full.present()
      let (one, other) = (try repaired.snapshot(), try full.snapshot())
      if one == other { return 0 }
      var count = 0
      for y in 0..<one.height { for x in 0..<one.width where one[x, y] != other[x, y] { count += 1 } }
      return count
    }
  }

  private let scroller = ScrolledScene.Marker()

  @Test(arguments: [1, 1.25, 1.5, 2] as [CGFloat])
  func repairedFramesEqualFullyDrawnFrames(scale: CGFloat) throws {
    let size = CGSize(width: 320, height: 300)
    let pair = try Pair(size: size, scale: scale)
    let seed: UInt64 = 0x5C40_11
    var scene = try ScrolledScene(seed: seed, scale: scale)
    var drawn = 0
    for step in 0..<60 {
      let difference = try pair.difference(scene.list(size: size, scale: scale))
      #expect(difference == 0, "step \(step), seed \(seed)")
      if difference != 0 { break }
      drawn += pair.repaired.counts.drawnPixels
      scene.change()
    }
    // The repair is tested only if some frames are not drawn in full.
    #expect(drawn < 60 * pair.repaired.outputSize.width * pair.repaired.outputSize.height * 3 / 4)
  }

  @Test func unchangedContentIsNotDrawn() throws {
    let size = CGSize(width: 320, height: 300)
    let pair = try Pair(size: size, scale: 1)
    let scene = try ScrolledScene(seed: 1, scale: 1)
    let list = scene.list(size: size, scale: 1)
    pair.repaired.draw(list)
    #expect(pair.repaired.counts.drawnPixels == 320 * 300)
    // The extent of text is known only after drawing.
    pair.repaired.draw(list)
    pair.repaired.draw(list)
    #expect(pair.repaired.counts.drawnPixels == 0)
    #expect(pair.repaired.counts.drawCalls == 0)
  }

  @Test func aScrollDrawsOnlyTheExposedStrip() throws {
    let size = CGSize(width: 320, height: 300)
    let pair = try Pair(size: size, scale: 1)
    var scene = try ScrolledScene(seed: 2, scale: 1)
    scene.hasOverlay = false
    pair.repaired.draw(scene.list(size: size, scale: 1))
    scene.offset.y += 20
    #expect(try pair.difference(scene.list(size: size, scale: 1)) == 0)
    // The strip, and the bar at its old and new position.
    #expect(pair.repaired.counts.drawnPixels < 280 * 20 * 2)
  }

  @Test func aScrollMovesOnlyTheColumnsWithContent() throws {
    let size = CGSize(width: 800, height: 300)
    let pair = try Pair(size: size, scale: 1)
    let viewport = CGRect(x: 100, y: 20, width: 600, height: 240)
    // Rows of 40, each with a square 50 wide and a line as wide as the list.
    func list(offset: CGFloat) -> DisplayList {
      var context = PaintContext(list: DisplayList(size: size, background: .white))
      context.clip = viewport
      context.translation = CGPoint(x: viewport.minX, y: viewport.minY - offset)
      for row in 0..<20 {
        context.fill(CGRect(x: 30, y: CGFloat(row) * 40 + 10, width: 50, height: 20), color: .black)
        context.fill(CGRect(x: 0, y: CGFloat(row) * 40 + 39, width: 600, height: 1), color: .black)
      }
      var list = context.finish()
      list.recordScrolledSpan(
        of: ObjectIdentifier(self.scroller), from: 0, viewport: viewport, origin: context.translation)
      return list
    }
    _ = try pair.difference(list(offset: 0))
    #expect(pair.repaired.counts.movedPixels == 0)
    #expect(try pair.difference(list(offset: 15)) == 0)
    // 225 rows are kept. A square is in 20 of each 40, and in 15 more at its previous position; a line is in 2 of each 40 of the rest.
    #expect(pair.repaired.counts.movedPixels > 225 * 50 / 2)
    #expect(pair.repaired.counts.movedPixels < 225 * 50 + 12 * 600)
    #expect(try pair.difference(list(offset: 15)) == 0)
    #expect(pair.repaired.counts.movedPixels == 0)
  }

  @Test func scrollsFarDownALongListAreRepaired() throws {
    let size = CGSize(width: 320, height: 300)
    let pair = try Pair(size: size, scale: 1)
    var scene = try ScrolledScene(seed: 2, scale: 1)
    scene.distance = 40_000_000
    scene.offset.y = 40_000_000
    for _ in 0..<3 { _ = try pair.difference(scene.list(size: size, scale: 1)) }
    scene.offset.y += 20
    #expect(try pair.difference(scene.list(size: size, scale: 1)) == 0)
    #expect(pair.repaired.counts.drawnPixels < 280 * 20 * 2)
  }

  @Test(arguments: [75, 3750] as [CGFloat])
  func rowsInsertedAboveStationaryRowsDrawNothing(extent: CGFloat) throws {
    let size = CGSize(width: 320, height: 300)
    let pair = try Pair(size: size, scale: 1)
    var scene = try ScrolledScene(seed: 2, scale: 1)
    scene.distance = 5000
    scene.offset.y = 5000
    for _ in 0..<3 { _ = try pair.difference(scene.list(size: size, scale: 1)) }
    scene.distance += extent
    scene.offset.y += extent
    #expect(try pair.difference(scene.list(size: size, scale: 1)) == 0)
    #expect(pair.repaired.counts.drawnPixels == 0)
    scene.offset.y += 20
    #expect(try pair.difference(scene.list(size: size, scale: 1)) == 0)
    #expect(pair.repaired.counts.drawnPixels < 280 * 20 * 2)
  }

  @Test func anInvalidatedTargetDrawsEverything() throws {
    let pair = try Pair(size: CGSize(width: 100, height: 80), scale: 1)
    let list = DisplayList(size: CGSize(width: 100, height: 80), background: .black)
    pair.repaired.draw(list)
    pair.repaired.invalidate()
    pair.repaired.draw(list)
    #expect(pair.repaired.counts.drawnPixels == 8000)
  }

  @Test func theGallerysPagesAreRepairedToThePixel() throws {
    for page in GalleryPages.names { try check(page) }
  }

  private func check(_ page: String) throws {
    let size = CGSize(width: 640, height: 480)
    let pair = try Pair(size: size, scale: 1)
    let text = FontTextEngine(fonts: try SharedFonts.library.get(), scale: 1)
    let host = ViewHost(GalleryView(page: page), configuration: ViewHost.Configuration(size: size), textEngine: text)
    let point = CGPoint(x: 420, y: 330)
    var time = 0.0
    for frame in 0..<70 {
      time += 1.0 / 60
      var events: [TimedInputEvent] = []
      if frame.isMultiple(of: 9) {
        let direction: CGFloat = frame < 40 ? -1 : 2
        events.append(
          TimedInputEvent(
            time: time,
            event: .wheel(WheelEvent(location: point, delta: CGVector(dx: 0, dy: direction), isPrecise: frame > 50))))
      }
      guard host.pipeline.runFrame(at: time, input: events) else { continue }
      let difference = try pair.difference(host.pipeline.displayList)
      #expect(difference == 0, "page \(page), frame \(frame)")
      if difference != 0 { break }
    }
    host.unmount()
  }
}
