import AccessBus
import AccessBusTestSupport
import MessageBus
import Semantics
import Testing

/// Readers that fetch all elements at once and follow their changes.
@MainActor @Suite(.serialized, .enabled(if: PrivateBus.obstacle == nil, "\(PrivateBus.obstacle ?? "")"))
struct AccessCacheTests {
  private static let cache = "org.a11y.atspi.Cache"

  /// Paths in signals of the cache, “+” for an added and “-” for a removed element.
  @MainActor private final class Heard { var paths: [String] = [] }

  private func listen(_ served: ServedWindow) -> Heard {
    let heard = Heard()
    let client = served.strangers.access.connection
    for (member, sign) in [("AddAccessible", "+"), ("RemoveAccessible", "-")] {
      client.subscribe(to: member, of: Self.cache, from: served.server.busName) { message in
        let first = message.read()?.first
        guard let path = (AccessReference(first) ?? AccessReference(first?.elements.first))?.path else { return }
        heard.paths.append(sign + path)
      }
    }
    return heard
  }

  private func fetch(_ served: ServedWindow) async -> [DBusValue]? {
    var items: [DBusValue]?
    served.strangers.access.connection.call(
      served.server.busName, AccessPath.cache.text, Self.cache, "GetItems"
    ) { items = $0.read()?.first?.elements ?? [] }
    return await served.wait { items }
  }

  private func path(_ sign: String, _ id: SemanticID) -> String { sign + AccessPath.element(id).text }

  @Test func aReaderOfTheCacheHearsOfEachElementThatComesAndGoes() async throws {
    let served = try await ServedWindow(hasForm: true)
    let access = served.server.windows[0]
    served.window.didChange = { [session = served.session] in session.send($0, of: access) }
    #expect(await served.beginReading())
    let heard = listen(served)
    let items = try #require(await fetch(served))
    #expect(items.count == served.window.tree.nodes.count + 1, "of a million rows those that exist")
    #expect(items.first?.signature == "((so)(so)(so)iiassusau)")

    served.window.scroll(to: 512_002)
    let rows = [
      path("-", FakeWindow.ID.row(511_999)), path("-", FakeWindow.ID.row(512_000)),
      path("+", FakeWindow.ID.row(512_007)), path("+", FakeWindow.ID.row(512_008)),
    ]
    #expect(await served.wait(until: { Set(heard.paths).isSuperset(of: rows) }), "\(heard.paths)")
    #expect(heard.paths.filter { $0.hasPrefix("-") }.count == 2, "rows that stay are not removed")

    heard.paths = []
    served.window.removeTableRow(40_001)
    let parts = [-1, 0, 1].map { FakeWindow.ID.tableRow(40_001, $0) }
    #expect(await served.wait(until: { heard.paths.count >= 3 }))
    #expect(Set(heard.paths) == Set(parts.map { path("-", $0) }), "with the cells of the row")
  }

  @Test func withoutAReaderOfTheCacheNoElementIsSent() async throws {
    let served = try await ServedWindow()
    let access = served.server.windows[0]
    served.window.didChange = { [session = served.session] in session.send($0, of: access) }
    #expect(await served.beginReading())
    let heard = listen(served)
    served.window.scroll(to: 10)
    _ = try #require(await fetch(served))
    #expect(heard.paths.isEmpty)
  }
}
