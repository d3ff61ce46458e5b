import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The movement of the first page by itself, at the beginning of a run.
@MainActor @Suite struct HomeGreetingTests {
  /// The frame of the picture in the window.
  private func picture(_ home: HomeWindow) -> CGRect {
    home.window.drawnImages.map { $0.destination.applying($0.transform) }.max { $0.width < $1.width } ?? .zero
  }

  @Test func thePictureAndOneTileMoveForFiveSecondsAndReturn() {
    let home = HomeWindow(height: 900, settles: false)
    home.window.advance()
    let start = picture(HomeWindow(height: 900, reducesMotion: true))
    var places: [CGFloat] = []
    var moved: Set<ObjectIdentifier> = []
    // Miniatures appear one after another.
    var rest: [ObjectIdentifier: CGPoint] = [:]
    for _ in 0..<280 {
      home.window.advance()
      places.append(picture(home).minX - start.minX)
      for node in home.miniatures {
        let first = rest[ObjectIdentifier(node)]
        if first == nil { rest[ObjectIdentifier(node)] = node.model.offset }
        // The first offset of a miniature may be that of its rest.
        if let first, node.model.activity == .animating, node.model.offset != first {
          moved.insert(ObjectIdentifier(node))
        }
      }
    }
    #expect(home.window.pipeline.wantsFrame)
    #expect(places.min() == -16 && places.max() == 16)
    #expect(moved.count == 1)
    home.window.advance(seconds: 1.5)
    #expect(picture(home) == start)
    #expect(home.isAtRest, "no frame and no deadline after the greeting")
  }

  @Test func reducedMotionMovesNothing() {
    let home = HomeWindow(height: 900, reducesMotion: true, settles: false)
    let start = picture(home)
    for _ in 0..<60 {
      home.window.advance()
      #expect(home.window.pipeline.wantsFrame == false || picture(home) == start)
    }
    #expect(home.isAtRest)
    #expect(picture(home) == start)
  }

  @Test func theGreetingComesOnceInARun() {
    let window = TestWindow(width: 900, height: 640) { GalleryView(feed: ListFeed(count: 3)) }
    window.settle()
    for _ in 0..<6 { window.key("PageDown", .control) }
    window.settle()
    for _ in 0..<6 { window.key("PageUp", .control) }
    window.advance(seconds: 1)
    #expect(window.texts.contains("Throw something"))
    #expect(!window.pipeline.wantsFrame && window.pipeline.nextDeadline == nil)
  }
}
