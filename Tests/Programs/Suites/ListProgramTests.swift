import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// Programs of lists in the manner of public samples: each opens, is used, and shows what a user expects.
@MainActor @Suite struct ListProgramTests {
  @Test func recipesOpenTurnIntoFavoritesAndAreAdded() throws {
    let window = TestWindow(app: RecipeBook(), width: 480, height: 900)
    window.settle()
    #expect(window.texts.contains("STARTERS") && window.texts.contains("2 recipes"))
    #expect(window.texts.contains("25 minutes"))
    try window.tap("Lasagne")
    window.settle()
    #expect(window.texts.contains("90 min") && window.texts.contains("Beef"))
    window.button("2 stars").press()
    window.button("Toggle Favorite").press()
    window.settle()
    window.button("Recipes").press()
    window.settle()
    window.toggle("Favorites only").press()
    window.settle()
    #expect(window.texts.contains("Lasagne") && !window.texts.contains("Ratatouille"))

    window.button("Add recipe").press()
    window.settle()
    #expect(!window.button("Save").isEnabled)
    window.textField("Title").setText("Pancakes")
    window.settle()
    window.button("Save").press()
    window.settle()
    #expect(!window.texts.contains("New Recipe"))
    window.toggle("Favorites only").press()
    window.settle()
    #expect(window.texts.contains("Pancakes") && window.texts.contains("Ratatouille"))
  }

  @Test func chatsOpenAtTheirEndAndTakeMessages() throws {
    let window = TestWindow(app: ChatRoom(), width: 900, height: 640)
    window.settle()
    #expect(window.texts.contains("Select a conversation"))
    #expect(window.texts.contains("2"))
    try window.tap("Ada")
    window.settle()
    #expect(!window.texts.contains("Select a conversation"))
    #expect(window.frame(ofText: "Message number 29").map { $0.maxY < 640 } == true)
    #expect(!window.texts.contains("2"))
    #expect(!window.button("Send").isEnabled)
    window.textField("Message").focus()
    window.type("Hello")
    window.settle()
    window.press(.return)
    window.advance(seconds: 2)
    #expect(window.textField("Message").value == "")
    #expect(window.frame(ofText: "Hello").map { $0.maxY < 600 } == true)
  }

  @Test func countriesAreSearchedSortedAndVisited() async throws {
    let window = TestWindow(app: CountrySearch(), width: 480, height: 800)
    #expect(await window.wait { window.texts.contains("Nepal") })
    window.settle()
    #expect(window.texts.contains("53M"))
    window.textField("Name or capital").focus()
    window.settle()
    window.type("an")
    window.settle()
    #expect(window.texts.contains("2 matches"))
    #expect(window.texts.contains("Canada") && window.texts.contains("Japan") && !window.texts.contains("Peru"))
    window.type("x")
    window.settle()
    #expect(window.texts.contains { $0.contains("“anx”") })
    window.press(.escape)
    window.settle()
    window.button("Surprise me").press()
    window.settle()
    #expect(window.texts.contains("Kathmandu"))
    try window.tap("Mark as visited")
    window.settle()
    #expect(window.texts.contains("Forget visit"))
    window.button("Countries").press()
    window.settle()
    #expect(window.semanticTree.contains("Visited"))
  }
}
