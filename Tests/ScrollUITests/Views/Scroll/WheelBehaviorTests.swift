import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct WheelBehaviorTests {
  private func window(_ behavior: ScrollWheelBehavior) -> TestWindow {
    let window = TestWindow(width: 200, height: 300) {
      ScrollView { Color.blue.frame(height: 10_000) }.scrollWheelBehavior(behavior)
    }
    window.settle()
    return window
  }

  private func offset(_ window: TestWindow) throws -> Double { Double(try #require(window.scroll).model.offset.y) }

  private let point = CGPoint(x: 100, y: 150)

  @Test(arguments: [(3.0, 53.0), (1, 53.0 / 3), (6, 106), (1000, 300), (0, 5.3 / 3), (.nan, 53)])
  func aNotchScrollsTheLines(lines: Double, distance: Double) throws {
    let window = window(ScrollWheelBehavior(lines: lines))
    window.wheel(-1, at: point)
    window.settle()
    #expect(abs(try offset(window) - distance) < 0.001)
  }

  @Test func withoutSmoothnessTheContentJumpsInTheFrameOfTheNotch() throws {
    let window = window(ScrollWheelBehavior(isSmooth: false))
    window.send(
      .wheel(WheelEvent(location: point, delta: CGVector(dx: 0, dy: -1), isPrecise: false)))
    window.advance()
    #expect(try offset(window) == 53)
    #expect(try #require(window.scroll).model.activity == .idle)
  }

  @Test func trackpadsAreUnchanged() throws {
    let window = window(ScrollWheelBehavior(lines: 10, isSmooth: false))
    window.wheel(-0.5, at: point, isPrecise: true)
    window.settle()
    #expect(abs(try offset(window) - 26.5) < 0.001)
  }
}
