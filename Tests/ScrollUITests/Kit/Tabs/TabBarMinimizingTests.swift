import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A tab view with a list in its first page. Window of 400 × 500.
@MainActor @Suite struct TabBarMinimizingTests {
  private struct Tabs: View {
    var behavior = TabBarMinimizeBehavior.onScrollDown
    var hasAccessory = false

    var body: some View {
      TabView {
        Tab("First", systemImage: "star") {
          NavigationStack {
            ScrollView {
              VStack(spacing: 0) { ForEach(0..<100) { Color.red.frame(height: 40).probe("row \($0)") } }
            }
            .probe("list")
          }
        }
        Tab("Second", systemImage: "star") { Text("Page 2") }
      }
      .tabBarMinimizeBehavior(behavior)
      .tabViewBottomAccessory(isEnabled: hasAccessory) { Accessory() }
    }
  }

  private struct Accessory: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View {
      Text(placement == .inline ? "inline" : "expanded").frame(maxWidth: .infinity).probe("accessory")
    }
  }

  private func window(_ tabs: Tabs = Tabs()) -> TestWindow {
    let window = TestWindow(width: 400, height: 500) { tabs }
    window.settle()
    return window
  }

  private func bar(_ window: TestWindow) throws -> BarMinimizer {
    try #require(window.nodes(of: TabBarsNode.self).first?.minimizer)
  }

  private func scroll(_ window: TestWindow, by distance: CGFloat) {
    let start = CGPoint(x: 200, y: 220 + distance / 2)
    window.drag(from: start, by: CGVector(dx: 0, dy: -distance), steps: 10, rest: 0.2, with: .finger)
    window.settle()
  }

  @Test func aMinimizedBarLeavesTheButtonOfTheSelectedTab() throws {
    let window = window()
    let complete = try #require(window.frame(ofText: "Second"))
    scroll(window, by: 200)
    #expect(try bar(window).fraction == 1)
    #expect(try #require(window.frame(ofText: "Second")).minY > 500)
    // The button is the first of both.
    let button = try #require(window.frame(ofText: "First"))
    #expect(button.maxX < 120 && button.maxY < 492 && button.minY > 440)
    window.click(CGPoint(x: button.midX, y: button.midY))
    window.settle()
    #expect(window.frame(ofText: "Second") == complete)
    #expect(try bar(window).fraction == 0)
  }

  /// The list extends below the bar, and its last row rests above it.
  @Test func contentIsBelowTheBar() throws {
    let window = window()
    let list = try #require(window.scroll)
    #expect(list.convert(list.bounds, to: nil) == CGRect(x: 0, y: 0, width: 400, height: 500))
    window.key("End")
    window.settle()
    let last = window.frame("row 99").maxY
    #expect(last < 460 && last > 440)
    #expect(window.hits(200, 300).contains("list"))
    scroll(window, by: -400)
    scroll(window, by: 200)
    #expect(try bar(window).fraction == 1)
    #expect(window.hits(300, 490).contains("list"), "rows below a minimized bar take presses")
    let rows = (0..<100).filter { window.frame("row \($0)").maxY > 480 && window.frame("row \($0)").minY < 500 }
    #expect(!rows.isEmpty)
  }

  @Test func theAccessoryGoesBesideTheButton() throws {
    let window = window(Tabs(hasAccessory: true))
    let expanded = window.frame("accessory")
    #expect(window.texts.contains("expanded") && expanded.maxY < 450 && expanded.minX < 30)
    var bottoms: [CGFloat] = []
    window.touch(1, CGPoint(x: 200, y: 350), isDown: true)
    for y in stride(from: 340.0, through: 200, by: -14) {
      window.touch(1, CGPoint(x: 200, y: y))
      window.advance()
      bottoms.append(window.frame("accessory").maxY)
    }
    for _ in 0..<60 {
      window.advance()
      bottoms.append(window.frame("accessory").maxY)
    }
    #expect(zip(bottoms, bottoms.dropFirst()).allSatisfy { $1 - $0 >= -0.01 && $1 - $0 < 12 })
    #expect(window.texts.contains("inline"))
    #expect(window.frame("accessory").minX > 60 && window.frame("accessory").maxY > 470)
    window.lift(1, CGPoint(x: 200, y: 200))
  }

  @Test func anotherTabRestoresTheBar() throws {
    let window = window()
    scroll(window, by: 200)
    window.key("Tab")
    window.settle()
    #expect(try bar(window).fraction == 0, "the focus restores the bar")
    scroll(window, by: 200)
    #expect(try bar(window).fraction == 1)
    window.key("Right")
    window.settle()
    #expect(window.texts.contains("Page 2"))
    #expect(try bar(window).fraction == 0)
    window.key("Left")
    window.settle()
    #expect(try #require(window.scroll).model.metrics.minimizedInsets == EdgeInsets())
  }

  @Test func theBarStaysByDefault() throws {
    let window = window(Tabs(behavior: .automatic))
    scroll(window, by: 200)
    #expect(try bar(window).fraction == 0)
    #expect(window.texts.filter { $0 == "First" }.count == 1, "there is no button")
  }
}
