import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// The feed in a real window: pulled with the mouse.
  @Suite struct FeedWindowTests {
    private let display: VirtualDisplay
    private let directory: URL

    init() async throws {
      display = try await VirtualDisplay()
      directory = try TemporaryFolder.make()
    }

    private func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

    /// Writes a feed of `count` posts of one line and equal height.
    private func write(posts: Int) throws {
      let lines = (1...posts).reversed().map { number in
        let time = Date(timeIntervalSince1970: Double(1_700_000_000 + number)).formatted(.iso8601)
        return #"{"id":"\#(number)","author":"Ann","date":"\#(time)","title":"Post \#(number)","body":"A line."}"#
      }
      try lines.joined(separator: "\n").write(toFile: path("feed.jsonl"), atomically: true, encoding: .utf8)
    }

    private struct TraceLine: Decodable {
      struct Point: Decodable, Equatable { var y: Double }
      struct Size: Decodable, Equatable { var height: Double }
      struct Insets: Decodable, Equatable { var top: Double }
      var offset: Point
      var contentSize: Size
      var container: Size
      var insets: Insets
    }

    private func trace() throws -> [TraceLine] {
      try String(contentsOfFile: path("trace"), encoding: .utf8).split(separator: "\n").map {
        try JSONDecoder().decode(TraceLine.self, from: Data($0.utf8))
      }
    }

    /// The number of pixels in the middle of the space above the content that differ from its edge.
    private func marks(_ screenshot: Screenshot, listTop: Int, room: Int) -> Int {
      let middle = (x: 197 + (900 - 197) / 2, y: listTop + room / 2)
      let plain = screenshot[middle.x - 100, middle.y]
      var count = 0
      for y in (middle.y - 20)...(middle.y + 20) {
        for x in (middle.x - 20)...(middle.x + 20) where screenshot[x, y] != plain { count += 1 }
      }
      return count
    }

    @Test func pullingWithTheMouseShowsTheIndicatorAndNewPosts() async throws {
      try write(posts: 12)
      let demo = try DemoProcess(
        on: display, ["--page", "feed", "--feed", path("feed.jsonl"), "--theme", "light", "--trace", path("trace")])
      try await demo.waitForWindow()
      try await Task.sleep(for: .seconds(1))
      let before = try await display.screenshot()
      try write(posts: 14)
      async let pull: Void = demo.drag(
        from: CGPoint(x: 650, y: 300), to: CGPoint(x: 650, y: 580), steps: 30, seconds: 0.6, rest: 2)
      try await Task.sleep(for: .seconds(1.8))
      let during = try await display.screenshot()
      try await pull
      try await Task.sleep(for: .seconds(2))
      try await demo.press("q")
      let exit = try await demo.exit()
      #expect(exit.status == 0, "\(exit.errorOutput)")

      let lines = try trace()
      let first = try #require(lines.last { $0.offset.y == 0 && $0.insets.top == 0 && $0.contentSize.height > 700 })
      let listTop = 640 - Int(first.container.height)
      let furthest = lines.map(\.offset.y).min() ?? 0
      #expect(furthest < -80, "past the threshold")
      #expect(marks(during, listTop: listTop, room: Int(-furthest)) > 60, "the arrow in its ring")
      #expect(before.differingPixels(from: during) > 1000)
      #expect(lines.contains { $0.insets.top == 60 }, "held while it refreshes")
      let heights = lines.map(\.contentSize.height)
      let last = try #require(lines.last)
      #expect(last.offset.y == 0 && last.insets.top == 0)
      #expect((heights.last ?? 0) > (heights.max { $0 < $1 } ?? 0) - 1)
      let initial = try #require(lines.first { $0.insets.top == 60 }).contentSize.height
      #expect(last.contentSize.height - initial > 100, "two posts more")
    }

    @Test func theRefreshKeyLoadsNewPosts() async throws {
      try write(posts: 12)
      let demo = try DemoProcess(
        on: display, ["--page", "feed", "--feed", path("feed.jsonl"), "--trace", path("trace")])
      try await demo.waitForWindow()
      try await Task.sleep(for: .seconds(1))
      try write(posts: 15)
      try await demo.press("F5")
      try await Task.sleep(for: .seconds(2))
      try await demo.press("q")
      #expect(try await demo.exit().status == 0)
      let lines = try trace()
      let initial = try #require(lines.first { $0.contentSize.height > 700 }).contentSize.height
      let last = try #require(lines.last)
      #expect(last.contentSize.height - initial > 150)
      #expect(last.offset.y == 0)
    }
  }
}
