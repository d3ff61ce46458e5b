import Engine
import ScrollUI

extension Scenario {
  /// A row of a million that the mouse holds at the lower edge of the window, by its grip, so that the list scrolls under it.
  static let drag = Scenario(
    name: "drag", summary: "a row of a million dragged to the lower edge, which scrolls the list", rows: 1_000_000,
    input: { frame in
      let top = CGPoint(x: windowSize.width - 18, y: 20)
      switch frame {
      case 10: return [.mouseMove(top)]
      case 20: return [.mouseDown(top, button: 1)]
      case 21...50:
        return [.mouseMove(CGPoint(x: top.x, y: top.y + (windowSize.height - 24) * CGFloat(frame - 20) / 30))]
      default: return []
      }
    },
    makeLoop: showing { MillionRowList(count: $0, font: $1) })

  /// A search for “x” in the texts of a million rows, of which every tenth has a match. The texts are read in about 82 frames.
  static let find = Scenario(
    name: "find", summary: "a search in the texts of a million rows, from the first frame on", rows: 1_000_000,
    frames: 90,
    input: { frame in
      switch frame {
      case 20: return [.keyDown(KeyStroke(.character("F"), modifiers: .control))]
      case 60: return press("X") + [.text("x")]
      default: return []
      }
    },
    makeLoop: showing { MillionRowList(count: $0, font: $1) })
}

/// A list of a million rows with `onMove` and `findable(text:)`.
struct MillionRowList: View {
  let font: RowFont
  @State private var rows: ChunkedRows<Row>

  struct Row: Identifiable {
    let id: Int
    let text: String
  }

  init(count: Int, font: RowFont) {
    self.font = font
    _rows = State(
      wrappedValue: ChunkedRows((0..<count).map { Row(id: $0, text: $0 % 10 == 9 ? "Box \($0)" : "Bag \($0)") }))
  }

  var body: some View {
    List {
      ForEach(rows) { Text($0.text).font(font.size(13)) }
        .findable { $0.text }
        .onMove { _, _ in }
    }
    .listStyle(.plain)
  }
}
