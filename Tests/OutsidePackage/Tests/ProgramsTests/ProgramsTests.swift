import Calculator
import Chat
import Contacts
import Journeys
import Pairs
import Quiz
import Recipes
import ScrollUITesting
import Settings
import SwiftUI
import Tasks
import Testing
import Weather

/// Programs of Xcode that this package compiles unchanged: each opens and is used.
@MainActor @Suite struct ProgramsTests {
  private func open(_ app: some App) -> TestWindow {
    let window = TestWindow(app: app, width: 460, height: 760)
    window.settle()
    return window
  }

  @Test func aContactBecomesAFavoriteOnItsPage() throws {
    let window = open(contactsApp())
    #expect(window.texts.contains("Amara Okafor"))
    try window.tap("Amara Okafor")
    window.settle()
    #expect(window.texts.contains("Born on 12 April 1990"))
    try window.tap("Add to favorites")
    window.settle()
    #expect(window.texts.contains("Remove from favorites"))
    try window.tap("Back to the list")
    window.settle()
    window.toggle("Favorites only").press()
    window.settle()
    #expect(window.texts.contains("Amara Okafor") && !window.texts.contains("Daiki Mori"))
  }

  @Test func tasksAreAddedDoneAndCleared() throws {
    UserDefaults.standard.removeObject(forKey: "tasks")
    defer { UserDefaults.standard.removeObject(forKey: "tasks") }
    let window = open(tasksApp())
    for title in ["Water the plants", "Post the letter"] {
      window.textField("New task").focus()
      window.type(title)
      window.press(.return)
      window.settle()
    }
    #expect(window.texts.contains("2 open"))
    try window.tap("Post the letter")
    window.settle()
    #expect(window.texts.contains("1 open"))
    try window.tap("Clear")
    window.settle()
    try window.tap("Clear now")
    window.settle()
    #expect(!window.texts.contains("Post the letter") && window.texts.contains("Water the plants"))
    #expect(UserDefaults.standard.data(forKey: "tasks") != nil)
  }

  @Test func aForecastComesFromAServer() async throws {
    let server = try SampleServer(files: [
      "/Oslo.json": """
      {"city": "Oslo", "temperature": 7.25, "days": [{"name": "Mon", "high": 9, "low": 2, "sky": "cloud.rain"}]}
      """
    ])
    let window = open(weatherApp(base: server.address))
    try window.tap("Show")
    #expect(await window.wait { window.texts.contains("Oslo") })
    #expect(window.texts.contains("7.2°") && window.texts.contains("9°"))
    window.textField("City").setText("Atlantis")
    try window.tap("Show")
    #expect(await window.wait { window.texts.contains("No forecast for Atlantis") })
  }

  @Test func aQuizCountsRightAnswers() throws {
    let window = open(quizApp())
    for (answer, title) in [("Mercury", "Correct"), ("Six", "Wrong"), ("Quicksilver", "Correct")] {
      try window.tap(answer)
      window.settle()
      #expect(window.texts.contains(title))
      try window.tap("Continue")
      window.settle()
    }
    #expect(window.texts.contains("Final score: 2"))
    try window.tap("Play again")
    window.settle()
    #expect(window.texts.contains("Question 1 of 3") && window.texts.contains("Score: 0"))
  }

  @Test func equalCardsStayOpen() {
    let window = open(pairsApp())
    let cards = [1, 7, 2].map { window.row("Card \($0)") }
    for card in cards {
      window.tap(CGPoint(x: card.frame.midX, y: card.frame.midY))
      window.settle()
    }
    #expect(cards[0].value == "🚂" && cards[1].value == "🚂" && cards[2].value == "🚀")
    #expect(window.texts.contains("Moves: 3"))
  }

  @Test func aCalculatorComputes() throws {
    let window = open(calculatorApp())
    for key in ["1", "2", "×", "3", "−", "6", "="] { window.button(key).press() }
    window.settle()
    #expect(window.texts.first == "30")
    for key in ["÷", "8", ".", "0", "="] { window.button(key).press() }
    window.settle()
    #expect(window.texts.first == "3.75")
    let widths = Set((0...9).map { window.button("\($0)").frame.width.rounded() })
    #expect(widths.count == 1)
  }

  @Test func settingsAreChangedAndReset() throws {
    let window = open(settingsApp())
    #expect(window.texts.contains("Hello, Ada!"))
    window.textField("Name").setText("Bo")
    window.element(.slider, "Size of text").setNumber(20)
    window.settle()
    #expect(window.texts.contains("Hello, Bo!") && window.texts.contains("Text of 20 points"))
    window.toggle("Allow notifications").press()
    window.settle()
    #expect(!window.texts.contains("Sounds"))
    window.element(nil, "Reset").press()
    window.settle()
    try window.tap("Reset all")
    window.settle()
    #expect(window.texts.contains("Hello, Ada!") && window.texts.contains("Text of 14 points"))
  }

  @Test func aMessageIsAnswered() async throws {
    let window = open(chatApp())
    #expect(await window.wait { window.texts.contains("Hi! Ask me something.") })
    window.element(nil, "Message").setText("stressed")
    window.settle()
    window.button("Send").press()
    #expect(await window.wait { window.texts.contains("desserts") })
    #expect(window.texts.contains("stressed"))
  }

  @Test func recipesAreFoundAndEdited() throws {
    let window = open(recipesApp())
    #expect(window.texts.contains("3 RECIPES, 90 MINUTES"))
    window.element(.searchField).setText("soup")
    window.settle()
    #expect(window.texts.contains("Lentil soup") && !window.texts.contains("Pancakes"))
    try window.tap("Lentil soup")
    window.settle()
    try window.tap("Carrots")
    window.settle()
    #expect(window.texts.contains("1 of 3"))
    window.textField("Title").setText("Red lentil soup")
    window.settle()
    #expect(window.texts.contains("Red lentil soup"))
  }

  @Test func aFinishedJourneyMovesToItsTab() throws {
    let window = open(journeysApp())
    try window.tap("Coast")
    window.settle()
    #expect(window.texts.contains("3 stops"))
    try window.tap("Aveiro")
    window.settle()
    #expect(window.texts.contains("Welcome to Aveiro"))
    window.press(.leftArrow, .option)
    window.settle()
    try window.tap("Finish the journey")
    window.settle()
    #expect(window.texts.contains("Coast") && !window.texts.contains("Alps"))
  }
}
