import Engine
import Gallery
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct DropsPageTests {
  private func window(_ width: CGFloat = 900) -> TestWindow {
    let window = TestWindow(width: width, height: 640, images: FixedImageLibrary()) { GalleryView(page: "drops") }
    window.settle()
    return window
  }

  private func middle(_ text: String, in window: TestWindow) throws -> CGPoint {
    let frame = try #require(window.frame(ofText: text))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test(arguments: [false, true]) func aCardIsMovedAndWithControlCopied(copies: Bool) throws {
    let window = window()
    let start = try middle("Mend the kite", in: window)
    let end = try middle("Hang the lantern", in: window)
    window.press(start)
    window.move(CGPoint(x: start.x + 20, y: start.y))
    if copies { window.send(.keyDown(KeyStroke(KeyCode(name: "Left Ctrl")))) }
    window.move(end)
    window.release(end)
    window.settle()
    #expect(window.texts.count { $0 == "Mend the kite" } == (copies ? 2 : 1))
    let frames = window.nodes(of: TextNode.self).map(\.string)
    let last = try #require(frames.lastIndex(of: "Mend the kite"))
    #expect(frames[last + 1] == "Hang the lantern", "in front of the card there")
  }

  @Test func aColumnWithoutCardsSaysWhatItTakes() throws {
    let window = window()
    #expect(!window.texts.contains("Drop a card here"))
    for card in ["Hang the lantern", "Tune the cello", "Print the photos", "Feed the koi"] {
      let start = try middle(card, in: window)
      let end = try middle("Mend the kite", in: window)
      window.press(start)
      window.move(CGPoint(x: start.x - 20, y: start.y))
      window.move(end)
      window.release(end)
      window.settle()
    }
    #expect(window.texts.contains("Drop a card here"))
  }

  @Test func textOfAnotherProgramBecomesACard() throws {
    let window = window()
    let point = try middle("Done", in: window)
    window.send(.dropBegan(CGPoint(x: point.x, y: 500)))
    window.send(.dropText("Buy milk"))
    window.send(.dropEnded(CGPoint(x: point.x, y: 500)))
    window.advance()
    window.settle()
    #expect(window.texts.contains("Buy milk"))
  }
}
