import AccessBus
import MessageBus
import Portals

/// A `FakeWindow` that is served on the buses of a `FakeDesktop`, all in this process.
@MainActor package final class ServedWindow {
  package let desktop: FakeDesktop
  package let window: FakeWindow
  package let session: AccessSession
  package let sessionBus: DBusConnection
  package let settings: DesktopSettings
  package let server: AccessServer
  /// A program that is neither the launcher nor the registry, on the session bus and on the accessibility bus.
  package let strangers: (session: BusClient, access: BusClient)

  package init(hasForm: Bool = false) async throws {
    window = FakeWindow(hasForm: hasForm)
    desktop = try await FakeDesktop()
    sessionBus = try desktop.session.client().connection
    server = AccessServer(of: window, program: AccessProgram(name: "fake"))
    session = AccessSession(of: server, on: sessionBus)
    settings = DesktopSettings(on: sessionBus)
    strangers = (try desktop.session.client(), try desktop.access.client())
    session.start()
  }

  private var connections: [DBusConnection] {
    session.connections + [strangers.session.connection, strangers.access.connection]
  }

  /// Runs all loops until `probe` returns a value; nil without a value.
  package func wait<Value>(_ probe: () -> Value?) async -> Value? {
    await desktop.wait(with: { connections }, probe)
  }

  /// Runs all loops until `condition` is true. Returns false if it stays false.
  package func wait(until condition: () -> Bool) async -> Bool { await wait { condition() ? true : nil } == true }

  /// Switches accessibility on, as a screen reader does, and waits until the registry knows the window.
  package func beginReading() async -> Bool {
    desktop.set(["IsEnabled": true, "ScreenReaderEnabled": true])
    return await wait(until: {
      session.isListening && session.hasScreenReader && server.desktop != .null && settings.isKnown
    })
  }

  /// Waits until the window has handled all messages that `stranger` has sent.
  package func settle(_ stranger: BusClient, _ name: String) async -> Bool {
    var isAnswered = false
    stranger.connection.call(name, "/settled", "org.example.Settle", "Settle") { _ in isAnswered = true }
    return await wait(until: { isAnswered })
  }
}
