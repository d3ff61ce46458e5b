import AccessBus
import AccessBusTestSupport
import MessageBus
import Portals
import Testing

/// Signals of programs that may not send them. The bus delivers a signal to each connection that it is addressed to.
@MainActor @Suite(.serialized, .enabled(if: PrivateBus.obstacle == nil, "\(PrivateBus.obstacle ?? "")"))
struct SignalSenderTests {
  /// A signal that changes the state of a served window if its right sender sends it.
  enum Forged: CaseIterable {
    case status, launcherEnd, registryEnd, interest, interestEnd, setting

    var isOnSessionBus: Bool { [.status, .launcherEnd, .setting].contains(self) }

    @MainActor func send(by stranger: BusClient, to name: String) {
      let bus = "org.freedesktop.DBus"
      let (path, interface, member, body): (String, String, String, [DBusValue]) =
        switch self {
        case .status:
          (
            FakeDesktop.launcherPath, bus + ".Properties", "PropertiesChanged",
            FakeDesktop.statusChange(["IsEnabled": false, "ScreenReaderEnabled": false])
          )
        case .launcherEnd:
          ("/org/freedesktop/DBus", bus, "NameOwnerChanged", ["org.a11y.Bus", ":1.0", ""].map { .string($0) })
        case .registryEnd:
          (
            "/org/freedesktop/DBus", bus, "NameOwnerChanged",
            ["org.a11y.atspi.Registry", ":1.0", ""].map { .string($0) }
          )
        case .interest, .interestEnd:
          (
            FakeDesktop.registryPath, "org.a11y.atspi.Registry",
            self == .interest ? "EventListenerRegistered" : "EventListenerDeregistered",
            [.string(":1.77"), .string(self == .interest ? "object:forged" : "window:activate"), .strings([])]
          )
        case .setting:
          (
            "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
            [.string("org.freedesktop.appearance"), .string("color-scheme"), .variant(.uint32(1))]
          )
        }
      stranger.connection.signal(path, interface, member, body, to: name)
    }
  }

  private static let activate = AccessSignal(path: .application, group: .window, member: "Activate")
  private static let forgedEvent = AccessSignal(path: .application, group: .object, member: "Forged")

  @Test(arguments: Forged.allCases) func aSignalOfAnotherProgramChangesNothing(signal: Forged) async throws {
    let served = try await ServedWindow()
    #expect(await served.beginReading())
    served.desktop.sendInterest("window:activate")
    #expect(await served.wait(until: { served.session.interests.contains(Self.activate) }))

    let stranger = signal.isOnSessionBus ? served.strangers.session : served.strangers.access
    let name = signal.isOnSessionBus ? served.sessionBus.name : served.server.busName
    signal.send(by: stranger, to: name)
    #expect(await served.settle(stranger, name))
    #expect(served.session.hasScreenReader && served.session.isListening)
    #expect(served.session.interests.contains(Self.activate))
    #expect(!served.session.interests.contains(Self.forgedEvent))
    #expect(served.settings.preferences == DesktopPreferences())
  }

  @Test func theSameSignalsOfTheRightProgramsAreBelieved() async throws {
    let served = try await ServedWindow()
    #expect(await served.beginReading())
    served.desktop.sendInterest("object:forged")
    #expect(await served.wait(until: { served.session.interests.contains(Self.forgedEvent) }))
    served.desktop.sendInterest("object:forged", isRegistered: false)
    #expect(await served.wait(until: { !served.session.interests.contains(Self.forgedEvent) }))
    served.desktop.set(["ScreenReaderEnabled": false])
    #expect(await served.wait(until: { !served.session.hasScreenReader }))
    #expect(served.session.isListening)
  }

  @Test func theOwnerOfANameIsBelievedWhileItOwnsTheName() async throws {
    let bus = try await PrivateBus()
    let (first, second) = (try bus.client(), try bus.client())
    let listener = try #require(BusClient(to: bus.address, beside: [first.connection, second.connection]))
    var heard: [String] = []
    listener.connection.subscribe(to: "Sign", of: "org.example.Signs", from: "org.example.Name") { message in
      heard.append(message.read()?.first?.asString ?? "")
    }
    _ = await listener.wait { listener.connection.name.isEmpty ? nil : true }
    func sign(_ client: BusClient, _ text: String) async {
      client.connection.signal("/", "org.example.Signs", "Sign", [.string(text)], to: listener.connection.name)
      var isAnswered = false
      client.connection.call(listener.connection.name, "/", "org.example.Signs", "Settle") { _ in isAnswered = true }
      _ = await listener.wait { isAnswered ? true : nil }
    }
    await sign(first, "before")
    await first.own("org.example.Name")
    await sign(first, "first")
    await sign(second, "second without the name")
    await first.disown("org.example.Name")
    await second.own("org.example.Name")
    await sign(first, "first without the name")
    await sign(second, "second")
    #expect(heard == ["first", "second"])
  }
}
