import AccessBus
import AccessBusTestSupport
import Foundation
import MessageBus
import ProcessSupport
import Testing

extension WindowTests {
  /// The gallery in a real window, read and operated over a bus of its own.
  @MainActor @Suite(.enabled(if: PrivateBus.obstacle == nil, "\(PrivateBus.obstacle ?? "")"))
  struct AccessibleGalleryTests {
    private let display: VirtualDisplay
    private let bus: PrivateBus
    private let session: BusClient

    init() async throws {
      display = try await VirtualDisplay()
      bus = try await PrivateBus()
      session = try bus.client()
    }

    private func open(_ page: String, _ options: [String] = []) throws -> DemoProcess {
      let environment = bus.environment.merging(display.environment) { $1 }
        .merging(["SCROLLUI_ACCESSIBILITY": "on", "LANG": "C.UTF-8"]) { $1 }
      let arguments = ["--page", page, "--size", "900x700", "--fresh"] + options
      return try DemoProcess(on: display, arguments, environment: environment)
    }

    private func reader() async throws -> TreeReader {
      await bus.setEnabled(true, by: session)
      return TreeReader(client: try await bus.reader(by: session))
    }

    private func application(for reader: TreeReader) async throws -> TreeReader.Object {
      try await waitForValue("the gallery on the desktop", every: .milliseconds(5)) {
        await reader.applications().first
      }
    }

    private func find(
      _ role: String, _ name: String? = nil, by reader: TreeReader, in root: TreeReader.Object
    ) async throws -> TreeReader.Object {
      try await waitForValue("\(role) \(name ?? "")", every: .milliseconds(20)) {
        await reader.find(role: role, name, in: root)
      }
    }

    private func end(_ demo: DemoProcess) async throws {
      demo.terminate()
      #expect(try await demo.exit().status == 0)
    }

    /// Counts the events of the members by their names.
    private final class Heard {
      var events: [String] = []
    }

    private func listen(_ reader: TreeReader, to members: [String]) -> Heard {
      let heard = Heard()
      for member in members {
        reader.client.connection.subscribe(to: member, of: "org.a11y.atspi.Event.Object", from: "") { message in
          heard.events.append("\(member):\(message.read()?.first?.asString ?? "")")
        }
      }
      return heard
    }

    // MARK: A million rows

    /// SHOWING as AT-SPI numbers it.
    private static let showing = 25

    @Test func aMillionRowsAreAFewObjectsAndScrollToShowsThem() async throws {
      let demo = try open("million")
      try await demo.waitForWindow()
      let reader = try await reader()
      let heard = listen(reader, to: ["ChildrenChanged"])
      await reader.register(["object:children-changed"])
      let application = try await application(for: reader)
      let page = try await find("scroll pane", "A million rows", by: reader, in: application)
      let list = try await find("list", by: reader, in: page)
      let rows = await reader.children(of: list)
      // At most the rows of a window, which are at least 40 points high, and a row beyond each edge.
      #expect((4...700 / 40 + 2).contains(rows.count))
      #expect(await reader.attributes(of: rows[0])["setsize"] == "1000000")
      #expect(await reader.attributes(of: rows[0])["posinset"] == "1")

      let bar = try await find("scroll bar", by: reader, in: page)
      let maximum = try #require(await reader.property(bar, "Value", "MaximumValue")?.asDouble)
      #expect(await reader.set(bar, "Value", "CurrentValue", .double(maximum / 2)) == .body([]))
      let middle = try await waitForValue("rows in the middle", every: .milliseconds(20)) {
        let rows = await reader.children(of: list)
        guard let last = rows.last else { return [TreeReader.Object]?.none }
        let place = await reader.attributes(of: last)["posinset"].flatMap { Int($0) } ?? 0
        guard place > 400_000 else { return nil }
        // The list has come to rest when its last row lies beyond the lower edge.
        return await reader.has(Self.showing, last) ? nil : rows
      }
      #expect((4...700 / 40 + 2).contains(middle.count))
      let hidden = try #require(middle.last)
      // 2 is the upper edge.
      #expect(await reader.call(hidden, "Component", "ScrollTo", [.uint32(2)])?.first == .boolean(true))
      try await wait(for: "the row in sight", every: .milliseconds(20)) { await reader.has(Self.showing, hidden) }
      let extents = await reader.call(hidden, "Component", "GetExtents", [.uint32(1)])?.first?.elements
      let outer = await reader.call(list, "Component", "GetExtents", [.uint32(1)])?.first?.elements
      #expect(extents?.count == 4 && outer?.count == 4)
      #expect(Set(heard.events) == ["ChildrenChanged:add", "ChildrenChanged:remove"])
      // A row that has left the window is an object no more.
      let late = await reader.call(rows[0], "Component", "ScrollTo", [.uint32(2)])
      #expect(late == .failure("org.freedesktop.DBus.Error.UnknownObject"))
      try await end(demo)
    }

    @Test func aScrollKeepsItsBudgetAndTellsAReaderOfItsRest() async throws {
      var lines = [#"{"format":"scrolldemo-input","version":1,"width":900,"height":700,"scale":1}"#]
      // On a busy machine the program is on the bus some seconds after its first frame.
      for notch in 0..<60 {
        let time = 12 + Double(notch) * 0.04
        lines.append(#"{"t":\#(time),"type":"wheel","x":600,"y":450,"dx":0,"dy":-1,"precise":false}"#)
      }
      lines.append(#"{"t":17,"type":"end"}"#)
      let script = try TemporaryFolder.make().appendingPathComponent("scroll.jsonl").path
      try lines.joined(separator: "\n").write(toFile: script, atomically: true, encoding: .utf8)
      let reader = try await reader()
      let heard = listen(reader, to: ["ChildrenChanged"])
      await reader.register(["object:children-changed"])
      let demo = try open(
        "million", ["--accessibility", "on", "--replay", script, "--check-budget", "--budget-ms", "30"])
      _ = await reader.client.wait { demo.process.isRunning ? nil : true }
      let exit = try await demo.exit()
      #expect(exit.status == 0, "\(exit.output)\(exit.errorOutput)")
      // The last messages are on their way when the program has ended.
      _ = await reader.client.wait { heard.events.contains("ChildrenChanged:add") ? true : nil }
      // The scroll passes more than 60 rows. Those of its rest are told, besides those of a pause on a busy machine.
      let added = heard.events.filter { $0 == "ChildrenChanged:add" }
      #expect((1..<60).contains(added.count), "\(heard.events)")
    }

    // MARK: Controls

    @Test func controlsFieldsAndRowsAreOperated() async throws {
      let reader = try await reader()
      let controls = try open("controls")
      var application = try await application(for: reader)
      let slider = try await find("slider", "Any value", by: reader, in: application)
      #expect(await reader.set(slider, "Value", "CurrentValue", .double(0.75)) == .body([]))
      try await wait(for: "the value", every: .milliseconds(20)) {
        await reader.property(slider, "Value", "CurrentValue")?.asDouble == 0.75
      }
      let button = try await find("push button", "Bordered", by: reader, in: application)
      #expect(await reader.call(button, "Action", "DoAction", [.int32(0)])?.first == .boolean(true))
      _ = try await find("label", "1 press", by: reader, in: application)
      try await end(controls)

      let forms = try open("forms")
      application = try await self.application(for: reader)
      let field = try await find("entry", "Name", by: reader, in: application)
      #expect(await reader.call(field, "EditableText", "SetTextContents", [.string("Ada")])?.first == .boolean(true))
      try await wait(for: "the text", every: .milliseconds(20)) {
        await reader.call(field, "Text", "GetText", [.int32(0), .int32(-1)])?.first == .string("Ada")
      }
      try await end(forms)

      let list = try open("list")
      application = try await self.application(for: reader)
      let rows = try await find("list box", by: reader, in: application)
      #expect(await reader.call(rows, "Selection", "SelectChild", [.int32(2)])?.first == .boolean(true))
      try await wait(for: "the selection", every: .milliseconds(20)) {
        await reader.property(rows, "Selection", "NSelectedChildren")?.asInteger == 1
      }
      let row = await reader.children(of: rows)[2]
      let name = await reader.name(of: row)
      let found = await reader.call(row, "Action", "GetActions")?.first?.elements ?? []
      let actions = found.compactMap(\.elements.first?.asString)
      #expect(actions.contains("Delete") && actions.contains("Move up"), "\(actions)")
      let delete = Int32(actions.firstIndex(of: "Delete") ?? 0)
      #expect(await reader.call(row, "Action", "DoAction", [.int32(delete)])?.first == .boolean(true))
      try await wait(for: "the end of the row", every: .milliseconds(20)) {
        await reader.find(name, in: rows) == nil
      }
      try await end(list)
    }

    @Test(.enabled(if: PrivateBus.readerObstacle == nil, "\(PrivateBus.readerObstacle ?? "")"))
    func pyatspiReadsAndOperatesTheGallery() async throws {
      let reader = try await reader()
      for (page, expected) in Self.expected {
        let demo = try open(page)
        _ = try await application(for: reader)
        let exit = try await bus.read("ScrollUI", script: "gallery.py", [page])
        #expect(exit.status == 0 && exit.output == expected, "\(exit.output)\(exit.errorOutput)")
        try await end(demo)
        try await wait(for: "the empty desktop", every: .milliseconds(20)) { await reader.applications().isEmpty }
      }
    }

    private static let expected = [
      ("controls", "slider: 0.75\npressed: True\n"),
      ("forms", "text: Ada\n"),
      ("list", "selected: 1\n"),
      ("million", "rows: True\nrow 1 of 1000000\nscrolled: True\nfar: True\n"),
    ]

    // MARK: Rest

    @Test(arguments: [false, true]) func anIdleWindowSleepsWithAndWithoutAReader(hasReader: Bool) async throws {
      let demo = try open("list")
      try await demo.waitForWindow()
      if hasReader {
        let reader = try await reader()
        await reader.register(["object:", "window:"])
        _ = try await find("list box", by: reader, in: try await application(for: reader))
      }
      var before: Int?
      try await wait(for: "5 s with at most 2 wake-ups", every: .seconds(5)) {
        let now = try WakeUps.count(of: demo.process.identifier)
        defer { before = now }
        return before.map { now - $0 <= 2 } ?? false
      }
      try await end(demo)
    }
  }
}
