import Engine
import Geometry
import ScrollInstruments
import ScrollScripts
import Testing

@Suite struct InputRecorderTests {
  private let header = InputScript.Header(width: 900, height: 640, scale: 2)

  @Test func aRecordingContainsTheRecordedEvents() throws {
    let recorder = InputRecorder(header: header)
    let event = TimedInputEvent(time: 0.1, event: .mouseDown(CGPoint(x: 1, y: 2), button: 1))
    recorder.recordFrame(at: 0)
    recorder.record(event)
    recorder.recordFrame(at: 0.11666666666666667)
    recorder.end(at: 2)
    let script = try InputScript(parsing: recorder.text)
    #expect(
      script
        == InputScript(header: header, events: [event], frameTimes: [0, 0.11666666666666667], endTime: 2))
    #expect(script.text == recorder.text)
  }

  @Test func theModifiersOfAWheelEventAreRecorded() throws {
    let recorder = InputRecorder(header: header)
    let wheel = WheelEvent(
      location: CGPoint(x: 1, y: 2), delta: CGVector(dx: 0, dy: -1), isPrecise: false, modifiers: [.shift, .control])
    recorder.record(TimedInputEvent(time: 0.1, event: .wheel(wheel)))
    recorder.end(at: 1)
    let script = try InputScript(parsing: recorder.text)
    #expect(script.events.map(\.event) == [.wheel(wheel)])
    #expect(script.text == recorder.text)
  }

  @Test func anEmptyRecordingIsAValidScript() throws {
    #expect(try InputScript(parsing: InputRecorder(header: header).text) == InputScript(header: header))
  }

  @Test func aClockThatRunsBackwardsGivesAValidScript() throws {
    let recorder = InputRecorder(header: header)
    recorder.recordFrame(at: 0.5)
    for time in [0.4, -1, .nan, .infinity] { recorder.record(TimedInputEvent(time: time, event: .focusLost)) }
    let script = try InputScript(parsing: recorder.text)
    #expect(script.events.map(\.time) == [0.5, 0.5, 0.5, 0.5])
  }

  @Test func anEventAfterAFrameOfTheSameTimeIsReplayedInTheNextFrame() throws {
    // A frame that starts early has a time slightly in the future; the next event gets the same time.
    let recorder = InputRecorder(header: header)
    let early = TimedInputEvent(time: 0.5, event: .mouseMove(CGPoint(x: 1, y: 2)))
    let late = TimedInputEvent(time: 0.5, event: .mouseMove(CGPoint(x: 3, y: 4)))
    recorder.record(early)
    recorder.recordFrame(at: 0.5)
    recorder.record(late)
    recorder.recordFrame(at: 0.516)
    let script = try InputScript(parsing: recorder.text)
    #expect(script.text == recorder.text)
    var player = ScriptPlayer(script: script, framesPerSecond: 60)
    #expect(player.next()?.events == [early])
    #expect(player.next()?.events == [late])
    #expect(player.next() == nil)
  }

  @Test func nothingIsRecordedAfterTheEnd() {
    let recorder = InputRecorder(header: header)
    recorder.end(at: 1)
    let text = recorder.text
    recorder.recordFrame(at: 2)
    recorder.end(at: 3)
    #expect(recorder.text == text)
  }

  @Test(arguments: [(1000, 1_000_000), (1 << 20, 12)]) func aFullRecordingCanBePlayed(bytes: Int, lines: Int) throws {
    var limits = InputRecorder.Limits()
    (limits.bytes, limits.lines) = (bytes, lines)
    let recorder = InputRecorder(header: InputScript.Header(width: 90, height: 64, scale: 1), limits: limits)
    for frame in 0..<200 { recorder.recordFrame(at: Double(frame) / 60) }
    recorder.end(at: 10)
    #expect(recorder.isFull)
    #expect(recorder.text.utf8.count <= bytes)
    #expect(recorder.text.split(separator: "\n").count <= lines)
    let script = try InputScript(parsing: recorder.text)
    #expect(script.frameTimes.count > 5)
    #expect(script.endTime != nil)
  }

  @Test func aRecordingEndsWithinTheTimeOfAScript() throws {
    let recorder = InputRecorder(header: InputScript.Header(width: 90, height: 64, scale: 1))
    recorder.recordFrame(at: 1)
    recorder.recordFrame(at: InputScript.maximumSeconds + 1)
    recorder.end(at: InputScript.maximumSeconds + 2)
    #expect(recorder.isFull)
    #expect(try InputScript(parsing: recorder.text).endTime == InputScript.maximumSeconds)
  }
}
