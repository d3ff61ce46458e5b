import Foundation
import ProcessSupport
import Testing

/// `Scripts/install`: the installed program, started from elsewhere, has its pictures.
@Suite struct InstallTests {
  private let folder: DemoFolder
  private static let checkout = (0..<3).reduce(URL(filePath: #filePath)) { path, _ in path.deletingLastPathComponent() }

  init() throws { folder = try DemoFolder() }

  private func install(_ arguments: String...) async throws -> ChildProcess.Exit {
    try await ChildProcess.run(
      Self.checkout.appending(path: "Scripts/install").path, arguments + ["--prefix", folder.path("prefix")],
      environment: ["SCROLLDEMO_BIN": DemoFolder.program])
  }

  /// The bytes of a picture of the first page, drawn by `program` with the root folder as its working folder.
  private func picture(by program: String, named name: String) async throws -> Data {
    let file = folder.path(name)
    let exit = try await ChildProcess.run(
      "bash",
      ["-c", "cd / && exec \"$0\" --headless --frames 3 --size 700x500 --screenshot \"$1\"", program, file],
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SCROLLUI_ASSETS": ""])
    #expect(exit.status == 0, "\(exit.errorOutput)")
    #expect(exit.errorOutput.isEmpty)
    return try Data(contentsOf: URL(filePath: file))
  }

  @Test func theInstalledProgramDrawsItsPicturesThroughALink() async throws {
    let exit = try await install()
    #expect(exit.status == 0, "\(exit.errorOutput)")
    // The prefix is moved, and the program is started through a link in yet another folder.
    try FileManager.default.moveItem(atPath: folder.path("prefix"), toPath: folder.path("moved"))
    try FileManager.default.createDirectory(atPath: folder.path("links"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("links/gallery"), withDestinationPath: folder.path("moved/bin/scrolldemo"))
    let installed = try await picture(by: folder.path("links/gallery"), named: "installed.png")
    #expect(try await picture(by: DemoFolder.program, named: "built.png") == installed)
    try FileManager.default.removeItem(atPath: folder.path("moved/share/scrollui"))
    let bare = try await ChildProcess.run(
      "bash", ["-c", "cd / && exec \"$0\" --headless --frames 3", folder.path("moved/bin/scrolldemo")])
    #expect(bare.errorOutput.contains("Scenes/"), "without its assets the program says which picture is missing")
  }

  @Test func installingAndUninstallingLeavesNoFile() async throws {
    #expect(try await install().status == 0)
    let page = try folder.text("prefix/share/man/man1/scrolldemo.1")
    #expect(page.contains("\\-\\-page NAME") && page.contains(".SH SYNOPSIS"))
    for file in ["applications/scrollui.desktop", "icons/hicolor/scalable/apps/scrollui.svg"] {
      #expect(FileManager.default.fileExists(atPath: folder.path("prefix/share/\(file)")), "\(file)")
    }
    #expect(try await install("--uninstall").status == 0)
    let files = try #require(FileManager.default.enumerator(atPath: folder.path("prefix")))
    for case let file as String in files {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder.path("prefix/\(file)"), isDirectory: &isFolder)
      #expect(isFolder.boolValue, "\(file)")
    }
  }

  @Test func aFolderThatCannotBeWrittenIsReported() async throws {
    let exit = try await ChildProcess.run(
      Self.checkout.appending(path: "Scripts/install").path, ["--prefix", "/proc/none"],
      environment: ["SCROLLDEMO_BIN": DemoFolder.program])
    #expect(exit.status == 3)
    #expect(exit.errorOutput.contains("--prefix"))
  }
}
