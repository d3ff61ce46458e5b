import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Offsets, and the geometry that views read, at the beginning of the content.
@MainActor @Suite struct NegativeZeroTests {
  @MainActor final class Seen {
    var offset = CGPoint(x: 1, y: 1)
    var frame = CGRect.zero
    var bounds: CGRect?
  }

  private let seen = Seen()

  private func returnedWindow() -> TestWindow {
    let window = TestWindow {
      ScrollView([.horizontal, .vertical]) {
        GeometryReader { proxy in
          let _ = seen.frame = proxy.frame(in: .named("scroll"))
          let _ = seen.bounds = proxy.bounds(of: .named("scroll"))
          Color.red
        }
        .frame(width: 1000, height: 2000)
      }
      .coordinateSpace(.named("scroll"))
      .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { seen.offset = $1 }
    }
    window.wheel(-3, at: CGPoint(x: 200, y: 300))
    window.settle()
    window.wheel(5, at: CGPoint(x: 200, y: 300))
    window.settle()
    return window
  }

  @Test func anOffsetThatReturnsToTheBeginningIsZero() throws {
    let model = try #require(returnedWindow().scroll?.model)
    #expect("\(model.offset)" == "CGPoint(x: 0.0, y: 0.0)")
    #expect("\(seen.offset)" == "CGPoint(x: 0.0, y: 0.0)")
    #expect("\(model.metrics.minimum(.vertical))" == "0.0")
  }

  @Test func geometryAtTheBeginningIsZero() {
    _ = returnedWindow()
    #expect("\(seen.frame.origin)" == "CGPoint(x: 0.0, y: 0.0)")
    #expect(seen.bounds.map { "\($0.origin)" } == "CGPoint(x: 0.0, y: 0.0)")
  }
}
