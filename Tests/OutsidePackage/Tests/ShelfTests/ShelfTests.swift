import ScrollUITesting
import Shelf
import SwiftUI
import Testing

/// The app's window, driven by user input.
@MainActor @Suite struct ShelfTests {
  @Test func theHeaderCollapsesWhileTheShelfScrolls() throws {
    let window = TestWindow(app: ShelfApp())
    #expect(window.frame("header").height == 120)
    window.drag(from: CGPoint(x: 160, y: 350), by: CGVector(dx: 0, dy: -60), steps: 10, rest: 0.2)
    let offset = try #require(window.scrollGeometry()).contentOffset.y
    #expect(offset > 40)
    #expect(window.frame("header").height == 120 - offset)
    window.wheel(-20, at: CGPoint(x: 160, y: 350))
    window.settle()
    #expect(window.frame("header").height == 44)
    #expect(window.scrollPhase() == .idle)
  }

  @Test func aTypedTitleIsAddedToTheShelf() throws {
    let window = TestWindow(app: ShelfApp())
    window.settle()
    window.type("Dune")
    try window.tap("Add")
    #expect(window.texts.contains("Dune"))
    window.type("Emma")
    window.press(.return)
    #expect(window.frame(ofText: "Emma") != nil)
  }

  @Test func elementsAreFoundByRoleAndLabel() {
    let window = TestWindow(app: ShelfApp())
    window.settle()
    window.textField("Title").setText("Ulysses")
    window.button("Add").press()
    #expect(window.row("Ulysses").isShowing)
    #expect(window.semanticTree.contains("row “Ulysses” 1 of 41"))
  }

  @Test func scrollingUnderTheCollapsedHeaderEvaluatesNoBody() {
    let window = TestWindow(app: ShelfApp())
    window.wheel(-5, at: CGPoint(x: 160, y: 350))
    window.settle()
    let offset = window.scrollGeometry()?.contentOffset.y ?? 0
    window.wheel(-0.02, at: CGPoint(x: 160, y: 350), isPrecise: true)
    #expect(window.scrollGeometry()?.contentOffset.y ?? 0 > offset)
    #expect(window.counts.bodies == 0)
  }

  @Test func aScreenshotShowsTheHeader() throws {
    let window = TestWindow(app: ShelfApp(), fonts: try .installed())
    let image = try window.picture()
    #expect(image.width == 320)
    #expect(image[4, 4] == image[300, 100])
    #expect(image[4, 4] != image[4, 300])
    #expect(try ShelfApp.runHeadless().height == 400)
  }

  @Test func aScriptGivesATraceOfTheScrollView() throws {
    let window = TestWindow(app: ShelfApp())
    let trace = try window.play(#"{"t":0.1,"type":"wheel","x":160,"y":350,"dx":0,"dy":-1,"precise":false}"#)
    #expect(trace.last?.offset == window.scrollGeometry()?.contentOffset)
    #expect(trace.last?.phase == "idle")
  }

  @Test func aMissingViewIsNamedInTheError() {
    let window = TestWindow(app: ShelfApp())
    #expect(throws: TestWindow.MissingView.self) { try window.tap("Remove") }
  }
}
