import Engine
import Foundation
import Geometry
import ScrollInstruments
import ScrollScripts
import Testing

/// The lines that only recordings contain: arrivals, answers, a truncated end.
@Suite struct RecordedScriptTests {
  private let header = InputScript.Header(width: 900, height: 640, scale: 2, tasks: .threads, date: 1_700_000_000.25)

  private func recording() -> InputRecorder {
    let recorder = InputRecorder(header: header)
    recorder.recordFrame(at: 0)
    recorder.record(.task(3))
    recorder.record(.queue)
    recorder.record(.clipboard("a\nb"))
    recorder.recordFrame(at: 0.5)
    recorder.record(.task(0))
    recorder.record(.selection(""))
    recorder.record(
      .web(
        address: "http://a/b",
        InputScript.WebAnswer(
          outcome: 0, status: 200, message: "", finalAddress: "http://a/c", headers: "A: b\r\n", body: "e30=")))
    recorder.record(TimedInputEvent(time: 0.6, event: .displayScale(1.5)))
    recorder.recordFrame(at: 0.7)
    return recorder
  }

  @Test func arrivalsAndAnswersReadBackUnchanged() throws {
    let recorder = recording()
    recorder.end(at: 1)
    let script = try InputScript(parsing: recorder.text)
    #expect(script.header == header)
    #expect(
      script.arrivals == [
        InputScript.FrameArrival(frame: 1, arrival: .task(3)), InputScript.FrameArrival(frame: 1, arrival: .queue),
        InputScript.FrameArrival(frame: 2, arrival: .task(0)),
      ])
    #expect(script.answers.count == 3)
    #expect(script.answers.first == .clipboard("a\nb"))
    #expect(script.events.map(\.event) == [.displayScale(1.5)])
    let again = try InputScript(parsing: script.text)
    #expect(again == script)
  }

  @Test func textTakenInPiecesEqualsTheWholeText() {
    let (whole, pieces) = (recording(), InputRecorder(header: header))
    var text = pieces.takeText()
    pieces.recordFrame(at: 0)
    text += pieces.takeText()
    #expect(pieces.takeText().isEmpty)
    #expect(whole.takeText().hasPrefix(text))
  }

  @Test func aTruncatedRecordingIsReadUpToItsEnd() throws {
    let bytes = Data(recording().text.utf8)
    let first = try #require(bytes.firstIndex(of: UInt8(ascii: "\n"))) + 1
    let whole = try InputScript(parsing: bytes)
    for count in first...bytes.count {
      let script = try InputScript(parsing: bytes.prefix(count))
      #expect(script.frameTimes == Array(whole.frameTimes.prefix(script.frameTimes.count)), "\(count)")
      let isWhole = count == bytes.count || [UInt8(ascii: "\n"), UInt8(ascii: "}")].contains(bytes[count - 1])
      #expect(isWhole || script.cutLine != nil, "\(count)")
    }
  }

  @Test func aCompleteButInvalidLastLineIsAnError() {
    #expect(throws: InputScriptError.self) { try InputScript(parsing: header.json + "\n{\"t\":1,\"type\":\"wrong\"}") }
  }

  @Test(arguments: [0.2, 17, 1e9]) func aScaleOutsideTheLimitsIsAnError(scale: Double) {
    let text = InputScript.Header(width: 10, height: 10, scale: scale).json
    let error = #expect(throws: InputScriptError.self) { try InputScript(parsing: text) }
    #expect(error?.line == 1 && error?.description.contains("0.25 to 16") == true)
  }

  @Test func controlCharactersAreEscapedInMessages() {
    #expect("a\u{1b}[31m\nb\u{202e}\u{9b}".escapingControls == "a\\u{1b}[31m\\u{a}b\\u{202e}\\u{9b}")
    #expect("plain · 你好".escapingControls == "plain · 你好")
  }
}
