import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The speed at which a selection beyond the edge of an edited text scrolls.
@MainActor @Suite struct EdgeSelectionTests {
  private struct Editor: View {
    @State private var text = (0..<3000).map { "line \($0)" }.joined(separator: "\n")

    var body: some View { TextEditor(text: $text).font(.system(size: 10)) }
  }

  private struct Field: View {
    @State private var text = String(repeating: "0123456789", count: 500)

    var body: some View { TextField("", text: $text).textFieldStyle(.plain).font(.system(size: 10)).frame(width: 200) }
  }

  /// The distance in points that the head of a selection moves in a second, with the pointer `distance` points below the text, or to its left.
  private func speed(_ view: some View, _ axis: Axis, beyond distance: CGFloat, rate: Double) -> CGFloat {
    let window = TestWindow(width: 200, height: 200) { view }
    window.frameInterval = 1 / rate
    window.settle()
    let node = window.editedTexts[0]
    let frame = node.convert(node.visibleArea, to: nil)
    window.press(CGPoint(x: frame.midX, y: axis == .vertical ? 100 : frame.midY))
    var end = CGPoint(x: frame.midX, y: frame.midY)
    end[axis] = axis == .vertical ? frame.maxY + distance : frame.minX - distance
    window.move(end)
    window.advance(seconds: 0.2)
    let start = node.caretRectangle.origin[axis] + node.contentOffset[axis]
    window.advance(seconds: 1)
    return abs(node.caretRectangle.origin[axis] + node.contentOffset[axis] - start)
  }

  @Test(arguments: [30.0, 60, 144, 240]) func theSpeedDoesNotDependOnTheFrameRate(rate: Double) {
    #expect(abs(speed(Editor(), .vertical, beyond: 10, rate: rate) - 600) < 25)
    #expect(abs(speed(Field(), .horizontal, beyond: 10, rate: rate) - 600) < 25)
  }

  @Test func theSpeedGrowsWithTheDistanceUpToALimit() {
    #expect(abs(speed(Editor(), .vertical, beyond: 3, rate: 60) - 180) < 15)
    #expect(abs(speed(Editor(), .vertical, beyond: 20, rate: 60) - 1200) < 25)
    #expect(abs(speed(Editor(), .vertical, beyond: 90, rate: 60) - 1200) < 25)
  }

  @Test func reportsOfARestingPointerDoNotScroll() {
    let window = TestWindow(width: 200, height: 200) { Editor() }
    window.settle()
    window.press(CGPoint(x: 50, y: 100))
    window.move(CGPoint(x: 50, y: 203))
    let node = window.editedTexts[0]
    let head = node.model.selection.head
    for report in 0..<40 { window.send(.mouseMove(CGPoint(x: 50, y: report % 2 == 0 ? 203.5 : 203))) }
    window.advance()
    #expect(node.model.selection.head - head < 40, "at most two lines")
  }
}
