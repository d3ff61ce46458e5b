import Foundation
import ProcessSupport
import ScrollUITesting
import Testing

extension WindowTests {
  /// The page `find` in a real window: words found and texts selected by X's mouse and keys.
  @MainActor @Suite struct FindWindowTests {
    private let display: VirtualDisplay

    init() async throws { display = try await VirtualDisplay() }

    /// The text of a line as its row shows it.
    private func line(_ number: Int, on page: FollowedPage) -> String? {
      let row = page.frames(of: "\(number)", in: page.mirror).first
      return page.mirror.texts.first { text in
        guard let row, let frame = page.mirror.frame(ofText: text) else { return false }
        return frame.minX > row.maxX && abs(frame.midY - row.midY) < 8
      }
    }

    @Test func textIsSelectedAcrossRowsByMouseAndKeysAndCopied() async throws {
      let page = try await FollowedPage(on: display, page: "find")
      let lines = try (1...6).map { try #require(line($0, on: page)) }
      let frames = lines.map { text in page.frames(of: text, in: page.mirror).first ?? .zero }
      func start(_ row: Int) -> CGPoint { CGPoint(x: frames[row].minX + 1, y: frames[row].midY) }
      func end(_ row: Int) -> CGPoint { CGPoint(x: frames[row].maxX + 40, y: frames[row].midY) }
      try await page.demo.drag(from: start(1), to: end(3), rest: 0.1)
      try await page.demo.press("ctrl+c")
      try await display.clipboard { $0 == lines[1...3].joined(separator: "\n") }
      // Shift and a click beside the text move the end.
      try await display.xdotool("keydown", "shift")
      try await page.demo.click(at: end(4))
      try await display.xdotool("keyup", "shift")
      try await page.demo.press("ctrl+c")
      try await display.clipboard { $0 == lines[1...4].joined(separator: "\n") }
      // A drag that loses the keyboard, leaves the window, or is resized keeps a selection of whole characters of the lines.
      for interruption in FollowedPage.Interruption.allCases {
        try await page.demo.drag(from: start(0), to: end(2), rest: nil)
        try await page.interrupt(interruption)
        try await page.rest()
        try await page.demo.click(at: start(5))
        try await page.demo.drag(from: start(5), to: end(5), rest: 0.1)
        try await page.demo.press("ctrl+c")
        try await display.clipboard { $0 == lines[5] }
      }
      try await page.quit()
    }

    @Test func wordsAreFoundByKeysAndByMouse() async throws {
      let demo = try DemoProcess(on: display, ["--page", "find", "--language", "en", "--size", "900x640"])
      try await demo.waitForWindow()
      let before = try await display.pictureAtRest()
      try await demo.press("ctrl+f")
      let bar = try await display.pictureAtRest("the bar") { $0 != before }
      try await demo.type("lighthouse")
      let first = try await display.pictureAtRest("marked matches") { $0 != bar }
      try await demo.press("Return")
      let second = try await display.pictureAtRest("the next match") { $0 != first }
      try await demo.press("shift+Return")
      try await display.pictureAtRest("the first match again") { $0 != second }
      // Typing on cancels the search, and the texts without a match have no marks.
      try await demo.type("qq")
      try await display.pictureAtRest("no match") { $0 != second && $0 != first }
      try await demo.press("Escape")
      try await display.pictureAtRest("the list without a bar") { $0 != bar && $0 != second }
      try await demo.press("q")
      #expect(try await demo.exit().status == 0)
    }
  }
}
