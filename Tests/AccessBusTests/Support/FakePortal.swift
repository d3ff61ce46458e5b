import AccessBus
import Dispatch

/// The settings portal of a desktop, on a bus of its own.
@MainActor package final class FakePortal {
  private let client: BusClient
  private var settings: [String: [String: DBusValue]]
  private var source: (any DispatchSourceRead)?

  /// The connection, for loops that run it.
  package var connection: DBusConnection { client.connection }

  /// Takes the name of the portal, and answers with `settings`: values by their names, by groups.
  package init(on bus: PrivateBus, settings: [String: [String: DBusValue]]) async throws {
    client = try bus.client()
    self.settings = settings
    client.connection.answerCall = { [weak self] call in self?.answer(call) }
    _ = await client.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      [.string("org.freedesktop.portal.Desktop"), .uint32(4)])
  }

  private func answer(_ call: DBusMessage) {
    let groups = settings.sorted { $0.key < $1.key }.map { group, values in
      let entries = values.map { DBusValue.entry(.string($0.key), .variant($0.value)) }
      return DBusValue.entry(.string(group), .array(of: "{sv}", entries))
    }
    client.connection.answer(call, with: [.array(of: "{sa{sv}}", groups)])
  }

  /// Changes a setting, and notifies programs.
  package func set(_ group: String, _ name: String, to value: DBusValue) {
    settings[group, default: [:]][name] = value
    client.connection.signal(
      "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
      [.string(group), .string(name), .variant(value)])
  }

  /// Answers programs in other processes until `stop()`.
  package func run() {
    guard let descriptor = connection.descriptor else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        while self?.connection.turn() == true {}
      }
    }
    source.resume()
    self.source = source
  }

  /// Ends `run()`.
  package func stop() { source?.cancel() }
}
