import Foundation
import ScrollUITesting
import SwiftUI
import Testing

@testable import Notes

@MainActor @Suite struct NotesTests {
  private func window() -> TestWindow {
    let window = TestWindow(app: NotesApp())
    window.settle()
    return window
  }

  @Test func theSearchFiltersTheList() {
    let window = window()
    #expect(window.texts.contains("Bicycle"))
    window.textField("Search notes").setText("loud")
    window.settle()
    #expect(window.texts.contains("Birds at the lake"))
    #expect(!window.texts.contains("Bicycle"))
    window.textField("Search notes").setText("nothing has this")
    window.settle()
    #expect(window.texts.contains { $0.contains("nothing has this") })
  }

  @Test func aNoteOpensAndItsTitleIsEdited() throws {
    let window = window()
    try window.tap("Bread")
    window.settle()
    window.textField("Title").setText("Rye bread")
    window.settle()
    window.press(.escape)
    window.settle()
    #expect(window.texts.contains("Rye bread"))
  }

  @Test func aSwipeDeletesANote() throws {
    let window = window()
    let row = try #require(window.frame(ofText: "Bread"))
    window.drag(from: CGPoint(x: 300, y: row.midY), by: CGVector(dx: -120, dy: 0), steps: 10, rest: 0.2)
    window.settle()
    try window.tap("Delete")
    window.settle()
    #expect(!window.texts.contains("Bread"))
    #expect(window.texts.contains("Films"))
  }

  @Test func picturesOfTheWindow() throws {
    for scheme in [ColorScheme.light, .dark] {
      var options = HeadlessOptions()
      options.colorScheme = scheme
      let picture = try NotesApp.runHeadless(options)
      #expect(picture.width == 420)
      if let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] {
        try picture.writePNG(to: "\(folder)/notes-\(scheme).png")
      }
    }
  }
}
