import Engine
import Foundation
import ScrollUI
import ScrollUIForms
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

  @Test func aGaugeHasItsNumberUnderAnyStyle() {
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
    #expect(window.element(.link, "Swift").press() && opened.take() == ["https://www.swift.org"])
  }

  @Test func aColorWellHasItsColorAsItsValue() {
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
    window.element(.colorWell, "Tint").press()
    window.settle()
    window.textField("Color").setText("#00FF00")
    window.key("Escape")
    window.settle()
    #expect(window.element(.colorWell, "Tint").value == "#00FF00")
  }
}
