import Engine
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ActivityIndicatorTests {
  @Test func aShownSpinnerRotates() throws {
    let window = TestWindow(width: 200, height: 100) { ActivityIndicator() }
    #expect(window.drawn.count == 8)
    #expect(window.nodes(of: SpinnerNode.self)[0].size == CGSize(width: 20, height: 20))
    let wait = try #require(window.pipeline.nextDeadline) - window.time
    #expect(wait <= 0.1)
    let before = window.drawnColors
    window.advance(seconds: 0.2)
    #expect(window.drawnColors != before)
  }

  @Test func aStoppedSpinnerIsHiddenKeepsItsSizeAndRequestsNoFrames() {
    let isLoading = Knob(true)
    let window = TestWindow(width: 200, height: 100) {
      KnobView(isLoading) { ActivityIndicator(isAnimating: .constant($0), style: .large) }
    }
    window.advance(seconds: 1)
    isLoading.value = false
    window.advance(seconds: 1)
    #expect(window.drawn == [])
    #expect(window.nodes(of: SpinnerNode.self)[0].size == CGSize(width: 37, height: 37))
    #expect(window.pipeline.nextDeadline == nil)
    isLoading.value = true
    window.advance()
    #expect(window.drawn.count == 8)
  }
}
