import Engine
import Geometry
import SDLHost
import ScrollUI
import Testing

/// The mouse over each kind of clickable view changes its pixels.
@MainActor @Suite struct HoverPixelTests {
  /// A view under test in the middle of a small window.
  private func differs(
    at point: CGPoint = CGPoint(x: 150, y: 60), @ViewBuilder _ content: @escaping () -> some View
  ) throws -> Bool {
    var options = SessionOptions()
    options.size = CGSize(width: 300, height: 120)
    let loop = try HeadlessLoop(content(), options: options)
    defer { loop.close() }
    try loop.open()
    try loop.play(frames: 30, isPaced: false) { _ in [] }
    let before = try snapshot(loop)
    try loop.play(frames: 20, isPaced: false) { $0 == 0 ? [.mouseMove(point)] : [] }
    let during = try snapshot(loop)
    try loop.play(frames: 20, isPaced: false) { $0 == 0 ? [.mouseMove(CGPoint(x: -1, y: -1))] : [] }
    #expect(try snapshot(loop) == before, "the hovered state stays")
    return during != before
  }

  private func snapshot(_ loop: HeadlessLoop) throws -> PixelImage {
    loop.session.target.draw(loop.session.host.pipeline.displayList)
    return try loop.session.target.snapshot()
  }

  @Test func buttonsOfEveryStyle() throws {
    #expect(try differs { Button("Press") {}.buttonStyle(.bordered) })
    #expect(try differs { Button("Press") {}.buttonStyle(.borderedProminent) })
    #expect(try differs { Button("Press") {}.buttonStyle(.borderless) })
    #expect(try differs { Button("Press") {}.buttonStyle(.plain) })
  }

  @Test func togglesOfEveryStyleOnAndOff() throws {
    for isOn in [false, true] {
      #expect(try differs { Toggle("", isOn: .constant(isOn)).toggleStyle(.switch).frame(width: 44) })
      #expect(try differs { Toggle("On", isOn: .constant(isOn)).toggleStyle(.checkbox) })
      #expect(try differs { Toggle("On", isOn: .constant(isOn)).toggleStyle(.button) })
    }
  }

  @Test func segmentsOptionsAndPopUps() throws {
    func picker() -> some View {
      Picker("Season", selection: .constant(0)) {
        Text("Spring").tag(0)
        Text("Summer").tag(1)
      }
    }
    // The right segment is not selected.
    #expect(try differs(at: CGPoint(x: 200, y: 60)) { picker().pickerStyle(.segmented) })
    #expect(try differs { picker().pickerStyle(.menu) })
    #expect(try differs(at: CGPoint(x: 150, y: 45)) { picker().pickerStyle(.inline).labelsHidden() })
    #expect(try differs(at: CGPoint(x: 150, y: 73)) { picker().pickerStyle(.inline).labelsHidden() })
    // The row below the selected row.
    #expect(try differs(at: CGPoint(x: 150, y: 92)) { picker().pickerStyle(.wheel) })
  }

  @Test func slidersSteppersAndMenus() throws {
    #expect(try differs { Slider(value: .constant(0.5)).frame(width: 200) })
    #expect(try differs(at: CGPoint(x: 135, y: 60)) { Stepper("", value: .constant(1)).frame(width: 64) })
    #expect(try differs { Menu("Actions") { Button("One") {} } })
  }

  @Test func textFields() throws {
    #expect(try differs { TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).frame(width: 200) })
    #expect(try differs { SecureField("Word", text: .constant("")).textFieldStyle(.roundedBorder).frame(width: 200) })
  }

  @Test func rowsOfListsWithASelection() throws {
    for style in ["plain", "inset", "grouped", "sidebar"] {
      #expect(try differs { SelectableRows(style: style) }, "\(style)")
    }
    let isChanged = try differs { List(0..<5) { Text("Row \($0)") } }
    #expect(!isChanged, "rows that nobody can click")
  }

  @Test func navigationLinks() throws {
    #expect(try differs { NavigationStack { NavigationLink("Next") { Text("There") } } })
  }

  @Test func tabs() throws {
    #expect(
      try differs(at: CGPoint(x: 225, y: 100)) {
        TabView {
          Text("One").tabItem { Text("First") }
          Text("Two").tabItem { Text("Second") }
        }
      })
  }
}

private struct SelectableRows: View {
  let style: String
  @State private var selection: Int?

  var body: some View {
    let list = List(0..<5, selection: $selection) { Text("Row \($0)") }
    switch style {
    case "plain": list.listStyle(.plain)
    case "inset": list.listStyle(.inset)
    case "grouped": list.listStyle(.grouped)
    default: list.listStyle(.sidebar)
    }
  }
}
