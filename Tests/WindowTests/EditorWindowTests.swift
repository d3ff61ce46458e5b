import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// The page `editor` in a real window: keys as X sends them, the text as the clipboard has it.
  @Suite struct EditorWindowTests {
    private let display: VirtualDisplay
    private let directory: URL
    /// In the first lines of the text, in a window of 900 × 640.
    private let text = CGPoint(x: 600, y: 260)

    init() async throws {
      display = try await VirtualDisplay()
      directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    private var trace: URL { directory.appendingPathComponent("trace") }

    private func open(_ arguments: String...) async throws -> DemoProcess {
      let demo = try DemoProcess(on: display, ["--page", "editor", "--trace", trace.path] + arguments)
      try await demo.waitForWindow()
      try await demo.click(at: text)
      return demo
    }

    /// Characters that no key has are typed by a key that X lends to each of them in turn; everybody needs time to learn of that.
    private func type(_ text: String) async throws {
      let delay = text.utf8.count == text.count ? "20" : "250"
      try await display.xdotool("type", "--delay", delay, text)
    }

    private func quit(_ demo: DemoProcess) async throws {
      try await demo.press("Escape", "q")
      let exit = try await demo.exit()
      #expect(exit.status == 0, "\(exit.errorOutput)")
    }

    /// Selects all, copies it, and asks the clipboard as another program would.
    private func copiedText(_ demo: DemoProcess) async throws -> String {
      try await demo.press("ctrl+a", "ctrl+c")
      return try await display.clipboard()
    }

    @Test func whatIsTypedInTwoScriptsIsInTheText() async throws {
      let demo = try await open()
      try await demo.press("ctrl+a")
      try await type("Bread and 盐")
      try await demo.press("Return")
      try await type("山路 é!")
      let text = try await copiedText(demo)
      #expect(text == "Bread and 盐\n山路 é!", "\(text)")
      try await quit(demo)
    }

    @Test func wordsAreDeletedTakenBackAndReplaced() async throws {
      let demo = try await open()
      try await demo.press("ctrl+a")
      try await type("one two three")
      try await demo.press("ctrl+BackSpace")
      #expect(try await copiedText(demo) == "one two ")
      try await demo.press("ctrl+z")
      #expect(try await copiedText(demo) == "one two three")
      try await demo.press("ctrl+Home", "ctrl+shift+Right")
      try await type("1")
      let replaced = try await copiedText(demo)
      #expect(replaced == "1 two three" || replaced == "1two three", "\(replaced)")
      try await quit(demo)
    }

    @Test func aDragAndADoubleClickSelect() async throws {
      let demo = try await open()
      try await demo.press("ctrl+a")
      try await type("harbour")
      // The only word, wherever its letters end: two clicks take it whole.
      let word = CGPoint(x: 232, y: 214)
      try await demo.click(at: word)
      try await display.xdotool("click", "--repeat", "2", "--delay", "60", "1")
      try await demo.press("ctrl+c")
      #expect(try await display.clipboard() == "harbour")
      try await demo.drag(from: word, to: CGPoint(x: 880, y: 214), rest: 0.1)
      try await demo.press("ctrl+c")
      let dragged = try await display.clipboard()
      #expect(!dragged.isEmpty && dragged != "harbour" && "harbour".hasSuffix(dragged), "\(dragged)")
      try await quit(demo)
    }

    @Test func theEndOfAMegabyteIsReachedByKeysAndEdited() async throws {
      let demo = try await open("--rows", "9100")
      try await demo.press("ctrl+End")
      try await type("the end")
      try await demo.press("shift+ctrl+Left", "shift+ctrl+Left", "ctrl+c")
      #expect(try await display.clipboard() == "the end")
      try await Task.sleep(for: .seconds(1))
      try await quit(demo)
      let last = try #require(try String(contentsOf: trace, encoding: .utf8).split(separator: "\n").last)
      let line = try JSONDecoder().decode(Line.self, from: Data(last.utf8))
      #expect(line.contentSize.height > 100_000)
      #expect(abs(line.offset.y - (line.contentSize.height - line.container.height)) < 40, "the caret's line is seen")
    }

    private struct Line: Decodable {
      struct Point: Decodable { var y: Double }
      struct Size: Decodable { var height: Double }
      var offset: Point
      var contentSize: Size
      var container: Size
    }
  }
}
