import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct GesturesPageTests {
  private func open(_ settings: String...) -> TestWindow {
    let window = TestWindow(width: 900, height: 1000) {
      GalleryView(page: "gestures", settings: settings, feed: ListFeed(count: 1))
    }
    window.settle()
    return window
  }

  /// The middle of a card's stage: in the middle of the card's column, `distance` points below its title.
  private func stage(_ title: String, in window: TestWindow, below distance: CGFloat) throws -> CGPoint {
    let frame = try #require(window.frame(ofText: title))
    return CGPoint(x: frame.minX - 16 + 157, y: frame.maxY + 12 + distance)
  }

  @Test func aTileThatIsDraggedOutOfItsStageStaysAtItsEdge() throws {
    let window = open("keep=on")
    let middle = try stage("Drag", in: window, below: 75)
    window.drag(from: middle, by: CGVector(dx: 500, dy: 300), steps: 10, rest: 0.2)
    window.settle()
    let place = try #require(window.texts.compactMap { $0.wholeMatch(of: #/(\d+), (\d+)/#) }.first)
    let (x, y) = (Int(place.1) ?? 0, Int(place.2) ?? 0)
    #expect((60...130).contains(x))
    #expect(y == Int((150 - Tile.side) / 2))
    window.drag(
      from: CGPoint(x: middle.x + CGFloat(x), y: middle.y + CGFloat(y)), by: CGVector(dx: -40, dy: -20), steps: 10,
      rest: 0.2)
    window.settle()
    #expect(!window.texts.contains("\(x), \(y)"), "it can be dragged again")
  }

  @Test func aPressShowsThatItIsHeldAndTakesEffectAfterItsDuration() throws {
    let window = open()
    let lantern = try stage("Long press", in: window, below: 62)
    window.press(lantern)
    window.advance(seconds: 0.5)
    #expect(window.texts.contains("Hold …"))
    window.release(lantern)
    window.settle()
    #expect(window.texts.contains("Out"))
    window.press(lantern)
    window.advance(seconds: 1)
    window.release(lantern)
    window.settle()
    #expect(window.texts.contains("Lit"))
  }

  @Test func aHeldTileShowsWhenItCanBeDragged() throws {
    let window = open()
    let tile = try stage("Hold, then drag", in: window, below: 62)
    #expect(window.texts.contains("Drag quickly to scroll"))
    window.press(tile)
    window.advance(seconds: 0.3)
    #expect(window.texts.contains("Hold …"))
    window.advance(seconds: 0.4)
    #expect(window.texts.contains("Now drag"))
    window.release(tile)
    window.settle()
    #expect(window.texts.contains("Drag quickly to scroll"))
  }
}
