import Foundation
import ProcessSupport
import Testing

/// Output files are complete or absent, and their error messages match.
@Suite struct OutputTests {
  private let folder: DemoFolder

  init() throws { folder = try DemoFolder() }

  @Test(arguments: ["--trace", "--report", "--screenshot", "--record"])
  func aFullDiskLeavesTheOldFileAndEndsWithStatusThree(option: String) async throws {
    _ = try folder.write("old\n", to: "out")
    // The header of a recording fits into the kilobyte that a file may have, so a recording is replaced. So does a report without late
    // frames.
    let check = option == "--report" ? "--check-budget --budget-ms 0.1" : ""
    let exit = try await folder.shell(
      "trap '' XFSZ; ulimit -f 1; "
        + "exec \"$0\" --headless --frames 90 --page observe \(check) \(option) out >/dev/null"
    )
    #expect(exit.status == 3, "\(exit.errorOutput)")
    #expect(exit.errorOutput.split(separator: "\n").count == 1, "\(exit.errorOutput)")
    #expect(exit.errorOutput.contains("File too large"), "\(exit.errorOutput)")
    #expect(!exit.errorOutput.contains("folder that exists"), "\(exit.errorOutput)")
    let (text, names) = (try folder.text("out"), try folder.names)
    #expect(option == "--record" || text == "old\n")
    #expect(names == ["out"])
  }

  @Test(arguments: ["a", "é", "./a"]) func shortOutputNamesAreWritten(name: String) async throws {
    for option in ["--trace", "--record", "--screenshot"] {
      let exit = try await folder.shell("exec \"$0\" --headless --frames 2 \(option) \(name) >/dev/null")
      #expect(exit.status == 0, "\(option) \(name): \(exit.errorOutput)")
      #expect(try folder.names == [String(name.suffix(1))])
    }
  }

  @Test func oneFailedOutputKeepsTheOthers() async throws {
    let exit = try await folder.shell(
      "exec \"$0\" --headless --frames 3 --trace /dev/full --report report --record script --screenshot /dev/full >/dev/null"
    )
    #expect(exit.status == 3)
    #expect(exit.errorOutput.split(separator: "\n").count { $0.contains("No space left") } == 2, "\(exit.errorOutput)")
    #expect(exit.errorOutput.contains("/dev/full from frame 0 on"), "\(exit.errorOutput)")
    #expect(exit.errorOutput.split(separator: "\n").count == 2, "\(exit.errorOutput)")
    #expect(try folder.text("script").contains("\"end\""))
    #expect(try folder.text("report").contains("\"frames\":3"))
  }

  @Test(arguments: ["--trace", "--record", "--report", "--screenshot"])
  func aFailedOutputIsOneLineAndStatusThree(option: String) async throws {
    let exit = try await folder.shell("exec \"$0\" --headless --frames 3 \(option) /dev/full >/dev/null")
    #expect(exit.status == 3 && !exit.wasSignalled)
    #expect(exit.errorOutput.split(separator: "\n").count == 1, "\(exit.errorOutput)")
  }

  /// More than a pipe holds, so that the program writes after the reader has left.
  @Test(arguments: ["--trace", "--record"])
  func aReaderThatLeavesIsOneLineAndStatusThree(option: String) async throws {
    let exit = try await folder.shell(
      "mkfifo pipe; head -n 1 pipe >/dev/null & \"$0\" --headless --frames 4000 --page observe \(option) pipe >/dev/null"
    )
    #expect(exit.status == 3 && !exit.wasSignalled, "\(exit.status)")
    #expect(exit.errorOutput.split(separator: "\n").count == 1, "\(exit.errorOutput)")
    #expect(exit.errorOutput.contains("Broken pipe"), "\(exit.errorOutput)")
  }

  @Test func aClosedStandardOutputIsOneLineAndStatusThree() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let program = try ChildProcess(
      DemoFolder.program, ["--help"], standardOutput: pipe.fileHandleForWriting)
    let exit = try await program.exit()
    #expect(exit.status == 3 && !exit.wasSignalled, "\(exit.status)")
    #expect(exit.errorOutput.split(separator: "\n").count == 1, "\(exit.errorOutput)")
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func aSignalKeepsTheTraceAndTheRecording(signal: Int32) async throws {
    // A shell lets the programs that it starts in the background ignore SIGINT.
    let program = try ChildProcess(
      "env",
      [
        "--default-signal", DemoFolder.program, "--headless", "--frames", "100000000", "--page", "observe", "--record",
        folder.path("r"), "--trace",
        folder.path("t"),
      ])
    try await wait(for: "a hundred recorded frames") {
      (try? folder.text("r").split(separator: "\n").count) ?? 0 > 100
    }
    program.kill(signal)
    let exit = try await program.exit()
    #expect(exit.wasSignalled && exit.status == signal)
    #expect(try folder.text("t").split(separator: "\n").count >= 100)
    #expect(try folder.text("r").contains("\"end\""))
  }

  @Test func aLongArgumentIsNotRepeated() async throws {
    let long = String(repeating: "x", count: 50_000)
    for arguments in [
      ["--page", long], ["--page=\(long)"], ["--\(long)"], ["--trace", long], ["--set", "\(long)=1"], [long],
    ] {
      let exit = try await folder.run(["--headless", "--frames", "1"] + arguments)
      #expect(exit.status == 2 || exit.status == 3)
      #expect(exit.errorOutput.count < 2000 && exit.errorOutput.split(separator: "\n").count == 1)
    }
  }

  @Test(arguments: [#""page":"nowhere""#, #""page":"clip","options":["nonsense=1"]"#])
  func anErrorInTheHeaderOfAScriptNamesItsFileAndLine(start: String) async throws {
    let script = try folder.write(DemoFolder.header.dropLast() + ",\(start)}\n", to: "script")
    let exit = try await folder.run(["--headless", "--replay", script])
    #expect(exit.status == 2)
    #expect(exit.errorOutput.contains("\(script): line 1: "), "\(exit.errorOutput)")
  }

  @Test func aNameThatIsNotUTF8IsBadUsage() async throws {
    for option in ["--record=$'\\xff'", "--trace $'a\\xff'"] {
      let exit = try await folder.shell("exec \"$0\" --headless --frames 2 \(option)")
      #expect(exit.status == 2)
      #expect(exit.errorOutput.contains("is not UTF-8"), "\(exit.errorOutput)")
      #expect(exit.errorOutput.split(separator: "\n").count == 1)
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func aFolderThatIsNotUTF8IsWrittenByARelativeName() async throws {
    let exit = try await folder.shell(
      "mkdir $'w\\xff' && cd $'w\\xff' && \"$0\" --headless --frames 2 --trace out >/dev/null && wc -l <out")
    #expect(exit.status == 0, "\(exit.errorOutput)")
    #expect(exit.output.contains("2"))
  }

  @Test(arguments: ["XDG_STATE_HOME", "HOME"])
  func aFolderOfTheEnvironmentThatIsNotUTF8IsReported(variable: String) async throws {
    let exit = try await folder.shell("\(variable)=$PWD/$'\\xff' exec \"$0\" --headless --frames 1 >/dev/null")
    #expect(exit.status == 0)
    #expect(exit.errorOutput == "scrolldemo: the value of \(variable) is not UTF-8 and is not used\n")
  }

  @Test func theTargetOfALinkIsReplacedAndTheLinkIsKept() async throws {
    _ = try folder.write("old\n", to: "real")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("real"))
    let exit = try await folder.run(["--headless", "--frames", "3", "--trace", folder.path("link")])
    #expect(exit.status == 0, "\(exit.errorOutput)")
    #expect(try folder.text("real").split(separator: "\n").count == 3)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == folder.path("real"))
  }

  @Test(arguments: ["out", "./out", "../NAME/out", "link"])
  func theSamePathForTwoOutputsIsBadUsage(spelling: String) async throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("out"))
    let other = spelling.replacingOccurrences(of: "NAME", with: folder.directory.lastPathComponent)
    let exit = try await folder.shell("exec \"$0\" --headless --frames 2 --trace out --report '\(other)'")
    #expect(exit.status == 2, "\(exit.errorOutput)")
    #expect(exit.errorOutput.contains("--trace") && exit.errorOutput.contains("--report"), "\(exit.errorOutput)")
  }

  @Test(arguments: [
    "--help", "--version", "--list-pages", "--headless --check-budget --budget-ms 10000 --size 60x60 --page readsize",
  ])
  func aFullStandardOutputIsAnError(arguments: String) async throws {
    let exit = try await folder.shell("exec \"$0\" \(arguments) >/dev/full")
    #expect(exit.status == 3)
    #expect(exit.errorOutput.split(separator: "\n").count == 1, "\(exit.errorOutput)")
    #expect(exit.errorOutput.contains("No space left"), "\(exit.errorOutput)")
  }

  @Test func controlCharactersOfArgumentsAreShownEscaped() async throws {
    for arguments in [["--page", "a\u{1b}[31m\nb"], ["--replay", "a\u{1b}]0;title\u{7}"], ["\u{9b}31m\u{202e}x"]] {
      let exit = try await folder.run(["--headless"] + arguments)
      let line = exit.errorOutput.dropLast()
      #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{202e}" })
      #expect(line.contains("\\u{"), "\(line)")
    }
  }

  @Test func invalidUTF8InAScriptIsReportedWithItsLine() async throws {
    let script = folder.directory.appendingPathComponent("script")
    try
      (Data((DemoFolder.header + "\n{\"t\":1,\"type\":\"text\",\"text\":\"").utf8) + [0xC3, 0x28] + Data("\"}\n".utf8))
      .write(to: script)
    let exit = try await folder.run(["--headless", "--replay", script.path])
    #expect(exit.status == 2)
    #expect(exit.errorOutput.contains("line 2") && exit.errorOutput.contains("UTF-8"), "\(exit.errorOutput)")
  }

  @Test func aFolderGivenAsAScriptIsReportedAsAFolder() async throws {
    let exit = try await folder.run(["--headless", "--replay", folder.directory.path])
    #expect(exit.status == 3)
    #expect(exit.errorOutput.contains("Is a directory"), "\(exit.errorOutput)")
    #expect(!exit.errorOutput.contains("--record"), "\(exit.errorOutput)")
  }
}
