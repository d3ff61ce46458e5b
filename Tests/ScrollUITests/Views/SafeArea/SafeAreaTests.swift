import Engine
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct SafeAreaTests {
  /// 400 × 600 with 40 covered above and 30 below.
  private static let bars = EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0)

  private func window<Content: View>(
    _ safeArea: EdgeInsets = bars, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestWindow {
    let window = TestWindow(content: content)
    window.pipeline.root.safeArea = safeArea
    window.advance()
    return window
  }

  // MARK: Readers

  @Test func safeAreaInsetsAreReportedForTouchedEdges() {
    var insets: [String: EdgeInsets] = [:]
    _ = window {
      VStack(spacing: 0) {
        Probe("top") { insets["top"] = $0 }
        Probe("bottom") { insets["bottom"] = $0 }
        HStack {
          Probe("left") { insets["left"] = $0 }
          Probe("away") { insets["away"] = $0 }.padding(1)
        }
      }
    }
    #expect(insets["top"] == EdgeInsets(.top, 40))
    #expect(insets["bottom"] == EdgeInsets())
    #expect(insets["left"] == EdgeInsets(.bottom, 30))
    #expect(insets["away"] == EdgeInsets())
  }

  @Test func aViewThatIgnoresTheSafeAreaHasNoInsets() {
    var insets: EdgeInsets?
    let window = window {
      Probe("all") { insets = $0 }.ignoresSafeArea()
    }
    #expect(insets == EdgeInsets())
    #expect(window.frame("all") == CGRect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test func inRightToLeftLeadingIsTheRightEdge() {
    var insets: EdgeInsets?
    _ = window(EdgeInsets(top: 0, leading: 25, bottom: 0, trailing: 0)) {
      Probe("view") { insets = $0 }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(insets == EdgeInsets(.trailing, 25))
  }

  @Test func changesOfTheSafeAreaAreReported() {
    var insets: [CGFloat] = []
    let window = window { Probe("view") { insets.append($0.top) } }
    window.pipeline.root.safeArea.top = 12
    window.advance()
    #expect(insets.last == 12)
    #expect(window.frame("view").minY == 12)
  }

  // MARK: Ignoring the safe area

  @Test func onlyTouchedEdgesExtendIntoTheSafeArea() {
    let window = window {
      VStack(spacing: 0) {
        Color.red.probe("top").ignoresSafeArea()
        Color.blue.probe("middle").ignoresSafeArea()
        Color.green.probe("bottom").ignoresSafeArea(edges: .top)
      }
    }
    let third: CGFloat = 530.0 / 3
    #expect(window.frame("top").minY == 0)
    #expect((window.frame("top").height - (third + 40)).magnitude < 0.001)
    #expect((window.frame("middle").height - third).magnitude < 0.001)
    #expect((window.frame("bottom").maxY - 570).magnitude < 0.001, "its lower edge was not to be ignored")
  }

  @Test func theDeprecatedFormIgnoresTheGivenEdges() {
    let window = window { Color.red.probe("view").edgesIgnoringSafeArea(.bottom) }
    #expect(window.frame("view") == CGRect(x: 0, y: 40, width: 400, height: 560))
  }

  @Test func ignoringTheKeyboardChangesNothing() {
    let window = window { Color.red.probe("view").ignoresSafeArea(.keyboard) }
    #expect(window.frame("view") == CGRect(x: 0, y: 40, width: 400, height: 530))
  }

  /// As in SwiftUI: at the top leading corner of the proposed area.
  @Test func aViewOfFixedLengthMovesIntoTheSafeArea() {
    let window = window {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).probe("image").ignoresSafeArea(edges: .top)
        Color.blue.probe("rest")
      }
    }
    #expect(window.frame("image") == CGRect(x: 0, y: 0, width: 400, height: 100))
    #expect(window.frame("rest").minY == 140, "the layout is unchanged")
  }

  @Test func aBackgroundStyleExtendsThroughTouchedEdges() {
    let window = window {
      VStack(spacing: 0) {
        Text("title").frame(maxWidth: .infinity).frame(height: 50).background(.red)
        Spacer()
        Text("away").frame(height: 20).background(.blue)
        Text("bar").frame(maxWidth: .infinity).frame(height: 30).background(.green, ignoresSafeAreaEdges: [])
      }
    }
    let rectangles = window.drawn.compactMap { if case .rectangle(let rect) = $0 { rect } else { nil } }
    #expect(rectangles[0] == CGRect(x: 0, y: 0, width: 400, height: 90))
    #expect(rectangles[1].height == 20)
    #expect(rectangles[2] == CGRect(x: 0, y: 540, width: 400, height: 30))
  }

  // MARK: Padding

  @Test func safeAreaPaddingLaysOutAnyViewInside() {
    let window = window(EdgeInsets()) {
      Color.red.probe("inside").safeAreaPadding(.leading, 20).background(Color.blue).probe("outside")
    }
    #expect(window.frame("inside") == CGRect(x: 20, y: 0, width: 380, height: 600))
    #expect(window.frame("outside").width == 400)
  }

  @Test func backgroundsExtendThroughThePaddingAndReadersReceiveIt() {
    var insets: EdgeInsets?
    let window = window {
      Probe("view") { insets = $0 }.background(.red).safeAreaPadding(.bottom, 25)
    }
    #expect(insets == EdgeInsets(top: 40, leading: 0, bottom: 55, trailing: 0))
    #expect(window.frame("view") == CGRect(x: 0, y: 40, width: 400, height: 505))
    #expect(window.drawn.contains(.rectangle(CGRect(x: 0, y: 0, width: 400, height: 600))))
  }

  @Test func everyOverloadOfSafeAreaPaddingInsetsTheView() {
    let window = window(EdgeInsets()) {
      Color.red.probe("all").safeAreaPadding(5)
        .overlay { Color.red.probe("nil").safeAreaPadding() }
        .overlay {
          Color.red.probe("insets").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
    }
    #expect(window.frame("all") == CGRect(x: 5, y: 5, width: 390, height: 590))
    #expect(window.frame("nil") == CGRect(x: 16, y: 16, width: 368, height: 568))
    #expect(window.frame("insets") == CGRect(x: 2, y: 1, width: 394, height: 596))
  }
}

/// Reports the safe area of a view that fills its proposal.
private struct Probe: View {
  let name: String
  let report: (EdgeInsets) -> Void

  init(_ name: String, report: @escaping (EdgeInsets) -> Void) {
    self.name = name
    self.report = report
  }

  var body: some View {
    GeometryReader { proxy in
      let _ = report(proxy.safeAreaInsets)
      Color.clear
    }
    .probe(name)
  }
}
