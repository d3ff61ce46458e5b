import Engine
import ScrollUI
import ScrollUITesting
import Testing

@testable import Programs

/// Programs of drawings in the manner of public samples: each opens, is used, and shows what a user expects.
@MainActor @Suite struct DrawingProgramTests {
  @Test func barsOfTheChartAreChosenAndFollowThePeriod() throws {
    let window = TestWindow(app: StepsChart())
    window.settle()
    #expect(window.frame(ofText: "47,300") != nil && window.texts.contains("24%"))
    try window.tap("Sat")
    window.settle()
    #expect(window.texts.contains("Sat: 11200"))
    try window.tap("Best week")
    window.settle()
    #expect(window.texts.contains("Sat: 14000") && window.texts.contains("73,300"))
    try window.tap("Sat")
    window.settle()
    #expect(!window.texts.contains("Sat: 14000"))
  }

  @Test func theTimerRunsPausesAndWritesItsSessions() throws {
    let window = TestWindow(app: FocusTimer(), width: 480, height: 640)
    window.settle()
    #expect(window.texts.contains("25:00") && window.texts.contains("Ready"))
    try window.tap("Length: 25 minutes")
    window.settle()
    window.button("5 min").press()
    window.settle()
    #expect(window.texts.contains("05:00") && !window.texts.contains("Minutes"))
    window.button("Start").press()
    window.advance()
    #expect(window.texts.contains("Stay focused"))
    window.button("Pause").press()
    window.settle()
    #expect(window.texts.contains("Paused") && window.button("Resume").exists)
    window.button("Reset").press()
    window.settle()
    #expect(window.texts.contains("Ready"))
    window.element(.tab, "History").press()
    window.settle()
    #expect(window.texts.contains("No sessions yet"))
  }

  @Test func habitsAreMarkedInTheMonth() throws {
    let window = TestWindow(app: HabitCalendar(), width: 480, height: 1000)
    window.settle()
    #expect(window.texts.contains("March 2024"))
    try window.tap("15")
    window.settle()
    window.toggle("Reading").press()
    window.settle()
    #expect(window.toggle("Reading").isOn)
    try window.tap("16")
    window.settle()
    #expect(!window.toggle("Reading").isOn)
    window.toggle("Reading").press()
    window.settle()
    let summary = window.frame("count-Reading")
    #expect(window.frames("count-Reading").count == 1 && window.texts.filter { $0 == "2" }.count == 2)
    #expect(summary.maxX > 400)
    window.button("Next month").press()
    window.settle()
    #expect(window.texts.contains("April 2024") && !window.texts.contains("March 2024"))
    #expect(window.frame(ofText: "1").map { $0.minX < 100 } == true)
  }

  @Test func photosAreArrangedOpenedAndMarked() throws {
    let window = TestWindow(app: PhotoWall(), width: 480, height: 800)
    window.settle()
    window.row("Photo 2").press()
    window.settle()
    #expect(window.texts.contains("Photo 2"))
    window.toggle("Favorite").press()
    window.settle()
    window.button("Close").press()
    window.settle()
    #expect(!window.texts.contains("Photo 2"))
    #expect(window.semanticTree.contains("Favorite"))
    window.element(.popUpButton, "Arrangement").press()
    window.settle()
    try window.tap("Masonry")
    window.settle()
    window.button("Shuffle").press()
    window.settle()
    #expect(window.button("Photo 24").exists)
  }

  @Test func strokesAreDrawnUndoneAndCleared() throws {
    let window = TestWindow(app: SketchPad(), width: 640, height: 700)
    window.settle()
    #expect(!window.button("Undo").isEnabled)
    window.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 200, dy: 120), steps: 12)
    window.drag(from: CGPoint(x: 300, y: 100), by: CGVector(dx: -150, dy: 160), steps: 12)
    window.settle()
    #expect(window.texts.contains("2 strokes"))
    window.press("z", .control)
    window.settle()
    #expect(window.texts.contains("1 strokes") && window.button("Redo").isEnabled)
    window.button("Redo").press()
    window.settle()
    window.button("Red").press()
    window.settle()
    #expect(window.button("Red").isSelected && !window.button("Blue").isSelected)
    window.button("Clear").press()
    window.settle()
    #expect(window.texts.contains("2 strokes will be removed."))
    window.press(.escape)
    window.settle()
    #expect(window.texts.contains("2 strokes"))
    window.toggle("Grid").press()
    window.settle()
    #expect(!window.toggle("Grid").isOn)
  }
}
