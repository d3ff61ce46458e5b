import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The wall of pictures: its cells, its months and its columns.
@MainActor @Suite struct PhotoWallTests {
  // MARK: Cells and months

  @Test func onlyVisibleRowsHaveCells() {
    let photos = PhotoWindow()
    var most = 0
    for key in ["End", "PageUp", "Home"] {
      photos.window.key(key)
      for _ in 0..<40 {
        photos.window.advance()
        most = max(most, photos.pictures.count)
      }
      photos.window.settle()
    }
    #expect(most > 15 && most <= 5 * 8)
    photos.wall.addColumns(7)
    for _ in 0..<60 {
      photos.window.advance()
      most = max(most, photos.pictures.count)
    }
    #expect(photos.wall.blend.columns == 12)
    #expect(most <= 2 * 12 * 13)
  }

  @Test func theMonthOfTheFirstRowStaysOnTopAndTheNextPushesItAway() throws {
    let photos = PhotoWindow()
    let sections = photos.wall.collection.sections
    let row = photos.wall.frame(ofTile: sections[1].tiles.lowerBound).minY
    var pushed = 0
    for step in 0...40 {
      // From two headers before the row in which November begins to its top.
      photos.wall.scroll(to: row - 2 * PhotoWindow.top * (1 - CGFloat(step) / 40))
      photos.window.advance()
      let offset = photos.wall.visible.minY
      let (old, new) = (photos.window.frame(ofText: "December 2025"), photos.window.frame(ofText: "November 2025"))
      if offset < row - PhotoWindow.top {
        #expect(old != nil && new == nil, "\(offset) of \(row)")
      } else if offset < row, let old, let new {
        #expect(abs(new.minY - old.minY - PhotoWindow.top) < 0.5)
        pushed += 1
      }
    }
    #expect(pushed > 10)
    #expect(photos.window.frame(ofText: "December 2025") == nil)
    #expect(photos.window.frame(ofText: "\(sections[1].count) pictures")?.maxY ?? 100 < PhotoWindow.top)
  }

  // MARK: Columns

  /// Two fingers move apart or together around a point; the picture there stays, in every frame.
  @Test(arguments: [(40.0, 2.6), (340, 0.4), (600, 0.5), (200, 1.8)]) func aPinchKeepsThePictureUnderTheFingers(
    x: CGFloat, factor: CGFloat
  ) {
    let photos = PhotoWindow()
    photos.wall.show(5000)
    photos.window.settle()
    let center = CGPoint(x: x, y: 250)
    let tile = photos.wall.blend.tile(at: CGPoint(x: x, y: 250 - PhotoWindow.top + photos.wall.visible.minY))
    let before = photos.frame(ofTile: tile)
    let part = (center.y - before.minY) / (before.height + 2)
    func check(_ moment: String) {
      let frame = photos.frame(ofTile: tile)
      #expect(abs(frame.minY + (frame.height + 2) * part - center.y) <= 1, "\(moment): \(photos.wall.blend.columns)")
      #expect(frame.minX - 2 <= center.x && center.x <= frame.maxX + 2, "\(moment): \(photos.wall.blend.columns)")
      let drawn = photos.pictures.contains {
        abs($0.midY - frame.midY) < 1.5 && abs($0.midX - frame.midX) < frame.width
      }
      #expect(drawn, "\(moment): the picture is drawn there")
    }
    let columns = photos.wall.blend.columns
    photos.window.touch(1, CGPoint(x: x - 30, y: 250), isDown: true)
    photos.window.touch(2, CGPoint(x: x + 30, y: 250), isDown: true)
    for step in 0...20 {
      let distance = 30 * (1 + (factor - 1) * CGFloat(step) / 20)
      photos.window.send(.fingerMove(id: 1, CGPoint(x: x - distance, y: 250)))
      photos.window.touch(2, CGPoint(x: x + distance, y: 250))
      check("step \(step)")
    }
    #expect(!photos.wall.blend.isWhole)
    photos.window.advance(seconds: 0.2)
    photos.window.send(.fingerUp(id: 1, CGPoint(x: x - 30 * factor, y: 250)))
    photos.window.lift(2, CGPoint(x: x + 30 * factor, y: 250))
    for frame in 0..<60 {
      photos.window.advance()
      check("\(frame) frames after the lift")
    }
    #expect(photos.wall.blend.isWhole && !photos.window.pipeline.wantsFrame)
    #expect(factor > 1 ? photos.wall.blend.columns < columns : photos.wall.blend.columns > columns)
  }

  @Test func aNotchOfTheWheelWithControlChangesTheColumnsByOne() {
    let photos = PhotoWindow()
    for (notches, columns) in [(-1.0, 6.0), (-1, 7), (-3, 10), (-9, 12), (4, 8)] {
      let wheel = WheelEvent(
        location: CGPoint(x: 300, y: 300), delta: CGVector(dx: 0, dy: notches), isPrecise: false, modifiers: .control)
      photos.window.send(.wheel(wheel))
      var last = photos.wall.blend.columns
      for _ in 0..<50 {
        photos.window.advance()
        #expect(abs(photos.wall.blend.columns - last) < 0.9, "a spring moves the pictures")
        last = photos.wall.blend.columns
      }
      #expect(photos.wall.blend.columns == columns)
      photos.window.advance(seconds: 0.5)
    }
  }

  @Test func withReducedMotionColumnsChangeAtOnce() {
    let photos = PhotoWindow(reducesMotion: true)
    photos.wall.addColumns(1)
    photos.window.advance()
    photos.window.advance()
    #expect(photos.wall.blend.columns == 6)
  }
}
