import AccessBusTestSupport
import Foundation
import ProcessSupport
import ScrollUITesting
import Testing

/// The libraries of `drag.py`.
private enum DragSource {
  static let isInstalled: Bool = {
    let manager = FileManager.default
    let folders = (try? manager.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    return manager.fileExists(atPath: "/usr/lib/python3/dist-packages/gi")
      && (["."] + folders).contains { manager.fileExists(atPath: "/usr/lib/\($0)/girepository-1.0/Gtk-3.0.typelib") }
  }()
}

extension WindowTests.WaylandTests {
  /// Files of another Wayland client, `drag.py`, on the page `drops`. SDL tells programs of a drag under Wayland when it ends.
  @MainActor @Suite(.enabled(if: DragSource.isInstalled, "python3-gi or gir1.2-gtk-3.0 is not installed"))
  struct WaylandDropTests {
    /// The color of the window of `drag.py`.
    private static let magenta = Screenshot.Pixel(red: 255, green: 0, blue: 255)

    @Test func aFileOfAnotherClientBecomesACard() async throws {
      let compositor = try await WaylandDisplay(shell: .desktop)
      let page = try await FollowedPage(on: compositor.display, page: "drops", width: 800, height: 560, in: compositor)
      try await compositor.display.xdotool("key", "super+shift+m")
      let output = CGFloat(WaylandDisplay.width)
      try await page.rest("the maximized window") { $0.pipeline.root.windowSize.width == output }

      let folder = try TemporaryFolder.make()
      let file = folder.appendingPathComponent("plan of the garden.txt")
      try Data("a".utf8).write(to: file)
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("drag.py").path
      let variables = compositor.display.environment.merging(compositor.environment) { $1 }
      let source = try ChildProcess(
        PrivateBus.python, [script, file.absoluteString],
        environment: variables.merging(["GDK_BACKEND": "wayland"]) { $1 })
      defer { source.terminate() }
      let start = try await waitForValue("the window of drag.py.\n\(source.errorOutput)") {
        try await compositor.display.screenshot().middle(of: Self.magenta)
      }
      // The content is below the title bar of the window.
      let top = WaylandDisplay.height - Int(page.mirror.pipeline.root.windowSize.height)
      let column = try page.middle(of: "Hang the lantern")
      let end = (x: Int(column.x), y: Int(column.y) + top + 160)
      // Each step waits for the step before. A drag is repeated if it ends before its target has accepted it, or if its source has not answered
      // within the 14 ms that SDL waits for the files. The program then hears of the pointer over its window, and of no drop before that.
      func count(_ word: String) -> Int { source.output.split(separator: "\n").count { $0 == word } }
      func card(in window: TestWindow) -> CGRect? {
        window.texts.first { $0.contains("plan of the garden") }.flatMap { window.frame(ofText: $0) }
      }
      func point(_ step: Int) -> [String] {
        ["mousemove", "\(start.x + (end.x - start.x) * step / 10)", "\(start.y + (end.y - start.y) * step / 10)"]
      }
      repeat {
        let ended = count("ended")
        for (word, input) in [("entered", point(0)), ("pressed", ["mousedown", "1"]), ("began", point(1))] {
          let before = count(word)
          try await compositor.display.xdotool(input)
          try await wait(for: "the line “\(word)”.\n\(source.output)\(source.errorOutput)") { count(word) > before }
        }
        for step in 2...10 { try await compositor.display.xdotool(point(step)) }
        let known = try page.recordedEvents().count
        try await compositor.display.xdotool("mouseup", "1")
        try await compositor.display.xdotool("mousemove", "\(end.x + 3)", "\(end.y)")
        try await page.rest("a card, or the end of the drag") { window in
          if card(in: window) != nil || count("ended") > ended { return true }
          let events = try page.recordedEvents().dropFirst(known)
          return events.contains(.mouseMove(CGPoint(x: end.x + 3, y: end.y - top)))
            && !events.contains { if case .dropBegan = $0 { true } else { false } }
        }
      } while card(in: page.mirror) == nil
      try await page.rest("a card in the last column") { window in
        card(in: window).map { abs($0.midX - column.x) < 140 && $0.minY > column.y } ?? false
      }
      page.demo.terminate()
      #expect(try await page.demo.exit().status == 0)
    }
  }
}

extension Screenshot {
  /// The middle of the pixels of a color; nil without any.
  fileprivate func middle(of color: Pixel) -> (x: Int, y: Int)? {
    var (sumX, sumY, count) = (0, 0, 0)
    for y in 0..<height {
      for x in 0..<width where self[x, y] == color { (sumX, sumY, count) = (sumX + x, sumY + y, count + 1) }
    }
    return count > 0 ? (sumX / count, sumY / count) : nil
  }
}
