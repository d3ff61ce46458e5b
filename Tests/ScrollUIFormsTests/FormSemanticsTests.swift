import Engine
import Foundation
import ScrollUI
import ScrollUIForms
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Gauges, groups, trees, links and color wells as assistive technologies read them.
@MainActor @Suite struct FormSemanticsTests {
  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    let window = TestWindow(width: 400, height: 400, content: content)
    window.settle()
    return window
  }

  // MARK: Gauges

  @Test func aGaugeHasItsNumberUnderAnyStyle() throws {
    let window = window {
      VStack {
        Gauge(value: 5, in: 0...20) { Text("Weight") }
        Gauge(value: 30, in: 20...60) {
          Text("Speed")
        } currentValueLabel: {
          Text("30 km/h")
        } minimumValueLabel: {
          Text("20")
        } maximumValueLabel: {
          Text("60")
        }
        .gaugeStyle(.accessoryLinear)
        Gauge(value: Double.nan) { Text("Unknown") }.gaugeStyle(.accessoryCircular)
      }
    }
    #expect(
      window.semanticTree == """
        window
          gauge “Weight” = 25 %
          gauge “Speed” = 30 km/h
          gauge “Unknown” = 0 %

        """)
    let range = window.presentTree.nodes.values.first { $0.label == "Speed" }?.range
    #expect(range?.current == 30 && range?.minimum == 20 && range?.maximum == 60 && range?.isSettable == false)
  }

  // MARK: Groups

  @Test func aGroupSaysWhetherItIsOpenAndOpens() throws {
    let window = window { VStack { DisclosureGroup("More") { Text("Inside") } } }
    #expect(window.semanticTree == "window\n  disclosure “More” collapsed\n")
    let group = try window.found(.disclosure, "More")
    #expect(!group.perform(.action(.collapse)) && group.perform(.action(.expand)))
    window.settle()
    #expect(window.semanticTree == "window\n  disclosure “More” expanded\n  text “Inside”\n")
    #expect(!group.perform(.action(.expand)) && group.perform(.action(.collapse)))
    window.settle()
    #expect(group.press())
    window.settle()
    #expect(window.semanticTree == "window\n  disclosure “More” expanded\n  text “Inside”\n")
  }

  @Test func aDisabledGroupOpensNothing() throws {
    let window = window { DisclosureGroup("More") { Text("Inside") }.disabled(true) }
    #expect(window.semanticTree == "window\n  disclosure “More” disabled, collapsed\n")
    #expect(try !window.found(.disclosure, "More").perform(.action(.expand)))
  }

  private struct PlainStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        configuration.content
      }
    }
  }

  @Test func theRoleSurvivesAStyle() throws {
    let window = window { DisclosureGroup("More") { Text("Inside") }.disclosureGroupStyle(PlainStyle()) }
    try window.found(.disclosure, "More").press()
    window.settle()
    #expect(window.semanticTree == "window\n  disclosure “More” expanded\n  text “Inside”\n")
    #expect(try window.found(.disclosure, "More").perform(.action(.collapse)))
    window.settle()
    #expect(window.semanticTree == "window\n  disclosure “More” collapsed\n")
  }

  @Test func inAListTheRowOpensTheGroup() throws {
    let window = window { List { DisclosureGroup("Fruit") { Text("Apple") } } }
    #expect(window.semanticTree == "window\n  list (1 rows)\n    row “Fruit” 1 of 1, collapsed\n")
    #expect(try window.found(.row, "Fruit").perform(.action(.expand)))
    window.settle()
    #expect(
      window.semanticTree == """
        window
          list (2 rows)
            row “Fruit” 1 of 2, expanded
            row “Apple” 2 of 2

        """)
  }

  @Test func theHeaderOfASectionOpensIt() throws {
    struct Page: View {
      @State private var isExpanded = false
      var body: some View { List { Section("Fruit", isExpanded: $isExpanded) { Text("Apple") } } }
    }
    let window = window { Page() }
    #expect(try window.found(.heading, "FRUIT").perform(.action(.expand)))
    window.settle()
    #expect(
      window.semanticTree == """
        window
          list (1 rows)
            heading “FRUIT” expanded
            row “Apple” 1 of 1

        """)
  }

  // MARK: Trees

  private struct Folder: Identifiable {
    let name: String
    var children: [Folder]?
    var id: String { name }

    static let sample = [
      Folder(name: "Home", children: [Folder(name: "Music", children: []), Folder(name: "Notes")]),
      Folder(name: "Readme"),
    ]
  }

  @Test func rowsOfATreeOpenAndCloseAndTheirPressSelects() throws {
    struct Tree: View {
      @State private var selection: String?
      var body: some View { List(Folder.sample, children: \.children, selection: $selection) { Text($0.name) } }
    }
    let window = window { Tree() }
    #expect(
      window.semanticTree == """
        window
          list (2 rows)
            row “Home” 1 of 2, collapsed
            row “Readme” 2 of 2

        """)
    #expect(
      try window.found(.row, "Home").perform(.action(.expand))
        && !window.found(.row, "Readme").perform(.action(.expand)))
    window.settle()
    try window.found(.row, "Home").press()
    #expect(
      window.semanticTree == """
        window
          list (4 rows)
            row “Home” 1 of 4, selected, expanded
            row “Music” 2 of 4, collapsed
            row “Notes” 3 of 4
            row “Readme” 4 of 4

        """)
    #expect(try window.found(.row, "Home").perform(.action(.collapse)))
    window.settle()
    #expect(!window.row("Notes").exists)
  }

  @Test func aTreeOutsideOfAListHasItsGroups() throws {
    let window = window { VStack { OutlineGroup(Folder.sample, children: \.children) { Text($0.name) } } }
    try window.found(.disclosure, "Home").press()
    window.settle()
    #expect(
      window.semanticTree == """
        window
          disclosure “Home” expanded
          disclosure “Music” collapsed
          text “Notes”
          text “Readme”

        """)
  }

  // MARK: Links and colors

  @Test func aLinkIsALinkAndOpens() throws {
    let opened = Recorder()
    let address = try #require(URL(string: "https://www.swift.org"))
    let window = window {
      VStack { Link("Swift", destination: address) }
        .environment(
          \.openURL,
          OpenURLAction {
            opened.note($0.absoluteString)
            return .handled
          })
    }
    #expect(window.semanticTree == "window\n  link “Swift” hint “https://www.swift.org”\n")
    #expect(try window.found(.link, "Swift").press() && opened.take() == ["https://www.swift.org"])
  }

  @Test func aColorWellHasItsColorAsItsValue() throws {
    struct Page: View {
      @State private var tint = Color(red: 1, green: 0, blue: 0)
      @State private var glass = Color(red: 0, green: 0, blue: 1, opacity: 0.5)

      var body: some View {
        VStack {
          ColorPicker("Tint", selection: $tint)
          ColorPicker("Glass", selection: $glass)
        }
      }
    }
    let window = window { Page() }
    #expect(
      window.semanticTree == """
        window
          text “Tint”
          colorWell “Tint” = #FF0000
          text “Glass”
          colorWell “Glass” = #0000FF, 50 %

        """)
    try window.found(.colorWell, "Tint").press()
    window.settle()
    try window.found(.textField, "Color").setText("#00FF00")
    window.key("Escape")
    window.settle()
    #expect(try window.found(.colorWell, "Tint").value == "#00FF00")
  }
}
