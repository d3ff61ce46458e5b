import Foundation
import ScrollUITesting
import SwiftUI
import Testing

@testable import SettingsForm

@MainActor @Suite struct SettingsFormTests {
  private func window() -> TestWindow {
    let window = TestWindow(app: SettingsFormApp())
    window.settle()
    return window
  }

  @Test func remindersAreShownWhileNotificationsAreOn() {
    let window = window()
    #expect(window.texts.contains("Reminder"))
    window.toggle("Notifications").press()
    window.settle()
    #expect(!window.texts.contains("Reminder"))
    #expect(window.texts.contains("Notifications"))
  }

  @Test func weekdaysAreChosenOnAPage() throws {
    let window = window()
    #expect(window.texts.contains("Weekdays"))
    try window.tap("Repeat")
    window.settle()
    try window.tap("Saturday")
    try window.tap("Sunday")
    window.press(.escape)
    window.settle()
    #expect(window.texts.contains("Every day"))
  }

  @Test func picturesOfTheWindow() throws {
    for scheme in [ColorScheme.light, .dark] {
      var options = HeadlessOptions()
      options.colorScheme = scheme
      let picture = try SettingsFormApp.runHeadless(options)
      #expect(picture.width == 560)
      if let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] {
        try picture.writePNG(to: "\(folder)/settings-\(scheme).png")
      }
    }
  }
}
