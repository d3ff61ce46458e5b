import Foundation
import SDLHost
import ScrollUI
import ScrollUITesting
import Testing

/// Pictures of the programs for the eye: run with `SAMPLE_SHEET=folder` to get PNG files of a wide and a narrow window, light and dark.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["SAMPLE_SHEET"] != nil)) struct ProgramSheetTests {
  private func draw<Program: App>(_ program: Program.Type) throws {
    let folder = ProcessInfo.processInfo.environment["SAMPLE_SHEET"] ?? "."
    for width in [1000, 400] {
      for scheme in [ColorScheme.light, .dark] {
        var options = HeadlessOptions()
        options.size = CGSize(width: width, height: 700)
        options.colorScheme = scheme
        options.frames = 60
        try Program.runHeadless(options).writePNG(to: "\(folder)/\(program)-\(width)-\(scheme).png")
      }
    }
  }

  @Test func lists() throws {
    try draw(CountrySearch.self)
    try draw(RecipeBook.self)
    try draw(ChatRoom.self)
  }

  @Test func forms() throws {
    try draw(SignUp.self)
    try draw(Preferences.self)
  }

  @Test func drawings() throws {
    try draw(HabitCalendar.self)
    try draw(SketchPad.self)
    try draw(StepsChart.self)
    try draw(PhotoWall.self)
    try draw(FocusTimer.self)
  }
}
