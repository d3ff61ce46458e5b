import Engine
import Gallery
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The pages `swipes`, `reorder` and `drops` under a finger: each gesture is interrupted, and afterwards it has its effect.
@MainActor @Suite struct FingerPagesTests {
  enum Page: String, CaseIterable {
    case swipes, reorder, drops

    /// Texts of the page. Each is shown once.
    var names: [String] {
      switch self {
      case .swipes: ["Harbor office", "Mei", "Night train", "Orchard"]
      case .reorder: ["Mountains", "Bamboo", "Desert", "Tea field", "Old town", "Orchard", "Garden", "Snow"]
      case .drops: ["Water the bonsai", "Mend the kite", "Paint the boat", "Hang the lantern"]
      }
    }

    /// The text under the finger, and the one to which it moves.
    var way: (from: String, to: String) {
      switch self {
      case .swipes: ("Mei", "Mei")
      case .reorder: ("Mountains", "Garden")
      case .drops: ("Water the bonsai", "Hang the lantern")
      }
    }
  }

  enum Interruption: CaseIterable {
    case escape, keyboardLost, outside, resized, replaced, secondFinger
  }

  private static let size = CGSize(width: 900, height: 640)

  private func middle(of text: String, in window: TestWindow) throws -> CGPoint {
    let frame = try #require(window.frame(ofText: text))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The names with their positions in whole points, relative to the first in the window.
  private func positions(_ page: Page, in window: TestWindow) -> [String] {
    let frames = page.names.map { name in
      window.nodes(of: TextNode.self).filter { $0.spans.map(\.text).joined() == name }
        .map { $0.convert($0.bounds, to: nil) }
    }
    let top = frames.joined().map(\.midY).min() ?? 0
    return zip(page.names, frames).map { name, frames in
      name + frames.map { " \(Int($0.midX.rounded())) \(Int(($0.midY - top).rounded()))" }.joined()
    }
  }

  /// Puts a finger on the page and moves it, without lifting it. Returns its last point.
  private func begin(_ page: Page, in window: TestWindow) throws -> CGPoint {
    var start = try middle(of: page.way.from, in: window)
    var end = try middle(of: page.way.to, in: window)
    switch page {
    case .swipes:
      start.x = 700
      end.x = 570
    case .drops: end.y += 200
    case .reorder: break
    }
    window.touch(1, start, isDown: true)
    if page != .swipes { window.advance(seconds: 0.8) }
    for step in 1...8 {
      let part = CGFloat(step) / 8
      window.touch(1, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    window.advance(seconds: 0.2)
    return end
  }

  private func interrupt(_ interruption: Interruption, at point: CGPoint, in window: TestWindow) {
    switch interruption {
    case .escape: window.key("Escape")
    case .keyboardLost:
      window.send(.focusLost)
      window.advance()
    case .outside: window.touch(1, CGPoint(x: point.x, y: 900))
    case .resized:
      window.send(.resize(CGSize(width: 820, height: 600)))
      window.advance()
    case .replaced: window.key("R")
    case .secondFinger:
      window.touch(2, CGPoint(x: 500, y: 500), isDown: true)
      window.lift(2, CGPoint(x: 500, y: 500))
    }
    window.advance(seconds: 0.1)
  }

  @Test(arguments: Page.allCases, Interruption.allCases)
  func anInterruptedGestureLosesNothingAndWorksAgain(page: Page, interruption: Interruption) throws {
    let window = TestWindow(width: Self.size.width, height: Self.size.height) { GalleryView(page: page.rawValue) }
    window.settle()
    let before = positions(page, in: window)
    let end = try begin(page, in: window)
    interrupt(interruption, at: end, in: window)
    window.lift(1, interruption == .outside ? CGPoint(x: end.x, y: 900) : end)
    window.settle()
    // A gesture that was not cancelled has had its effect: the row is open, the item has moved.
    if page == .swipes {
      window.tap(try middle(of: "Harbor office", in: window))
    }
    window.send(.resize(Self.size))
    window.advance()
    window.settle()
    if positions(page, in: window) != before {
      // The command that restores the data is disabled before a change.
      let continues: [Interruption] = [.resized, .secondFinger, .replaced]
      #expect(page != .swipes && continues.contains(interruption), "\(positions(page, in: window))")
      window.key("R")
      window.settle()
    }
    #expect(positions(page, in: window) == before)
    #expect(!window.pipeline.input.drags.isFromView && window.pipeline.isClean)

    let point = try begin(page, in: window)
    window.lift(1, point)
    window.settle()
    // A swiped row moves without layout.
    let isOpen = window.texts.count { $0 == "Archive" } == 1
    #expect(page == .swipes ? isOpen : positions(page, in: window) != before)
  }
}
