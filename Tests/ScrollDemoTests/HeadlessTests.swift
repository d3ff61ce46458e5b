import Engine
import Foundation
import ProcessSupport
import Testing

/// The built program without a display.
@Suite struct HeadlessTests {
  private let directory: URL

  init() throws {
    directory = try TemporaryFolder.make()
  }

  private func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  private static let environment = ["DISPLAY": "", "WAYLAND_DISPLAY": ""]

  private static var program: String {
    ProcessInfo.processInfo.environment["SCROLLDEMO_BIN"]
      ?? ChildProcess.buildDirectory.appendingPathComponent("scrolldemo").path
  }

  private func run(_ arguments: String...) async throws -> ChildProcess.Exit {
    try await ChildProcess.run(Self.program, arguments, environment: Self.environment)
  }

  private static let header = #"{"format":"scrolldemo-input","version":1,"width":900,"height":640,"scale":1}"#

  /// A drag of 200 points up in two seconds, with a rest before the finger leaves.
  private func writeSlowDrag() throws -> String {
    var lines = [Self.header, #"{"t":0.1,"type":"mouseDown","x":600,"y":500,"button":1}"#]
    for step in 1...100 {
      lines.append(#"{"t":\#(0.1 + Double(step) * 0.02),"type":"mouseMove","x":600,"y":\#(500 - 2 * step)}"#)
    }
    lines += [#"{"t":2.4,"type":"mouseUp","x":600,"y":300,"button":1}"#, #"{"t":3.5,"type":"end"}"#]
    let file = path("drag.jsonl")
    try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  @Test func aReplayGivesTheSameTraceEachTime() async throws {
    let script = try writeSlowDrag()
    for name in ["one", "two"] {
      let exit = try await run("--headless", "--page", "observe", "--replay", script, "--trace", path(name))
      #expect(exit.status == 0, "\(exit.errorOutput)")
    }
    let one = try Data(contentsOf: directory.appendingPathComponent("one"))
    #expect(one.count > 10_000)
    #expect(one == (try Data(contentsOf: directory.appendingPathComponent("two"))))
  }

  @Test func aSlowDragScrollsByItsLengthLessTheSlop() async throws {
    let script = try writeSlowDrag()
    _ = try await run("--headless", "--page", "observe", "--replay", script, "--trace", path("trace"))
    let lines = try String(contentsOfFile: path("trace"), encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 211)  // 3.5 s at 60 frames a second, and the one at 0
    #expect(lines.last?.contains(#""offset":{"x":0,"y":190}"#) == true)
    #expect(lines.last?.contains(#""phase":"idle""#) == true)
    #expect(lines.contains { $0.contains(#""phase":"tracking""#) })
    #expect(lines.contains { $0.contains(#""phase":"interacting""#) })
  }

  @Test func aRunUntilRestHasThePictureThatATaskLoads() async throws {
    for (name, frames) in [("rest.png", []), ("later.png", ["--frames", "100"])] {
      let exit = try await ChildProcess.run(
        Self.program, ["--headless", "--page", "map", "--size", "500x500", "--screenshot", path(name)] + frames,
        environment: Self.environment)
      #expect(exit.status == 0, "\(exit.errorOutput)")
    }
    let rest = try Data(contentsOf: directory.appendingPathComponent("rest.png"))
    #expect(rest.count > 50_000, "The map has its tiles.")
    #expect(rest == (try Data(contentsOf: directory.appendingPathComponent("later.png"))))
  }

  @Test func framesAreCountedAndTheScreenshotHasTheWindowsPixels() async throws {
    let exit = try await run(
      "--headless", "--page", "readsize", "--frames", "5", "--trace", path("trace"), "--size", "400x300", "--scale",
      "2",
      "--screenshot", path("shot.png"))
    #expect(exit.status == 0, "\(exit.errorOutput)")
    #expect(try String(contentsOfFile: path("trace"), encoding: .utf8).split(separator: "\n").count == 5)
    let png = try Data(contentsOf: directory.appendingPathComponent("shot.png"))
    #expect(Array(png[1...3]) == Array("PNG".utf8))
    #expect(Array(png[16..<24]) == [0, 0, 3, 32, 0, 0, 2, 88])  // 800 × 600
  }

  /// The copy runs in a folder without assets.
  @Test(arguments: ["controls", "editor", "drawing"])
  func aCopiedProgramShowsTheSameSymbols(page: String) async throws {
    let copy = path("scrolldemo")
    try FileManager.default.copyItem(atPath: Self.program, toPath: copy)
    let arguments = ["--headless", "--page", page, "--frames", "5", "--screenshot"]
    let (here, elsewhere) = (path("here.png"), path("elsewhere.png"))
    let first = try await ChildProcess.run(Self.program, arguments + [here], environment: Self.environment)
    let second = try await ChildProcess.run(
      "/usr/bin/env", ["-C", directory.path, copy] + arguments + [elsewhere], environment: Self.environment)
    #expect(first.status == 0 && second.status == 0, "\(first.errorOutput)\(second.errorOutput)")
    #expect(second.errorOutput == first.errorOutput)
    #expect(try Data(contentsOf: URL(fileURLWithPath: here)) == Data(contentsOf: URL(fileURLWithPath: elsewhere)))
  }

  /// The pixels of the editor after `end` was typed at the end of a text, by script.
  private func editor(_ text: String, _ end: [String], to name: String) async throws -> Data {
    let script = [
      Self.header, #"{"t":0.1,"type":"mouseDown","x":600,"y":300,"button":1}"#,
      #"{"t":0.15,"type":"mouseUp","x":600,"y":300,"button":1}"#,
      #"{"t":0.3,"type":"keyDown","key":"A","modifiers":["control"]}"#,
      #"{"t":0.35,"type":"keyUp","key":"A","modifiers":[]}"#,
      #"{"t":0.4,"type":"text","text":"\#(text)"}"#,
    ]
    let file = path("\(name).jsonl")
    try (script + end + [#"{"t":0.8,"type":"end"}"#]).joined(separator: "\n").write(
      toFile: file, atomically: true, encoding: .utf8)
    let exit = try await run("--headless", "--page", "editor", "--replay", file, "--screenshot", path(name))
    #expect(exit.status == 0, "\(exit.errorOutput)")
    return try Data(contentsOf: directory.appendingPathComponent(name))
  }

  /// The dictionaries are those of the toolchain's ICU, which the linker has to keep in a static program.
  @Test func thaiWordsAreFoundWithoutSpacesBetweenThem() async throws {
    func backspace(_ modifiers: String) -> String {
      #"{"t":0.6,"type":"keyDown","key":"Backspace","modifiers":[\#(modifiers)]}"#
    }
    let withoutWord = try await editor("สวัสดีชาวโลก", [backspace(#""control""#)], to: "word")
    let withoutLetter = try await editor("สวัสดีชาวก", [backspace("")], to: "letter")
    let empty = try await editor("ก", [backspace("")], to: "empty")
    #expect(withoutWord == withoutLetter && withoutWord != empty)
  }

  @Test func aHeadlessRecordingReplaysToTheSameTrace() async throws {
    let script = try writeSlowDrag()
    _ = try await run("--headless", "--replay", script, "--trace", path("one"), "--record", path("record"))
    _ = try await run("--headless", "--replay", path("record"), "--trace", path("two"))
    let one = try String(contentsOfFile: path("one"), encoding: .utf8)
    #expect(one == (try String(contentsOfFile: path("two"), encoding: .utf8)))
    #expect(one.count > 10_000)
  }

  @Test func theBudgetCheckReportsItsVerdictAndStatus() async throws {
    let kept = try await run("--headless", "--check-budget", "--budget-ms", "10000", "--report", path("report"))
    #expect(kept.status == 0, "\(kept.output)")
    #expect(kept.output.contains("The budget was kept."))
    let report = try String(contentsOfFile: path("report"), encoding: .utf8)
    #expect(report.contains(#""over":0"#))
    let missed = try await run("--headless", "--check-budget", "--budget-ms", "0.1")
    #expect(missed.status == 1)
    #expect(missed.output.contains("The budget was missed."))
  }

  /// The recording of a session of fifty minutes, with tasks that do not exist.
  @Test func aReplayWithMissingArrivalsSaysSoOnceAndEndsWithAStatus() async throws {
    let header = String(Self.header.dropLast()) + #","tasks":"threads"}"#
    let arrivals = (1...50).flatMap {
      [#"{"t":3000,"type":"task","task":\#($0 + 90)}"#, #"{"t":3000,"type":"queue"}"#]
    }
    let script = ([header] + arrivals + [#"{"t":3000,"type":"frame"}"#]).joined(separator: "\n")
    try script.write(toFile: path("waits"), atomically: true, encoding: .utf8)
    let exit = try await run("--headless", "--replay", path("waits"))
    #expect(exit.status == 1)
    #expect(exit.errorOutput.split(separator: "\n").count == 1, "\(exit.errorOutput)")
    #expect(exit.errorOutput.contains("task 91 did not come before the frame at 3000"), "\(exit.errorOutput)")
  }

  /// The key that plants slow rows, and wheel turns that build about sixty rows.
  private func writeScrollOverSlowRows() throws -> String {
    var lines = [
      Self.header, #"{"t":0.5,"type":"keyDown","key":"X","modifiers":[]}"#,
      #"{"t":0.55,"type":"keyUp","key":"X","modifiers":[]}"#,
    ]
    for notch in 0..<90 {
      lines.append(
        #"{"t":\#(1.5 + Double(notch) * 0.05),"type":"wheel","x":600,"y":450,"dx":0,"dy":-1,"precise":false}"#)
    }
    lines.append(#"{"t":7,"type":"end"}"#)
    let file = path("slow.jsonl")
    try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  @Test func aPlantedSlowRowGivesStatusOneAndIsNamedWithItsPhase() async throws {
    let exit = try await run(
      "--headless", "--page", "million", "--rows", "1000", "--replay", try writeScrollOverSlowRows(), "--check-budget",
      "--budget-ms", "30", "--report", path("report"))
    #expect(exit.status == 1, "\(exit.errorOutput)")
    #expect(exit.output.contains("The budget was missed."))
    let named = exit.output.split(separator: "\n").filter { $0.contains("MillionRow") && $0.contains("row 49") }
    #expect(!named.isEmpty && named.allSatisfy { $0.contains("layout") }, "\(exit.output)")
    let report = try String(contentsOfFile: path("report"), encoding: .utf8)
    #expect(report.contains("MillionRow") && report.contains(#""phase":"layout""#), "\(report)")
  }

  @Test func otherBusyProgramsDoNotChangeTheVerdict() async throws {
    try await withBusyPrograms {
      let kept = try await run(
        "--headless", "--page", "million", "--rows", "1000", "--replay", try writeSlowDrag(), "--check-budget",
        "--budget-ms", "30")
      #expect(kept.status == 0, "\(kept.output)")
      let missed = try await run(
        "--headless", "--page", "million", "--rows", "1000", "--replay", try writeScrollOverSlowRows(),
        "--check-budget", "--budget-ms", "30")
      #expect(missed.status == 1, "\(missed.output)")
      #expect(missed.output.contains("own work: ") && missed.output.contains("MillionRow"), "\(missed.output)")
    }
  }

  @Test func thePagesAreListed() async throws {
    let exit = try await run("--list-pages")
    #expect(exit.status == 0)
    #expect(exit.output.contains("observe"))
    #expect(exit.output.contains("readsize"))
  }

  // MARK: Failures: one clear line, and the status

  /// Runs the program and expects it to fail with one line that holds each of `words`.
  private func expectFailure(
    _ arguments: [String], status: Int32, words: [String], display: String = ""
  ) async throws {
    let program =
      ProcessInfo.processInfo.environment["SCROLLDEMO_BIN"]
      ?? ChildProcess.buildDirectory.appendingPathComponent("scrolldemo").path
    let exit = try await ChildProcess.run(
      program, arguments,
      environment: [
        "DISPLAY": display, "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": "", "XDG_RUNTIME_DIR": directory.path,
      ])
    #expect(exit.status == status, "\(arguments): \(exit.errorOutput)")
    let lines = exit.errorOutput.split(separator: "\n")
    #expect(lines.count == 1, "\(exit.errorOutput)")
    for word in words { #expect(exit.errorOutput.contains(word), "\(exit.errorOutput)") }
    #expect(exit.output.isEmpty)
  }

  @Test func anUnknownOptionIsBadUsage() async throws {
    try await expectFailure(["--heedless"], status: 2, words: ["--heedless", "--headless"])
  }

  @Test func aBadSizeIsBadUsage() async throws {
    try await expectFailure(["--size", "900by640"], status: 2, words: ["--size", "900by640"])
    try await expectFailure(["--size", "0x10"], status: 2, words: ["--size"])
  }

  @Test func anUnknownPageIsBadUsageAndThePagesAreListed() async throws {
    try await expectFailure(["--page", "obsrve"], status: 2, words: ["obsrve", "observe", "readsize"])
  }

  @Test func aMissingScriptGivesStatusThree() async throws {
    try await expectFailure(
      ["--headless", "--replay", path("none.jsonl")], status: 3, words: ["none.jsonl", "No such file"])
  }

  @Test func aMalformedScriptIsBadUsageThatNamesTheLine() async throws {
    let file = path("bad.jsonl")
    try (Self.header + "\n{\"t\":0.1,\"type\":\"mouseDwn\",\"x\":1,\"y\":1,\"button\":1}\n")
      .write(toFile: file, atomically: true, encoding: .utf8)
    try await expectFailure(["--headless", "--replay", file], status: 2, words: ["bad.jsonl", "line 2", "mouseDwn"])
    try "not json\n".write(toFile: file, atomically: true, encoding: .utf8)
    try await expectFailure(["--headless", "--replay", file], status: 2, words: ["line 1"])
  }

  @Test(arguments: ["--screenshot", "--trace", "--record", "--report"])
  func anUnwritablePathIsReportedBeforeTheRun(option: String) async throws {
    try await expectFailure(
      ["--headless", option, path("no/such/folder/file")], status: 3, words: ["no/such/folder/file", "No such file"])
  }

  @Test func aMissingDisplayGivesStatusThree() async throws {
    try await expectFailure([], status: 3, words: ["DISPLAY", "--headless"])
    try await expectFailure([], status: 3, words: ["none at :4711", "--headless"], display: ":4711")
  }

  @Test func missingFontsGiveStatusThreeAndNameThePackages() async throws {
    let configuration = path("fonts.conf")
    try
      "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig><dir>\(path("nowhere"))</dir></fontconfig>"
      .write(toFile: configuration, atomically: true, encoding: .utf8)
    let program =
      ProcessInfo.processInfo.environment["SCROLLDEMO_BIN"]
      ?? ChildProcess.buildDirectory.appendingPathComponent("scrolldemo").path
    let exit = try await ChildProcess.run(
      program, ["--headless", "--frames", "1"],
      environment: ["FONTCONFIG_FILE": configuration, "XDG_CACHE_HOME": directory.path])
    #expect(exit.status == 3)
    #expect(exit.errorOutput.contains("apt install fonts-inter"), "\(exit.errorOutput)")
  }

  // MARK: Feeds

  @Test func aMissingFeedIsReportedInOneLine() async throws {
    let exit = try await run("--headless", "--page", "feed", "--feed", path("none.jsonl"), "--frames", "2")
    #expect(exit.status == 3)
    #expect(exit.errorOutput.split(separator: "\n").count == 1)
    #expect(exit.errorOutput.contains("Cannot read \(path("none.jsonl"))"))
  }

  /// Opening a pipe without a writer would block, and a device has no end.
  @Test func specialFilesAreRejectedAtOnce() async throws {
    let pipe = path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    for (feed, words) in [(pipe, "it is a pipe"), ("/dev/zero", "it is a device"), ("/", "Is a directory")] {
      try await expectFailure(["--headless", "--feed", feed], status: 3, words: ["Cannot read \(feed)", words])
    }
  }

  @Test func aFeedBeyondItsLimitIsRejectedAtOnce() async throws {
    let feed = path("large.jsonl")
    try String(repeating: " ", count: 2000).write(toFile: feed, atomically: true, encoding: .utf8)
    try await expectFailure(
      ["--headless", "--feed", feed, "--feed-limit", "1kB"], status: 3,
      words: ["large.jsonl has more than 1 kB", "--feed-limit"])
    let exit = try await run("--headless", "--feed", feed, "--feed-limit", "2000", "--frames", "2")
    #expect(exit.status == 0, "\(exit.errorOutput)")
  }

  @Test func anInvalidAddressIsBadUsage() async throws {
    let exit = try await run("--headless", "--page", "feed", "--feed", "ftp://example.org/feed", "--frames", "2")
    #expect(exit.status == 2)
    #expect(exit.errorOutput.contains("http://"))
  }

  @Test(arguments: ["feed", "refreshable"])
  func aFeedIsShownInTheSameFramesEachTime(page: String) async throws {
    let script = path("feed.jsonl")
    var lines = [Self.header, #"{"t":1.0,"type":"mouseDown","x":600,"y":250,"button":1}"#]
    for step in 1...50 {
      lines.append(#"{"t":\#(1.0 + Double(step) * 0.02),"type":"mouseMove","x":600,"y":\#(250 + 6 * step)}"#)
    }
    lines += [#"{"t":2.2,"type":"mouseUp","x":600,"y":550,"button":1}"#, #"{"t":5,"type":"end"}"#]
    try lines.joined(separator: "\n").write(toFile: script, atomically: true, encoding: .utf8)
    var traces: Set<String> = []
    for name in ["one", "two", "three", "four"] {
      let exit = try await run("--headless", "--page", page, "--replay", script, "--trace", path(name))
      #expect(exit.status == 0, "\(exit.errorOutput)")
      traces.insert(try String(contentsOfFile: path(name), encoding: .utf8))
    }
    #expect(traces.count == 1)
    if page == "feed" { #expect(traces.first?.contains(#""top":60"#) == true, "it has refreshed") }
  }
}
