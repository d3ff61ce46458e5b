import Foundation
import ScrollUITesting
import SwiftUI
import Testing

/// The test of the first program in README.md.
@Suite struct ReadoutTests {
  @MainActor @Test func theOffsetIsShown() throws {
    let window = TestWindow(app: ReadoutApp(), fonts: try .installed())
    window.drag(from: CGPoint(x: 450, y: 400), by: CGVector(dx: 0, dy: -60), steps: 10, rest: 0.2)
    let offset = try #require(window.scrollGeometry()).contentOffset.y
    #expect(window.texts.first == String(format: "%.0f", -offset))
  }
}
