#if DEBUG
  import Foundation
  import ProcessSupport
  import Testing

  /// The package that the previews belong to, in the build of these tests.
  private enum PreviewedPackage {
    /// The folder of this package.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    /// The flags with which these tests were built. With the same flags and the same folder SwiftPM does not build the modules of this package
    /// again. Nil if the flags are not known.
    static let flags: [String]? = {
      if let flags = ProcessInfo.processInfo.environment["SCROLLUI_BUILD_FLAGS"] {
        return flags.split(separator: "\n").map(String.init)
      }
      guard ChildProcess.buildDirectory.lastPathComponent == "debug" else { return nil }
      return ["--scratch-path", root.appendingPathComponent(".build").path]
    }()
  }

  extension WindowTests {
    /// `swift package preview` in a package that depends on this one: edits, right and wrong, and the end of the command.
    @Suite(.enabled(if: PreviewedPackage.flags != nil)) struct PreviewCommandTests {
      private let display: VirtualDisplay
      private let package: URL

      /// A point of the previews, and a point near the lower edge of the window, where the errors are listed.
      private static let point = (x: 700, y: 500)
      private static let lowerPoint = (x: 700, y: 812)

      init() async throws {
        display = try await VirtualDisplay()
        package = try TemporaryFolder.make()
        let sources = package.appendingPathComponent("Sources/Previewed")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        let manifest = """
          // swift-tools-version: 6.1
          import PackageDescription

          let package = Package(
            name: "Previewed",
            dependencies: [.package(name: "ScrollUI", path: "\(PreviewedPackage.root.path)")],
            targets: [
              .executableTarget(name: "Previewed", dependencies: [.product(name: "SwiftUI", package: "ScrollUI")])
            ]
          )
          """
        try manifest.write(to: package.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        let program = """
          import SwiftUI

          @main struct Previewed: App {
            var body: some Scene { WindowGroup { Shown() } }
          }
          """
        try program.write(to: sources.appendingPathComponent("Previewed.swift"), atomically: true, encoding: .utf8)
        try write("Color(red: 0, green: 0.5, blue: 1)")
      }

      /// Writes the file with the preview, as an editor saves it.
      private func write(_ body: String) throws {
        let text = """
          import SwiftUI

          struct Shown: View {
            var body: some View { \(body) }
          }

          #Preview("Shown") { Shown() }
          """
        try text.write(
          to: package.appendingPathComponent("Sources/Previewed/Shown.swift"), atomically: true, encoding: .utf8)
      }

      private func start() throws -> ChildProcess {
        try ChildProcess(
          "swift",
          ["package", "--package-path", package.path, "--ignore-lock"] + (PreviewedPackage.flags ?? []) + [
            "preview", "Shown.swift",
          ],
          environment: display.environment)
      }

      private func waitForPreview(_ color: Screenshot.Pixel, of command: ChildProcess) async throws {
        try await wait(for: "the preview.\n\(command.output)\(command.errorOutput)") {
          guard command.isRunning else { throw ChildProcess.Failure(command.output + command.errorOutput) }
          return try await display.screenshot()[Self.point.x, Self.point.y] == color
        }
      }

      @Test func eachSavedChangeIsShownAndAnErrorLeavesTheLastPreview() async throws {
        let command = try start()
        try await waitForPreview(Screenshot.Pixel(red: 0, green: 128, blue: 255), of: command)

        try write("Color(red: 1, green: 0.5, blue: 0)")
        let orange = Screenshot.Pixel(red: 255, green: 128, blue: 0)
        try await waitForPreview(orange, of: command)

        try write("Colour(red: 0, green: 1, blue: 0)")
        try await wait(for: "the error in the window.\n\(command.output)") {
          try await display.screenshot()[Self.lowerPoint.x, Self.lowerPoint.y] != orange
        }
        #expect(try await display.screenshot()[Self.point.x, Self.point.y] == orange)

        try write("Color(red: 0, green: 1, blue: 0)")
        let green = Screenshot.Pixel(red: 0, green: 255, blue: 0)
        try await waitForPreview(green, of: command)

        #expect(try await display.screenshot()[Self.lowerPoint.x, Self.lowerPoint.y] == green)

        // The command is killed in the middle of the next build.
        let settled = try await display.screenshot()
        try write("Color(red: 0, green: 1, blue: 1)")
        try await wait(for: "the beginning of a build") { try await display.screenshot() != settled }
        command.kill(SIGKILL)
        try await command.exit()
        try await wait(for: "the end of the window") {
          try await display.screenshot()[Self.point.x, Self.point.y] == Screenshot.Pixel(red: 0, green: 0, blue: 0)
        }
      }

      @Test func aFileThatDoesNotExistIsNamed() async throws {
        let command = try ChildProcess(
          "swift",
          ["package", "--package-path", package.path, "--ignore-lock"] + (PreviewedPackage.flags ?? []) + [
            "preview", "None.swift",
          ],
          environment: display.environment)
        let exit = try await command.exit()
        #expect(exit.status != 0)
        #expect((exit.output + exit.errorOutput).contains("There is no file None.swift."))
      }
    }
  }
#endif
