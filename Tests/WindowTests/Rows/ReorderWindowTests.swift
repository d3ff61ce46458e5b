import Foundation
import ScrollUITesting
import Testing

extension WindowTests {
  /// The page `reorder` in a real window: pictures moved by X's mouse and keys.
  @MainActor @Suite struct ReorderWindowTests {
    private static let land = ["Mountains", "Bamboo", "Desert", "Tea field", "Old town", "Orchard", "Garden", "Snow"]

    private func open(_ options: String...) async throws -> FollowedPage {
      try await FollowedPage(on: VirtualDisplay(), page: "reorder", options: options)
    }

    @Test func theMouseMovesAPictureAndEachInterruptionPutsItBack() async throws {
      let page = try await open()
      #expect(try await page.order(of: Self.land) == Self.land)
      let (start, end) = (try page.middle(of: "Mountains"), try page.middle(of: "Garden"))
      for interruption in FollowedPage.Interruption.allCases {
        try await page.demo.drag(from: start, to: end, rest: nil)
        try await page.wait(for: "a lifted picture") { $0.pipeline.input.drags.isFromView }
        try await page.interrupt(interruption)
        try await page.rest("an end of the drag") { !$0.pipeline.input.drags.isFromView }
        let order = try await page.order(of: Self.land)
        #expect(interruption == .resized ? order.sorted() == Self.land.sorted() : order == Self.land, "\(interruption)")
      }
      // The drop in the resized window has moved the picture.
      try await page.demo.press("r")
      try await page.rest("the pictures of the beginning") { page.order(of: Self.land, in: $0) == Self.land }
      try await page.demo.drag(from: start, to: end, rest: 0.1)
      let moved = ["Bamboo", "Desert", "Tea field", "Old town", "Orchard", "Garden", "Mountains", "Snow"]
      try await page.rest("the moved picture") { page.order(of: Self.land, in: $0) == moved }
      // Data that is replaced during a drag.
      try await page.demo.drag(from: page.middle(of: "Snow"), to: page.middle(of: "Bamboo"), rest: nil)
      try await page.demo.press("r")
      try await page.demo.release()
      #expect(try await page.order(of: Self.land).sorted() == Self.land.sorted())
      try await page.quit()
    }

    @Test(arguments: [FollowedPage.Stage.pressed, .scrolling])
    func aMoveThatEndsAtAStagePutsThePictureBack(stage: FollowedPage.Stage) async throws {
      let page = try await open()
      let start = try page.middle(of: "Mountains")
      let end = CGPoint(x: start.x + 2, y: stage == .pressed ? start.y + 1 : 632)
      for interruption in FollowedPage.Interruption.allCases where stage == .pressed || interruption != .resized {
        try await page.demo.drag(from: start, to: end, rest: nil)
        try await page.wait(for: "\(stage)") {
          stage == .pressed || $0.pipeline.input.drags.isFromView && ($0.scroll?.model.offset.y ?? 0) > 40
        }
        try await page.interrupt(interruption)
        try await page.rest("an end of the drag") { !$0.pipeline.input.drags.isFromView }
        try await page.demo.press("Home")
        try await page.rest("the pictures, after \(interruption)") { page.order(of: Self.land, in: $0) == Self.land }
      }
      try await page.quit()
    }

    @Test func aPictureThatIsTakenAwayUnderThePointerIsNowhereTwice() async throws {
      let page = try await open()
      let (start, end) = (try page.middle(of: "Mountains"), try page.middle(of: "Garden"))
      try await page.demo.drag(from: start, to: end, rest: 0.1)
      try await page.rest("the moved picture") { page.order(of: Self.land, in: $0).first == "Bamboo" }
      for stage in [FollowedPage.Stage.pressed, .dragged] {
        let far = try page.middle(of: "Snow")
        try await page.demo.drag(from: start, to: stage == .pressed ? start : far, rest: nil)
        try await page.demo.press("r")
        try await page.demo.release()
        try await page.rest("all pictures") { page.order(of: Self.land, in: $0).sorted() == Self.land.sorted() }
        #expect(!page.mirror.pipeline.input.drags.isFromView)
        try await page.demo.press("r")
        try await page.rest()
        try await page.demo.drag(from: start, to: end, rest: 0.1)
        try await page.rest("the moved picture") { page.order(of: Self.land, in: $0).first == "Bamboo" }
      }
      try await page.quit()
    }

    @Test func keysMoveARowFromAlbumToAlbum() async throws {
      let page = try await open("layout=list")
      // The end of the first album is below the lower edge of the window.
      let names = ["Night train", "Fox", "ON THE WATER", "Harbor"]
      let start = try page.middle(of: "Mountains")
      // Lines are built ahead of the window, at a distance that depends on the speed of the machine: their frames tell that they are in it.
      for _ in 0..<40 where page.mirror.frame(ofText: "Harbor").map({ $0.maxY > 560 }) ?? true {
        try await page.demo.wheel(-1, at: start)
        try await page.rest()
      }
      #expect(try await page.order(of: names) == names)
      try await page.demo.click(at: page.middle(of: "Fox"))
      try await page.demo.press("alt+Down")
      let next = ["Night train", "ON THE WATER", "Fox", "Harbor"]
      try await page.rest("the row in the next album") { page.order(of: names, in: $0) == next }
      try await page.demo.press("alt+Down")
      try await page.rest("the second row") {
        page.order(of: names, in: $0) == ["Night train", "ON THE WATER", "Harbor", "Fox"]
      }
      try await page.demo.press("alt+Up", "alt+Up")
      try await page.rest("the row in the first album again") { page.order(of: names, in: $0) == names }
      try await page.quit()
    }

    @Test func keysMoveTheSelectedRow() async throws {
      let page = try await open("layout=list")
      try await page.demo.click(at: page.middle(of: "Bamboo"))
      try await page.demo.press("alt+Down", "alt+Down")
      let moved = ["Mountains", "Desert", "Tea field", "Bamboo", "Old town"]
      try await page.rest("the moved row") { page.order(of: moved, in: $0) == moved }
      try await page.demo.press("alt+Up", "alt+Up", "alt+Up", "alt+Up")
      try await page.rest("the first row") { page.order(of: moved, in: $0).first == "Bamboo" }
      #expect(try await page.order(of: Self.land).count == Set(page.order(of: Self.land)).count)
      try await page.quit()
    }
  }
}
