import AccessBus
import AccessBusTestSupport
import MessageBus
import Testing

/// The ends of buses and of the programs on them, and bursts of calls.
@MainActor @Suite(.serialized, .enabled(if: PrivateBus.obstacle == nil, "\(PrivateBus.obstacle ?? "")"))
struct BusEndTests {
  enum End: CaseIterable {
    case session, access, launcher
  }

  @Test(arguments: End.allCases) func theStateFallsBackAtTheEndOf(end: End) async throws {
    let served = try await ServedWindow()
    #expect(await served.beginReading())
    switch end {
    case .session: served.desktop.session.end()
    case .access: served.desktop.access.end()
    case .launcher: served.desktop.launcher.connection.close()
    }
    #expect(await served.wait(until: { !served.session.isListening }))
    #expect(served.server.busName.isEmpty && served.server.desktop == .null)
    // The accessibility bus alone does not tell whether a screen reader runs.
    if end != .access { #expect(await served.wait(until: { !served.session.hasScreenReader })) }
    #expect(served.sessionBus.isOpen == (end != .session))
  }

  @Test func theEndOfTheRegistryEndsItsRequestsForEvents() async throws {
    let served = try await ServedWindow()
    #expect(await served.beginReading())
    served.desktop.sendInterest("window:activate")
    #expect(await served.wait(until: { !served.session.interests.isEmpty }))
    served.desktop.registry.connection.close()
    #expect(await served.wait(until: { served.session.interests.isEmpty }))
  }

  @Test(arguments: [1, 2, 31, 32, 33, 64, 65, 200])
  func allCallsThatAreSentAtOnceAreAnswered(count: Int) async throws {
    let served = try await ServedWindow()
    #expect(await served.beginReading())
    let (reader, name) = (served.strangers.access, served.server.busName)
    var answers: [Int] = []
    for number in 0..<count {
      reader.connection.call(
        name, AccessPath.element(FakeWindow.ID.field).text, "org.a11y.atspi.Text", "GetText", [.int32(0), .int32(-1)]
      ) { _ in answers.append(number) }
    }
    #expect(await served.wait(until: { answers.count == count }))
    #expect(answers == Array(0..<count))
  }
}
