import Engine
import Foundation
import Gallery
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The pages of the gallery from right to left. With `SAMPLE_SHEET=folder` each page becomes a PNG file there.
@MainActor @Suite struct RightToLeftPageTests {
  private static let size = CGSize(width: 620, height: 640)

  private func window(_ page: String, _ direction: LayoutDirection) throws -> TestWindow {
    let window = TestWindow(width: Self.size.width, height: Self.size.height, fonts: try .installed()) {
      GalleryPages.page(named: page).content.environment(\.pageMargin, 16).environment(\.layoutDirection, direction)
    }
    window.settle()
    return window
  }

  /// The page "text" chooses its direction by an option, the charts of "physics" show time from left to right, and in the time of "forms" the
  /// hours are at the left of the minutes.
  private static let exceptions = ["text", "physics", "forms"]

  @Test func theTextsOfEachPageAreMirrored() throws {
    for page in GalleryPages.names {
      let window = try window(page, .rightToLeft)
      if let folder = ProcessInfo.processInfo.environment["SAMPLE_SHEET"] {
        try window.picture().writePNG(to: "\(folder)/\(page).png")
      }
      guard !Self.exceptions.contains(page) else { continue }
      let found = frames(of: window)
      let expected = frames(of: try self.window(page, .leftToRight)).mapValues { $0.map(mirrored) }
      for (text, frames) in expected {
        let others = found[text, default: []]
        #expect(
          frames.count == others.count && zip(frames, others).allSatisfy(isNear),
          "page \(page), \(text.prefix(40)): \(frames) and \(others)")
      }
    }
  }

  /// The frames of texts in the window, by their strings.
  private func frames(of window: TestWindow) -> [String: [CGRect]] {
    var frames: [String: [CGRect]] = [:]
    for node in window.nodes(of: TextNode.self) {
      frames[node.spans.map(\.text).joined(), default: []].append(node.convert(node.bounds, to: nil))
    }
    return frames
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    CGRect(x: Self.size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// True if the edges differ by less than half a point.
  private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
    let edges = [
      (first.minX, second.minX), (first.maxX, second.maxX), (first.minY, second.minY), (first.maxY, second.maxY),
    ]
    return edges.allSatisfy { abs($0 - $1) < 0.5 }
  }
}
