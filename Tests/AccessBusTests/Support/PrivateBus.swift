import AccessBus
import Foundation
import MessageBus
import ProcessSupport

/// A session bus with its own folders and settings, where accessibility is switched on and off without a trace.
@MainActor package final class PrivateBus {
  package let address: String
  /// The variables of programs on the bus.
  package let environment: [String: String]
  private let daemon: ChildProcess

  /// The reason why there is no such bus here; nil if there is one.
  nonisolated package static let obstacle: String? = {
    guard ChildProcess.find("dbus-daemon") != nil else { return "dbus-daemon is not installed" }
    let launchers = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"]
    let isThere = launchers.contains { FileManager.default.isExecutableFile(atPath: $0) }
    return isThere ? nil : "at-spi2-core is not installed"
  }()

  /// Debian's own interpreter, for which its packages are installed.
  nonisolated package static let python = "/usr/bin/python3"

  /// The reason why pyatspi cannot be used here; nil if it can.
  nonisolated package static let readerObstacle: String? = {
    let module = "/usr/lib/python3/dist-packages/pyatspi"
    return FileManager.default.fileExists(atPath: module) ? obstacle : "python3-pyatspi is not installed"
  }()

  /// Starts the bus.
  package init() async throws {
    let folder = try TemporaryFolder.make(permissions: 0o700).path
    var environment = ["GSETTINGS_BACKEND": "memory", "AT_SPI_BUS_ADDRESS": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""]
    for name in ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"] {
      environment[name] = folder
    }
    let daemon = try ChildProcess(
      "dbus-daemon", ["--session", "--nofork", "--print-address=1", "--address=unix:dir=\(folder)"],
      environment: environment)
    self.daemon = daemon
    address = try await waitForValue("the address of the bus") {
      daemon.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().first.map(String.init)
    }
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
    self.environment = environment
  }

  /// Ends the bus, and with it the programs that it has started.
  package func end() { daemon.kill(SIGKILL) }

  /// A program on the session bus.
  package func client() throws -> BusClient {
    guard let client = BusClient(to: address) else { throw ChildProcess.Failure("no connection with \(address)") }
    return client
  }

  /// Sets the property by which readers switch accessibility on.
  package func setEnabled(_ isEnabled: Bool, by client: BusClient) async {
    _ = await client.call(
      "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
      [.string("org.a11y.Status"), .string("IsEnabled"), .variant(.boolean(isEnabled))])
  }

  /// A program on the accessibility bus.
  package func reader(by client: BusClient) async throws -> BusClient {
    // On a machine with other work the first call may be answered late: it starts the bus.
    try await waitForValue("the accessibility bus") {
      let answer = await client.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
      return answer?.first?.asString.flatMap { BusClient(to: $0) }
    }
  }

  /// Starts the program that serves a `FakeWindow`.
  package func probe() async throws -> ChildProcess {
    let probe = try ChildProcess(
      ChildProcess.buildDirectory.appendingPathComponent("accessprobe").path, ["serve"], environment: environment)
    try await wait(for: "the start of the probe") { probe.output.contains("ready\n") }
    return probe
  }

  /// Reads the window of the program `name` with pyatspi, and returns its output. Call it if `readerObstacle` is nil.
  ///
  /// - Parameters:
  ///   - script: The file in `Tests/AccessBusTests`.
  ///   - arguments: Further arguments of the script, such as numbers and names of roles, “43=push button”.
  package func read(
    _ name: String, script: String = "reader.py", _ arguments: [String] = []
  ) async throws -> ChildProcess.Exit {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(script).path
    return try await ChildProcess.run(Self.python, [file, name] + arguments, environment: environment)
  }
}
