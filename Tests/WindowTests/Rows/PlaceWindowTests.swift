import Foundation
import ScrollUI
import ScrollUITesting
import Testing

extension WindowTests {
  /// Pages that are scrolled by other means than the wheel, in a real window: the section index, the middle button, keys that find rows,
  /// zooming, and bars that minimize.
  @MainActor @Suite struct PlaceWindowTests {
    private func offset(_ window: TestWindow) -> CGFloat { window.scroll?.model.offset.y ?? -1 }

    // MARK: Section index and type-ahead

    @Test func lettersLeadToTheirSectionsByMouseAndNamesByKeys() async throws {
      let page = try await FollowedPage(on: VirtualDisplay(), page: "contacts")
      let end = offset(page.mirror)
      #expect(end == 0)
      let letter = try #require(page.letter("M"))
      try await page.demo.click(at: letter)
      try await page.rest("the section M") { offset($0) > 0 && page.isAtTop("M", in: $0) }
      let place = offset(page.mirror)
      // A drag over the letters goes on outside of the window, and stays where it is left.
      for interruption in FollowedPage.Interruption.allCases {
        let target = try #require(page.letter("T"))
        try await page.demo.drag(from: #require(page.letter("C")), to: target, rest: nil)
        try await page.wait(for: "the section T") { page.isAtTop("T", in: $0) }
        try await page.interrupt(interruption)
        try await page.rest("a bubble that has left") { $0.texts.count { $0 == "T" } <= 2 }
        try await page.demo.click(at: letter)
        try await page.rest("the section M, after \(interruption)") { offset($0) == place }
      }
      // A selected row, and letters that find another.
      try await page.demo.click(at: CGPoint(x: 500, y: 300))
      try await page.demo.type("b")
      try await page.rest("a name with B") { offset($0) < place }
      try await page.quit()
    }

    // MARK: Middle button

    @Test func theMiddleButtonScrollsUntilAClickAKeyOrALostFocus() async throws {
      let page = try await FollowedPage(on: VirtualDisplay(), page: "million")
      let anchor = CGPoint(x: 560, y: 320)
      for end in ["click", "Escape", "focus", "held", "wheel"] {
        let before = offset(page.mirror)
        try await page.demo.hover(at: anchor)
        if end == "held" {
          try await page.display.xdotool("mousedown", "2")
        } else {
          try await page.demo.click(at: anchor, button: 2)
        }
        try await page.demo.hover(at: CGPoint(x: anchor.x, y: anchor.y + 120))
        try await page.wait(for: "a moving list for \(end)") { offset($0) > before + 40 }
        switch end {
        case "click": try await page.demo.click(at: CGPoint(x: anchor.x, y: anchor.y + 120))
        case "Escape": try await page.demo.press("Escape")
        case "held": try await page.display.xdotool("mouseup", "2")
        case "wheel": try await page.demo.wheel(1, at: anchor)
        default:
          try await page.display.focusRoot()
          try await page.rest("a list at rest without the keyboard")
          try await page.demo.focus()
        }
        try await page.rest("a list at rest after \(end)")
        #expect(page.mirror.scrollPhase() == .idle)
      }
      try await page.quit()
    }

    // MARK: Zoom

    @Test func theWheelWithControlADoublePressAndKeysZoomAboutAPoint() async throws {
      let page = try await FollowedPage(on: VirtualDisplay(), page: "map")
      let point = CGPoint(x: 640, y: 400)
      // The tiles of the map are drawn beside the frames, so that the mirror may rest later than the program.
      func scale(_ window: TestWindow) -> CGFloat { window.scroll?.model.metrics.contentSize.width ?? 0 }
      let first = scale(page.mirror)
      try await page.display.xdotool("keydown", "ctrl")
      try await page.demo.wheel(3, at: point)
      try await page.display.xdotool("keyup", "ctrl")
      try await page.wait(for: "a larger map") { scale($0) > first * 1.1 }
      // A double press enlarges the map; keys zoom about the middle.
      try await page.demo.press("w")
      try await page.wait(for: "the whole map by a key") { scale($0) < first * 0.8 }
      try await page.demo.hover(at: point)
      try await page.display.xdotool("click", "--repeat", "2", "--delay", "60", "1")
      try await page.wait(for: "a larger map after a double press") { scale($0) > first * 1.5 }
      try await page.demo.press("w")
      try await page.wait(for: "the whole map again") { scale($0) < first * 0.8 }
      try await page.demo.press("i")
      try await page.wait(for: "a larger map by a key") { scale($0) > first * 0.9 }
      try await page.demo.press("o")
      try await page.wait(for: "a smaller map by a key") { scale($0) < first * 0.8 }
      // A window that is resized while the map zooms.
      try await page.demo.press("i")
      try await page.resize(to: CGSize(width: 760, height: 560))
      try await page.resize(to: CGSize(width: 900, height: 640))
      try await page.demo.press("w")
      try await page.wait(for: "the whole map") { scale($0) < first * 0.8 }
      try await page.quit()
    }

    // MARK: Bars

    @Test func barsMinimizeByDirectionAndTheContentStays() async throws {
      let page = try await FollowedPage(on: VirtualDisplay(), page: "navigation", options: ["bars=minimize"])
      let center = CGPoint(x: 560, y: 400)
      func tabs(_ window: TestWindow) -> CGRect? { window.frame(ofText: "Postcards") }
      let full = tabs(page.mirror)
      #expect(full != nil)
      try await page.demo.wheel(-4, at: center)
      try await page.rest("minimized bars") { tabs($0) != full }
      try await page.demo.wheel(4, at: center)
      try await page.rest("the bars") { tabs($0) == full && offset($0) <= 0 }
      try await page.demo.press("End")
      try await page.rest("minimized bars at the end") { tabs($0) != full }
      try await page.demo.press("Home")
      try await page.rest("the bars at the beginning") { tabs($0) == full }
      try await page.quit()
    }
  }
}

extension FollowedPage {
  /// The middle of the letter of the section index at the right edge.
  func letter(_ letter: String) -> CGPoint? {
    frames(of: letter, in: mirror).last.map { CGPoint(x: $0.midX.rounded(), y: $0.midY.rounded()) }
  }

  /// True if the header of the section `letter` is at the upper edge of the list.
  func isAtTop(_ letter: String, in window: TestWindow) -> Bool {
    let top = window.scroll.map { $0.convert($0.bounds, to: nil).minY } ?? 0
    return frames(of: letter, in: window).contains { $0.minX < 400 && abs($0.midY - top - 15) < 16 }
  }
}
