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
