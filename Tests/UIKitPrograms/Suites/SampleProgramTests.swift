import Engine
import ScrollUI
import ScrollUITesting
import Testing
import UIKitLifecycle

/// Programs with the files that Xcode's template of 2019 wrote: each opens, is used, and shows what a user expects.
@MainActor @Suite struct SampleProgramTests {
  /// The window of the program in `module`. Its application delegate is called `AppDelegate`.
  private func window(of module: String, width: CGFloat = 400, height: CGFloat = 800) throws -> TestWindow {
    let type = try #require(_typeByName("\(module).AppDelegate") as? any UIApplicationDelegate.Type)
    return opened(type, width: width, height: height)
  }

  private func opened<Delegate: UIApplicationDelegate>(
    _ type: Delegate.Type, width: CGFloat, height: CGFloat
  ) -> TestWindow {
    let window = TestWindow(app: DelegateProgram<Delegate>(), width: width, height: height)
    window.settle()
    return window
  }

  @Test func theTemplatesDelegatesShowTheirView() throws {
    let window = try window(of: "TipJar")
    #expect(window.texts.contains("Tip Jar") && window.texts.contains("2 people"))
    window.textField("Amount").focus()
    window.type("200")
    window.settle()
    #expect(window.texts.contains("110.00 €"))
  }

  @Test func aButtonEndsTheFocusByTheWindow() throws {
    let window = try window(of: "TipJar")
    window.textField("Amount").focus()
    window.type("20")
    window.settle()
    window.button("Done").press()
    window.settle()
    window.type("0")
    window.settle()
    #expect(window.textField("Amount").value == "20")
  }

  @Test func aSceneDelegateSavesWhenItsWindowIsHidden() throws {
    let window = try window(of: "Groceries")
    window.textField("New item").focus()
    window.type("Pears")
    window.settle()
    window.button("Add").press()
    window.settle()
    #expect(window.texts.contains("Pears") && window.texts.contains("Not saved"))
    window.host.isShown = false
    window.settle()
    #expect(window.texts.contains("Saved 6 items"))
  }

  @Test func anApplicationDelegateWithoutScenesShowsItsWindow() throws {
    let window = try window(of: "PairsGame")
    #expect(window.texts.contains("0 moves"))
    for pair in [(1, 12), (2, 11), (3, 10), (4, 9), (5, 8), (6, 7)] {
      for card in [pair.0, pair.1] {
        window.button("Card \(card)").press()
        window.settle()
      }
    }
    #expect(window.texts.contains("6 moves") && window.texts.contains("You needed 6 moves."))
    window.button("Again").press()
    window.settle()
    #expect(window.texts.contains("0 moves"))
  }

  @Test func anAppShowsTheModelOfItsDelegate() throws {
    let type = try #require(_typeByName("13ColorSwatches10PaletteAppV") as? any App.Type)
    func opened<Program: App>(_ type: Program.Type) -> TestWindow {
      TestWindow(app: type.init(), width: 400, height: 800)
    }
    let window = opened(type)
    window.settle()
    #expect(window.texts.contains("#1D3557"))
    let field = window.textField("Hexadecimal, such as #FFB703")
    field.focus()
    window.type("#FFB703")
    window.settle()
    window.button("Add").press()
    window.settle()
    #expect(window.texts.contains("#FFB703") && !field.isFocused)
  }
}
