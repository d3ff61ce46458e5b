import Foundation
import ProcessSupport

/// A Wayland compositor, weston, that shows one client over its whole output: a window at the origin of a ``VirtualDisplay``.
///
/// Weston's backend without a display crashes SDL 2.26, hence the X server beneath. Its mouse and keyboard are that server's.
final class WaylandDisplay: Sendable {
  static let width = 900
  static let height = 640
  /// The programs that the compositor requires.
  static let missingPrograms = ["weston"].filter { ChildProcess.find($0) == nil }

  let display: VirtualDisplay
  private let compositor: ChildProcess
  private let directory: URL
  private static let socket = "wayland-test"

  /// Starts the compositor and returns when clients can connect and its window has the keyboard.
  init() async throws {
    display = try await VirtualDisplay()
    directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    // Compositors and clients reject a directory that is accessible to other users.
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    compositor = try ChildProcess(
      "weston",
      [
        "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--no-config", "--socket=\(Self.socket)",
        "--width=\(Self.width)", "--height=\(Self.height)",
      ], environment: display.environment.merging(["XDG_RUNTIME_DIR": directory.path]) { $1 })
    try await waitForCompositor()
  }

  deinit {
    compositor.kill(SIGKILL)
    try? FileManager.default.removeItem(at: directory)
  }

  private func waitForCompositor() async throws {
    let search = try ChildProcess(
      "xdotool", ["search", "--sync", "--onlyvisible", "--class", "weston"], environment: display.environment)
    compositor.whenEnded { [weak search] in search?.terminate() }
    let found = try await search.exit()
    guard let window = found.output.split(separator: "\n").first else {
      throw ChildProcess.Failure("weston shows no window.\n\(compositor.errorOutput)")
    }
    try await display.xdotool("windowfocus", "--sync", String(window))
    let socket = directory.appendingPathComponent(Self.socket).path
    let end = ContinuousClock.now + .seconds(20)
    while !FileManager.default.fileExists(atPath: socket) {
      guard compositor.isRunning, ContinuousClock.now < end else {
        throw ChildProcess.Failure("weston takes no clients.\n\(compositor.errorOutput)")
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// The variables that make a program a client of the compositor.
  var environment: [String: String] {
    ["SDL_VIDEODRIVER": "wayland", "WAYLAND_DISPLAY": Self.socket, "XDG_RUNTIME_DIR": directory.path]
  }

  /// Starts the demo as a client.
  func open(_ arguments: [String]) throws -> DemoProcess {
    try DemoProcess(on: display, arguments, environment: environment)
  }
}
