import AccessBusTestSupport
import Files
import Foundation
import MessageBus
import Portals
import PortalsTestSupport
import Testing

/// Dialogs for files by the desktop portal.
@MainActor @Suite(.serialized, .enabled(if: PrivateBus.obstacle == nil, "\(PrivateBus.obstacle ?? "")"))
struct FileDialogPortalTests {
  private final class Answers {
    var all: [FileAnswer] = []
  }

  private let answers = Answers()

  private func open(_ dialog: FileRequest, parent: String = "", on desk: PortalDesk) -> PortalRequest {
    desk.portal.chooseFiles(dialog, parent: parent) { [answers] in answers.all.append($0) }
  }

  /// Opens a dialog, and waits until the portal has accepted it.
  private func shown(
    _ dialog: FileRequest, parent: String = "", on desk: PortalDesk, manner: FakePortal.Manner = .accepts
  ) async throws -> (request: PortalRequest, call: FakePortal.Call, fake: FakePortal) {
    let fake = try #require(desk.fake)
    fake.manner = manner
    let count = fake.calls.count
    let request = open(dialog, parent: parent, on: desk)
    #expect(await desk.wait(until: { fake.calls.count > count }))
    #expect(await desk.settle())
    return (request, try #require(fake.calls.last), fake)
  }

  private func files(_ paths: String...) -> FileAnswer { .chosen(paths.map { URL(fileURLWithPath: $0) }) }

  // MARK: Calls

  @Test func theOptionsOfADialogForFilesHaveTheTypesOfThePortal() async throws {
    let desk = try await PortalDesk()
    let dialog = FileRequest(
      .files(several: true), title: "Pictures", confirmation: "Take",
      filters: [
        .init(name: "Images", extensions: ["png", "gif"], types: ["image/*"]),
        .init(name: "PNG", extensions: ["png"], types: []),
      ], folder: URL(fileURLWithPath: "/home/é"))
    let call = try await shown(dialog, parent: "x11:2a", on: desk).call
    #expect(call.member == "OpenFile" && call.arguments == ["x11:2a", "Pictures"])
    let images = DBusValue.structure([
      .string("Images"),
      .array(
        of: "(us)",
        [(0, "*.png"), (0, "*.gif"), (1, "image/*")].map { .structure([.uint32($0.0), .string($0.1)]) }),
    ])
    let png = DBusValue.structure([
      .string("PNG"), .array(of: "(us)", [.structure([.uint32(0), .string("*.png")])]),
    ])
    var options = call.options
    let token = try #require(options.removeValue(forKey: "handle_token")?.asString)
    #expect(call.handle.hasSuffix("/" + token))
    #expect(
      options == [
        "modal": .boolean(true), "multiple": .boolean(true), "accept_label": .string("Take"),
        "filters": .array(of: "(sa(us))", [images, png]), "current_filter": images,
        "current_folder": .array(of: "y", (Array("/home/é".utf8) + [0]).map { .byte($0) }),
      ])
  }

  @Test func aFolderAndANewFileAreAskedForByTheirOptions() async throws {
    let desk = try await PortalDesk()
    let folder = try await shown(FileRequest(.folders(several: false)), on: desk).call
    #expect(folder.member == "OpenFile" && folder.options["directory"] == .boolean(true))
    let save = try await shown(FileRequest(.save(name: "note.txt")), on: desk)
    #expect(save.call.member == "SaveFile" && save.call.options["current_name"] == .string("note.txt"))
    #expect(save.call.options["multiple"] == nil && save.call.options["directory"] == nil)
    save.fake.respond(to: save.call, 0, uris: ["file:///home/me/a%20note.txt"])
    #expect(await desk.wait(until: { !answers.all.isEmpty }))
    #expect(answers.all == [files("/home/me/a note.txt")])
  }

  @Test func theVersionIsAskedOnceAndEachDialogHasItsOwnRequest() async throws {
    let desk = try await PortalDesk()
    let (first, call, fake) = try await shown(FileRequest(.files(several: false)), on: desk)
    let (_, other, _) = try await shown(FileRequest(.files(several: false)), on: desk)
    #expect(call.handle != other.handle && desk.portal.openCount == 2)
    fake.respond(to: other, 0, uris: ["file:///b"])
    #expect(await desk.wait(until: { answers.all == [files("/b")] }))
    fake.respond(to: call, 0, uris: ["file:///a"])
    #expect(await desk.wait(until: { answers.all == [files("/b"), files("/a")] }))
    #expect(desk.portal.openCount == 0)
    first.close()
    #expect(await desk.settle())
    #expect(fake.closed == [])
  }

  // MARK: Ends

  @Test(arguments: [FakePortal.Manner.accepts, .acceptsByAnotherPath])
  func theFilesOfTheUserAreTheAnswer(manner: FakePortal.Manner) async throws {
    let desk = try await PortalDesk()
    let before = desk.session.subscriptionNumbers.count
    let (_, call, fake) = try await shown(FileRequest(.files(several: true)), on: desk, manner: manner)
    fake.respond(to: call, 0, uris: ["file:///a.txt", "file://localhost/b%C3%A9.txt"])
    #expect(await desk.wait(until: { !answers.all.isEmpty }))
    #expect(answers.all == [files("/a.txt", "/bé.txt")])
    // A request leaves no subscription; those to the owner of the portal's name remain.
    #expect(desk.session.subscriptionNumbers.count == before + 2)
    fake.respond(to: call, 0, uris: ["file:///c.txt"])
    #expect(await desk.settle())
    #expect(answers.all.count == 1)
  }

  @Test func aDialogThatIsLeftIsCancelled() async throws {
    let desk = try await PortalDesk()
    let (request, call, fake) = try await shown(FileRequest(.files(several: false)), on: desk)
    fake.respond(to: call, 1)
    #expect(await desk.wait(until: { answers.all == [.cancelled] }))
    // A title bar that closes the dialog has the code of failures; the user has seen it then.
    let (second, other, _) = try await shown(FileRequest(.files(several: false)), on: desk)
    second.endPatience()
    fake.respond(to: other, 2)
    #expect(await desk.wait(until: { answers.all == [.cancelled, .cancelled] }))
    request.close()
  }

  @Test func aPortalWithoutDialogsEndsARequestAtOnce() async throws {
    let desk = try await PortalDesk()
    let (_, call, fake) = try await shown(FileRequest(.files(several: false)), on: desk)
    fake.respond(to: call, 2)
    #expect(await desk.wait(until: { answers.all == [.unavailable] }))
  }

  @Test(arguments: [FakePortal.Manner.fails, .answersWithNumbers])
  func anErrorIsNoDialog(manner: FakePortal.Manner) async throws {
    let desk = try await PortalDesk()
    _ = try await shown(FileRequest(.files(several: false)), on: desk, manner: manner)
    #expect(await desk.wait(until: { answers.all == [.unavailable] }))
    #expect(desk.portal.openCount == 0)
  }

  @Test(arguments: [nil, [:], [FakePortal.openURI: 3]] as [[String: UInt32]?])
  func aSessionWithoutTheInterfaceHasNoDialogs(versions: [String: UInt32]?) async throws {
    let desk = try await PortalDesk(versions: versions)
    _ = open(FileRequest(.files(several: false)), on: desk)
    #expect(await desk.wait(until: { answers.all == [.unavailable] }))
    // The next dialog needs no question.
    _ = open(FileRequest(.files(several: false)), on: desk)
    #expect(answers.all == [.unavailable, .unavailable])
    #expect(desk.fake?.calls.isEmpty != false)
  }

  @Test func aPortalThatStartsLaterIsUsed() async throws {
    let desk = try await PortalDesk(versions: nil)
    _ = open(FileRequest(.files(several: false)), on: desk)
    #expect(await desk.wait(until: { answers.all == [.unavailable] }))
    let fake = try await FakePortal(on: desk.bus)
    func wait(until condition: () -> Bool) async -> Bool {
      await desk.wait(until: {
        _ = fake.connection.turn()
        return condition()
      })
    }
    #expect(
      await wait(until: {
        if fake.calls.isEmpty, desk.portal.openCount == 0 {
          _ = open(FileRequest(.files(several: false)), on: desk)
        }
        return !fake.calls.isEmpty
      }))
    fake.respond(to: fake.calls[0], 0, uris: ["file:///late"])
    #expect(await wait(until: { answers.all.last == files("/late") }))
  }

  @Test func anOldPortalIsNotAskedForFolders() async throws {
    let desk = try await PortalDesk(versions: [FakePortal.fileChooser: 2])
    _ = open(FileRequest(.folders(several: false)), on: desk)
    #expect(await desk.wait(until: { answers.all == [.unavailable] }))
    let (_, call, _) = try await shown(FileRequest(.files(several: false)), on: desk)
    #expect(call.member == "OpenFile" && desk.fake?.calls.count == 1)
  }

  // MARK: Silence and death

  @Test func aPortalThatNeverAnswersEndsWithThePatience() async throws {
    let desk = try await PortalDesk()
    let fake = try #require(desk.fake)
    fake.manner = .isSilent
    let request = open(FileRequest(.files(several: false)), on: desk)
    #expect(await desk.settle())
    #expect(answers.all == [])
    request.endPatience()
    #expect(answers.all == [.unavailable])
    // Later dialogs do not wait for it.
    _ = open(FileRequest(.files(several: false)), on: desk)
    #expect(answers.all == [.unavailable, .unavailable])
  }

  @Test func aDialogThatWouldComeTooLateIsClosed() async throws {
    let desk = try await PortalDesk()
    let fake = try #require(desk.fake)
    // The first dialog tells the version, so that the silence begins behind it.
    let (first, _, _) = try await shown(FileRequest(.files(several: false)), on: desk)
    first.close()
    #expect(await desk.wait(until: { fake.closed.count == 1 }))
    let request = open(FileRequest(.files(several: false)), on: desk)
    request.endPatience()
    #expect(answers.all == [.unavailable])
    #expect(await desk.wait(until: { fake.closed.count == 2 }))
    #expect(fake.calls.count == 2 && fake.closed.last == fake.calls.last?.handle)
  }

  @Test func aLateDialogOfAnOldPortalIsClosedByItsOwnPath() async throws {
    let desk = try await PortalDesk()
    let (first, _, fake) = try await shown(FileRequest(.files(several: false)), on: desk)
    first.close()
    fake.manner = .acceptsByAnotherPath
    open(FileRequest(.files(several: false)), on: desk).close()
    #expect(await desk.wait(until: { fake.calls.count == 2 && fake.closed.contains(fake.calls[1].handle) }))
    #expect(answers.all == [] && desk.portal.openCount == 0)
  }

  @Test(arguments: [true, false]) func aPortalThatEndsTakesItsDialogAlong(isBus: Bool) async throws {
    let desk = try await PortalDesk()
    let (request, _, fake) = try await shown(FileRequest(.files(several: false)), on: desk)
    request.endPatience()
    if isBus { desk.bus.end() } else { fake.end() }
    #expect(await desk.wait(until: { answers.all == [.unavailable] }))
    #expect(desk.portal.openCount == 0)
  }

  // MARK: Dismissal

  @Test func aDismissedDialogIsClosedWithoutAnAnswer() async throws {
    let desk = try await PortalDesk()
    let (request, call, fake) = try await shown(FileRequest(.files(several: false)), on: desk)
    request.close()
    #expect(await desk.wait(until: { fake.closed == [call.handle] }))
    fake.respond(to: call, 0, uris: ["file:///a"])
    #expect(await desk.settle())
    #expect(answers.all == [] && desk.portal.openCount == 0)
  }

  @Test func theEndOfTheProgramClosesAllDialogs() async throws {
    let desk = try await PortalDesk()
    let (_, _, fake) = try await shown(FileRequest(.files(several: false)), on: desk)
    _ = try await shown(FileRequest(.files(several: false)), on: desk)
    desk.portal.close()
    #expect(await desk.wait(until: { fake.closed.count == 2 }))
    #expect(answers.all == [])
  }
}
