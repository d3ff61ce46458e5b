import Ported
import ScrollUITesting
import SwiftUI
import Testing

/// A program of Xcode in Swift 5 mode, with the plug-ins AppleImports and AssetSymbols.
@MainActor @Suite struct PortedTests {
  @Test func aModelThatImportsFoundationAloneIsObserved() throws {
    let window = TestWindow(app: WalkApp())
    for _ in 0..<3 { try window.tap("Step") }
    #expect(window.texts.prefix(3) == ["Steps: 3", "2 steps", "3 steps"])
    try window.tap("Visit the park")
    #expect(window.texts.suffix(4) == ["Pier", "Park", "Step", "Visit the park"])
  }

  @Test func aColorOfTheCatalogThatTheProgramNamesItselfIsDrawn() throws {
    var options = HeadlessOptions()
    options.colorScheme = .light
    let picture = try WalkApp.runHeadless(options)
    #expect((0..<picture.height).contains { picture[picture.width / 2, $0] & 0xFFFFFF == 0x808000 })
  }

  @Test func literalsAreImagesAndColors() {
    #expect(Literals.flag.size == CGSize(width: 20, height: 10))
    #expect(Literals.sea == Color(red: 0, green: 0.2, blue: 1, opacity: 0.5))
  }

  @Test func olderFormsAndStylesWork() {
    let window = TestWindow(app: OlderFormsApp(), width: 500, height: 1400)
    window.settle()
    for text in ["Wheel", "First", "Bordered", "Elliptical", "Columns", "Bold", "Sizes"] {
      #expect(window.texts.contains(text), "\(text)")
    }
    window.element(nil, "Count").increment()
    window.button("Link").press()
    window.settle()
    #expect(window.texts.contains("More") && window.texts.contains("Link"))
    #expect(window.button("Labeled row").hint == "Has a menu")
  }
}
