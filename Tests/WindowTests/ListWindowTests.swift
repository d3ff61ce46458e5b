import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// The page `list` in a real window: rows moved by X's mouse.
  @Suite struct ListWindowTests {
    /// The left edge of the thumbnails in a window of 900 × 640 points, the middle of the first row of the second section, and the height
    /// of a row.
    private static let thumbnail = (left: 249, side: 32)
    private static let first = CGPoint(x: 876, y: 413)
    private static let rowHeight = 51
    /// A point outside of the list.
    private static let outside = CGPoint(x: 450, y: 52)

    private let display: VirtualDisplay

    init() async throws { display = try await VirtualDisplay() }

    private func open() async throws -> DemoProcess {
      let demo = try DemoProcess(
        on: display, ["--page", "list", "--theme", "light", "--language", "en", "--size", "900x640"])
      try await demo.waitForWindow()
      try await demo.hover(at: Self.outside)
      return demo
    }

    /// The pixels of the thumbnail of a row of the second section, by its number from 0.
    private func thumbnail(_ row: Int, in screenshot: Screenshot) -> [Screenshot.Pixel] {
      let origin = (x: (screenshot.width - 900) / 2, y: (screenshot.height - 640) / 2)
      let top = origin.y + Int(Self.first.y) + row * Self.rowHeight - Self.thumbnail.side / 2
      return (0..<Self.thumbnail.side).flatMap { y in
        (0..<Self.thumbnail.side).map { screenshot[origin.x + Self.thumbnail.left + $0, top + y] }
      }
    }

    @Test func draggingTheGripMovesTheRowAndEscapeReturnsIt() async throws {
      let demo = try await open()
      var before: [[Screenshot.Pixel]] = []
      // The thumbnails are decoded in the background.
      try await display.picture("the thumbnails") { screenshot in
        let now = (0..<3).map { thumbnail($0, in: screenshot) }
        defer { before = now }
        return now == before && Set(now).count == 3 && now.allSatisfy { Set($0).count > 20 }
      }

      let end = CGPoint(x: Self.first.x, y: Self.first.y + 2 * CGFloat(Self.rowHeight))
      try await demo.drag(from: Self.first, to: end, steps: 12, seconds: 0.4, rest: 0.2)
      // The mouse over a row colors the corners of its thumbnail.
      try await demo.hover(at: Self.outside)
      try await display.picture("the first row as the third, and nothing scrolled") { screenshot in
        (0..<3).map { thumbnail($0, in: screenshot) } == [before[1], before[2], before[0]]
      }

      try await demo.hover(at: Self.first)
      try await display.xdotool("mousedown", "1")
      try await demo.hover(at: end)
      try await demo.press("Escape")
      try await display.xdotool("mouseup", "1")
      try await demo.hover(at: Self.outside)
      try await display.pictureAtRest("the rows of before") { screenshot in
        (0..<3).map { thumbnail($0, in: screenshot) } == [before[1], before[2], before[0]]
      }
      try await demo.press("q")
      #expect(try await demo.exit().status == 0)
    }
  }
}
