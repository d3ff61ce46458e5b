import Foundation
import ProcessSupport
import Testing

/// `Scripts/package`: the Debian package installs, its program draws, and its removal leaves no file.
@Suite struct PackageTests {
  private let folder: DemoFolder
  private static let checkout = (0..<3).reduce(URL(filePath: #filePath)) { path, _ in path.deletingLastPathComponent() }

  init() throws { folder = try DemoFolder() }

  /// Runs `dpkg` over a system of its own in the test's folder: an administrative directory and an installation without dependencies.
  private func dpkg(_ arguments: String...) async throws -> ChildProcess.Exit {
    try await ChildProcess.run(
      "dpkg",
      ["--root=\(folder.path("system"))", "--force-depends", "--force-not-root", "--log=/dev/null"] + arguments)
  }

  private func installedFiles() throws -> [String] {
    let usr = URL(filePath: folder.path("system/usr"))
    let files = FileManager.default.enumerator(at: usr, includingPropertiesForKeys: [.isRegularFileKey])
    return try (files?.allObjects as? [URL] ?? []).filter {
      try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
    }
    .map(\.path)
  }

  @Test func thePackageInstallsDrawsAndIsRemovedWithoutATrace() async throws {
    let built = try await ChildProcess.run(
      Self.checkout.appending(path: "Scripts/package").path, ["--output", folder.path("output")],
      environment: ["SCROLLDEMO_BIN": DemoFolder.program])
    #expect(built.status == 0, "\(built.errorOutput)")
    let file = try #require(built.output.split(separator: "\n").last.map(String.init))

    let control = try await ChildProcess.run("dpkg-deb", ["--field", file])
    for library in ["libsdl2-2.0-0", "libsdl2-image-2.0-0", "libharfbuzz0b", "libfontconfig1"] {
      #expect(control.output.contains("\(library) (>="), "\(control.output)")
    }

    for empty in ["info", "updates", "triggers"] {
      try FileManager.default.createDirectory(
        atPath: folder.path("system/var/lib/dpkg/\(empty)"), withIntermediateDirectories: true)
    }
    try Data().write(to: URL(filePath: folder.path("system/var/lib/dpkg/status")))
    let installation = try await dpkg("--install", file)
    #expect(installation.status == 0, "\(installation.errorOutput)")
    #expect(try installedFiles().contains { $0.hasSuffix("applications/scrollui.desktop") })
    let run = try await ChildProcess.run(
      folder.path("system/usr/bin/scrolldemo"),
      ["--headless", "--frames", "3", "--screenshot", folder.path("picture.png")],
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SCROLLUI_ASSETS": ""])
    #expect(run.status == 0 && run.errorOutput.isEmpty, "\(run.errorOutput)")

    let removal = try await dpkg("--purge", "scrollui-gallery")
    #expect(removal.status == 0, "\(removal.errorOutput)")
    #expect(try installedFiles() == [])
  }

  @Test func aFolderThatCannotBeWrittenIsReported() async throws {
    let exit = try await ChildProcess.run(
      Self.checkout.appending(path: "Scripts/package").path, ["--output", "/proc/none"],
      environment: ["SCROLLDEMO_BIN": DemoFolder.program])
    #expect(exit.status == 3)
    #expect(exit.errorOutput.contains("--output"))
  }
}
