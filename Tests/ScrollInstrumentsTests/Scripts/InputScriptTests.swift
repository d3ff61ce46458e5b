import Engine
import Geometry
import ScrollInstruments
import ScrollScripts
import Testing

@Suite struct InputScriptTests {
  private static let header = #"{"format":"scrolldemo-input","version":1,"width":900,"height":640,"scale":1}"#

  /// The example of the format's description, in the writer's spelling.
  private static let example = [
    header,
    #"{"t":0.1,"type":"mouseDown","x":450,"y":400,"button":1}"#,
    #"{"t":0.1,"type":"mouseMove","x":-3.5,"y":400}"#,
    #"{"t":0.15,"type":"mouseUp","x":450,"y":400,"button":1}"#,
    #"{"t":0.2,"type":"wheel","x":450,"y":400,"dx":0,"dy":-1,"precise":false}"#,
    #"{"t":0.3,"type":"fingerDown","id":1,"x":450,"y":400}"#,
    #"{"t":0.31,"type":"fingerMove","id":1,"x":450,"y":390.25}"#,
    #"{"t":0.32,"type":"fingerUp","id":1,"x":450,"y":390.25}"#,
    #"{"t":0.4,"type":"keyDown","key":"PageDown","modifiers":["shift"]}"#,
    #"{"t":0.41,"type":"keyUp","key":"PageDown","modifiers":[]}"#,
    #"{"t":0.45,"type":"text","text":"你好"}"#,
    #"{"t":0.46,"type":"textEditing","text":"ni","start":2,"length":0}"#,
    #"{"t":0.5,"type":"resize","width":700,"height":500}"#,
    #"{"t":0.6,"type":"focusLost"}"#,
    #"{"t":0.61,"type":"dropBegan","x":300,"y":200.5}"#,
    #"{"t":0.61,"type":"dropFile","path":"/home/mei/a \"b\".txt"}"#,
    #"{"t":0.62,"type":"dropText","text":"茶"}"#,
    #"{"t":0.63,"type":"dropMoved","x":301,"y":200}"#,
    #"{"t":0.64,"type":"dropEnded","x":-1,"y":-1}"#,
    #"{"t":0.65,"type":"dragLeft"}"#,
    #"{"t":0.66,"type":"dragEnded","effect":"move"}"#,
    #"{"t":0.7,"type":"frame"}"#,
    #"{"t":9,"type":"end"}"#,
  ]

  private static let events: [TimedInputEvent] = [
    TimedInputEvent(time: 0.1, event: .mouseDown(CGPoint(x: 450, y: 400), button: 1)),
    TimedInputEvent(time: 0.1, event: .mouseMove(CGPoint(x: -3.5, y: 400))),
    TimedInputEvent(time: 0.15, event: .mouseUp(CGPoint(x: 450, y: 400), button: 1)),
    TimedInputEvent(
      time: 0.2,
      event: .wheel(
        WheelEvent(location: CGPoint(x: 450, y: 400), delta: CGVector(dx: 0, dy: -1), isPrecise: false))),
    TimedInputEvent(time: 0.3, event: .fingerDown(id: 1, CGPoint(x: 450, y: 400))),
    TimedInputEvent(time: 0.31, event: .fingerMove(id: 1, CGPoint(x: 450, y: 390.25))),
    TimedInputEvent(time: 0.32, event: .fingerUp(id: 1, CGPoint(x: 450, y: 390.25))),
    TimedInputEvent(time: 0.4, event: .keyDown(KeyStroke(.pageDown, modifiers: .shift))),
    TimedInputEvent(time: 0.41, event: .keyUp(KeyStroke(.pageDown))),
    TimedInputEvent(time: 0.45, event: .text("你好")),
    TimedInputEvent(time: 0.46, event: .textEditing("ni", start: 2, length: 0)),
    TimedInputEvent(time: 0.5, event: .resize(CGSize(width: 700, height: 500))),
    TimedInputEvent(time: 0.6, event: .focusLost),
    TimedInputEvent(time: 0.61, event: .dropBegan(CGPoint(x: 300, y: 200.5))),
    TimedInputEvent(time: 0.61, event: .dropFile("/home/mei/a \"b\".txt")),
    TimedInputEvent(time: 0.62, event: .dropText("茶")),
    TimedInputEvent(time: 0.63, event: .dropMoved(CGPoint(x: 301, y: 200))),
    TimedInputEvent(time: 0.64, event: .dropEnded(CGPoint(x: -1, y: -1))),
    TimedInputEvent(time: 0.65, event: .dragLeft),
    TimedInputEvent(time: 0.66, event: .dragEnded(.move)),
  ]

  @Test func readsEveryLineOfTheFormat() throws {
    let script = try InputScript(parsing: Self.example.joined(separator: "\n"))
    #expect(script.header == InputScript.Header(width: 900, height: 640, scale: 1))
    #expect(script.events == Self.events)
    #expect(script.frameTimes == [0.7])
    #expect(script.endTime == 9)
  }

  @Test func writesTheSameBytesAgain() throws {
    let script = try InputScript(parsing: Self.example.joined(separator: "\n"))
    #expect(script.lines == Self.example)
    #expect(script.text == Self.example.joined(separator: "\n") + "\n")
  }

  @Test func frameLinesAreWrittenBetweenTheEventsTheySeparate() {
    let script = InputScript(
      header: InputScript.Header(width: 1, height: 1, scale: 2),
      events: [0, 0.1, 0.3].map { TimedInputEvent(time: $0, event: .focusLost) }, frameTimes: [0, 0.1, 0.2, 0.4])
    let types = script.lines.dropFirst().map { $0.contains("frame") ? "frame" : "event" }
    #expect(types == ["event", "frame", "event", "frame", "frame", "event", "frame"])
  }

  @Test func aWrittenScriptReadsBackUnchanged() throws {
    let awkward: [Double] = [
      0, -0.0, 0.1, 1.0 / 3, 1e-9, .leastNonzeroMagnitude, 1e15, 1e16, 123_456_789.123, -1e21, .pi,
      .greatestFiniteMagnitude,
    ]
    let text = "\"\\/\u{8}\u{c}\n\r\t\u{0}\u{1f}\u{7f}\u{2028}\u{85}👩‍👩‍👧e\u{301}"
    var events: [TimedInputEvent] = []
    for (index, x) in awkward.enumerated() {
      let time = Double(index) / 7
      for y in awkward { events.append(TimedInputEvent(time: time, event: .mouseMove(CGPoint(x: x, y: y)))) }
      let wheel = WheelEvent(location: .zero, delta: CGVector(dx: x, dy: -x), isPrecise: true)
      events.append(TimedInputEvent(time: time, event: .wheel(wheel)))
      let modifiers = Modifiers(rawValue: index)
      events.append(TimedInputEvent(time: time, event: .keyDown(KeyStroke(.character("?"), modifiers: modifiers))))
      events.append(TimedInputEvent(time: time, event: .fingerUp(id: .max - index, .zero)))
    }
    events.append(TimedInputEvent(time: 5, event: .text(text)))
    let script = InputScript(
      header: InputScript.Header(width: 900.5, height: 640, scale: 1.25), events: events,
      frameTimes: (0..<100).map { Double($0) / 60 }, endTime: 5)
    #expect(try InputScript(parsing: script.text) == script)
    #expect(try InputScript(parsing: script.text).text == script.text)
  }

  @Test func acceptsCarriageReturnsBlankLinesAndUnknownFields() throws {
    let text =
      "\u{FEFF}" + Self.header + "\r\n\r\n  \t\r\n"
      + #" {"type":"focusLost", "comment":{"a":[1]}, "t":1e0} "# + "\r\n"
    let script = try InputScript(parsing: text)
    #expect(script.events == [TimedInputEvent(time: 1, event: .focusLost)])
    #expect(script.endTime == nil)
  }

  @Test func aHeaderAloneIsAScript() throws {
    let script = try InputScript(parsing: Self.header)
    #expect(script == InputScript(header: InputScript.Header(width: 900, height: 640, scale: 1)))
  }

  @Test(arguments: [
    ("", 1, "no header"),
    ("\n\n", 3, "no header"),
    ("hello", 1, "\"hello\""),
    ("[1]", 1, "not an object"),
    (#"{"t":0,"type":"focusLost"}"#, 1, "no \"format\""),
    (header.replacingOccurrences(of: "scrolldemo", with: "other"), 1, "\"format\": \"other-input\""),
    (header.replacingOccurrences(of: "\"version\":1", with: "\"version\":2"), 1, "\"version\": 2"),
    (header.replacingOccurrences(of: "900", with: "0"), 1, "\"width\": 0"),
    (header.replacingOccurrences(of: "640", with: "\"640\""), 1, "\"height\": \"640\""),
    (header.replacingOccurrences(of: ",\"scale\":1", with: ""), 1, "no \"scale\""),
  ])
  func aWrongHeaderIsReported(text: String, line: Int, found: String) {
    expectError(text, line: line, found: found)
  }

  @Test(arguments: [
    ("{\"t\":0", "\"{\\\"t\\\":0\"", "a line of JSON"),
    ("7", "not an object", "an object"),
    (#"{"type":"focusLost"}"#, "no \"t\"", "seconds"),
    (#"{"t":-0.1,"type":"focusLost"}"#, "\"t\": -0.1", "from 0 on"),
    (#"{"t":"0","type":"focusLost"}"#, "\"t\": \"0\"", "a number"),
    (#"{"t":null,"type":"focusLost"}"#, "\"t\": null", "a number"),
    (#"{"t":true,"type":"focusLost"}"#, "\"t\": true", "a number"),
    (#"{"t":[1],"type":"focusLost"}"#, "another type of \"t\"", "a number"),
    (#"{"t":NaN,"type":"focusLost"}"#, "NaN", "a line of JSON"),
    (#"{"t":0}"#, "no \"type\"", "a string"),
    (#"{"t":0,"type":"mouseDrag"}"#, "\"type\": \"mouseDrag\"", "mouseMove"),
    (#"{"t":0,"type":"mouseDown","x":1,"y":2}"#, "no \"button\"", "a whole number"),
    (#"{"t":0,"type":"mouseDown","x":1,"y":2,"button":1.5}"#, "\"button\": 1.5", "a whole number"),
    (#"{"t":0,"type":"mouseMove","y":2}"#, "no \"x\"", "a number"),
    (#"{"t":0,"type":"wheel","x":1,"y":2,"dx":0,"dy":1,"precise":1}"#, "\"precise\": 1", "true or false"),
    (#"{"t":0,"type":"fingerUp","x":1,"y":2}"#, "no \"id\"", "a whole number"),
    (#"{"t":0,"type":"keyUp","key":"A"}"#, "no \"modifiers\"", "a list of strings"),
    (#"{"t":0,"type":"keyUp","key":"A","modifiers":["hyper"]}"#, "\"hyper\"", "command"),
    (#"{"t":0,"type":"text"}"#, "no \"text\"", "a string"),
    (#"{"t":0,"type":"textEditing","text":"ni","length":0}"#, "no \"start\"", "a whole number"),
    (#"{"t":0,"type":"resize","width":0,"height":1}"#, "\"width\": 0", "above 0"),
    (#"{"t":0,"type":"dropFile","text":"a"}"#, "no \"path\"", "an absolute path"),
    (#"{"t":0,"type":"dropFile","path":"a.txt"}"#, "\"path\": \"a.txt\"", "an absolute path"),
    (#"{"t":0,"type":"dropEnded","x":1}"#, "no \"y\"", "a number"),
    (#"{"t":0,"type":"dragEnded","effect":"delete"}"#, "\"effect\"", "copy, move or cancel"),
  ])
  func aWrongLineIsReportedWithItsNumber(line: String, found: String, expected: String) {
    expectError(Self.header + "\n\n" + line, line: 3, found: found, expected: expected)
  }

  @Test func decreasingTimesAreAnError() {
    let frames = ["{\"t\":0.2,\"type\":\"focusLost\"}", "{\"t\":0.1,\"type\":\"frame\"}"]
    expectError(
      ([Self.header] + frames).joined(separator: "\n"), line: 3, found: "\"t\": 0.1", expected: "line above, 0.2")
  }

  @Test func linesAfterTheEndAreAnError() {
    let text = Self.header + "\n" + #"{"t":1,"type":"end"}"# + "\n" + #"{"t":2,"type":"frame"}"#
    expectError(text, line: 3, found: "a line after the end")
  }

  @Test func anErrorIsDescribedInOneLine() {
    #expect(throws: InputScriptError(line: 2, found: "no \"x\"", expected: "a number as \"x\"")) {
      try InputScript(parsing: Self.header + "\n" + #"{"t":0,"type":"mouseMove","y":2}"#)
    }
    let error = InputScriptError(line: 2, found: "no \"x\"", expected: "a number as \"x\"")
    #expect(error.description == "line 2: found no \"x\", expected a number as \"x\"")
  }

  private func expectError(_ text: String, line: Int, found: String, expected: String = "") {
    do {
      _ = try InputScript(parsing: text)
      Issue.record("accepted \(text)")
    } catch {
      #expect(error.line == line && error.found.contains(found), "\(error)")
      #expect(expected.isEmpty || error.expected.contains(expected), "\(error)")
      #expect(!error.description.contains("\n"))
    }
  }
}
