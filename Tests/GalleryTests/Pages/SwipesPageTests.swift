import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct SwipesPageTests {
  private let window = TestWindow(width: 900, height: 640) { GalleryView(page: "swipes") }

  private func swipe(_ sender: String, by distance: CGFloat) throws {
    let frame = try #require(window.frame(ofText: sender))
    window.drag(from: CGPoint(x: 600, y: frame.midY), by: CGVector(dx: distance, dy: 0), steps: 10, with: .finger)
    window.settle()
  }

  private var senders: [String] {
    window.texts.filter { ["Harbor office", "Mei", "Night train", "Orchard"].contains($0) }
  }

  @Test func controlZBringsLettersBackInTheirPlaces() throws {
    window.settle()
    let before = senders
    for sender in ["Mei", "Orchard"] { try swipe(sender, by: -500) }
    #expect(senders == ["Harbor office", "Night train"])
    for count in [3, 4, 4] {
      window.key("Z", .control)
      window.settle()
      #expect(senders.count == count)
    }
    #expect(senders == before)
  }

  @Test func eachChangeOfAMailboxIsUndone() {
    var mailbox = Mailbox()
    var states = [mailbox.letters]
    let changes: [(inout Mailbox) -> Void] = [
      { $0.toggleRead(2) }, { $0.remove(1) }, { $0.toggleFlag(0) }, { $0.remove(0) }, { $0.restore() },
    ]
    for change in changes {
      change(&mailbox)
      states.append(mailbox.letters)
    }
    mailbox.remove(99)
    for state in states.dropLast().reversed() {
      mailbox.undo()
      #expect(mailbox.letters == state)
    }
    mailbox.undo()
    #expect(mailbox.letters == states[0] && !mailbox.isChanged)
  }
}
