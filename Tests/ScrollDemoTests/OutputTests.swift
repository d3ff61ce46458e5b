import Foundation
import Testing

/// Output files are complete or absent, and their error messages match.
@Suite struct OutputTests {
  private let folder: DemoFolder

  init() throws { folder = try DemoFolder() }

  @Test(arguments: ["--trace", "--report", "--screenshot", "--record"])
  func aFullDiskLeavesTheOldFileAndEndsWithStatusThree(option: String) async throws {
    _ = try folder.write("old\n", to: "out")
    // The header of a recording fits into the kilobyte that a file may have, so a recording is replaced. So does the message.
    let check = option == "--report" ? "--check-budget --budget-ms 10000" : ""
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
    #expect(exit.errorOutput.contains("frame 0 is the first"), "\(exit.errorOutput)")
    #expect(try folder.text("script").contains("\"end\""))
    #expect(try folder.text("report").contains("\"frames\":3"))
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
