import AccessBus
import MessageBus
import Semantics

/// The programs of a desktop that concern readers: the launcher on a session bus, and the registry on an accessibility bus, both by `DBusConnection`
/// in this process.
@MainActor package final class FakeDesktop {
  package let session: PrivateBus
  package let access: PrivateBus
  package let launcher: BusClient
  package let registry: BusClient
  /// The properties of `org.a11y.Status`.
  package private(set) var status: [String: Bool] = ["IsEnabled": false, "ScreenReaderEnabled": false]
  /// The events that a reader has asked for, which `GetRegisteredEvents` returns.
  private var events: [String] = []

  package static let launcherPath = "/org/a11y/bus"
  package static let registryPath = "/org/a11y/atspi/registry"
  private static let prefix = "org.a11y.atspi."

  package init() async throws {
    session = try await PrivateBus()
    access = try await PrivateBus()
    launcher = try session.client()
    registry = try access.client()
    launcher.connection.answerCall = { [weak self] in self?.answerLaunch($0) }
    registry.connection.answerCall = { [weak self] in self?.answerRegistry($0) }
    await launcher.own("org.a11y.Bus")
    await registry.own(Self.prefix + "Registry")
  }

  package var connections: [DBusConnection] { [launcher.connection, registry.connection] }

  /// Runs the loops of the desktop and of `connections` until `probe` returns a value, in at most 20,000 turns of at most a millisecond each; nil then.
  package func wait<Value>(
    with connections: @MainActor () -> [DBusConnection], _ probe: () -> Value?
  ) async -> Value? {
    for _ in 0..<20_000 {
      if let value = probe() { return value }
      BusLoop.turn(self.connections + connections(), milliseconds: 1)
      await Task.yield()
    }
    return nil
  }

  /// Changes the status, and notifies programs.
  package func set(_ change: [String: Bool]) {
    status.merge(change) { $1 }
    launcher.connection.signal(
      Self.launcherPath, "org.freedesktop.DBus.Properties", "PropertiesChanged", Self.statusChange(change))
  }

  /// The body of `PropertiesChanged`.
  package static func statusChange(_ change: [String: Bool]) -> [DBusValue] {
    let entries = change.map { DBusValue.entry(.string($0.key), .variant(.boolean($0.value))) }
    return [.string("org.a11y.Status"), .array(of: "{sv}", entries), .strings([])]
  }

  /// Notifies programs of events that a reader has asked for, or asks for no longer.
  package func sendInterest(_ event: String, isRegistered: Bool = true) {
    if isRegistered { events.append(event) } else { events.removeAll { $0 == event } }
    registry.connection.signal(
      Self.registryPath, Self.prefix + "Registry",
      isRegistered ? "EventListenerRegistered" : "EventListenerDeregistered",
      [.string(":1.77"), .string(event), .strings([])])
  }

  private func answerLaunch(_ call: DBusMessage) {
    let entries = status.map { DBusValue.entry(.string($0.key), .variant(.boolean($0.value))) }
    let body: [DBusValue] = call.member == "GetAddress" ? [.string(access.address)] : [.array(of: "{sv}", entries)]
    launcher.connection.answer(call, with: body)
  }

  private func answerRegistry(_ call: DBusMessage) {
    let desktop = AccessReference(name: registry.connection.name, path: "/org/a11y/atspi/accessible/root")
    let registered = events.map { DBusValue.structure([.string(":1.77"), .string($0)]) }
    registry.connection.answer(
      call, with: call.member == "Embed" ? [desktop.value] : [.array(of: "(ss)", registered)])
  }
}

extension BusClient {
  /// Takes a well-known name, and waits until the bus has given it.
  package func own(_ name: String) async {
    _ = await call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      [.string(name), .uint32(4)])
  }

  /// Gives a name back.
  package func disown(_ name: String) async {
    _ = await call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ReleaseName", [.string(name)])
  }
}
