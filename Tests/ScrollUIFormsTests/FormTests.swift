import Engine
import Geometry
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Forms in their styles, as a settings page uses them.
@MainActor @Suite struct FormTests {
  private let sound = Remote<Bool>()
  private let details = Remote<Bool>()
  private let calls = Recorder()

  private struct Settings: View {
    let sound: Remote<Bool>
    let details: Remote<Bool>
    let calls: Recorder
    @State private var playsSound = false
    @State private var showsDetails = true
    @State private var device = 1
    @State private var volume = 2
    @State private var name = ""

    var body: some View {
      let _ = sound.connect($playsSound)
      let _ = details.connect($showsDetails)
      Form {
        Section("Sound") {
          Toggle("Alerts", isOn: $playsSound)
          Picker("Device", selection: $device) { ForEach(0..<3) { Text("Output \($0)") } }
          Stepper("Volume", value: $volume, in: 0...10)
          LabeledContent("Format", value: "48 kHz")
        }
        Section("Details", isExpanded: $showsDetails) {
          TextField("Name", text: $name)
          Button("Reset") { calls.note("reset") }
        }
      }
    }
  }

  private func window(_ width: CGFloat = 400) -> TestWindow {
    let window = TestWindow(width: width, height: 600) { Settings(sound: sound, details: details, calls: calls) }
    window.settle()
    return window
  }

  private func rows(_ window: TestWindow) -> [ListRowNode] { window.nodes(of: ListRowNode.self) }

  @Test(arguments: [400.0, 690, 1200]) func theLargeTitleOfAPageBeginsAtTheEdgeOfTheCards(width: CGFloat) throws {
    let window = TestWindow(width: width, height: 500) {
      NavigationStack { Form { Text("Row") }.navigationTitle("Settings") }
    }
    window.settle()
    let title = try #require(window.nodes(of: TextNode.self).first { $0.spans.first?.font.size == 30 })
    let row = try #require(window.frame(ofText: "Row"))
    #expect(row.minX - title.convert(title.bounds, to: nil).minX == 16, "the margin inside of a card")
  }

  @Test func eachControlIsARow() {
    #expect(rows(window()).count == 8, "six controls and two headers")
  }

  @Test func labelsAreLeadingAndValuesTrailing() throws {
    let window = window()
    for (label, value) in [("Device", "Output 1"), ("Format", "48 kHz")] {
      let (label, value) = (try #require(window.frame(ofText: label)), try #require(window.frame(ofText: value)))
      #expect(label.minX == 32)
      #expect(value.maxX > 340 && abs(label.midY - value.midY) < 2)
    }
  }

  @Test func aPressAnywhereInTheRowSwitchesAToggle() throws {
    let window = window()
    let label = try #require(window.frame(ofText: "Alerts"))
    window.tap(CGPoint(x: label.maxX + 60, y: label.midY))
    window.settle()
    #expect(sound.value)
  }

  @Test func theHeaderOfASectionCollapsesIt() throws {
    let window = window()
    try window.tap("DETAILS")
    window.settle()
    #expect(!details.value)
    #expect(!window.texts.contains("Reset"))
    #expect(rows(window).count == 6)
    try window.tap("DETAILS")
    window.settle()
    try window.tap("Reset")
    #expect(calls.take() == ["reset"])
  }

  @Test func theProgramCollapsesASectionToo() {
    let window = window()
    details.value = false
    window.settle()
    #expect(!window.texts.contains("Reset"))
  }

  @Test func inColumnsLabelsEndAndControlsBeginAtALine() throws {
    let window = TestWindow(width: 500, height: 300) {
      Form {
        LabeledContent("Name") { Color.red.frame(width: 100, height: 20).probe("first") }
        LabeledContent("A longer label") { Color.red.frame(width: 60, height: 20).probe("second") }
        Toggle("Check", isOn: .constant(true)).probe("toggle")
        TextField("Wide", text: .constant("")).labelsHidden().probe("field")
      }
      .formStyle(.columns)
    }
    window.settle()
    let line = window.frame("first").minX
    #expect(window.frame("second").minX == line && window.frame("toggle").minX == line)
    #expect(window.frame("field").minX == line && window.frame("field").maxX <= 500)
    let ends = [window.frame(ofText: "Name")?.maxX, window.frame(ofText: "A longer label")?.maxX]
    #expect(ends[0] == ends[1] && ends[0] == line - 8)
  }

  @Test func aStyleOfTheProgramArrangesTheContent() {
    let window = TestWindow(width: 300, height: 300) {
      Form {
        Text("One")
        Text("Two")
      }
      .formStyle(Framed())
    }
    window.settle()
    #expect(window.texts == ["Before", "One", "Two"])
    #expect(rows(window).isEmpty)
  }

  private struct Framed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Before")
        configuration.content
      }
    }
  }

  @Test func aThousandRowsAreBuiltWhereTheyAreSeen() {
    let window = TestWindow(width: 300, height: 440) {
      Form { ForEach(0..<1000) { Text("Row \($0)") } }
    }
    window.settle()
    #expect(rows(window).count < 40)
  }
}
