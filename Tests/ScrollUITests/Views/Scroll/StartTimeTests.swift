import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Results of input do not depend on its start time.
@MainActor @Suite struct StartTimeTests {
  private func window() -> TestWindow {
    let window = TestWindow(width: 400, height: 600) { ScrollView { Color.blue.frame(height: 20_000) } }
    window.settle()
    return window
  }

  /// The end of a fling that starts `frames` frames after the window has opened, with reports at `frequency`.
  private func end(afterFrames frames: Int, frequency: Double, lift: Double) -> CGFloat {
    let window = window()
    for _ in 0..<frames { window.advance() }
    let start = window.time
    var reports: [(time: Double, event: InputEvent)] = [(0, .mouseDown(CGPoint(x: 200, y: 500), button: 1))]
    for report in 1...10 {
      let time = Double(report) / frequency
      reports.append((time, .mouseMove(CGPoint(x: 200, y: 500 - 900 * time))))
    }
    let last = Double(10) / frequency
    reports.append((last + lift, .mouseUp(CGPoint(x: 200, y: 500 - 900 * last), button: 1)))
    var next = reports[...]
    while let report = next.first {
      while let report = next.first, start + report.time <= window.time + window.frameInterval + 1e-9 {
        window.send(report.event, at: start + report.time)
        next.removeFirst()
      }
      _ = report
      window.advance()
    }
    window.settle()
    return window.scroll?.model.offset.y ?? .nan
  }

  @Test(arguments: [30.0, 60, 61, 90, 120, 144], [0.0, 1.0 / 60])
  func theEndOfAFlingDoesNotDependOnItsStartTime(frequency: Double, lift: Double) {
    let ends = (0..<12).map { end(afterFrames: $0 * 23, frequency: frequency, lift: lift) }
    #expect(ends[0] > 100)
    #expect(ends.allSatisfy { abs($0 - ends[0]) < 0.01 }, "\(Set(ends).sorted())")
  }

  @Test func theEndOfADragDoesNotDependOnItsStartTime() {
    let ends = stride(from: 0, to: 60, by: 4).map { frames in
      let window = window()
      for _ in 0..<frames { window.advance() }
      window.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -160), steps: 8)
      window.settle()
      return window.scroll?.model.offset.y ?? .nan
    }
    #expect(ends.allSatisfy { abs($0 - ends[0]) < 0.01 }, "\(Set(ends).sorted())")
  }

  /// A press of half a second takes 30 frames.
  @Test func theFramesOfALongPressDoNotDependOnItsStartTime() {
    let counts = stride(from: 0, to: 60, by: 4).map { frames in
      var isRecognized = false
      let window = TestWindow(width: 400, height: 600) {
        Color.blue.onLongPressGesture(minimumDuration: 0.5) { isRecognized = true }
      }
      for _ in 0..<frames { window.advance() }
      window.press(CGPoint(x: 200, y: 300))
      var count = 0
      while !isRecognized, count < 60 {
        window.advance()
        count += 1
      }
      return count
    }
    #expect(Set(counts) == [30], "\(counts)")
  }
}
