import AccessBus
import AccessBusTestSupport
import Foundation
import MessageBus
import PortalsTestSupport
import ProcessSupport
import Testing

extension WindowTests {
  /// A window that serves a `FakeWindow` in the real loop, on a bus of its own.
  @MainActor @Suite(.enabled(if: PrivateBus.obstacle == nil, "\(PrivateBus.obstacle ?? "")"))
  struct AccessibilityWindowTests {
    private let display: VirtualDisplay
    private let bus: PrivateBus

    init() async throws {
      display = try await VirtualDisplay()
      bus = try await PrivateBus()
    }

    private func open(_ scenario: String = "accessible") async throws -> DemoProcess {
      let path = ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path
      let environment = bus.environment.merging(display.environment) { $1 }
        .merging(["SCROLLUI_ACCESSIBILITY": "on"]) { $1 }
      let probe = try DemoProcess(on: display, executable: path, [scenario], environment: environment)
      try await probe.waitForWindow()
      return probe
    }

    @Test(.enabled(if: PrivateBus.readerObstacle == nil, "\(PrivateBus.readerObstacle ?? "")"))
    func aReaderOperatesAWindowThatSleepsOtherwise() async throws {
      let probe = try await open()
      let client = try bus.client()
      await bus.setEnabled(true, by: client)
      try await probe.waitForLine { $0 == "listening: true" }
      let reader = try await bus.read("hostprobe")
      #expect(reader.status == 0 && reader.output.contains("row 512003 of 1000000\n"), "\(reader.errorOutput)")
      #expect(reader.output.hasSuffix("under the pointer: Send\n"), "\(reader.output)")
      try await probe.waitForSleep()
      await bus.setEnabled(false, by: client)
      try await probe.waitForLine { $0 == "listening: false" }
      probe.terminate()
      let exit = try await probe.exit()
      #expect(exit.status == 0 && exit.output.contains("requests: 6\n"), "\(exit.output)")
    }

    @Test func aWindowOutlivesItsBus() async throws {
      let probe = try await open()
      let client = try bus.client()
      await bus.setEnabled(true, by: client)
      try await probe.waitForLine { $0 == "listening: true" }
      bus.end()
      try await probe.waitForLine { $0 == "listening: false" }
      try await probe.waitForSleep()
      probe.terminate()
      #expect(try await probe.exit().status == 0)
    }

    @Test func readersFindTheFirstWindowWhileItIsOpen() async throws {
      let session = try bus.client()
      await bus.setEnabled(true, by: session)
      let reader = TreeReader(client: try await bus.reader(by: session))
      let probe = try await open("windows")
      func waitForWindows(_ expected: [String]) async throws -> [TreeReader.Object] {
        try await waitForValue("the windows \(expected)", every: .milliseconds(20)) {
          guard let application = await reader.applications().first else { return nil }
          let windows = await reader.children(of: application)
          var names: [String] = []
          for window in windows { names.append(await reader.name(of: window)) }
          return names == expected ? windows : nil
        }
      }
      func press(_ name: String, in window: TreeReader.Object) async throws {
        let button = try await waitForValue("the button \(name)", every: .milliseconds(20)) {
          await reader.find(role: "push button", name, in: window)
        }
        #expect(await reader.call(button, "Action", "DoAction", [.int32(0)])?.first == .boolean(true))
      }
      let first = try await probe.waitForWindow()
      try await press("First note", in: waitForWindows(["hostprobe"])[0])
      _ = try await waitForWindows(["hostprobe", "Note"])
      try XClient.requestClose(of: first, on: display.name)
      try await press("First", in: waitForWindows(["Note"])[0])
      let windows = try await waitForWindows(["Note", "hostprobe"])
      try await press("Second note", in: windows[1])
      _ = try await waitForWindows(["Note", "hostprobe", "Note"])
      probe.terminate()
      #expect(try await probe.exit().status == 0)
    }

    @Test func thePreferencesOfTheDesktopArriveBeforeTheFirstFrameAndLive() async throws {
      let portal = try await FakePortal(
        on: bus,
        settings: [
          "org.freedesktop.appearance": ["color-scheme": .uint32(1)],
          "org.gnome.desktop.interface": ["enable-animations": .boolean(false), "text-scaling-factor": .double(1.25)],
        ])
      portal.run()
      defer { portal.stop() }
      let probe = try await open()
      try await probe.waitForLine { $0 == "preferences: dark standard true false extraExtraLarge false own" }
      portal.set("org.freedesktop.appearance", "contrast", to: .uint32(1))
      portal.set("org.freedesktop.appearance", "color-scheme", to: .uint32(0))
      portal.set("org.gnome.desktop.interface", "font-name", to: .string("Cantarell 11"))
      portal.set("org.gnome.desktop.a11y.interface", "show-status-shapes", to: .boolean(true))
      try await probe.waitForLine { $0 == "preferences: light increased true true extraExtraLarge false Cantarell" }
      try await probe.waitForSleep()
      probe.terminate()
      #expect(try await probe.exit().status == 0)
    }
  }
}
