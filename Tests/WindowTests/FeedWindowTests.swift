import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// The feed in a real window: pulled with the mouse.
  @Suite struct FeedWindowTests {
    private let display: VirtualDisplay
    private let directory: URL
    private let trace: LiveTrace

    init() async throws {
      trace = try LiveTrace()
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

    /// Opens the feed of 12 posts, and returns the height of its content.
    private func open(_ arguments: String...) async throws -> (demo: DemoProcess, height: Double) {
      try write(posts: 12)
      let demo = try DemoProcess(
        on: display, ["--page", "feed", "--feed", path("feed.jsonl"), "--trace", trace.path] + arguments)
      try await demo.waitForWindow()
      let line = try await trace.waitForFrame("the posts") { $0.rests(at: 0) && $0.contentSize.height > 700 }
      return (demo, line.contentSize.height)
    }

    /// Waits until the content is at rest and has grown by more than `growth` points.
    private func waitForPosts(_ growth: Double, above height: Double) async throws {
      try await trace.waitForFrame("new posts") {
        $0.rests(at: 0) && $0.insets.top == 0 && $0.contentSize.height - height > growth
      }
    }

    private func quit(_ demo: DemoProcess) async throws {
      try await demo.press("q")
      let exit = try await demo.exit()
      #expect(exit.status == 0, "\(exit.errorOutput)")
      try await trace.finish()
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
      let (demo, height) = try await open("--theme", "light")
      let before = try await display.pictureAtRest()
      try write(posts: 14)
      try await demo.drag(
        from: CGPoint(x: 650, y: 300), to: CGPoint(x: 650, y: 580), steps: 30, seconds: 0.6, rest: nil)
      let held = try await trace.waitForFrame("an offset past the threshold") { $0.offset.y < -80 }
      let listTop = 640 - Int(held.container.height)
      try await display.picture("the arrow in its ring") { picture in
        let offset = try trace.lines().map(\.offset.y).min() ?? 0
        let origin = (x: (picture.width - 900) / 2, y: (picture.height - 640) / 2)
        let window = picture.cropped(x: origin.x, y: origin.y, width: 900, height: 640)
        return marks(window, listTop: listTop, room: Int(-offset)) > 60 && before.differingPixels(from: picture) > 1000
      }
      try await demo.release()
      try await waitForPosts(100, above: height)
      try await quit(demo)
      let lines = try trace.lines()
      #expect(lines.contains { $0.insets.top == 60 }, "held while it refreshes")
      let heights = lines.map(\.contentSize.height)
      #expect((heights.last ?? 0) > (heights.max() ?? 0) - 1)
    }

    @Test func theRefreshKeyLoadsNewPosts() async throws {
      let (demo, height) = try await open()
      try write(posts: 15)
      try await demo.press("F5")
      try await waitForPosts(150, above: height)
      try await quit(demo)
    }
  }
}
