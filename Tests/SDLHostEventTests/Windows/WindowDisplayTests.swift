import SDLHost
import ScrollUI
import Testing

@Suite struct WindowDisplayTests {
  @Test(arguments: [
    ("wayland", 1.5, 60.0, "Wayland 1.5×, 60 Hz"), ("x11", 2, 143.856, "X11 2×, 143.86 Hz"),
    ("x11", 1.25, 59.9, "X11 1.25×, 59.9 Hz"), ("offscreen", 1, 0, "offscreen 1×, 0 Hz"),
    ("x11", 1, 60.05, "X11 1×, 60.05 Hz"),
  ])
  func theSummaryIsOneLine(driver: String, scale: Double, rate: Double, line: String) {
    #expect(WindowDisplay(driver: driver, scale: CGFloat(scale), rate: rate, choice: nil).summary == line)
  }

  @Test(arguments: [
    (WindowSystemChoice.x11(.noTitleBars), "x11", WindowDisplay.Note.noTitleBarsUnderWayland),
    (.x11(.noCompositor), "x11", .noCompositor), (.wayland(titleBarsBy: .nobody), "wayland", .noTitleBars),
    (.environment("x11"), "x11", .chosen),
  ])
  func aSystemThatIsNotPreferredHasAReason(choice: WindowSystemChoice, driver: String, note: WindowDisplay.Note) {
    #expect(WindowDisplay(driver: driver, scale: 1, rate: 60, choice: choice).note == note)
  }

  /// SDL tries both systems if the chosen system fails.
  @Test(arguments: [
    (WindowSystemChoice.x11(.noTitleBars), "wayland"), (.x11(.noWaylandDisplay), "x11"),
    (.wayland(titleBarsBy: .compositor), "wayland"), (.wayland(titleBarsBy: .nobody), "x11"),
  ])
  func aReasonForAnotherSystemIsNotSaid(choice: WindowSystemChoice, driver: String) {
    #expect(WindowDisplay(driver: driver, scale: 1, rate: 60, choice: choice).note == nil)
  }
}
