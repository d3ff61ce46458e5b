import Foundation
import ProcessSupport
import Testing

/// A machine without a library that the program opens itself, by a `dlopen` of `Tests/Compositor/preload`, which Scripts/test compiles.
enum MissingLibrary {
  private static let preload = URL(fileURLWithPath: ScriptedCompositor.path).deletingLastPathComponent()
    .appendingPathComponent("missing_library.so").path
  static let isBuilt = FileManager.default.fileExists(atPath: preload)

  /// The variables of a program that does not find the library `name`.
  static func environment(_ name: String) -> [String: String] { ["LD_PRELOAD": preload, "MISSING_LIBRARY": name] }
}

extension WindowTests {
  @Suite(.enabled(if: MissingLibrary.isBuilt, "Scripts/test compiles the library of these tests."))
  struct MissingLibraryTests {
    /// Without the functions of a library the program has those of SDL: wheels by whole notches, no drags to other programs, the settings of the program.
    @Test(arguments: ["libXi.so.6", "libX11.so.6", "libXfixes.so.3", "libwayland-client.so.0", "libdbus-1.so.3"])
    func theProgramScrollsAndEnds(without library: String) async throws {
      let display = try await VirtualDisplay()
      let trace = try LiveTrace()
      let bus = ["SCROLLUI_ACCESSIBILITY": "", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/no/bus"]
      let demo = try DemoProcess(
        on: display, ["--fresh", "--page", "observe", "--trace", trace.path],
        environment: MissingLibrary.environment(library).merging(bus) { $1 })
      try await demo.waitForWindow()
      try await demo.wheel(-1, at: CGPoint(x: 600, y: 400))
      try await trace.waitForFrame("a notch without \(library)") { $0.phase == "idle" && $0.offset.y > 0 }
      try await demo.press("q")
      let exit = try await demo.exit()
      #expect(exit.status == 0 && exit.errorOutput.isEmpty, "\(exit)")
    }
  }
}
