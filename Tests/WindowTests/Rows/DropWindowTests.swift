import Foundation
import ScrollUITesting
import Testing

extension WindowTests {
  /// The page `drops` in a real window: cards dragged by X's mouse.
  @MainActor @Suite struct DropWindowTests {
    private static let cards = [
      "Water the bonsai", "Mend the kite", "Paint the boat", "Learn the fugue", "Hang the lantern",
    ]

    @Test func aCardIsDroppedInAnotherColumnAndEachInterruptionPutsItBack() async throws {
      let page = try await FollowedPage(on: VirtualDisplay(), page: "drops")
      let before = try await page.order(of: Self.cards)
      let start = try page.middle(of: "Water the bonsai")
      let end = CGPoint(x: try page.middle(of: "Hang the lantern").x, y: 560)
      for interruption in FollowedPage.Interruption.allCases {
        try await page.demo.drag(from: start, to: end, rest: nil)
        try await page.wait(for: "a dragged card") { $0.pipeline.input.drags.isFromView }
        try await page.interrupt(interruption)
        try await page.rest("an end of the drag") { !$0.pipeline.input.drags.isFromView }
        let order = try await page.order(of: Self.cards)
        #expect(interruption == .resized ? order.sorted() == before.sorted() : order == before, "\(interruption)")
      }
      // The drop in the resized window has moved the card.
      try await page.demo.press("r")
      try await page.rest("the cards of the beginning") { page.order(of: Self.cards, in: $0) == before }
      try await page.demo.drag(from: start, to: end, rest: 0.1)
      try await page.rest("the card at the end of the last column") { window in
        guard let card = window.frame(ofText: "Water the bonsai"), let other = window.frame(ofText: "Hang the lantern")
        else { return false }
        return abs(card.minX - other.minX) < 1 && card.minY > other.maxY
      }
      #expect(try await page.order(of: Self.cards).sorted() == Self.cards.sorted())
      // The board is restored while a card is dragged.
      try await page.demo.drag(from: page.middle(of: "Hang the lantern"), to: start, rest: nil)
      try await page.demo.press("r")
      try await page.demo.release()
      #expect(try await page.order(of: Self.cards).sorted() == Self.cards.sorted())
      try await page.quit()
    }
  }
}
