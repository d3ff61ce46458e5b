import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct SafeAreaInsetTests {
  private func window<Content: View>(
    _ safeArea: EdgeInsets = EdgeInsets(), @ViewBuilder _ content: @escaping () -> Content
  ) -> TestWindow {
    let window = TestWindow(content: content)
    window.pipeline.root.safeArea = safeArea
    window.advance()
    return window
  }

  private func bar(height: CGFloat = 40) -> some View {
    Text("Bottom View").frame(maxWidth: .infinity, maxHeight: height).background(.green).probe("bar")
  }

  @Test(arguments: VerticalEdge.allCases) func aBarTakesSpaceAboveOrBelow(edge: VerticalEdge) {
    let window = window { Color.red.probe("view").safeAreaInset(edge: edge, spacing: 0) { bar() } }
    #expect(window.frame("bar") == CGRect(x: 0, y: edge == .top ? 0 : 560, width: 400, height: 40))
    #expect(window.frame("view") == CGRect(x: 0, y: edge == .top ? 40 : 0, width: 400, height: 560))
  }

  @Test(arguments: HorizontalEdge.allCases) func aBarTakesSpaceAtTheLeadingOrTrailingEdge(edge: HorizontalEdge) {
    let window = window {
      Color.red.probe("view").safeAreaInset(edge: edge, spacing: 0) { Color.blue.frame(width: 30).probe("bar") }
    }
    #expect(window.frame("bar") == CGRect(x: edge == .leading ? 0 : 370, y: 0, width: 30, height: 600))
    #expect(window.frame("view") == CGRect(x: edge == .leading ? 30 : 0, y: 0, width: 370, height: 600))
  }

  @Test func inRightToLeftTheLeadingBarIsAtTheRight() throws {
    let window = window {
      ScrollView { Color.red.frame(height: 2000).probe("content") }
        .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 30).probe("bar") }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(window.frame("bar").minX == 370)
    #expect(window.frame("content") == CGRect(x: 0, y: 0, width: 370, height: 2000))
    #expect(window.scroll?.size.width == 400)
    #expect(window.scroll?.model.metrics.insets == EdgeInsets(.trailing, 30), "limits count from the left")
  }

  @Test func theDefaultDistanceToTheBarIsTheSpacingOfViews() {
    let window = window { Color.red.probe("view").safeAreaInset(edge: .bottom) { bar() } }
    #expect(window.frame("view").maxY == 552)
  }

  @Test func theBarIsAlignedAcrossTheView() {
    let window = window {
      Color.red
        .safeAreaInset(edge: .top, alignment: .trailing) { Color.blue.frame(width: 50, height: 20).probe("top") }
        .safeAreaInset(edge: .leading, alignment: .bottom) { Color.blue.frame(width: 10, height: 20).probe("left") }
    }
    #expect(window.frame("top") == CGRect(x: 350, y: 0, width: 50, height: 20))
    #expect(window.frame("left") == CGRect(x: 0, y: 580, width: 10, height: 20))
  }

  @Test func insetsOfSeveralBarsAddUp() throws {
    let window = window(EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)) {
      ScrollView { Color.red.frame(height: 2000) }
        .safeAreaInset(edge: .bottom, spacing: 0) { bar() }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
    }
    #expect(window.frame("bar").maxY == 546)
    #expect(window.scroll?.model.metrics.insets.bottom == 94)
    #expect(window.scroll?.size.height == 600)
  }

  /// Document 001: “in many cases the same”.
  @Test func aClearBarOfTwentyPointsEqualsPaddingOfTwenty() {
    let padded = window {
      ScrollView { Color.red.frame(height: 2000).probe("content") }.safeAreaPadding(.leading, 20)
    }
    let barred = window {
      ScrollView { Color.red.frame(height: 2000).probe("content") }
        .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: 20) }
    }
    for window in [padded, barred] {
      #expect(window.frame("content") == CGRect(x: 20, y: 0, width: 380, height: 2000))
      #expect(window.scroll?.size == CGSize(width: 400, height: 600))
      #expect(window.scroll?.model.offset == CGPoint(x: -20, y: 0))
    }
  }

  /// Document 001: on a device with a safe area the space below differs.
  @Test func insetAndPaddingDifferWhereTheWindowHasASafeArea() throws {
    let device = EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)
    let inset = window(device) {
      ScrollView { Color.red.frame(height: 2000) }.safeAreaInset(edge: .bottom) { bar() }
    }
    let padding = window(device) {
      ZStack(alignment: .bottom) {
        ScrollView { Color.red.frame(height: 2000) }.safeAreaPadding(.bottom, 40)
        bar()
      }
    }
    #expect(inset.scroll?.model.metrics.insets.bottom == 82, "the bar, its distance, and the device")
    #expect(padding.scroll?.model.metrics.insets.bottom == 74, "forty more than the device")
    for window in [inset, padding] {
      #expect(window.frame("bar") == CGRect(x: 0, y: 526, width: 400, height: 40))
      let background = window.drawn.contains(.rectangle(CGRect(x: 0, y: 526, width: 400, height: 74)))
      #expect(background, "the bar's background reaches through the device's safe area")
    }
  }

  @Test func insertingAndRemovingABarKeepsContentAtItsBeginning() throws {
    let knob = Knob(false)
    let window = TestWindow {
      KnobView(knob) { isShown in
        ScrollView { Color.red.frame(height: 2000).probe("content") }
          .safeAreaInset(edge: .top, spacing: 0) { if isShown { bar() } }
      }
    }
    let scroll = try #require(window.scroll)
    #expect(scroll.model.offset.y == 0)
    knob.value = true
    window.advance()
    #expect(scroll.model.offset.y == -40)
    #expect(window.frame("content").minY == 40)
    knob.value = false
    window.advance()
    #expect(scroll.model.offset.y == 0)
  }

  @Test func aBarWithoutViewsTakesNoSpaceAndNoSpacing() {
    let window = window { Color.red.probe("view").safeAreaInset(edge: .bottom) {} }
    #expect(window.frame("view").height == 600)
  }

  @Test func theBarIsInFrontAndReceivesClicks() {
    var clicks: [String] = []
    let window = window {
      ScrollView { Color.red.frame(height: 2000).onTapGesture { clicks.append("content") } }
        .safeAreaInset(edge: .bottom, spacing: 0) { bar().onTapGesture { clicks.append("bar") } }
    }
    window.click(CGPoint(x: 200, y: 580))
    window.click(CGPoint(x: 200, y: 500))
    #expect(clicks == ["bar", "content"])
  }
}
