import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// The back button has the title of the page below it, as far as the bar has room.
@MainActor @Suite struct BackButtonTests {
  private struct Pages: View {
    let below: String?
    let title: String
    var item: String?
    @State private var path = [1]

    var body: some View {
      NavigationStack(path: $path) {
        root.navigationDestination(for: Int.self) { _ in
          Color.clear.navigationTitle(title)
            .toolbar { if let item { Button(item) {} } }
        }
      }
    }

    @ViewBuilder private var root: some View {
      if let below { Color.clear.navigationTitle(below) } else { Color.clear }
    }
  }

  private func window(below: String?, title: String, item: String? = nil, width: CGFloat = 400) -> TestWindow {
    let window = TestWindow(width: width, height: 400) { Pages(below: below, title: title, item: item) }
    window.settle()
    return window
  }

  @Test func itHasTheTitleOfThePageBelow() {
    let window = window(below: "Parks", title: "Oak")
    #expect(window.drawnTexts == ["Oak", "Parks"])
    #expect(window.button("Parks").exists)
  }

  @Test func withoutATitleItReadsBack() {
    let window = window(below: nil, title: "Oak")
    #expect(window.drawnTexts == ["Oak", "Back"])
    window.button("Back").press()
    window.settle()
    #expect(window.drawnTexts == [])
  }

  @Test func aTitleThatIsTooLongIsReplacedByBack() throws {
    let below = "A very long title of the page below this page"
    let window = window(below: below, title: "The title of this page")
    #expect(window.drawnTexts.sorted() == ["Back", "The title of this page"])
    #expect(window.button(below).exists, "the name for assistive technologies stays")
  }

  @Test func inANarrowBarTheChevronIsAlone() {
    let window = window(below: "Parks", title: "The title of this page", width: 210)
    #expect(window.drawnTexts.count == 1 && window.drawnTexts[0].hasPrefix("The title"))
    #expect(window.button("Parks").exists)
  }

  /// Titles and items share the bar of any width without an overlap.
  @Test(arguments: [120, 200, 300, 400, 700] as [CGFloat])
  func nothingInTheBarOverlaps(width: CGFloat) throws {
    let window = window(below: "All the parks", title: "The title of this page", item: "Done editing", width: width)
    let title = try #require(window.frame(ofText: "The title of this page"))
    let item = try #require(window.frame(ofText: "Done editing"))
    let button = window.button("All the parks").frame
    #expect(button.maxX <= title.minX || title.width == 0)
    #expect(title.maxX <= item.minX || title.width == 0)
    #expect(button.maxX <= item.minX && item.maxX <= width)
  }
}
