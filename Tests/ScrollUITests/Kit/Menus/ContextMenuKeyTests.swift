import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// The keys for menus open the nearest context menu around the focus.
@MainActor @Suite struct ContextMenuKeyTests {
  private let recorder = Recorder()

  @Test(arguments: ["Application", "Menu", "F10"]) func theKeyOpensTheMenuAroundTheFocusedControl(key: String) {
    let window = TestWindow {
      VStack {
        Button("Send") {}
        TextField("Name", text: .constant(""))
      }
      .contextMenu {
        Button("Copy") { recorder.note("copy") }
        Button("Paste") { recorder.note("paste") }
      }
    }
    for stop in 1...2 {
      window.key("Tab")
      window.pressMenuKey(key)
      window.settle()
      #expect(window.texts.contains("Paste"), "stop \(stop)")
      window.key("Down")
      window.key("Return")
      window.settle()
      #expect(recorder.take() == ["copy"])
      #expect(!window.texts.contains("Paste"))
    }
  }

  @Test func theInnermostMenuOpens() {
    let window = TestWindow {
      VStack {
        Button("Inner") {}.contextMenu { Button("One") {} }
        Button("Outer") {}
        Button("Off") {}.contextMenu { Button("Three") {} }.disabled(true)
      }
      .contextMenu { Button("Two") {} }
    }
    for expected in ["One", "Two"] {
      window.key("Tab")
      window.pressMenuKey("Application")
      window.settle()
      #expect(window.texts.contains(expected))
      window.key("Escape")
      window.settle()
    }
  }

  @Test func theKeyDoesNothingWithoutAMenuOrAFocus() {
    let window = TestWindow {
      VStack {
        Text("Menu").contextMenu { Button("One") {} }
        Button("Plain") {}
      }
    }
    let texts = window.texts
    window.pressMenuKey("Application")
    window.key("Tab")
    window.pressMenuKey("Application")
    window.settle()
    #expect(window.texts == texts)
  }

  @Test func aControlInARowOpensTheMenuOfTheRow() throws {
    let window = TestWindow {
      List {
        Button("Red") {}.swipeActions { Button("Flag red") { recorder.note("red") } }
        Button("Blue") {}.swipeActions { Button("Flag blue") { recorder.note("blue") } }
      }
    }
    // The list, then the button of each row.
    for _ in 0..<3 { window.key("Tab") }
    window.pressMenuKey("Application")
    window.settle()
    try window.tap("Flag blue")
    #expect(recorder.take() == ["blue"])
  }
}

@MainActor extension TestWindow {
  /// Presses the menu key by one of its names, or Shift-F10 for “F10”.
  func pressMenuKey(_ name: String) {
    let stroke = name == "F10" ? KeyStroke(.function(10), modifiers: .shift) : KeyStroke(.other(name))
    send(.keyDown(stroke))
    send(.keyUp(stroke))
    advance()
  }
}
