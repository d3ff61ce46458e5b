import Engine
import Listings
import ScrollUI
import ScrollUITesting
import Testing

/// Code with the single import SwiftUI, in Swift 5 mode, compiles against the facade and behaves as documented.
@MainActor @Suite struct ListingTests {
  @Test func theObservedOffsetIsTheDistanceOfTheContent() throws {
    var offsets: [CGPoint] = []
    let window = TestWindow { OffsetPage { offsets.append($0) } }
    window.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -200), steps: 40, rest: 0.2)
    let scroll = try #require(window.scroll)
    #expect(scroll.model.offset == CGPoint(x: 0, y: 200 - ScrollConstants.dragSlop))
    #expect(offsets.last?.y == scroll.model.offset.y)
  }

  @Test func theChildSizeIsReadInitiallyAndOnChanges() {
    var sizes: [CGSize] = []
    let window = TestWindow { ChildSizePage { sizes.append($0) } }
    #expect(sizes == [CGSize(width: 100, height: 50)])
    window.key("W")
    window.settle()
    #expect(sizes == [CGSize(width: 100, height: 50), CGSize(width: 200, height: 50)])
  }

  @Test func anAppKeepsItsStateWhileItsWindowExists() {
    let window = TestWindow { AppContent(Program()) }
    window.settle()
    #expect(window.pipeline.isClean)
    #expect(Program().body.firstWindow?.title == "Listing")
  }

  @Test func entriesOfTheEnvironmentAreMadeByTheMacro() {
    var seen: [String] = []
    let window = TestWindow { EntryPage { seen.append("\($0) \($1) \($2)") } }
    window.settle()
    #expect(seen == ["44.0 [\"one\", \"two\"] false", "60.0 [\"one\", \"two\"] true"])
  }

  /// Symbols of real code in their usual forms: each compiles and is shown, and the window comes to rest without a message.
  @Test func theSymbolsOfRealCodeCompileAndAreShown() {
    func show<Content: View>(_ content: Content) -> Int {
      let window = TestWindow(width: 400, height: 800) { content }
      window.advance(seconds: 2)
      defer { window.close() }
      return window.texts.count
    }
    let messages = Diagnostics.collecting {
      #expect(show(ControlSymbols()) > 10)
      #expect(show(NavigationSymbols()) > 10)
      #expect(show(AppearanceSymbols()) > 4)
      #expect(show(DataSymbols()) > 3)
      #expect(show(SearchSymbols()) > 10)
      #expect(show(ShapeSymbols()) > 10)
      #expect(show(AnimationSymbols()) > 5)
      #expect(show(FormSymbols()) > 30)
      #expect(show(DrawingSymbols()) > 8)
      #expect(show(CommandSymbols()) > 15)
    }
    #expect(messages == [])
  }
}
