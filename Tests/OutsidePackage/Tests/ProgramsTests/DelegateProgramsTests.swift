import Books
import Flashcards
import Moods
import Rates
import ScrollUITesting
import SwiftUI
import Testing
import Units
import Workout

/// Programs with the delegates of Xcode's template of 2019, which this package compiles unchanged.
///
/// The suite is serialized, since the process has one `UIApplication`, with the delegate of the last program.
@MainActor @Suite(.serialized) struct DelegateProgramsTests {
  func open(_ app: some App, width: CGFloat = 400, height: CGFloat = 800) -> TestWindow {
    let window = TestWindow(app: app, width: width, height: height)
    window.settle()
    return window
  }

  @Test func aBookIsFinishedOnItsPage() throws {
    let window = open(booksApp())
    #expect(window.texts.contains("25 %"))
    try window.tap("Middlemarch")
    window.settle()
    #expect(window.texts.contains("220 / 880") && window.texts.contains("by George Eliot"))
    try window.tap("Finished")
    window.settle()
    #expect(window.texts.contains("880 / 880"))
    window.press(.leftArrow, .option)
    window.settle()
    #expect(window.texts.contains("Kindred") && !window.texts.contains("25 %"))
  }

  @Test func aBookIsAddedInASheet() throws {
    let window = open(booksApp())
    window.button("Add a book").press()
    window.settle()
    window.textField("Title").setText("Pedro Páramo")
    window.textField("Author").setText("Juan Rulfo")
    window.textField("Pages").setText("122")
    window.settle()
    try window.tap("Save")
    window.settle()
    #expect(window.texts.contains("Pedro Páramo") && !window.texts.contains("New book"))
  }

  @Test func exercisesAreSkippedToTheAlert() throws {
    let window = open(workoutApp())
    #expect(window.texts.contains("Squats") && window.texts.contains("00:30"))
    try window.tap("Start")
    window.settle()
    #expect(window.texts.contains("Pause"))
    for name in ["Push-ups", "Plank"] {
      try window.tap("Skip")
      window.settle()
      #expect(window.texts.contains(name))
    }
    #expect(window.texts.contains("Exercise 3 of 3") && !window.texts.contains("Workout done"))
    try window.tap("Skip")
    window.settle()
    #expect(window.texts.contains("You finished 3 exercises."))
    try window.tap("Again")
    window.settle()
    #expect(window.texts.contains("Exercise 1 of 3") && window.texts.contains("Start"))
  }

  @Test func unitsAreConvertedAndSwapped() throws {
    let window = open(unitsApp())
    #expect(window.texts.contains("328.084 ft"))
    let field = window.textField("Value")
    field.focus()
    field.setText("1000")
    window.press(.return)
    window.settle()
    #expect(window.texts.contains("3,280.84 ft"))
    try window.tap("Swap units")
    window.settle()
    #expect(window.texts.contains("304.8 m"))
    try window.tap("Temperature")
    window.settle()
    #expect(window.texts.contains("1,832 °F"))
  }

  @Test func aCardIsThrownToTheRightWhenItIsKnown() throws {
    // Neither a picture nor a window that the process has had before is the screen for the cards.
    let other = TestWindow(width: 100, height: 90) { Text("Other") }
    var options = HeadlessOptions()
    options.size = CGSize(width: 100, height: 90)
    _ = try OtherProgram.runHeadless(options)
    let window = open(flashcardsApp())
    #expect(window.texts.contains("Known: 0 of 4") && !window.texts.contains("Nairobi"))
    try window.tap("Capital of Kenya")
    window.settle()
    #expect(window.texts.contains("Nairobi"))
    for (question, distance, known) in [("Kenya", 200.0, 1), ("Peru", 40, 1), ("Peru", -200, 1), ("Norway", 200, 2)] {
      let frame = try #require(window.frame(ofText: "Capital of \(question)"))
      window.drag(
        from: CGPoint(x: frame.midX, y: frame.midY), by: CGVector(dx: distance, dy: 0), steps: 8, rest: 0.2)
      window.settle()
      #expect(window.texts.contains("Known: \(known) of 4"))
    }
    #expect(!window.texts.contains("Capital of Norway") && window.texts.contains("Capital of Vietnam"))
    withExtendedLifetime(other) {}
  }

  private struct OtherProgram: App {
    var body: some Scene { WindowGroup { Text("Other") } }
  }

  @Test func ratesComeFromAServer() async throws {
    let server = try SampleServer(files: ["/latest.json": #"{"base": "EUR", "rates": {"NOK": 11.5, "JPY": 160.25}}"#])
    let window = open(ratesApp(base: server.address))
    #expect(await window.wait { window.texts.contains("115.00") })
    #expect(window.texts.contains("JPY") && window.texts.contains("160.2500"))
    window.textField("Amount").setText("2")
    window.settle()
    #expect(window.texts.contains("23.00") && window.texts.contains("320.50"))
  }

  @Test func aFailedRequestShowsAnAlert() async throws {
    let server = try SampleServer(files: [:])
    let window = open(ratesApp(base: server.address))
    #expect(await window.wait { window.texts.contains("The rates could not be loaded.") })
    try window.tap("OK")
    window.settle()
    #expect(window.texts.contains("No rates"))
  }

  @Test func aMoodIsChosenAndKept() throws {
    UserDefaults.standard.removeObject(forKey: "diary")
    defer { UserDefaults.standard.removeObject(forKey: "diary") }
    let window = open(moodsApp())
    window.textField("A few words").setText("Sun after rain")
    window.settle()
    try window.tap("Choose a mood…")
    window.settle()
    try window.tap("😀 Great")
    window.settle()
    #expect(window.texts.contains("Sun after rain") && window.texts.contains("1 entries"))

    let second = open(moodsApp())
    #expect(second.texts.contains("Sun after rain"))
    second.button("Delete all").press()
    second.settle()
    try second.tap("Delete")
    second.settle()
    #expect(second.texts.contains("0 entries"))
  }
}
