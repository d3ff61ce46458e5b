import Foundation
import ScrollUITesting
import Testing

extension WindowTests {
  /// The page `swipes` in a real window: rows swiped by X's mouse.
  @MainActor @Suite struct SwipeWindowTests {
    private static let senders = ["Harbor office", "Mei", "Night train", "Orchard", "Lighthouse museum"]

    /// A row has been swiped by this distance, in points.
    private static let distance: CGFloat = 130

    private func swipe(_ sender: String, by distance: CGFloat, rest: Double?, on page: FollowedPage) async throws {
      let middle = try page.middle(of: sender)
      let start = CGPoint(x: 700, y: middle.y)
      try await page.demo.drag(
        from: start, to: CGPoint(x: start.x + distance, y: start.y), seconds: 0.3, rest: rest)
    }

    @Test func aRowOpensClosesAndSurvivesEachInterruption() async throws {
      let page = try await FollowedPage(on: VirtualDisplay(), page: "swipes")
      let (senders, isOpen) = (Self.senders, { (window: TestWindow) in window.texts.contains("Archive") })
      for interruption in FollowedPage.Interruption.allCases {
        try await swipe("Mei", by: -Self.distance, rest: nil, on: page)
        try await page.wait(for: "a swiped row", until: isOpen)
        // To the left the pointer would complete a full swipe.
        if interruption == .pointerLeft {
          try await page.demo.hover(at: CGPoint(x: 700 - Self.distance, y: 900))
          try await page.demo.release()
        } else {
          try await page.interrupt(interruption)
        }
        try await page.rest()
        // A release outside of the window leaves the row open, as inside.
        if isOpen(page.mirror) { try await page.demo.click(at: page.middle(of: "Night train")) }
        try await page.rest("closed rows") { !isOpen($0) }
        #expect(try await page.order(of: senders) == senders, "\(interruption)")
      }
      // Escape, the wheel and a press elsewhere close the open row.
      try await swipe("Mei", by: -Self.distance, rest: 0.1, on: page)
      try await page.rest("an open row", where: isOpen)
      try await page.demo.press("Escape")
      try await page.rest("a row closed by Escape") { !isOpen($0) }
      try await swipe("Mei", by: -Self.distance, rest: 0.1, on: page)
      try await page.rest("an open row", where: isOpen)
      try await page.demo.wheel(-1, at: CGPoint(x: 600, y: 400))
      try await page.rest("a row closed by the wheel") { !isOpen($0) }
      try await page.demo.wheel(1, at: CGPoint(x: 600, y: 400))
      try await page.rest()
      try await swipe("Mei", by: -Self.distance, rest: 0.1, on: page)
      try await page.rest("an open row", where: isOpen)
      try await page.demo.click(at: page.middle(of: "Orchard"))
      try await page.rest("a row closed by a press elsewhere") { !isOpen($0) }
      // A swipe of another row closes the open row, too.
      try await swipe("Mei", by: -Self.distance, rest: 0.1, on: page)
      try await page.rest("an open row", where: isOpen)
      try await swipe("Night train", by: -Self.distance, rest: 0.1, on: page)
      try await page.rest("one open row") { window in
        guard window.texts.count(where: { $0 == "Archive" }) == 1, let button = window.frame(ofText: "Archive"),
          let row = window.frame(ofText: "Night train")
        else { return false }
        return abs(button.midY - row.midY) < 30
      }
      // A button of the open row; then a full swipe.
      try await page.demo.click(at: page.middle(of: "Archive"))
      try await page.rest("a removed row") { !$0.texts.contains("Night train") && !isOpen($0) }
      try await swipe("Mei", by: -560, rest: 0.1, on: page)
      try await page.rest("a row removed by a full swipe") { !$0.texts.contains("Mei") && !isOpen($0) }
      #expect(try await page.order(of: senders) == ["Harbor office", "Orchard", "Lighthouse museum"])
      // The data is replaced under a swipe.
      try await swipe("Orchard", by: -Self.distance, rest: nil, on: page)
      try await page.demo.press("r")
      try await page.demo.release()
      try await page.demo.press("Escape")
      try await page.rest("all rows") { !isOpen($0) && page.order(of: senders, in: $0) == senders }
      try await page.quit()
    }

    @Test func keysReachALetterAndItsActions() async throws {
      let page = try await FollowedPage(on: VirtualDisplay(), page: "swipes")
      func isFocused(_ sender: String, in window: TestWindow) -> Bool {
        let tree = window.presentTree
        return tree.focus.flatMap { tree[$0] }?.label.contains(sender) == true
      }
      for _ in 0..<40 where !isFocused("Harbor office", in: page.mirror) {
        try await page.demo.press("Tab")
        try await page.rest()
      }
      try await page.demo.press("Down")
      try await page.rest("the second letter") { isFocused("Mei", in: $0) }
      // The menu of the row has the buttons of its swipes.
      try await page.demo.press("Menu")
      try await page.rest("the menu") { $0.texts.contains("Archive") }
      try await page.demo.press("Escape")
      try await page.rest("no menu") { !$0.texts.contains("Archive") }
      try await page.demo.press("Menu")
      try await page.rest("the menu") { $0.texts.contains("Archive") }
      try await page.demo.press("Up", "Return")
      try await page.rest("no letter, after the last action of the menu") { !$0.texts.contains("Mei") }
      try await page.rest("the next letter") { isFocused("Night train", in: $0) }
      try await page.demo.press("Delete")
      try await page.rest("a deleted letter") { !$0.texts.contains("Night train") && isFocused("Orchard", in: $0) }
      #expect(try await page.order(of: Self.senders) == ["Harbor office", "Orchard", "Lighthouse museum"])
      try await page.quit()
    }

    /// The distances before a swipe begins, before a row stays open, and after which a release performs the first action.
    @Test(arguments: [2, 20, 560] as [CGFloat])
    func aSwipeThatEndsAtAStageLeavesTheRow(distance: CGFloat) async throws {
      let page = try await FollowedPage(on: VirtualDisplay(), page: "swipes")
      for interruption in [FollowedPage.Interruption.escape, .focusLost, .resized] {
        try await swipe("Mei", by: -distance, rest: nil, on: page)
        // In a resized window the swipe continues, and a release after the whole distance removes the row.
        try await page.interrupt(interruption)
        try await page.rest()
        if page.mirror.texts.contains("Archive") { try await page.demo.press("Escape") }
        try await page.rest("a closed row") { !$0.texts.contains("Archive") }
        let rows = interruption == .resized && distance > 500 ? Self.senders.filter { $0 != "Mei" } : Self.senders
        #expect(try await page.order(of: Self.senders) == rows, "\(interruption)")
      }
      try await page.quit()
    }
  }
}
