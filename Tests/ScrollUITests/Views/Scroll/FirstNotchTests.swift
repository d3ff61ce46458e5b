import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A wheel notch moves content in the first frame after it.
@MainActor @Suite struct FirstNotchTests {
  private func window(frequency: Double) -> TestWindow {
    let window = TestWindow(width: 400, height: 600) { ScrollView { Color.blue.frame(height: 20_000) } }
    window.frameInterval = 1 / frequency
    window.settle()
    return window
  }

  private func turn(_ window: TestWindow, phase: Double) {
    let wheel = WheelEvent(location: CGPoint(x: 200, y: 300), delta: CGVector(dx: 0, dy: -1), isPrecise: false)
    window.send(.wheel(wheel), at: window.time + phase * window.frameInterval)
  }

  @Test(arguments: [30.0, 60, 120, 144], [0.0, 0.25, 0.5, 0.75, 1])
  func aNotchAfterRestMovesContentInItsFirstFrame(frequency: Double, phase: Double) throws {
    let window = window(frequency: frequency)
    turn(window, phase: phase)
    window.advance()
    let offset = try #require(window.scroll).model.offset.y
    #expect(offset >= 1 && offset < 53, "\(offset)")
    window.settle()
    #expect(try #require(window.scroll).model.offset.y == 53)
  }

  /// The steps of a notch grow and then shrink: the first step is not a jump.
  @Test(arguments: [60.0, 120, 144]) func theFirstStepOfANotchIsNotTheLongest(frequency: Double) throws {
    let window = window(frequency: frequency)
    turn(window, phase: 0.5)
    let model = try #require(window.scroll).model
    var steps: [CGFloat] = []
    repeat {
      let before = model.offset.y
      window.advance()
      steps.append(model.offset.y - before)
    } while model.isMoving
    let longest = try #require(steps.max())
    #expect(steps[0] < longest)
  }

  /// The speed of a wheel with 20 notches a second stays within 15 % of its mean after the first 0.3 s, at any phase of the notches
  /// against the frames.
  @Test(arguments: [60.0, 144], [0.05, 0.35, 0.65, 0.95])
  func aSpunWheelKeepsItsSpeed(frequency: Double, phase: Double) throws {
    let window = window(frequency: frequency)
    let model = try #require(window.scroll).model
    let (notches, mean) = (40, 20 * 53.0)
    var speeds: [Double] = []
    var sent = 0
    let start = window.time
    while sent < notches {
      while Double(sent) / 20 + phase / frequency <= window.time + window.frameInterval - start {
        let wheel = WheelEvent(location: CGPoint(x: 200, y: 300), delta: CGVector(dx: 0, dy: -1), isPrecise: false)
        window.send(.wheel(wheel), at: start + Double(sent) / 20 + phase / frequency)
        sent += 1
      }
      let before = model.offset.y
      window.advance()
      speeds.append((model.offset.y - before) * frequency)
    }
    let steady = speeds.dropFirst(Int(0.3 * frequency))
    #expect(steady.count > Int(frequency))
    #expect(try #require(steady.min()) > 0.85 * mean, "\(steady.min() ?? 0)")
    #expect(try #require(steady.max()) < 1.15 * mean, "\(steady.max() ?? 0)")
  }

  /// A notch during a motion has no head start, so that there is no jump.
  @Test func aFurtherNotchIsContinuous() throws {
    let window = window(frequency: 120)
    turn(window, phase: 1)
    let model = try #require(window.scroll).model
    for _ in 0..<10 { window.advance() }
    let before = model.offset.y
    let speed = model.velocity.dy
    turn(window, phase: 1)
    window.advance()
    #expect(model.offset.y - before < 2 * speed / 120 + 2)
    window.settle()
    #expect(model.offset.y == 106)
  }
}
