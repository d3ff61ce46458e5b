import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// `pickerStyle(.navigationLink)`: a link to a page with all options.
@MainActor @Suite struct LinkPickerTests {
  private struct Seasons: View {
    let remote: Remote<Int>
    @State private var season = 1

    var body: some View {
      let _ = remote.connect($season)
      Picker("Season", selection: $season) { ForEach(0..<4) { Text("Option \($0)") } }
        .pickerStyle(.navigationLink)
    }
  }

  private let remote = Remote<Int>()

  /// The picker in a row of a list.
  private func window() -> TestWindow {
    TestWindow(width: 400, height: 500) {
      NavigationStack { List { Seasons(remote: remote) }.navigationTitle("Settings") }
    }
  }

  private func isPageOpen(in window: TestWindow) -> Bool { window.texts.contains("Option 2") }

  @Test func aRowShowsTheLabelAndTheSelectedOption() {
    let window = window()
    #expect(window.texts.contains("Season") && window.texts.contains("Option 1"))
    #expect(!isPageOpen(in: window))
  }

  @Test func aTapOpensAPageWithAllOptions() throws {
    let window = window()
    try window.tap("Season")
    window.settle()
    for option in 0..<4 { #expect(window.texts.contains("Option \(option)")) }
    #expect(remote.value == 1)
  }

  @Test func theSelectedOptionIsChecked() throws {
    let window = window()
    try window.tap("Season")
    window.settle()
    #expect((0..<4).map { window.element(.radioButton, "Option \($0)").isOn } == [false, true, false, false])
  }

  @Test(arguments: [true, false]) func choosingAnOptionSelectsItAndLeavesThePage(isPointer: Bool) throws {
    let window = window()
    try window.tap("Season")
    window.settle()
    if isPointer { try window.tap("Option 3") } else { window.element(.radioButton, "Option 3").press() }
    window.settle()
    #expect(remote.value == 3)
    #expect(!isPageOpen(in: window))
    #expect(window.texts.contains("Option 3"))
    try window.tap("Season")
    window.settle()
    #expect(isPageOpen(in: window))
  }

  @Test func theSelectedOptionLeavesThePageToo() throws {
    let window = window()
    try window.tap("Season")
    window.settle()
    window.element(.radioButton, "Option 1").press()
    window.settle()
    #expect(remote.value == 1)
    #expect(!isPageOpen(in: window))
  }

  @Test func goingBackKeepsTheSelection() throws {
    let window = window()
    try window.tap("Season")
    window.settle()
    window.key("Escape")
    window.settle()
    #expect(!isPageOpen(in: window))
    #expect(remote.value == 1)
  }

  @Test func outsideOfAListTheLinkHasTheWidthOfThePage() throws {
    let window = TestWindow(width: 400, height: 500) { NavigationStack { Seasons(remote: remote) } }
    window.settle()
    let (label, option) = try (
      #require(window.frame(ofText: "Season")), #require(window.frame(ofText: "Option 1"))
    )
    #expect(label.minX < 40 && option.maxX > 340, "\(label) \(option)")
    try window.tap("Option 1")
    window.settle()
    #expect(isPageOpen(in: window))
  }

  @Test func outsideOfAStackTheStyleIsAMenu() {
    let window = TestWindow(width: 400, height: 500) { Seasons(remote: remote) }
    #expect(window.semanticTree == "window\n  popUpButton “Season” = Option 1, has popup\n")
  }

  @Test func aPictureAsLabelGivesItsTitleToThePage() throws {
    let window = TestWindow(width: 400, height: 500) {
      NavigationStack {
        List {
          Picker("Season", systemImage: "leaf", selection: .constant(1)) { ForEach(0..<4) { Text("Option \($0)") } }
            .pickerStyle(.navigationLink)
        }
      }
    }
    try window.tap("Season")
    window.settle()
    #expect(isPageOpen(in: window))
    #expect(window.drawnTexts.contains("Season"))
  }
}
