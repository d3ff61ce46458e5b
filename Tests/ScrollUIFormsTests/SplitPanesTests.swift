import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Panes with dividers that a pointer drags.
@MainActor @Suite struct SplitPanesTests {
  private struct Panes: View {
    var direction = LayoutDirection.leftToRight

    var body: some View {
      HSplitView {
        Color.red.accessibilityIdentifier("a")
        Color.green.frame(minWidth: 150).accessibilityIdentifier("b")
        Color.blue.accessibilityIdentifier("c")
      }
      .environment(\.layoutDirection, direction)
    }
  }

  private func widths(_ window: TestWindow) -> [CGFloat] { ["a", "b", "c"].map { window.frame($0).width } }

  private func drag(_ window: TestWindow, from point: CGPoint, by distance: CGVector) {
    window.drag(from: point, by: distance, steps: 4)
    window.settle()
  }

  @Test func panesShareTheRoomAboveTheirMinimum() {
    let window = TestWindow(width: 300, height: 100) { Panes() }
    #expect(widths(window) == [75, 150, 75])
    window.resize(width: 600, height: 100)
    window.settle()
    #expect(widths(window) == [200, 200, 200])
    #expect(window.frame("b").minX == 200 && window.frame("c").maxX == 600 && window.frame("a").height == 100)
  }

  @Test func aDividerMovesTheBorderOfItsPanes() {
    let window = TestWindow(width: 600, height: 100) { Panes() }
    drag(window, from: CGPoint(x: 200, y: 50), by: CGVector(dx: 40, dy: 0))
    #expect(widths(window) == [240, 160, 200])
    drag(window, from: CGPoint(x: 240, y: 50), by: CGVector(dx: 100, dy: 0))
    #expect(widths(window)[1] == 150, "the minimum of the second pane")
    drag(window, from: CGPoint(x: window.frame("b").maxX, y: 50), by: CGVector(dx: 50, dy: 0))
    #expect(widths(window).reduce(0, +) == 600)
    let shares = widths(window).map { $0 / 600 }
    window.resize(width: 1200, height: 100)
    window.settle()
    #expect(zip(widths(window), shares).allSatisfy { abs($0 / 1200 - $1) < 0.001 }, "shares stay")
  }

  @Test func inRightToLeftADividerFollowsThePointer() {
    let window = TestWindow(width: 600, height: 100) { Panes(direction: .rightToLeft) }
    #expect(window.frame("a").minX == 400)
    drag(window, from: CGPoint(x: 400, y: 50), by: CGVector(dx: -50, dy: 0))
    #expect(window.frame("a").minX == 350)
  }

  @Test func panesAreStacked() {
    let window = TestWindow(width: 200, height: 400) {
      VSplitView {
        Color.red.accessibilityIdentifier("a")
        Color.blue.accessibilityIdentifier("b")
      }
    }
    #expect(window.frame("a").height == 200 && window.frame("b").minY == 200)
    drag(window, from: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: -60))
    #expect(window.frame("a").height == 140 && window.frame("b").minY == 140)
  }

  @Test func aSinglePaneFillsTheRoom() {
    let window = TestWindow(width: 200, height: 100) { HSplitView { Color.red.accessibilityIdentifier("a") } }
    #expect(window.frame("a").size == CGSize(width: 200, height: 100))
  }
}
