import Foundation
import Testing

/// Limits of windows, images and scripts: each ends the program with one line, before a large allocation.
@Suite struct BoundsTests {
  private let folder: DemoFolder

  init() throws { folder = try DemoFolder() }

  private func expectOneLine(_ arguments: [String], status: Int32, words: [String]) async throws {
    // Address space of 6 GB and 20 s of processor time: rejected input needs neither.
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    let exit = try await folder.shell("ulimit -t 20; exec \"$0\" \(quoted)")
    #expect(!exit.wasSignalled && exit.status == status, "\(arguments): \(exit.status) \(exit.errorOutput)")
    #expect(exit.errorOutput.split(separator: "\n").count == 1, "\(exit.errorOutput)")
    for word in words { #expect(exit.errorOutput.contains(word), "\(exit.errorOutput)") }
  }

  @Test(arguments: [["16384x16384", "1"], ["16384x100", "8"], ["8200x8200", "1"], ["3000x3000", "8"]])
  func pixelsOfAWindowAreBounded(values: [String]) async throws {
    for display in [["--headless", "--frames", "1"], []] {
      try await expectOneLine(
        display + ["--size", values[0], "--scale", values[1]], status: 2, words: ["--size", "--scale", "pixels"])
    }
  }

  @Test(arguments: [
    #""width":16384,"height":16384,"scale":1"#, #""width":1e300,"height":640,"scale":1"#,
    #""width":900,"height":640,"scale":0.0001"#, #""width":900,"height":640,"scale":1e9"#,
  ])
  func pixelsOfAScriptsHeaderAreBounded(fields: String) async throws {
    let script = try folder.write("{\"format\":\"scrolldemo-input\",\"version\":1,\(fields)}\n", to: "script")
    try await expectOneLine(["--headless", "--replay", script], status: 2, words: ["script", "line 1"])
  }

  @Test(arguments: ["16384,16384", "1e300,10", "20000,10"])
  func pixelsOfAScriptsResizesAreBounded(size: String) async throws {
    let parts = size.split(separator: ",")
    let line = #"{"t":0.1,"type":"resize","width":\#(parts[0]),"height":\#(parts[1])}"#
    let script = try folder.write(DemoFolder.header + "\n" + line + "\n", to: "script")
    try await expectOneLine(["--headless", "--replay", script], status: 2, words: ["script", "line 2"])
  }

  @Test func theScaleOptionAppliesToTheSizesOfAScript() async throws {
    let line = #"{"t":0.1,"type":"resize","width":4000,"height":4000}"#
    let script = try folder.write(DemoFolder.header + "\n" + line + "\n", to: "script")
    try await expectOneLine(
      ["--headless", "--replay", script, "--scale", "8"], status: 2, words: ["--scale", "pixels"])
  }

  @Test(arguments: ["1e18", "1e300", "100000"]) func theEndOfAScriptIsBounded(time: String) async throws {
    let script = try folder.write(DemoFolder.header + "\n{\"t\":\(time),\"type\":\"end\"}\n", to: "script")
    try await expectOneLine(["--headless", "--replay", script], status: 2, words: ["line 2", "hours"])
  }

  @Test func theLinesOfAScriptAreBounded() async throws {
    let exit = try await folder.shell(
      "{ echo '\(DemoFolder.header)'; yes '{\"t\":1,\"type\":\"focusLost\"}' | head -n 1000001; } >script")
    #expect(exit.status == 0)
    try await expectOneLine(["--headless", "--replay", folder.path("script")], status: 2, words: ["1000000 lines"])
  }

  @Test func anEndlessScriptIsNotReadForEver() async throws {
    try await expectOneLine(["--headless", "--replay", "/dev/zero"], status: 3, words: ["/dev/zero"])
  }
}
