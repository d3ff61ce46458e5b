import Engine
import Foundation
import ScrollUI
import ScrollUITesting
import Semantics
import Testing

/// The notifications of the program, as observers of the tree hear them.
@MainActor @Suite struct AccessibilityNotificationTests {
  private final class Listener: SemanticObserver {
    var events: [SemanticEvent] = []
    func semanticsDidChange(_ events: [SemanticEvent]) { self.events += events }
  }

  private func listen(to window: TestWindow) -> Listener {
    let listener = Listener()
    window.pipeline.semantics.add(listener)
    return listener
  }

  @Test func anAnnouncementIsUrgentByItsPriority() {
    let window = TestWindow { Text("A") }
    let listener = listen(to: window)
    var message = AttributedString("No connection")
    AccessibilityNotification.Announcement(message).post()
    message.accessibilitySpeechAnnouncementPriority = .low
    AccessibilityNotification.Announcement(message).post()
    message.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(message).post()
    AccessibilityNotification.PageScrolled("Page 2 of 5").post()
    #expect(
      listener.events == [
        .announcement(SemanticAnnouncement("No connection")), .announcement(SemanticAnnouncement("No connection")),
        .announcement(SemanticAnnouncement("No connection", isUrgent: true)),
        .announcement(SemanticAnnouncement("Page 2 of 5")),
      ])
  }

  @Test func aLayoutChangeLeadsToTheViewWithAnIdentity() {
    struct Page: View {
      @State var isShown = false
      var body: some View {
        VStack {
          Button("Show") {
            isShown = true
            AccessibilityNotification.LayoutChanged("banner").post()
            AccessibilityNotification.LayoutChanged(7).post()
          }
          Text("Text")
          if isShown { Text("Welcome").id(7) }
        }
      }
    }
    let window = TestWindow { Page() }
    let listener = listen(to: window)
    window.button("Show").press()
    window.settle()
    #expect(window.element(.text, "Welcome").isRead)
    // A text is spoken.
    #expect(listener.events.contains(.announcement(SemanticAnnouncement("banner"))))
  }

  @Test func aScreenChangeScrollsARowIntoSightAndReadsIt() {
    let window = TestWindow {
      List(0..<5_000, id: \.self) { Text("Row \($0)") }
    }
    let listener = listen(to: window)
    AccessibilityNotification.ScreenChanged(3_000).post()
    window.settle()
    #expect(window.row("Row 3000").isShowing && window.row("Row 3000").isRead)
    #expect(listener.events.first == .screen(.window))
  }

  @Test func anIdentityThatNeverAppearsIsForgotten() {
    let window = TestWindow { Text("A") }
    let listener = listen(to: window)
    AccessibilityNotification.LayoutChanged(99).post()
    window.settle()
    #expect(listener.events.isEmpty && window.presentTree.focus == nil)
    AccessibilityNotification.LayoutChanged().post()
    #expect(listener.events.isEmpty)
  }
}
