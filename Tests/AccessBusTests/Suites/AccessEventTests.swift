import AccessBus
import AccessBusTestSupport
import MessageBus
import Semantics
import Testing

@MainActor @Suite struct AccessEventTests {
  private let window = FakeWindow()

  private func signals(of events: [SemanticEvent], focus: SemanticID? = nil) -> [AccessSignal] {
    let server = AccessServer(of: window, program: AccessProgram(name: "Fake"))
    server.windows[0].focus = focus
    return events.flatMap { server.windows[0].signals(of: $0) }
  }

  @Test func aMovedFocusClearsTheOldElementFirst() {
    let signals = signals(
      of: [.focus(FakeWindow.ID.send), .focus(FakeWindow.ID.send), .focus(nil)], focus: FakeWindow.ID.field)
    #expect(signals.map(\.path) == [FakeWindow.ID.field, FakeWindow.ID.send, FakeWindow.ID.send].map { .element($0) })
    #expect(signals.map(\.first) == [0, 1, 0])
    #expect(signals.allSatisfy { $0.member == "StateChanged" && $0.detail == "focused" })
  }

  @Test func anUnavailableElementIsNeitherEnabledNorSensitive() {
    let signals = signals(of: [.states(FakeWindow.ID.send, set: .disabled, cleared: .focused)])
    #expect(signals.map(\.detail) == ["enabled", "sensitive"] && signals.map(\.first) == [0, 0])
  }

  @Test func aSwitchedToggleIsOneEventSoThatReadersSayItOnce() {
    let signals = signals(of: [.states(FakeWindow.ID.news, set: .checked, cleared: [])])
    #expect(signals.map(\.detail) == ["checked"] && signals.map(\.first) == [1])
  }

  @Test func aReplacedTextIsADeletionAndAnInsertion() {
    let signals = signals(of: [.text(FakeWindow.ID.field, at: 2, removed: "ab", inserted: "é🙂x")])
    #expect(signals.map(\.detail) == ["delete", "insert"] && signals.map(\.second) == [2, 3])
  }

  @Test func eventsOfElementsThatAreGoneNameOnlyTheirPath() {
    let gone = SemanticID(rawValue: 77)
    #expect(signals(of: [.label(gone), .frame(gone), .number(gone), .screen(gone), .value(gone)]).isEmpty)
    #expect(signals(of: [.removed(gone, parent: FakeWindow.ID.list, index: 3)]).map(\.detail) == ["remove"])
  }

  @Test func bodiesHaveTheTypesOfEvents() {
    let all: [SemanticEvent] = [
      .added(FakeWindow.ID.send, parent: .window, index: 1), .removed(FakeWindow.ID.send, parent: .window, index: 1),
      .label(.window), .hint(.window), .number(FakeWindow.ID.volume), .frame(.window), .selection(FakeWindow.ID.list),
      .caret(FakeWindow.ID.field, 3), .textSelection(FakeWindow.ID.field),
      .announcement(SemanticAnnouncement("Done", isUrgent: true)), .screen(.window),
    ]
    let signals = signals(of: all)
    #expect(signals.count == all.count)
    #expect(signals.allSatisfy { DBusValue.signature(of: $0.body) == "siiva{sv}" })
  }

  @Test(arguments: [
    ("object:state-changed:focused", true), ("Object:StateChanged:Focused", true), ("object:state-changed", true),
    ("object:", true), ("", true), ("object:state-changed:checked", false), ("window:activate", false),
    ("object:children-changed", false),
  ])
  func readersGetTheEventsThatTheyAskFor(event: String, isWanted: Bool) {
    var interests = AccessInterests()
    interests.insert(event, of: ":1.1")
    let signal = AccessSignal(path: .application, member: "StateChanged", detail: "focused")
    #expect(interests.contains(signal) == isWanted)
    interests.remove(event, of: ":1.2")
    #expect(interests.contains(signal) == isWanted)
    interests.remove(event, of: ":1.1")
    #expect(interests.isEmpty && !interests.contains(signal))
  }
}
