import AccessBusTestSupport
import MessageBus
import Portals
import PortalsTestSupport
import Testing

/// Addresses that the desktop portal opens.
@MainActor @Suite(.serialized, .enabled(if: PrivateBus.obstacle == nil, "\(PrivateBus.obstacle ?? "")"))
struct AddressPortalTests {
  private final class Failures {
    var count = 0
  }

  private let failures = Failures()

  private func open(_ address: String, on desk: PortalDesk) -> PortalRequest? {
    desk.portal.openAddress(address, parent: "x11:1") { [failures] in failures.count += 1 }
  }

  @Test(arguments: [0, 1] as [UInt32]) func anAddressIsHandedOver(code: UInt32) async throws {
    let desk = try await PortalDesk()
    let fake = try #require(desk.fake)
    let request = open("https://example.org/a?b=1&c=$(x)", on: desk)
    #expect(request != nil)
    #expect(await desk.wait(until: { !fake.calls.isEmpty }))
    #expect(fake.calls[0].member == "OpenURI")
    #expect(fake.calls[0].arguments == ["x11:1", "https://example.org/a?b=1&c=$(x)"])
    #expect(await desk.settle())
    request?.endPatience()
    fake.respond(to: fake.calls[0], code)
    #expect(await desk.wait(until: { desk.portal.openCount == 0 }))
    #expect(failures.count == 0)
  }

  @Test func anAddressThatThePortalRefusesHasFailedOnce() async throws {
    let desk = try await PortalDesk()
    desk.fake?.manner = .fails
    _ = open("https://example.org", on: desk)
    #expect(await desk.wait(until: { failures.count == 1 && desk.portal.openCount == 0 }))
  }

  @Test func aPortalWithoutAddressesIsAskedOnce() async throws {
    let desk = try await PortalDesk(versions: [FakePortal.fileChooser: 3])
    #expect(open("https://example.org", on: desk) != nil)
    #expect(await desk.wait(until: { failures.count == 1 }))
    #expect(open("https://example.org", on: desk) == nil && failures.count == 1)
  }

  @Test func aSilentPortalHasFailedWithThePatience() async throws {
    let desk = try await PortalDesk()
    desk.fake?.manner = .isSilent
    let request = open("https://example.org", on: desk)
    #expect(await desk.settle())
    request?.endPatience()
    #expect(failures.count == 1)
    #expect(open("https://example.org", on: desk) == nil)
  }
}
