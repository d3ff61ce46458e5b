import Foundation
import ProcessSupport

/// A Wayland compositor, weston, in a window at the origin of a ``VirtualDisplay``.
///
/// Weston's backend without a display crashes SDL 2.26, hence the X server beneath. Its mouse and keyboard are that
/// server's, so positions for `xdotool` are pixels of the output.
final class WaylandDisplay: Sendable {
  /// The arrangement of the clients' windows on the output.
  enum Shell: String {
    /// One client that covers the whole output, without decorations.
    case kiosk = "kiosk-shell.so"
    /// Windows with decorations drawn by the client, and weston's keys: Super+Shift+M maximizes, Super with the right
    /// button resizes. The only key that ends a client (Super+K) kills its process.
    case desktop = "desktop-shell.so"
  }

  static let width = 900
  static let height = 640
  /// The color of the output where no window is.
  static let background = Screenshot.Pixel(red: 0x20, green: 0x40, blue: 0x60)
  /// The programs that the compositor and its tests require, and the library that draws decorations.
  static let missingRequirements =
    ["weston", "wl-copy", "wl-paste"].filter { ChildProcess.find($0) == nil } + (hasDecorations ? [] : ["libdecor"])

  let display: VirtualDisplay
  private let compositor: ChildProcess
  private let directory: URL
  private static let socket = "wayland-test"

  /// Starts the compositor and returns when clients can connect and its window has the keyboard.
  ///
  /// - Parameters:
  ///   - width: The width of the output in points.
  ///   - height: The height of the output in points.
  ///   - scale: Pixels per point. The output has to fit the ``VirtualDisplay``.
  init(
    shell: Shell = .kiosk, width: Int = WaylandDisplay.width, height: Int = WaylandDisplay.height, scale: Int = 1
  ) async throws {
    display = try await VirtualDisplay()
    // Compositors and clients reject a directory that is accessible to other users.
    directory = try TemporaryFolder.make(permissions: 0o700)
    let settings = directory.appendingPathComponent("weston.ini")
    try Data(Self.settings.utf8).write(to: settings)
    compositor = try ChildProcess(
      "weston",
      [
        "--backend=x11-backend.so", "--shell=\(shell.rawValue)", "--config=\(settings.path)", "--idle-time=0",
        "--socket=\(Self.socket)", "--width=\(width)", "--height=\(height)", "--scale=\(scale)",
      ], environment: display.environment.merging(["XDG_RUNTIME_DIR": directory.path]) { $1 })
    try await waitForCompositor()
  }

  deinit {
    compositor.kill(SIGKILL)
    try? FileManager.default.removeItem(at: directory)
  }

  private static let settings = """
    [shell]
    panel-position=none
    animation=none
    startup-animation=none
    close-animation=none
    locking=false
    background-color=0xff204060
    [keyboard]
    repeat-rate=0

    """

  private static var hasDecorations: Bool {
    let libraries = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    return (["/usr/lib", "/usr/lib64"] + libraries.map { "/usr/lib/\($0)" }).contains {
      let plugins = (try? FileManager.default.contentsOfDirectory(atPath: "\($0)/libdecor/plugins-1")) ?? []
      return plugins.contains { $0.hasSuffix(".so") }
    }
  }

  private func waitForCompositor() async throws {
    let search = try ChildProcess(
      "xdotool", ["search", "--sync", "--onlyvisible", "--class", "weston"], environment: display.environment)
    compositor.whenEnded { [weak search] in search?.terminate() }
    let found = try await search.exit()
    guard let window = found.output.split(separator: "\n").first else {
      throw ChildProcess.Failure("weston shows no window.\n\(compositor.errorOutput)")
    }
    // Weston adds up movements and knows a position only since the pointer has entered its window.
    try await display.xdotool(
      "windowfocus", "--sync", String(window), "mousemove", "\(VirtualDisplay.width - 1)",
      "\(VirtualDisplay.height - 1)")
    let socket = directory.appendingPathComponent(Self.socket).path
    try await wait(for: "weston's socket.\n\(compositor.errorOutput)") {
      guard compositor.isRunning else {
        throw ChildProcess.Failure("weston takes no clients.\n\(compositor.errorOutput)")
      }
      return FileManager.default.fileExists(atPath: socket)
    }
  }

  // MARK: Clients

  /// Ends the compositor, so that its clients lose their display.
  func end() { compositor.kill(SIGKILL) }

  /// The variables that make a program a client of the compositor.
  var environment: [String: String] {
    ["SDL_VIDEODRIVER": "wayland", "WAYLAND_DISPLAY": Self.socket, "XDG_RUNTIME_DIR": directory.path]
  }

  /// Drags through points of the display with a button, slowly enough that each is a report of its own, and rests before the release.
  func drag(_ points: [(x: Int, y: Int)], button: Int = 1, holding key: String? = nil) async throws {
    let moves = points.map { ["mousemove", "\($0.x)", "\($0.y)"] }
    let drag = VirtualDisplay.drag(through: moves, button: button, pause: 0.05, rest: 0.4)
    try await display.xdotool((key.map { ["keydown", $0] } ?? []) + drag + (key.map { ["keyup", $0] } ?? []))
  }

  /// Starts the demo, or `executable` if given, as a client.
  func open(executable: String = DemoProcess.demoPath, _ arguments: [String]) throws -> DemoProcess {
    let isDemo = executable == DemoProcess.demoPath && !arguments.contains("--record")
    let recording = isDemo ? ["--record", TemporaryFolder.unusedPath().path] : []
    return try DemoProcess(on: display, executable: executable, arguments + recording, environment: environment)
  }

  /// Moves the pointer to a point of the display in the window of `demo`, and waits until the demo has run a frame for it. Weston may lose a turn of the
  /// wheel that follows at once.
  func movePointer(to x: Int, _ y: Int, in demo: DemoProcess) async throws {
    try await demo.handling("mouseMove") { try await display.xdotool("mousemove", "\(x)", "\(y)") }
  }

  // MARK: Clipboard

  /// The text of the clipboard as read by a second client.
  func clipboardText() async throws -> String {
    try await ChildProcess.run(
      "wl-paste", ["--no-newline"], environment: display.environment.merging(environment) { $1 }
    ).output
  }

  /// The text of the clipboard as read by a second client, as soon as it satisfies `isWanted`.
  func clipboard(when isWanted: (String) -> Bool) async throws -> String {
    var text = ""
    return try await waitForValue("a text of the clipboard; it was “\(text)”") {
      text = try await clipboardText()
      return isWanted(text) ? text : nil
    }
  }

  /// Copies a text in another client, and returns that client once the clipboard has the text. It ends with its object.
  func setClipboard(_ text: String) async throws -> ChildProcess {
    let client = try ChildProcess(
      "wl-copy", ["--foreground", text], environment: display.environment.merging(environment) { $1 })
    _ = try await clipboard { $0 == text }
    return client
  }
}
