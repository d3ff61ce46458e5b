import ScrollUI

extension Scenario {
  /// A million rows with UUIDs in `ChunkedRows`, whose edits do not copy all rows: measures the library's work for
  /// insertions at both ends and for replacing all rows. `index_ms` includes building and drawing the rows of the first
  /// viewport in the same frame.
  static let edits = Scenario(
    name: "edits", summary: "a million rows with UUIDs in pieces: 100 more at either end; from none to a million",
    rows: 1_000_000, frames: 500, edits: RowEdits(keys: ["J", "A", "P", "A", "P", "E", "F"]),
    figures: ["append_ms": "A", "prepend_ms": "P", "index_ms": "F"],
    makeLoop: showing { EditedList(count: $0, font: $1) })
}

struct EditedList: View {
  let font: RowFont
  private let all: ChunkedRows<JumpList.Row>
  @State private var rows: ChunkedRows<JumpList.Row>
  @State private var added = 0

  init(count: Int, font: RowFont) {
    self.font = font
    let all = ChunkedRows((0..<count).map(JumpList.row))
    self.all = all
    _rows = State(wrappedValue: all)
  }

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(rows) { VariableRow(index: $0.number, font: font) }
        }
      }
      .onKeyPress(phases: .down) { press in
        switch press.key {
        case "j": proxy.scrollTo(rows[rows.count / 2].id, anchor: .top)
        case "a": rows.append(newRows())
        case "p": rows.prepend(newRows())
        case "e": rows = ChunkedRows([JumpList.Row]())
        case "f": rows = all
        default: return .ignored
        }
        return .handled
      }
    }
  }

  private func newRows() -> [JumpList.Row] {
    added += 100
    return (1...100).map { JumpList.row(-added - $0) }
  }
}
