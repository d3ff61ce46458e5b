import AccessBusTestSupport
import Foundation
import ProcessSupport

@testable import AccessBus

/// A session bus with its own folders and settings, where accessibility is switched on and off without a trace.
@MainActor final class PrivateBus {
  let address: String
  let environment: [String: String]
  private let daemon: ChildProcess

  /// The reason why there is no such bus here; nil if there is one.
  nonisolated static let obstacle: String? = {
    guard ChildProcess.find("dbus-daemon") != nil else { return "dbus-daemon is not installed" }
    let launchers = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"]
    let isThere = launchers.contains { FileManager.default.isExecutableFile(atPath: $0) }
    return isThere ? nil : "at-spi2-core is not installed"
  }()

  /// Debian's own interpreter, for which its packages are installed.
  nonisolated static let python = "/usr/bin/python3"

  /// The reason why pyatspi cannot be used here; nil if it can.
  nonisolated static let readerObstacle: String? = {
    let module = "/usr/lib/python3/dist-packages/pyatspi"
    return FileManager.default.fileExists(atPath: module) ? obstacle : "python3-pyatspi is not installed"
  }()

  init() async throws {
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
  func end() { daemon.kill(SIGKILL) }

  /// A program on the session bus.
  func client() throws -> BusClient {
    guard let client = BusClient(to: address) else { throw ChildProcess.Failure("no connection with \(address)") }
    return client
  }

  /// Sets the property by which readers switch accessibility on.
  func setEnabled(_ isEnabled: Bool, by client: BusClient) async {
    _ = await client.call(
      "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
      [.string("org.a11y.Status"), .string("IsEnabled"), .variant(.boolean(isEnabled))])
  }

  /// A program on the accessibility bus.
  func reader(by client: BusClient) async throws -> BusClient {
    let answer = await client.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    guard let address = answer?.first?.asString, let reader = BusClient(to: address) else {
      throw ChildProcess.Failure("there is no accessibility bus: \(String(describing: answer))")
    }
    return reader
  }

  /// Starts the program that serves a `FakeWindow`.
  func probe() async throws -> ChildProcess {
    let probe = try ChildProcess(
      ChildProcess.buildDirectory.appendingPathComponent("accessprobe").path, ["serve"], environment: environment)
    try await wait(for: "the start of the probe") { probe.output.contains("ready\n") }
    return probe
  }
}

/// A reader that walks through the objects of a program.
@MainActor struct TreeReader {
  let client: BusClient

  /// An object with the calls that readers make.
  @MainActor struct Object: Hashable {
    let reference: AccessReference

    nonisolated init(_ reference: AccessReference) { self.reference = reference }
  }

  func call(_ object: Object, _ interface: String, _ member: String, _ body: [DBusValue] = []) async -> BusClient
    .Answer?
  {
    await client.call(object.reference.name, object.reference.path, AccessInterface.prefix + interface, member, body)
  }

  func property(_ object: Object, _ interface: String, _ name: String) async -> DBusValue? {
    let answer = await client.call(
      object.reference.name, object.reference.path, "org.freedesktop.DBus.Properties", "Get",
      [.string(AccessInterface.prefix + interface), .string(name)])
    return answer?.first?.content
  }

  func set(_ object: Object, _ interface: String, _ name: String, _ value: DBusValue) async -> BusClient.Answer? {
    await client.call(
      object.reference.name, object.reference.path, "org.freedesktop.DBus.Properties", "Set",
      [.string(AccessInterface.prefix + interface), .string(name), .variant(value)])
  }

  func children(of object: Object) async -> [Object] {
    let answer = await call(object, "Accessible", "GetChildren")
    return answer?.first?.elements.compactMap { AccessReference($0).map(Object.init) } ?? []
  }

  func name(of object: Object) async -> String { await property(object, "Accessible", "Name")?.asString ?? "" }

  /// The programs on the desktop.
  func applications() async -> [Object] {
    await children(
      of: Object(AccessReference(name: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")))
  }

  /// The first object with a name among `object` and those inside of it.
  func find(_ name: String, in object: Object) async -> Object? {
    if await self.name(of: object) == name { return object }
    for child in await children(of: object) {
      if let found = await find(name, in: child) { return found }
    }
    return nil
  }
}
