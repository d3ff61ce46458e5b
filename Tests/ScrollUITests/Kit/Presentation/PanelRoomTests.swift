import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Popovers and alerts that are higher than their room in the window.
@MainActor @Suite struct PanelRoomTests {
  private nonisolated static let sizes = [
    CGSize(width: 320, height: 240), CGSize(width: 380, height: 420), CGSize(width: 500, height: 500),
    CGSize(width: 900, height: 640),
  ]

  private struct Sample: View {
    let alignment: Alignment
    @State private var shows = false

    var body: some View {
      Button("Open") { shows = true }
        .popover(isPresented: $shows) {
          VStack(spacing: 0) { ForEach(0..<12) { Text("Line \($0)").frame(width: 200, height: 30) } }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  private static let alignments: [Alignment] = [
    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
  ]

  @Test(arguments: sizes) func aPopoverOfAnyHeightIsInTheWindowAndEveryLineIsReached(size: CGSize) throws {
    for alignment in Self.alignments {
      let window = TestWindow(width: size.width, height: size.height) { Sample(alignment: alignment) }
      let anchor = try #require(window.frame(ofText: "Open"))
      try window.tap("Open")
      window.settle()
      let popup = try #require(window.nodes(of: PopupNode.self).last)
      let panel = popup.convert(popup.bounds, to: nil)
      #expect(CGRect(origin: .zero, size: size).contains(panel), "\(panel)")
      let room = max(size.height - anchor.maxY, anchor.minY)
      if room > 160 { #expect(!panel.intersects(anchor), "\(panel) over \(anchor)") }
      for line in [0, 5, 11] {
        for _ in 0..<30 where try !isWhole("Line \(line)", in: panel, of: window) {
          window.wheel(-0.5, at: CGPoint(x: panel.midX, y: panel.midY))
          window.settle()
        }
        #expect(try isWhole("Line \(line)", in: panel, of: window), "line \(line) at \(size)")
      }
    }
  }

  private func isWhole(_ text: String, in panel: CGRect, of window: TestWindow) throws -> Bool {
    panel.insetBy(dx: 0, dy: 8).contains(try #require(window.frame(ofText: text)))
  }

  @Test func aPopoverThatFitsDoesNotScroll() throws {
    let window = TestWindow(width: 900, height: 900) { Sample(alignment: .top) }
    try window.tap("Open")
    window.settle()
    let before = try #require(window.frame(ofText: "Line 0"))
    window.wheel(-3, at: CGPoint(x: before.midX, y: before.midY))
    window.settle()
    #expect(window.frame(ofText: "Line 0") == before)
    #expect(!window.semanticTree.contains("scrollView"))
  }

  private struct Question: View {
    @State private var asks = true

    var body: some View {
      Text("Page")
        .confirmationDialog("A question", isPresented: $asks, titleVisibility: .visible) {
          ForEach(0..<8) { Button("Answer \($0)") {} }
        }
    }
  }

  @Test(arguments: sizes) func aDialogOfAnyHeightIsInTheWindowAndEveryButtonIsReached(size: CGSize) throws {
    let window = TestWindow(width: size.width, height: size.height) { Question() }
    window.settle()
    let bounds = CGRect(origin: .zero, size: size)
    for text in ["A question", "Answer 0", "Answer 7"] {
      for _ in 0..<30 where window.frame(ofText: text).map(bounds.insetBy(dx: 4, dy: 8).contains) != true {
        window.wheel(text == "Answer 7" ? -0.5 : 0.5, at: CGPoint(x: size.width / 2, y: size.height / 2))
        window.settle()
      }
      #expect(bounds.contains(try #require(window.frame(ofText: text))), "\(text) at \(size)")
    }
  }
}
