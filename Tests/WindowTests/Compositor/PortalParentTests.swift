import AccessBusTestSupport
import PortalsTestSupport
import ProcessSupport
import Testing

extension WindowTests.CompositorTests {
  /// The window in front of which a portal puts its dialogs, under Wayland.
  @MainActor @Suite(.enabled(if: PrivateBus.obstacle == nil, "\(PrivateBus.obstacle ?? "")"))
  struct PortalParentTests {
    @Test(arguments: [("the-window", "wayland:the-window"), (nil, "")] as [(String?, String)])
    func theWindowHasTheNameThatTheCompositorExports(exported: String?, parent: String) async throws {
      let bus = try await PrivateBus()
      let portal = try await FakePortal(on: bus)
      portal.run()
      let options = ["--seat", "8", "--output", "1600x1200x1@60000"] + (exported.map { ["--foreign", $0] } ?? [])
      let compositor = try await ScriptedCompositor(options)
      let demo = try compositor.open(
        ["--fresh", "--page", "drops"],
        environment: ["SCROLLUI_ACCESSIBILITY": "on", "DBUS_SESSION_BUS_ADDRESS": bus.address])
      try await compositor.waitForWindow()
      // The button of the command, again until it exists: the row of commands comes with the page.
      let call = try await waitForValue("a dialog", every: .milliseconds(100)) {
        if let call = portal.calls.first { return call }
        try await compositor.run(
          "enter 292 97", "frame", "sync", "button 272 1", "frame", "sync", "button 272 0", "frame", "leave", "frame",
          "sync")
        return nil as FakePortal.Call?
      }
      #expect(call.member == "OpenFile" && call.arguments.first == parent)
      try await compositor.run("close")
      #expect(try await demo.exit().status == 0)
    }
  }
}
