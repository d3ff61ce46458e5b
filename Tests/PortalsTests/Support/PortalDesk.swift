import AccessBusTestSupport
import MessageBus
import Portals

/// A program with a `DesktopPortal`, beside a `FakePortal` and another program, all in this process.
@MainActor package final class PortalDesk {
  package let bus: PrivateBus
  package let fake: FakePortal?
  package let stranger: BusClient
  package let portal: DesktopPortal
  private let client: BusClient

  /// - Parameter versions: The interfaces of the portal; nil for a session without a portal.
  package init(versions: [String: UInt32]? = [FakePortal.fileChooser: 3, FakePortal.openURI: 3]) async throws {
    bus = try await PrivateBus()
    fake = if let versions { try await FakePortal(on: bus, versions: versions) } else { nil }
    stranger = try bus.client()
    client = BusClient(to: bus.address, beside: [fake?.connection, stranger.connection].compactMap { $0 })!
    portal = DesktopPortal(on: client.connection)
    _ = await client.wait { [client, stranger] in
      client.connection.name.isEmpty || stranger.connection.name.isEmpty ? nil : true
    }
  }

  /// The connection of the program.
  package var session: DBusConnection { client.connection }

  /// Runs all loops until `condition` is true. Returns false if it stays false.
  package func wait(until condition: () -> Bool) async -> Bool {
    await client.wait { condition() ? true : nil } == true
  }

  /// Waits until the program has handled all messages that were sent to it.
  package func settle() async -> Bool {
    var answers = 0
    let name = session.name
    for connection in [fake?.connection, stranger.connection].compactMap({ $0 }) where connection.isOpen {
      answers -= 1
      connection.call(name, "/settled", "org.example.Settle", "Settle") { _ in answers += 1 }
    }
    // The bus delivers messages in order, and answers the program after those before.
    answers -= 1
    session.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetId") { _ in answers += 1 }
    return await wait(until: { answers == 0 })
  }
}
