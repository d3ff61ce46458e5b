import AccessBus
import AccessBusTestSupport
import Foundation
import ProcessSupport
import Semantics
import Testing

/// The library that Debian's readers use, in a program of its own.
@MainActor @Suite(.enabled(if: PrivateBus.readerObstacle == nil, "\(PrivateBus.readerObstacle ?? "")"))
struct AccessReaderTests {
  @Test func pyatspiReadsTheWindow() async throws {
    let bus = try await PrivateBus()
    let client = try bus.client()
    let probe = try await bus.probe()
    await bus.setEnabled(true, by: client)
    try await wait(for: "listening") { probe.output.contains("listening: true") }
    let roles = AccessRole.allCases.map { "\($0.rawValue)=\($0.name)" }
    let reader = try await bus.read("accessprobe", roles)
    #expect(reader.output == Self.expected && reader.status == 0, "\(reader.output)\(reader.errorOutput)")
    #expect(!reader.errorOutput.contains("WARNING"), "\(reader.errorOutput)")
    let exit = try await probe.exit()
    #expect(exit.status == 0 && exit.output.contains(FakeWindow.lastRequest))
  }

  private static let expected = """
    applications: 1
    frame “Mail”
      heading “Inbox”
      push button “Send”
      slider “Volume”
      entry “Subject”
      toggle button “Newsletter”
      scroll pane “Messages”
        list box “Messages”
          list item “Message 512000”
          list item “Message 512001”
          list item “Message 512002”
          list item “Message 512003”
          list item “Message 512004”
          list item “Message 512005”
          list item “Message 512006”
          list item “Message 512007”
        scroll bar “”
      level bar “Space”
      push button “Details”
      table “People”
        table column header “Name”
        table column header “Age”
        table row “Name 40000”
          table cell “Name 40000”
          table cell “40”
        table row “Name 40001”
          table cell “Name 40001”
          table cell “41”
        table row “Name 40002”
          table cell “Name 40002”
          table cell “42”
        table row “Name 40003”
          table cell “Name 40003”
          table cell “43”
    row 512003 of 1000000
    press: True
    checked: True
    value: 70 of 100
    text: Good very news, word: ('very ', 5, 10)
    select: True, selected: 1
    scroll: True
    table: 100000 x 2, 42, (40002, 1), ['Age'], True
    spans: 40002 1 1 1, built: False
    select: True, rows: [40001]
    gauge: 5 of 20
    expand: True, expanded: True
    under the pointer: Send

    """
}
