import Engine
import Graphics
import ScrollUI
import ScrollUITesting
import Testing

/// The labels of buttons: values of the environment, boxes and rows.
@MainActor @Suite struct ButtonLabelTests {
  enum Style: CaseIterable, Sendable {
    case automatic, bordered, borderedProminent, borderless, plain, glass, inRow, inBar
  }

  /// A bar has a font of its own.
  @Test(arguments: Style.allCases.filter { $0 != .inBar }) func fontWeightAndForegroundOfTheEnvironmentReachTheLabel(
    style: Style
  ) throws {
    let window = window {
      styled(Button("Press me") {}, style).font(.largeTitle).fontWeight(.heavy).foregroundStyle(.green)
    }
    let span = try span("Press me", in: window)
    #expect(span.font.size == 34 && span.font.weight == 800)
    #expect(span.color == Color.green.color)
  }

  @Test(arguments: Style.allCases) func theOlderColorOfTheForegroundReachesTheLabel(style: Style) throws {
    let window = window { styled(Button("Press me") {}, style).foregroundColor(.orange) }
    #expect(try span("Press me", in: window).color == Color.orange.color)
  }

  @Test(arguments: [Style.bordered, .borderedProminent, .borderless])
  func withoutAFontAndAForegroundTheLabelHasThoseOfTheStyle(style: Style) throws {
    let window = window { styled(Button("Press me") {}, style) }
    let span = try span("Press me", in: window)
    #expect(span.font.size == (style == .borderless ? 17 : 13))
    #expect(span.font.weight == (style == .borderedProminent ? 500 : 400))
    #expect(span.color != Color.primary.color)
  }

  @Test func theStyleOfAContainerDoesNotReachTheLabel() throws {
    let window = window {
      List {
        Section {
          LabeledContent("Value") { Button("Inside") {} }
        } header: {
          Button("All") {}
        }
      }
    }
    let plain = try span("Plain", in: self.window { List { Button("Plain") {} } }).color
    #expect(try span("Inside", in: window).color == plain)
    #expect(try span("ALL", in: window).color == plain)
  }

  // MARK: Boxes

  private func boxes<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Int {
    window(content).drawn.count { if case .roundedRectangle(_, 8) = $0 { true } else { false } }
  }

  @Test func theDefaultStyleDrawsABoxAroundTextsAndLabelsAlone() {
    #expect(boxes { Button("Text") {} } == 1)
    #expect(
      boxes {
        Button {
        } label: {
          Text("Text").bold()
        }
      } == 1)
    #expect(boxes { Button("Label", systemImage: "star") {} } == 1)
    #expect(boxes { Menu("Menu") {} } == 1)
    #expect(
      boxes {
        Button {
        } label: {
          Image(systemName: "star")
        }
      } == 0)
    #expect(
      boxes {
        Button {
        } label: {
          Text("Card").padding().background(.orange)
        }
      } == 0)
    #expect(
      boxes {
        Button {
        } label: {
          Image(systemName: "star"); Text("Two")
        }
      } == 0)
    #expect(
      boxes {
        Menu {
        } label: {
          Image(systemName: "star")
        }
      } == 0)
    #expect(
      boxes {
        Button {
        } label: {
          Image(systemName: "star")
        }.buttonStyle(.bordered)
      } == 1)
  }

  @Test func keysOfACalculatorAreAsWideAsTheirLabels() {
    let window = TestWindow(width: 600, height: 200) {
      HStack {
        ForEach(0..<4) { number in
          Button {
          } label: {
            Text("\(number)").frame(width: 80, height: 80).background(.orange).clipShape(Circle())
          }
        }
      }
      .accessibilityIdentifier("keys")
    }
    #expect(window.frame("keys").width == 344)
  }

  // MARK: Rows

  private struct TwoViews: View {
    var body: some View {
      Image(systemName: "star").accessibilityIdentifier("icon")
      Text("Star")
    }
  }

  @Test func theViewsOfALabelAreARow() throws {
    func check(_ name: String, _ window: TestWindow) throws {
      window.settle()
      let (icon, text) = (window.frame("icon"), try #require(window.frame(ofText: "Star")))
      #expect(icon.maxX < text.minX && abs(icon.midY - text.midY) < 6, "\(name)")
    }
    try check(
      "button",
      window {
        Button {
        } label: {
          label
        }
      })
    try check(
      "a view with such a body",
      window {
        Button {
        } label: {
          TwoViews()
        }
      })
    try check(
      "a condition",
      window {
        Button {
        } label: {
          if true { label }
        }
      })
    try check("link", window { NavigationStack { NavigationLink(destination: Text("Page")) { label } } })
    let list = window {
      List {
        Button {
        } label: {
          label
        }
      }
    }
    try check("row", list)
    #expect(list.nodes(of: ListRowNode.self).count == 1)
    let links = window { NavigationStack { List { NavigationLink(destination: Text("Page")) { label } } } }
    try check("link in a row", links)
    #expect(links.nodes(of: ListRowNode.self).count == 1)
  }

  @ViewBuilder private var label: some View {
    Image(systemName: "star").accessibilityIdentifier("icon")
    Text("Star")
  }

  // MARK: Support

  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    let window = TestWindow(width: 400, height: 300, content: content)
    window.settle()
    return window
  }

  private func span(_ text: String, in window: TestWindow) throws -> TextSpan {
    try #require(window.nodes(of: TextNode.self).first { $0.spans.map(\.text).joined() == text }?.spans.first)
  }

  private func styled<Content: View>(_ button: Button<Content>, _ style: Style) -> AnyView {
    switch style {
    case .automatic: AnyView(button)
    case .bordered: AnyView(button.buttonStyle(.bordered))
    case .borderedProminent: AnyView(button.buttonStyle(.borderedProminent))
    case .borderless: AnyView(button.buttonStyle(.borderless))
    case .plain: AnyView(button.buttonStyle(.plain))
    case .glass: AnyView(button.buttonStyle(.glass))
    case .inRow: AnyView(List { button })
    case .inBar: AnyView(NavigationStack { Text("Page").toolbar { button } })
    }
  }
}

extension Color {
  fileprivate var color: RGBAColor {
    let color = resolve(in: EnvironmentValues())
    return RGBAColor(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }
}
