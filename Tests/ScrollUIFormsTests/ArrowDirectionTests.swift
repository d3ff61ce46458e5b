import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// The Left and Right keys in layouts of both directions: the key towards the trailing edge means the same in both.
@MainActor @Suite struct ArrowDirectionTests {
  enum Control: String, CaseIterable, Sendable {
    case tabs, calendar, palette, segments, radioButtons, slider, stepper, submenu, disclosure, tree, focusGroup, back
  }

  @Test(arguments: Control.allCases) func arrowKeysFollowTheReadingDirection(control: Control) throws {
    let results = try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      let (trailing, leading) = direction == .leftToRight ? ("Right", "Left") : ("Left", "Right")
      return [try result(of: trailing, control, direction), try result(of: leading, control, direction)]
    }
    #expect(results[0] == results[1], "towards the trailing and the leading edge")
    #expect(results[0][0] != results[0][1])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aSubmenuOpensAtTheTrailingEdgeOfItsMenu(direction: LayoutDirection) throws {
    let window = window(.submenu, direction, ArrowSample())
    try open(window)
    window.key(direction == .leftToRight ? "Right" : "Left")
    window.settle()
    let (row, inner) = (try #require(window.frame(ofText: "More")), try #require(window.frame(ofText: "Inner")))
    #expect(direction == .leftToRight ? inner.minX > row.maxX : inner.maxX < row.minX)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aContextMenuOpensTowardsTheTrailingEdge(direction: LayoutDirection) throws {
    let window = TestWindow(width: 600, height: 400) {
      Color.red.contextMenu { Button("Copy") {} }.environment(\.layoutDirection, direction)
    }
    window.send(.mouseDown(CGPoint(x: 300, y: 200), button: 3))
    window.advance()
    window.send(.mouseUp(CGPoint(x: 300, y: 200), button: 3))
    window.settle()
    let row = try #require(window.frame(ofText: "Copy"))
    #expect(direction == .leftToRight ? row.minX > 300 : row.maxX < 300)
  }

  // MARK: Support

  private func window(_ control: Control, _ direction: LayoutDirection, _ sample: ArrowSample) -> TestWindow {
    let window = TestWindow(width: 600, height: 400) {
      ArrowControl(control: control, sample: sample).environment(\.layoutDirection, direction)
    }
    window.settle()
    return window
  }

  /// The value of the control after a key.
  private func result(of key: String, _ control: Control, _ direction: LayoutDirection) throws -> String {
    let sample = ArrowSample()
    let window = window(control, direction, sample)
    switch control {
    case .calendar: try window.tap("15")
    case .submenu: try open(window)
    case .tree: try window.tap("Fruit")
    case .back: break
    default: window.key("Tab")
    }
    window.key(key, control == .back ? .option : [])
    window.settle()
    switch control {
    case .submenu, .disclosure, .tree: return window.texts.contains("Inner") ? "open" : "closed"
    case .focusGroup:
      window.key("Space")
      return sample.pressed.take().joined()
    default: return "\(sample.value.value)"
    }
  }

  private func open(_ window: TestWindow) throws {
    try window.tap("Menu")
    window.settle()
    window.key("Down")
  }
}

/// The state of a control that keys change.
@MainActor private struct ArrowSample {
  let value = Remote<Int>()
  let pressed = Recorder()
}

private struct ArrowControl: View {
  let control: ArrowDirectionTests.Control
  let sample: ArrowSample
  @State private var value = 5
  @State private var chosen: String?

  var body: some View {
    let _ = sample.value.connect($value)
    switch control {
    case .tabs:
      TabView(selection: $value) {
        ForEach(4..<7) { number in Text("Page \(number)").tabItem { Text("Tab \(number)") }.tag(number) }
      }
    case .calendar: calendar
    case .palette:
      ColorPalette(selected: ColorPalette.colors[value], showsRing: true) {
        value = ColorPalette.colors.firstIndex(of: $0) ?? -1
      }
    case .segments: picker.pickerStyle(.segmented)
    case .radioButtons: picker.pickerStyle(.inline)
    case .slider:
      Slider(value: Binding(get: { Double(value) }, set: { value = Int($0.rounded()) }), in: 0...10, step: 1)
    case .stepper: Stepper("Number", value: $value)
    case .submenu: Menu("Menu") { Menu("More") { Button("Inner") {} } }
    case .disclosure: DisclosureGroup("Fruit") { Text("Inner") }
    case .tree: List(selection: $chosen) { DisclosureGroup("Fruit") { Text("Inner").tag("inner") }.tag("fruit") }
    case .focusGroup:
      HStack { ForEach(0..<3) { number in Button("\(number)") { sample.pressed.note("\(number)") } } }.focusGroup()
    case .back: stack
    }
  }

  private var picker: some View {
    Picker("Number", selection: $value) { ForEach(4..<7) { Text("\($0)").tag($0) } }
  }

  /// A calendar with the value as the selected day of November 2026.
  private var calendar: some View {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let day = Binding<Date>(
      get: { calendar.date(from: DateComponents(year: 2026, month: 11, day: value)) ?? .distantPast },
      set: { value = calendar.component(.day, from: $0) })
    return DatePicker("Day", selection: day, displayedComponents: .date).datePickerStyle(.graphical)
      .environment(\.calendar, calendar)
  }

  /// A stack with as many pages above its root as the value is greater than 4.
  private var stack: some View {
    let path = Binding<[Int]>(get: { value > 4 ? Array(5...value) : [] }, set: { value = 4 + $0.count })
    return NavigationStack(path: path) {
      Text("Root").navigationDestination(for: Int.self) { Text("Page \($0)") }
    }
  }
}
