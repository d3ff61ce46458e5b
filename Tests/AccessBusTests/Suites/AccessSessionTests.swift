import AccessBus
import AccessBusTestSupport
import Foundation
import MessageBus
import ProcessSupport
import Testing

/// A program and a reader on a session bus of their own.
@MainActor @Suite(.serialized, .enabled(if: PrivateBus.obstacle == nil, "\(PrivateBus.obstacle ?? "")"))
struct AccessSessionTests {
  private func application(for reader: TreeReader) async throws -> TreeReader.Object {
    try await waitForValue("the program on the desktop", every: .milliseconds(5)) {
      await reader.applications().first
    }
  }

  @Test func aReaderWalksPressesEditsScrollsAndHears() async throws {
    let bus = try await PrivateBus()
    let client = try bus.client()
    let probe = try await bus.probe()
    await bus.setEnabled(true, by: client)
    let reader = TreeReader(client: try await bus.reader(by: client))
    var heard: [String] = []
    for member in ["StateChanged", "ChildrenChanged", "TextChanged"] {
      reader.client.connection.subscribe(to: member, of: "org.a11y.atspi.Event.Object", from: "") { message in
        heard.append("\(member):\(message.read()?.first?.asString ?? "")")
      }
    }
    let application = try await application(for: reader)
    #expect(await reader.name(of: application) == "accessprobe")
    #expect(await reader.applications().count == 1)
    await reader.register(["object:state-changed:checked", "object:children-changed", "object:text-changed:insert"])

    let toggle = try #require(await reader.find("Newsletter", in: application))
    #expect(await reader.call(toggle, "Action", "DoAction", [.int32(0)])?.first == .boolean(true))
    let slider = try #require(await reader.find("Volume", in: application))
    #expect(await reader.set(slider, "Value", "CurrentValue", .double(70)) == .body([]))
    #expect(await reader.property(slider, "Value", "CurrentValue") == .double(70))
    let field = try #require(await reader.find("Subject", in: application))
    #expect(
      await reader.call(field, "EditableText", "InsertText", [.int32(4), .string("!"), .int32(1)])?.first
        == .boolean(true))
    #expect(await reader.call(field, "Text", "GetText", [.int32(0), .int32(-1)])?.first == .string("Good! news"))
    let row = try #require(await reader.find("Message 512003", in: application))
    #expect(await reader.call(row, "Component", "ScrollTo", [.uint32(6)])?.first == .boolean(true))

    let all: Set = ["StateChanged:checked", "TextChanged:insert", "ChildrenChanged:add", "ChildrenChanged:remove"]
    #expect(await reader.client.wait { Set(heard) == all ? true : nil } == true, "\(heard)")
    #expect(probe.isRunning)
  }

  @Test func aProgramWithoutAReaderStartsNothing() async throws {
    let bus = try await PrivateBus()
    let probe = try await bus.probe()
    let client = try bus.client()
    let owner = await client.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner", [.string("org.a11y.Bus")]
    )
    #expect(owner?.first == .boolean(false))
    #expect(!probe.output.contains("listening") && probe.isRunning)
  }

  @Test func aReaderThatAsksForEventsLaterHearsOfTheActiveWindowOnce() async throws {
    let bus = try await PrivateBus()
    let client = try bus.client()
    let probe = try await bus.probe()
    await bus.setEnabled(true, by: client)
    let reader = TreeReader(client: try await bus.reader(by: client))
    _ = try await application(for: reader)
    try await wait(for: "listening") { probe.output.contains("listening: true") }
    var heard: [String] = []
    for member in ["Activate", "Deactivate"] {
      reader.client.connection.subscribe(to: member, of: "org.a11y.atspi.Event.Window", from: "") {
        heard.append($0.member)
      }
    }
    await reader.register(["window:activate", "window:activate", "window:deactivate"])
    #expect(await reader.client.wait { heard.isEmpty ? nil : true } == true)
    // The answer of the program comes after all signals that it has sent before.
    let window = try #require(await reader.find("Mail", in: try await application(for: reader)))
    _ = await reader.name(of: window)
    #expect(heard == ["Activate"])
  }

  @Test func aFurtherWindowIsAFrameOfItsOwn() async throws {
    let bus = try await PrivateBus()
    let client = try bus.client()
    let probe = try await bus.probe()
    await bus.setEnabled(true, by: client)
    let reader = TreeReader(client: try await bus.reader(by: client))
    let application = try await application(for: reader)
    var heard: [String] = []
    for member in ["Create", "Destroy", "Activate", "Deactivate"] {
      reader.client.connection.subscribe(to: member, of: "org.a11y.atspi.Event.Window", from: "") { message in
        heard.append("\(member) \(message.path.split(separator: "/").last?.prefix(2) ?? "")")
      }
    }
    for member in ["ChildrenChanged", "TextChanged"] {
      reader.client.connection.subscribe(to: member, of: "org.a11y.atspi.Event.Object", from: "") { message in
        heard.append("\(member) \(message.path.split(separator: "/").last?.prefix(2) ?? "")")
      }
    }
    try await wait(for: "listening") { probe.output.contains("listening: true") }
    await reader.register(["window:create", "window:destroy", "object:children-changed", "object:text-changed:insert"])
    await reader.register(["window:deactivate", "window:activate"])
    #expect(await reader.client.wait { heard.contains { $0.hasPrefix("Activate") } ? true : nil } == true)
    // The answer of the program comes after all signals that it has sent before.
    #expect(await reader.children(of: application).count == 1)
    heard = []

    let toggle = try #require(await reader.find("Newsletter", in: application))
    _ = await reader.call(toggle, "Action", "DoAction", [.int32(0)])
    #expect(await reader.client.wait { heard.count >= 4 ? true : nil } == true)
    let first = String(AccessPath.element(.window).text.split(separator: "/").last?.prefix(2) ?? "")
    #expect(heard == ["ChildrenChanged ro", "Create 1_", "Deactivate \(first)", "Activate 1_"])
    let windows = await reader.children(of: application)
    #expect(windows.count == 2)
    let field = try #require(await reader.find("Subject", in: windows[1]))
    heard = []
    _ = await reader.call(field, "EditableText", "InsertText", [.int32(0), .string("x"), .int32(1)])
    #expect(await reader.client.wait { heard.isEmpty ? nil : true } == true)
    #expect(heard == ["TextChanged 1_"])
    let former = try #require(await reader.find("Subject", in: windows[0]))
    #expect(await reader.call(former, "Text", "GetText", [.int32(0), .int32(-1)])?.first == .string("Good news"))

    heard = []
    _ = await reader.call(toggle, "Action", "DoAction", [.int32(0)])
    #expect(await reader.client.wait { heard.count >= 4 ? true : nil } == true)
    #expect(heard == ["Deactivate 1_", "Destroy 1_", "ChildrenChanged ro", "Activate \(first)"])
    #expect(await reader.children(of: application).count == 1)
    #expect(probe.isRunning)
  }

  @Test func aReaderThatEndsAndStartsAgainIsServedAgain() async throws {
    let bus = try await PrivateBus()
    let client = try bus.client()
    let probe = try await bus.probe()
    for round in 1...2 {
      await bus.setEnabled(true, by: client)
      try await wait(for: "listening \(round)") {
        probe.output.components(separatedBy: "listening: true").count == round + 1
      }
      await bus.setEnabled(false, by: client)
      try await wait(for: "silence \(round)") {
        probe.output.components(separatedBy: "listening: false").count == round + 1
      }
    }
    #expect(probe.isRunning)
  }

  @Test func aProgramSurvivesTheEndOfItsBusAndEndsByItself() async throws {
    let bus = try await PrivateBus()
    let client = try bus.client()
    let probe = try await bus.probe()
    await bus.setEnabled(true, by: client)
    try await wait(for: "listening") { probe.output.contains("listening: true") }
    bus.end()
    // Both connections are closed, and the probe has nothing left to do.
    let exit = try await probe.exit()
    #expect(exit.status == 0 && !exit.wasSignalled && exit.output.contains("listening: false"))
  }

  @Test func randomCallsOverTheBusAreAllAnswered() async throws {
    let bus = try await PrivateBus()
    let exit = try await ChildProcess.run(
      ChildProcess.buildDirectory.appendingPathComponent("accessprobe").path, ["bus", "2000"],
      environment: bus.environment)
    #expect(exit.status == 0 && exit.output == "answered=2000\n", "\(exit.errorOutput)")
  }
}
