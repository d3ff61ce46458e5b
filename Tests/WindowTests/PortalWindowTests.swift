import AccessBusTestSupport
import Foundation
import MessageBus
import PortalsTestSupport
import ProcessSupport
import Testing

extension WindowTests {
  /// The page `drops` in a real window: files by the dialogs of a portal on a bus of its own, read by a screen reader.
  @MainActor @Suite(.enabled(if: PrivateBus.obstacle == nil, "\(PrivateBus.obstacle ?? "")"))
  struct PortalWindowTests {
    private let display: VirtualDisplay
    private let bus: PrivateBus
    private let reader: TreeReader
    private let portal: FakePortal

    init() async throws {
      display = try await VirtualDisplay()
      bus = try await PrivateBus()
      let session = try bus.client()
      await bus.setEnabled(true, by: session)
      reader = TreeReader(client: try await bus.reader(by: session))
      portal = try await FakePortal(on: bus)
      portal.run()
    }

    private func open() throws -> DemoProcess {
      let environment = bus.environment.merging(display.environment) { $1 }
        .merging(["SCROLLUI_ACCESSIBILITY": "on"]) { $1 }
      return try DemoProcess(on: display, ["--fresh", "--page", "drops"], environment: environment)
    }

    /// Waits until the window has an element with a name.
    private func waitForElement(_ name: String) async throws {
      _ = try await waitForValue("the element \(name)", every: .milliseconds(20)) {
        guard let application = await reader.applications().first else { return Optional<TreeReader.Object>.none }
        return await reader.find(name, in: application)
      }
    }

    private func waitForCall(_ count: Int) async throws -> FakePortal.Call {
      try await waitForValue("the dialog \(count)") { portal.calls.count >= count ? portal.calls[count - 1] : nil }
    }

    @Test func theFilesOfADialogOfTheDesktopBecomeCards() async throws {
      let demo = try open()
      let window = try await demo.waitForWindow()
      try await waitForElement("Water the bonsai")
      #expect(portal.calls.isEmpty)
      try await demo.press("o")
      let call = try await waitForCall(1)
      #expect(call.member == "OpenFile" && call.arguments.first == "x11:" + String(window, radix: 16))
      #expect(call.options["multiple"] == .boolean(true) && call.options["filters"] == nil)
      portal.respond(to: call, 0, uris: ["file:///tmp/harbor.png", "file:///tmp/plan%20of%20the%20garden.txt"])
      try await waitForElement("plan of the garden.txt")
      // A portal that ends takes its dialog along, and the dialog of the library is shown.
      try await demo.press("o")
      _ = try await waitForCall(2)
      portal.end()
      try await waitForElement("Enclosing Folder")
      try await demo.waitForSleep()
      demo.terminate()
      #expect(try await demo.exit().status == 0)
    }

    @Test func aPortalThatNeverAnswersIsReplacedByTheDialogOfTheLibrary() async throws {
      portal.manner = .isSilent
      let demo = try open()
      try await demo.waitForWindow()
      try await waitForElement("Water the bonsai")
      try await demo.press("o")
      try await waitForElement("Enclosing Folder")
      demo.terminate()
      #expect(try await demo.exit().status == 0)
    }

    @Test func theEndOfTheProgramClosesItsDialog() async throws {
      let demo = try open()
      try await demo.waitForWindow()
      try await waitForElement("Water the bonsai")
      try await demo.press("o")
      let call = try await waitForCall(1)
      try await demo.waitForSleep()
      demo.terminate()
      #expect(try await demo.exit().status == 0)
      try await wait(for: "the end of the dialog") { portal.closed == [call.handle] }
    }
  }
}
