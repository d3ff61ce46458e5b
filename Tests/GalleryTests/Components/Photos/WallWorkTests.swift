import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The work in a frame of a wall in a window of 3840 × 2160 points.
@MainActor @Suite struct WallWorkTests {
  private let deck = PhotoDeck(wall: PhotoWall(collection: .ofSixYears))
  private let window: TestWindow
  private var wall: PhotoWall { deck.wall }

  init() {
    let deck = deck
    window = TestWindow(width: 3840, height: 2160, images: HomeWindow.images) { deck.page.background(.window) }
    window.settle()
  }

  /// The number of pictures in and around the window.
  private var pictures: Int { window.nodes(of: ImageNode.self).count }

  @Test func aFrameOfAZoomBuildsPicturesWithoutButtons() {
    for columns in [3, -3] {
      wall.addColumns(columns)
      var most = 0
      repeat {
        most = max(most, window.advance().bodies)
      } while wall.isZooming
      // At most one level is new in a frame. A picture has four bodies.
      #expect(most < 5 * pictures, "\(most) bodies for \(pictures) pictures")
      window.settle()
    }
  }

  @Test func afterAZoomAFewRowsOfButtonsAreAddedInAFrame() {
    wall.addColumns(2)
    while !wall.isFilling { window.advance() }
    var frames = 0
    while wall.isFilling {
      #expect(window.advance().bodies < 400)
      frames += 1
    }
    #expect(frames > 3 && frames < 20)
    window.settle()
    #expect(!window.pipeline.wantsFrame)
    window.click(CGPoint(x: 2000, y: 1000))
    #expect(deck.frontPhoto != nil, "each picture opens")
  }

  @Test func aNewRowBuildsNoOtherRow() {
    wall.scroll(to: 5000)
    window.settle()
    let pitch = wall.blend.pitch
    var most = 0
    for step in 1...40 {
      wall.scroll(to: 5000 + CGFloat(step) * pitch / 8)
      most = max(most, window.advance().bodies)
    }
    #expect(most < 30 * wall.blend.main.columns, "\(most) bodies")
  }
}
