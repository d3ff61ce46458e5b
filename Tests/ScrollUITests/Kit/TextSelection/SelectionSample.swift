import Engine
import Geometry
import Observation
import ScrollUI
import ScrollUITesting

/// A window with selectable texts. Characters are 10 points wide and lines 20 points high.
@MainActor final class SelectionSample {
  let window: TestWindow

  init<Content: View>(width: CGFloat = 400, height: CGFloat = 400, @ViewBuilder _ content: @escaping () -> Content) {
    window = TestWindow(width: width, height: height) {
      content().font(.system(size: 20))
    }
  }

  var node: [TextNode] { window.nodes(of: TextNode.self) }

  /// The selected parts of the shown texts, in tree order.
  var selected: [String] {
    node.compactMap { node in
      node.selectedRange.map { range in
        let text = node.spans.map(\.text).joined()
        return String(text.utf8.dropFirst(range.lowerBound).prefix(range.count)) ?? "?"
      }
    }
  }

  /// The point at the left edge of a character in the first line of a text.
  func point(_ text: String, _ character: Int) -> CGPoint {
    let frame = window.frame(ofText: text) ?? .zero
    return CGPoint(x: frame.minX + CGFloat(character) * 10, y: frame.minY + 10)
  }

  func press(_ point: CGPoint, presses: Int = 1) {
    for _ in 1..<max(1, presses) {
      window.press(point)
      window.release(point)
    }
    window.press(point)
  }

  /// Drags the mouse in four moves. The button stays down with `holds`.
  func drag(from start: CGPoint, to end: CGPoint, presses: Int = 1, holds: Bool = false) {
    press(start, presses: presses)
    for step in 1...4 {
      let part = CGFloat(step) / 4
      window.move(CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    if !holds { window.release(end) }
  }

  /// Jumps to a vertical offset.
  func scroll(to y: CGFloat) {
    window.scroll?.model.jump(to: CGPoint(x: 0, y: y))
    window.settle()
  }

  /// Lets a series of presses end.
  func rest() { window.advance(seconds: 0.5) }

  func click(_ point: CGPoint, shift: Bool = false) {
    if shift { window.send(.keyDown(KeyStroke(.leftShift, modifiers: .shift))) }
    window.tap(point)
    if shift { window.send(.keyUp(KeyStroke(.leftShift))) }
    rest()
  }

  func rightClick(_ point: CGPoint) {
    window.send(.mouseDown(point, button: 3))
    window.advance()
    window.send(.mouseUp(point, button: 3))
    window.settle()
  }

  /// The text that Control-C puts into the clipboard; nil if it puts none there.
  func copy() -> String? {
    window.textInput.clipboardText = Self.empty
    window.key("C", .control)
    for _ in 0..<600 where window.textInput.clipboardText == Self.empty && window.pipeline.wantsFrame {
      window.advance()
    }
    let text = window.textInput.clipboardText
    return text == Self.empty ? nil : text
  }

  private static let empty = "nothing was copied"

  var primary: String { window.textInput.primarySelectionText }

  var shape: PointerShape { window.pipeline.input.hover.shape }
}

/// Rows of a container that a test changes.
@MainActor @Observable final class SelectionRows {
  struct Row: Identifiable, Equatable {
    var id: Int
    var text: String
  }

  var rows: [Row]
  /// The number of bodies of rows.
  @ObservationIgnored var bodies = 0
  /// The number of texts that were asked from the data.
  @ObservationIgnored var reads = 0

  init(_ texts: [String]) { rows = texts.enumerated().map { Row(id: $0, text: $1) } }

  convenience init(count: Int) { self.init((0..<count).map { "row \($0)" }) }
}

/// The rows in a `List`, or in a lazy stack in a scroll view; each is 40 points high.
struct SelectionRowsView: View {
  let model: SelectionRows
  var isList = false

  var body: some View {
    if isList {
      List { rows }.listStyle(.plain).textSelection(.enabled)
    } else {
      ScrollView { LazyVStack(alignment: .leading, spacing: 0) { rows } }.textSelection(.enabled)
    }
  }

  private var rows: some View {
    ForEach(model.rows) { row in
      SelectionRowView(model: model, text: row.text)
    }
    .selectable { row in
      model.reads += 1
      return row.text
    }
  }
}

private struct SelectionRowView: View {
  let model: SelectionRows
  let text: String

  var body: some View {
    let _ = model.bodies += 1
    Text(verbatim: text).frame(maxWidth: .infinity, minHeight: 40, maxHeight: 40, alignment: .leading)
  }
}
