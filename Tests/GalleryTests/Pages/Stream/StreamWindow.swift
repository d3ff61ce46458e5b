import Engine
import Gallery
import ScrollUI
import ScrollUITesting

/// The page "stream" in a window, with the places of its lines.
@MainActor struct StreamWindow {
  static let point = CGPoint(x: 550, y: 400)

  let window: TestWindow

  /// `rate`: a choice of the page's option, in pieces a second.
  init(rate: Int = 30, width: CGFloat = 900, height: CGFloat = 640) {
    window = TestWindow(width: width, height: height) { GalleryView(page: "stream", settings: ["speed=\(rate)"]) }
  }

  /// The number of blocks and questions, without the line that shows the number of older answers.
  var rowCount: Int { (window.nodes(of: LazyNode.self).map(\.itemCount).max() ?? 0) - 1 }
  var offset: Double { Double(window.scroll?.model.offset.y ?? .nan) }
  var maximum: Double { window.scroll?.model.metrics.maximum(.vertical) ?? .nan }
  var isAtEnd: Bool { abs(offset - maximum) < 0.5 }
  /// True while text or a picture is to arrive, which takes frames.
  var isWriting: Bool { window.pipeline.wantsFrame || window.pipeline.nextDeadline != nil }
  var showsPill: Bool { window.texts.contains("New text below") || window.texts.contains("Jump to the end") }

  /// The visible lines of the conversation with their positions in the window.
  func lines() -> [(node: TextNode, y: CGFloat)] {
    let frame = window.scroll.map { $0.convert($0.bounds, to: nil) } ?? .zero
    return window.nodes(of: TextNode.self).filter { text in text.nearestAncestor { $0 is LazyNode } != nil }
      .map { ($0, $0.convert($0.bounds, to: nil).minY) }
      .filter { $0.y >= frame.minY && $0.y < frame.maxY }
  }

  /// The greatest movement of `lines`, in points. Lines that have left the tree are not counted.
  func movement(of lines: [(node: TextNode, y: CGFloat)]) -> CGFloat {
    lines.filter { $0.node.host != nil }
      .map { abs($0.node.convert($0.node.bounds, to: nil).minY - $0.y) }
      .max() ?? .infinity
  }

  /// Advances until the answer and its pictures have arrived.
  func finish() { window.advance(seconds: 12) }

  func scrollUp(_ notches: Double = 4) {
    window.wheel(notches, at: Self.point)
    window.advance(seconds: 1.5)
  }
}
