import Engine
import Gallery
import ScrollScripts
import ScrollUI
import ScrollUITesting
import Testing

/// The reader's place on the page "stream" when blocks change their heights, and in random sessions.
@MainActor @Suite struct StreamPlaceTests {
  /// The page after the answer with the program, with the button of the long code in view.
  private func pageWithCode() throws -> (page: StreamWindow, button: CGRect) {
    let page = StreamWindow(rate: 200)
    page.window.key("N")
    page.finish()
    for _ in 0..<20 {
      if let button = page.window.frame(ofText: "Fold"), button.minY > 180 { return (page, button) }
      page.scrollUp(1)
    }
    return (page, try #require(page.window.frame(ofText: "Fold")))
  }

  @Test func aButtonThatFoldsStaysUnderThePointer() throws {
    let (page, button) = try pageWithCode()
    let length = page.maximum
    page.window.tap(CGPoint(x: button.midX, y: button.midY))
    page.window.advance(seconds: 0.5)
    let folded = try #require(page.window.frame(ofText: "Unfold"))
    #expect(folded.midY == button.midY)
    #expect(page.maximum < length - 200)
    #expect(page.window.texts.contains { $0.hasSuffix(" more lines") })
    page.window.tap(CGPoint(x: folded.midX, y: folded.midY))
    page.window.advance(seconds: 0.5)
    #expect(page.window.frame(ofText: "Fold")?.midY == button.midY)
    #expect(page.maximum == length)
  }

  /// Unfolding at the end of the conversation shows the code from its first line on, not its end.
  @Test func codeThatUnfoldsAtTheEndStaysWhereItIs() throws {
    let (page, button) = try pageWithCode()
    page.window.tap(CGPoint(x: button.midX, y: button.midY))
    page.scrollUp(-30)
    #expect(page.isAtEnd)
    let folded = try #require(page.window.frame(ofText: "Unfold"))
    page.window.tap(CGPoint(x: folded.midX, y: folded.midY))
    page.window.advance(seconds: 0.5)
    #expect(page.window.frame(ofText: "Fold")?.midY == folded.midY)
    #expect(!page.isAtEnd && page.showsPill)
  }

  /// A picture arrives after its answer: lines above it stay, and so do all lines if it is above the window.
  @Test(arguments: [0.0, 2, 5]) func aPictureThatArrivesMovesNoLineAboveIt(notches: Double) throws {
    let page = StreamWindow(rate: 200, height: 420)
    page.window.key("N")
    page.window.key("N")
    page.window.advance(seconds: 1)
    if notches > 0 { page.window.wheel(notches, at: CGPoint(x: 550, y: 300), isPrecise: true) }
    page.window.advance(seconds: 0.6)
    let length = page.maximum
    let label = page.window.frame(ofText: "A lighthouse")
    let lines = page.lines().filter { $0.y < label?.minY ?? .infinity }
    page.window.advance(seconds: 3)
    #expect(page.maximum > length + 150, "the picture has arrived")
    if notches == 0 { return #expect(page.isAtEnd) }
    #expect(!lines.isEmpty && page.movement(of: lines) == 0)
  }

  // MARK: Recordings

  /// A random session: the events and a trace line for each frame.
  private func session(seed: UInt64, recorder: InputRecorder) -> [FrameTraceLine] {
    let page = StreamWindow(rate: 200)
    var generator = SeededGenerator(seed: seed)
    let keys = ["N", "A", "H", "P", "P", "Home", "End", "PageUp", "PageDown", "S"]
    return (0..<400).map { frame in
      if Int.random(in: 0..<6, using: &generator) == 0 {
        var events: [InputEvent] = []
        if Bool.random(using: &generator) {
          let delta = CGVector(dx: 0, dy: Double.random(in: -6...6, using: &generator))
          let isPrecise = Bool.random(using: &generator)
          events.append(.wheel(WheelEvent(location: StreamWindow.point, delta: delta, isPrecise: isPrecise)))
        } else {
          let code = keys.randomElement(using: &generator) ?? "N"
          let stroke = KeyStroke(KeyCode(name: code))
          events += [.keyDown(stroke), .keyUp(stroke)]
        }
        for event in events {
          let time = page.window.time + page.window.frameInterval
          page.window.send(event, at: time)
          recorder.record(TimedInputEvent(time: time, event: event))
        }
      }
      page.window.advance()
      return page.window.host.pipeline.traceLine(
        frame: frame, time: page.window.time, id: "main", of: page.window.scroll)
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func aReplayedSessionHasTheSameTrace(seed: UInt64) throws {
    let recorder = InputRecorder(header: InputScript.Header(width: 900, height: 640, scale: 1))
    let trace = session(seed: seed, recorder: recorder)
    recorder.end(at: 400.0 / 60)
    let script = try InputScript(parsing: recorder.text)
    #expect(script.events.count > 20)
    let page = StreamWindow(rate: 200)
    var events = script.events[...]
    for line in trace {
      while let event = events.first, event.time <= page.window.time + page.window.frameInterval {
        page.window.send(event.event, at: event.time)
        events.removeFirst()
      }
      page.window.advance()
      let again = page.window.host.pipeline.traceLine(
        frame: line.frame, time: page.window.time, id: "main", of: page.window.scroll)
      #expect(again == line, "seed \(seed)")
    }
    #expect(Set(trace.map(\.offset.y)).count > 20)
  }
}
