import ScrollUI
import ScrollUITesting
import SwiftUICompatibility
import Testing

@MainActor @Suite struct RenameButtonTests {
  private let recorder = Recorder()

  @Test func aRenameButtonDoesTheActionOfItsSurroundings() {
    let recorder = Recorder()
    let window = TestWindow {
      VStack {
        RenameButton().accessibilityIdentifier("without")
        HStack { RenameButton() }.renameAction { recorder.note("rename") }
      }
    }
    window.settle()
    let buttons = window.semanticTree.components(separatedBy: "Rename").count - 1
    #expect(buttons == 2)
    window.key("Tab")
    window.key("Return")
    #expect(recorder.take() == ["rename"], "a button without an action takes no focus")
  }
}
