import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// The page `editor` in a real window: keys sent by X, and the text read from the clipboard.
  @Suite struct EditorWindowTests {
    private let display: VirtualDisplay
    private let trace: LiveTrace
    /// In the first lines of the text, in a window of 900 × 640.
    private let text = CGPoint(x: 600, y: 260)

    init() async throws {
      display = try await VirtualDisplay()
      trace = try LiveTrace()
    }

    private func open(_ arguments: String...) async throws -> DemoProcess {
      let demo = try DemoProcess(
        on: display,
        ["--page", "editor", "--trace", trace.path, "--record", TemporaryFolder.unusedPath().path] + arguments)
      try await demo.waitForWindow()
      try await demo.click(at: text)
      return demo
    }

    private func type(_ text: String) async throws { try await display.xdotool("type", "--delay", "20", text) }

    private func quit(_ demo: DemoProcess) async throws {
      try await demo.press("Escape", "q")
      let exit = try await demo.exit()
      #expect(exit.status == 0, "\(exit.errorOutput)")
    }

    /// Selects and copies the whole text, and waits until a second program reads `wanted` from the clipboard.
    private func expectText(_ wanted: String, in demo: DemoProcess) async throws {
      try await demo.press("ctrl+a", "ctrl+c")
      try await display.clipboard { $0 == wanted }
    }

    @Test func typingInTwoScriptsInsertsTheText() async throws {
      // Characters that the keyboard lacks; xdotool would remap one key for each, faster than a busy program can follow.
      try await display.bindKeys(["盐", "山", "路", "é"])
      let demo = try await open()
      try await demo.press("ctrl+a")
      try await type("Bread and 盐")
      try await demo.press("Return")
      try await type("山路 é!")
      let wanted = "Bread and 盐\n山路 é!"
      try await expectText(wanted, in: demo)
      try await quit(demo)
    }

    @Test func wordsCanBeDeletedRestoredAndReplaced() async throws {
      let demo = try await open()
      try await demo.press("ctrl+a")
      try await type("one two three")
      try await demo.press("ctrl+BackSpace")
      try await expectText("one two ", in: demo)
      try await demo.press("ctrl+z")
      try await expectText("one two three", in: demo)
      try await demo.press("ctrl+Home", "ctrl+shift+Right")
      try await type("1")
      try await demo.press("ctrl+a", "ctrl+c")
      let replaced = try await display.clipboard { $0.hasPrefix("1") }
      #expect(replaced == "1 two three" || replaced == "1two three", "\(replaced)")
      try await quit(demo)
    }

    @Test func aDragAndADoubleClickSelect() async throws {
      let demo = try await open()
      try await demo.press("ctrl+a")
      try await type("harbour")
      // The only word: a double click selects it regardless of its width.
      let word = CGPoint(x: 262, y: 214)
      try await demo.click(at: word)
      try await display.xdotool("click", "--repeat", "2", "--delay", "60", "1")
      try await demo.press("ctrl+c")
      #expect(try await display.clipboard { $0 == "harbour" } == "harbour")
      // A press at the word would be the third of the double click.
      try await demo.click(at: text)
      try await demo.drag(from: word, to: CGPoint(x: 880, y: 214), rest: 0.1)
      try await demo.press("ctrl+c")
      let dragged = try await display.clipboard { !$0.isEmpty && $0 != "harbour" }
      #expect(!dragged.isEmpty && dragged != "harbour" && "harbour".hasSuffix(dragged), "\(dragged)")
      try await quit(demo)
    }

    /// The selection is visible to a second program, and its selection is pasted here, without the clipboard.
    @Test func thePrimarySelectionIsSharedInBothDirections() async throws {
      let demo = try await open()
      try await demo.press("ctrl+a")
      try await type("harbour")
      try await demo.press("ctrl+a", "ctrl+c")
      let word = CGPoint(x: 262, y: 214)
      try await demo.click(at: word)
      try await demo.press("ctrl+Home", "shift+Right", "shift+Right", "shift+Right", "shift+Right")
      let selected = try await display.primarySelection { $0 == "harb" }
      #expect(selected == "harb")
      let other = try await display.setPrimarySelection("sea ")
      try await demo.click(at: CGPoint(x: 218, y: 141), button: 2)
      try await expectText("sea harbour", in: demo)
      #expect(try await display.primarySelection { $0 == "sea harbour" } == "sea harbour")
      other.terminate()
      try await quit(demo)
    }

    @Test func theEndOfAMegabyteOfTextIsReachedByKeysAndEdited() async throws {
      let demo = try await open("--rows", "9100")
      try await demo.press("ctrl+End")
      try await type("the end")
      try await demo.press("shift+ctrl+Left", "shift+ctrl+Left", "ctrl+c")
      #expect(try await display.clipboard { $0 == "the end" } == "the end")
      // The caret's line is seen.
      try await trace.waitForFrame("the end of the text") { line in
        let end = line.contentSize.height - line.container.height
        return line.phase == "idle" && line.contentSize.height > 100_000 && abs(line.offset.y - end) < 40
      }
      try await quit(demo)
    }
  }
}
