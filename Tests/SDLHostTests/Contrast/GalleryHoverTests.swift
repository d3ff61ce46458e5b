import Engine
import Gallery
import Geometry
import SDLHost
import ScrollUI
import ScrollUITesting
import Testing

/// The mouse over each button of the gallery changes its pixels.
@MainActor @Suite struct GalleryHoverTests {
  private func open(_ page: String, width: CGFloat = 900) -> TestWindow {
    let window = TestWindow(width: width, height: 640) { GalleryView(page: page) }
    window.settle()
    return window
  }

  /// The frames of the enabled buttons that the mouse can reach, in window coordinates.
  private func buttons(_ window: TestWindow) -> [CGRect] {
    let whole = CGRect(origin: .zero, size: window.pipeline.root.windowSize)
    return window.nodes(of: GestureNode.self).filter { node in
      guard node.isEnabled, node.detector is ControlPressDetector || node.detector is MenuPressDetector else {
        return false
      }
      let frame = node.convert(node.bounds, to: nil)
      let center = CGPoint(x: frame.midX, y: frame.midY)
      return !frame.isEmpty && whole.contains(center)
        && window.pipeline.root.path(at: center).contains { $0 === node }
    }.map { $0.convert($0.bounds, to: nil).intersection(whole) }
  }

  /// Moves the mouse over each button, and expects other pixels in its frame than without the mouse.
  private func check(_ window: TestWindow, _ state: String, atLeast count: Int) throws {
    window.move(CGPoint(x: -1, y: -1))
    window.settle()
    let before = try window.picture()
    let buttons = buttons(window)
    #expect(buttons.count >= count, "\(state): \(buttons.count) buttons")
    for frame in buttons {
      window.move(CGPoint(x: frame.midX, y: frame.midY))
      window.advance(seconds: 0.3)
      let picture = try window.picture()
      #expect(differ(picture, before, in: frame), "\(state): \(texts(window, in: frame)) at \(frame)")
    }
    window.move(CGPoint(x: -1, y: -1))
    window.settle()
    #expect(try window.picture() == before, "\(state): a hovered state stays")
  }

  private func differ(_ one: PixelImage, _ other: PixelImage, in frame: CGRect) -> Bool {
    for y in Int(frame.minY.rounded(.up))..<Int(frame.maxY) {
      for x in Int(frame.minX.rounded(.up))..<Int(frame.maxX) where one[x, y] != other[x, y] { return true }
    }
    return false
  }

  private func texts(_ window: TestWindow, in frame: CGRect) -> [String] {
    window.nodes(of: TextNode.self).filter { frame.contains($0.convert($0.bounds, to: nil)) }.map {
      $0.spans.map(\.text).joined()
    }
  }

  @Test func theTitleBarThePageListAndTheControlRow() throws {
    // Pages with toggles, segments, commands and names of API.
    for page in ["list", "physics"] { try check(open(page), page, atLeast: 26) }
  }

  @Test func theFirstPage() throws { try check(open(GalleryPages.all[0].name), "first page", atLeast: 24) }

  @Test func theDrawerOfANarrowWindow() throws {
    let window = open("list", width: 600)
    // The controls without room are in a popover.
    try check(window, "narrow window", atLeast: 12)
    let pages = try #require(window.frames("bar Pages").first)
    window.click(CGPoint(x: pages.midX, y: pages.midY))
    window.settle()
    try check(window, "drawer", atLeast: 16)
  }

  @Test func theSettings() throws {
    let window = open("list")
    window.key(",", .control)
    window.settle()
    try check(window, "settings", atLeast: 20)
  }

  @Test func theRowsOfThePalette() throws {
    let window = open("list")
    window.key("K", .control)
    window.settle()
    try check(window, "palette", atLeast: 10)
  }

  @Test func theRowsOfTheOpenMenu() throws {
    let window = open("list")
    let more = try #require(window.nodes("bar More").first)
    let frame = more.convert(more.bounds, to: nil)
    window.click(CGPoint(x: frame.midX, y: frame.midY))
    window.settle()
    try check(window, "menu", atLeast: 7)
  }

  @Test func theButtonsOfTheRecorder() throws {
    let window = open("list")
    window.key("R", .control)
    window.settle()
    try check(window, "recorder", atLeast: 23)
  }
}
