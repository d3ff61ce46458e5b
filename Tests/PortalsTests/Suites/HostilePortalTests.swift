import AccessBusTestSupport
import Files
import Foundation
import MessageBus
import Portals
import PortalsTestSupport
import Testing

/// Answers that a portal does not give, and answers of other programs.
@MainActor @Suite(.serialized, .enabled(if: PrivateBus.obstacle == nil, "\(PrivateBus.obstacle ?? "")"))
struct HostilePortalTests {
  private final class Answers {
    var all: [FileAnswer] = []
  }

  private let answers = Answers()

  private func shown(
    _ task: FileRequest.Task, on desk: PortalDesk
  ) async throws -> (call: FakePortal.Call, fake: FakePortal) {
    let fake = try #require(desk.fake)
    _ = desk.portal.chooseFiles(FileRequest(task)) { [answers] in answers.all.append($0) }
    #expect(await desk.wait(until: { !fake.calls.isEmpty }))
    #expect(await desk.settle())
    return (try #require(fake.calls.last), fake)
  }

  nonisolated private static func results(_ fields: (String, DBusValue)...) -> DBusValue {
    .array(of: "{sv}", fields.map { .entry(.string($0.0), .variant($0.1)) })
  }

  nonisolated private static let bodies: [[DBusValue]] = [
    [], [.uint32(0)], [.string("0"), results()], [.int32(0), results()], [.uint32(0), results()],
    [.uint32(77), results(("uris", .strings(["file:///a"])))], [.uint32(0), .strings(["file:///a"])],
    [.uint32(0), results(("uris", .string("file:///a")))], [.uint32(0), results(("uris", .strings([])))],
    [.uint32(0), results(("uris", .array(of: "u", [.uint32(1)])))],
    [
      .uint32(0),
      results(("uris", .strings(["https://example.org/a", "relative", "", "file://server/share", "file:a"]))),
    ],
    [.uint32(0), results(("uris", .strings(["file:///a%00b", "file:///%FF"])))],
    [.uint32(0), results(("uris", .strings(["file:///a"]))), .string("more")],
  ]

  @Test(arguments: bodies.indices) func aBodyOfOtherTypesIsNoAnswer(index: Int) async throws {
    let desk = try await PortalDesk()
    let (call, fake) = try await shown(.files(several: true), on: desk)
    fake.respond(to: call, Self.bodies[index])
    #expect(await desk.wait(until: { answers.all == [.unavailable] }))
    #expect(desk.portal.openCount == 0)
  }

  @Test func addressesThatAreNoFilesAreLeftOut() async throws {
    let desk = try await PortalDesk()
    let (call, fake) = try await shown(.files(several: true), on: desk)
    fake.respond(to: call, 0, uris: ["https://example.org", "file:///a", "sftp://host/b", "file:///c%00", "file:///d"])
    #expect(await desk.wait(until: { !answers.all.isEmpty }))
    #expect(answers.all == [.chosen(["/a", "/d"].map { URL(fileURLWithPath: $0) })])
  }

  @Test(arguments: [true, false]) func tenThousandFilesAreAsManyAsWereAskedFor(several: Bool) async throws {
    let desk = try await PortalDesk()
    let (call, fake) = try await shown(.files(several: several), on: desk)
    fake.respond(to: call, 0, uris: (0..<10_000).map { "file:///pictures/\($0).png" })
    #expect(await desk.wait(until: { !answers.all.isEmpty }))
    guard case .chosen(let urls) = answers.all.first else {
      Issue.record("\(answers.all.count)")
      return
    }
    #expect(urls.count == (several ? 10_000 : 1) && urls.first?.path == "/pictures/0.png")
  }

  @Test func moreValuesThanAMessageMayHaveAreNoAnswer() async throws {
    let desk = try await PortalDesk()
    let (call, fake) = try await shown(.files(several: true), on: desk)
    fake.respond(to: call, 0, uris: (0..<100_001).map { "file:///\($0)" })
    #expect(await desk.wait(until: { answers.all == [.unavailable] }))
  }

  @Test func aResponseOfAnotherProgramIsIgnored() async throws {
    let desk = try await PortalDesk()
    let (call, fake) = try await shown(.files(several: false), on: desk)
    fake.respond(
      to: call, [.uint32(0), Self.results(("uris", .strings(["file:///etc/passwd"])))], by: desk.stranger.connection)
    #expect(await desk.settle())
    #expect(answers.all == [] && desk.portal.openCount == 1)
    fake.respond(to: call, 0, uris: ["file:///right"])
    #expect(await desk.wait(until: { answers.all == [.chosen([URL(fileURLWithPath: "/right")])] }))
  }
}
