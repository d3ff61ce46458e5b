import Engine
import Geometry
import Graphics
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Boxes, groups of controls, messages and gauges.
@MainActor @Suite struct GroupsTests {
  @Test func aBoxHasItsLabelAboveItsContent() throws {
    let window = TestWindow(width: 300, height: 200) {
      GroupBox("Sizes") { Text("Small") }
    }
    window.settle()
    let (label, content) = (
      try #require(window.frame(ofText: "Sizes")), try #require(window.frame(ofText: "Small"))
    )
    #expect(label.minX == content.minX && label.maxY < content.minY)
  }

  @Test func theControlsOfAGroupWork() throws {
    let calls = Recorder()
    let window = TestWindow(width: 300, height: 200) {
      ControlGroup {
        Button("Back") { calls.note("back") }
        Button("Forward") { calls.note("forward") }
      }
    }
    window.settle()
    try window.tap("Back")
    try window.tap("Forward")
    #expect(calls.take() == ["back", "forward"])
  }

  @Test func aSearchWithoutResultsNamesItsText() throws {
    let window = TestWindow(width: 400, height: 300) { ContentUnavailableView.search(text: "kiwi") }
    window.settle()
    let title = try #require(window.frame(ofText: "No Results for “kiwi”"))
    #expect(abs(title.midX - 200) < 1)
    #expect(window.texts.contains("Check the spelling or try a new search."))
  }

  @Test func aMessageHasActions() throws {
    let calls = Recorder()
    let window = TestWindow(width: 400, height: 300) {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mail appears here.")
      } actions: {
        Button("Refresh") { calls.note("refresh") }
      }
    }
    window.settle()
    try window.tap("Refresh")
    #expect(calls.take() == ["refresh"])
    let texts = try ["No Mail", "New mail appears here.", "Refresh"].map { try #require(window.frame(ofText: $0)).midY }
    #expect(texts == texts.sorted())
  }

  /// The icon of a message is gray in a row of a list, too, where the icons of labels have the accent color.
  @Test func theIconOfAMessageHasTheSameColorInAList() throws {
    func color(isInList: Bool) throws -> RGBAColor {
      let message = ContentUnavailableView {
        Label(title: { Text("No Mail") }, icon: { Text(verbatim: "!") })
      }
      let window = TestWindow(width: 400, height: 300) {
        if isInList { List { message } } else { message }
      }
      window.settle()
      return try #require(
        window.pipeline.displayList.commands.lazy.compactMap {
          if case .text(let run, _, let color) = $0, run.text == "!" { color } else { nil }
        }.first)
    }
    #expect(try color(isInList: true) == color(isInList: false))
  }

  @Test(arguments: [(Double.nan, 0.0), (-3, 0), (25, 0.25), (400, 1), (.infinity, 1)])
  func aGaugeShowsThePlaceInItsRange(value: Double, fraction: Double) {
    let seen = Recorder()
    let window = TestWindow(width: 300, height: 200) {
      Gauge(value: value, in: 0...100) { Text("Speed") }.gaugeStyle(Reported(seen: seen))
    }
    window.settle()
    #expect(seen.take().first == "\(fraction)")
  }

  private struct Reported: GaugeStyle {
    let seen: Recorder

    func makeBody(configuration: Configuration) -> some View {
      let _ = seen.note("\(configuration.value)")
      configuration.label
    }
  }

  @Test func anEmptyRangeIsShownAtItsBeginning() {
    let window = TestWindow(width: 300, height: 200) {
      VStack {
        Gauge(value: 5, in: 5...5) { Text("Empty") }
        Gauge(value: 0.5) {
          Text("Ring")
        } currentValueLabel: {
          Text("50")
        }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.5) {
          Text("Full")
        } currentValueLabel: {
          Text("60")
        }.gaugeStyle(.accessoryCircularCapacity)
        Gauge(value: 0.5) { Text("Line") }.gaugeStyle(.accessoryLinearCapacity)
        Gauge(value: 0.5) { Text("Mark") }.gaugeStyle(.accessoryLinear)
      }
    }
    window.settle()
    #expect(window.texts.contains("Empty") && window.texts.contains("50") && window.texts.contains("60"))
  }
}
