import Engine
import ScrollUI
import ScrollUITesting
import Testing

@testable import Programs

/// Programs of forms in the manner of public samples: each opens, is used, and shows what a user expects.
@MainActor @Suite struct FormProgramTests {
  @Test func anAccountIsCreatedWhenAllFieldsAreValid() throws {
    let window = TestWindow(app: SignUp(), width: 520, height: 1400)
    window.settle()
    #expect(window.textField("Name").isFocused)
    #expect(window.texts.contains("Enter a name."))
    #expect(!window.row("Create account").isEnabled)
    window.type("Ada")
    window.settle()
    window.press(.return)
    window.settle()
    #expect(window.textField("E-mail").isFocused)
    window.type("ada@example.com")
    window.settle()
    window.element(.secureField, "Password").setText("correct horse")
    window.element(.secureField, "Repeat").setText("correct horse")
    window.settle()
    #expect(!window.texts.contains("MISSING"))
    #expect(window.texts.contains("Strength"))
    try window.tap("Team")
    window.settle()
    #expect(window.texts.contains("Seats"))
    window.toggle("Newsletter").press()
    window.settle()
    #expect(!window.element(.slider, "Letters a week").exists)
    window.row("Create account").press()
    window.settle()
    #expect(window.texts.contains("Welcome, Ada!"))
    window.button("OK").press()
    window.settle()
    window.row("Reset").press()
    window.settle()
    window.button("Clear").press()
    window.settle()
    #expect(window.textField("Name").value == "" && window.texts.contains("Enter a name."))
  }

  @Test func panesOfSettingsAreChosenAndKeepTheirValues() throws {
    let window = TestWindow(app: Preferences(), width: 900, height: 700)
    window.settle()
    #expect(window.texts.contains("APPEARANCE") && window.texts.contains("1.2.3"))
    window.element(.slider).setNumber(20)
    window.settle()
    #expect(window.texts.contains("20 pt"))
    try window.tap("Notifications")
    window.settle()
    window.toggle("Allow notifications").press()
    window.settle()
    try window.tap("Quiet hours")
    window.settle()
    #expect(window.toggle("12:00").isOn && !window.toggle("18:00").isOn)
    window.toggle("18:00").press()
    window.settle()
    #expect(window.toggle("18:00").isOn)
    try window.tap("Privacy")
    window.settle()
    try window.tap("Erase all data…")
    window.settle()
    window.button("Erase").press()
    window.settle()
    #expect(window.texts.contains("Data erased"))
    try window.tap("About")
    window.settle()
    #expect(window.texts.contains("Made with SwiftUI and care."))
    try window.tap("General")
    window.settle()
    #expect(window.texts.contains("20 pt"))
  }
}
