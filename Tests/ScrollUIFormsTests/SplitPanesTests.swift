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
    #expect(widths(window) == [250, 150, 200], "the minimum of the second pane")
    drag(window, from: CGPoint(x: 400, y: 50), by: CGVector(dx: 50, dy: 0))
    #expect(widths(window) == [250, 200, 150])
    window.resize(width: 1200, height: 100)
    window.settle()
    #expect(widths(window) == [500, 400, 300], "shares stay")
    window.resize(width: 300, height: 100)
    window.settle()
    #expect(widths(window)[1] == 150 && abs(widths(window).reduce(0, +) - 300) < 0.001)
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

  private struct Inspected: View {
    let isShown: Knob<Bool>

    var body: some View {
      HSplitView {
        Color.red.frame(minWidth: 100, maxWidth: 200).accessibilityIdentifier("a")
        Color.green.accessibilityIdentifier("b")
        if isShown.value { Color.blue.accessibilityIdentifier("c") }
      }
    }
  }

  @Test func aGreatestWidthIsKeptAndANewPaneHasAShare() {
    let isShown = Knob(false)
    let window = TestWindow(width: 900, height: 100) { Inspected(isShown: isShown) }
    #expect(window.frame("a").width == 200 && window.frame("b").width == 700)
    drag(window, from: CGPoint(x: 200, y: 50), by: CGVector(dx: -60, dy: 0))
    #expect(window.frame("a").width == 140 && window.frame("b").width == 760)
    isShown.value = true
    window.settle()
    #expect(window.frame("c").width > 100 && window.frame("c").maxX == 900)
    isShown.value = false
    window.settle()
    #expect(window.frame("a").width == 140 && window.frame("b").maxX == 900)
  }

  @Test func theLengthsOfPanesThatAreGoneAreBounded() {
    var lengths: [AnyHashable: CGFloat] = [:]
    for number in 0..<100 {
      lengths = SplitLengths.adding([CGFloat(number), 50], of: [number, "last"], to: lengths)
      #expect(lengths[number] == CGFloat(number) && lengths["last"] == 50)
      #expect(lengths.count <= 2 + SplitLengths.maximumGone)
      if number == 1 { #expect(lengths[0] == 0, "a pane may return") }
    }
  }

  @Test func theMinimumOfInnerPanesCounts() {
    let window = TestWindow(width: 300, height: 100) {
      HSplitView {
        Color.red.accessibilityIdentifier("a")
        VSplitView {
          Color.green.frame(minWidth: 220)
          Color.blue
        }
        .accessibilityIdentifier("b")
      }
    }
    #expect(window.frame("a").width == 80 && window.frame("b").width == 220)
  }

  @Test func withoutPanesTheRoomIsEmpty() {
    let window = TestWindow(width: 200, height: 100) { HSplitView { if false { Text("a") } } }
    #expect(window.texts == [])
  }

  @Test func aSinglePaneFillsTheRoom() {
    let window = TestWindow(width: 200, height: 100) { HSplitView { Color.red.accessibilityIdentifier("a") } }
    #expect(window.frame("a").size == CGSize(width: 200, height: 100))
  }
}
