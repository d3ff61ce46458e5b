import Files
import Foundation
import Gallery
import SDLHost
import ScrollUI
import Testing
import scrolldemo

/// The file with the state of the last run, and the runs that use it.
@MainActor @Suite struct StateFileTests {
  private let folder: DemoFolder

  init() throws { folder = try DemoFolder() }

  private var directory: String { folder.directory.path }

  private func options(_ line: String) throws -> DemoOptions {
    try DemoOptions(arguments: line.split(separator: " ").map(String.init))
  }

  private func memory(_ line: String) throws -> RunMemory {
    RunMemory(
      try options(line), environment: ["XDG_STATE_HOME": directory, "XDG_DATA_HOME": directory + "/data"])
  }

  @Test func aRunBeginsWithThePageAndTheSizeOfTheLastRun() throws {
    let first = try memory("")
    var state = GalleryState()
    state.page = "physics"
    first.save(state)
    first.save(size: CGSize(width: 1000, height: 700))
    let second = try memory("")
    #expect(second.state.page == "physics")
    #expect(second.windowSize == CGSize(width: 1000, height: 700))
  }

  @Test(arguments: [
    "--fresh", "--headless", "--tour", "--check-budget", "--replay f", "--record f", "--frames 3", "--screenshot f",
    "--trace f",
  ]) func runsWithAFixedCourseNeitherReadNorWriteTheState(line: String) throws {
    let last = try memory("")
    #expect(last.files != nil, "a usual run keeps the values of AppStorage and SceneStorage")
    var state = GalleryState()
    state.page = "physics"
    last.save(state)
    let run = try memory(line)
    #expect(run.state == GalleryState())
    #expect(run.files == nil, "no such values")
    state.page = "million"
    run.save(state)
    run.save(size: CGSize(width: 500, height: 500))
    let next = try memory("")
    #expect(next.state.page == "physics" && next.windowSize == nil)
  }

  @Test func aStartRemovesTheDraftOfAKilledProgram() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    let state = directory + "/scrolldemo"
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    let draft = state + "/.scrollui-\(process.processIdentifier)-1"
    try Data("half".utf8).write(to: URL(fileURLWithPath: draft))
    _ = try memory("")
    #expect(try FileManager.default.contentsOfDirectory(atPath: state) == [])
  }

  @Test func aBrokenFileIsAFirstRunAndIsReplaced() throws {
    try FileManager.default.createDirectory(atPath: directory + "/scrolldemo", withIntermediateDirectories: true)
    try Data("{broken".utf8).write(to: URL(fileURLWithPath: directory + "/scrolldemo/state.json"))
    let run = try memory("")
    #expect(run.state == GalleryState())
    run.save(size: CGSize(width: 500, height: 500))
    #expect(try memory("").windowSize == CGSize(width: 500, height: 500))
  }

  @Test func aPipeAsTheFileDoesNotBlock() async throws {
    try FileManager.default.createDirectory(atPath: directory + "/state/scrolldemo", withIntermediateDirectories: true)
    #expect(mkfifo(directory + "/state/scrolldemo/state.json", 0o600) == 0)
    // The state is read before the window opens, and the program has a deadline. There is no display, so the status is 3.
    let exit = try await folder.shell("XDG_STATE_HOME=$PWD/state exec \"$0\" --page physics")
    #expect(exit.status == 3, "\(exit.errorOutput)")
    #expect(exit.errorOutput.contains("cannot be read and is not used"), "\(exit.errorOutput)")
    #expect(!OutputPath(directory + "/state/scrolldemo/state.json").isReplaceable, "no state is written into a pipe")
  }

  @Test func aFolderThatCannotBeWrittenDoesNotEndTheRun() {
    let file = StateFile(directory: "/proc/none")
    file.save(GalleryState())
    var state = GalleryState()
    state.page = "home"
    file.save(state)
    #expect(file.state.page == "home")
  }

  @Test(arguments: [(100.0, 100.0), (1e9, 700), (.nan, 700), (-5, -5)])
  func aSizeThatNoWindowCanHaveIsNotUsed(width: Double, height: Double) throws {
    let run = try memory("")
    run.save(size: CGSize(width: width, height: height))
    #expect(try memory("").windowSize == nil)
  }

  @Test func theStateDirectoryFollowsTheSpecification() {
    #expect(UserFolders(["XDG_STATE_HOME": "/s", "HOME": "/h"]).state == "/s")
    #expect(UserFolders(["XDG_STATE_HOME": "relative", "HOME": "/h"]).state == "/h/.local/state")
    #expect(UserFolders(["HOME": "/h"]).state == "/h/.local/state")
    #expect(UserFolders([:]).state == nil)
  }
}
