import Engine
import ScrollUI

/// A million rows with UUIDs in `ChunkedRows`, whose edits do not copy all rows: measures the library's work for
/// insertions at both ends and for replacing all rows.
struct EditScenario: Scenario {
  static let name = "edits"
  static let summary = "a million rows with UUIDs in pieces: 100 more at either end; from none to a million"
  static let defaultRows = 1_000_000
  static let defaultFrames = 500
  /// The number of frames between two changes.
  static let interval = 10

  let rows: Int
  let font: RowFont

  var content: EditedList { EditedList(count: rows, font: font) }

  private enum Change: Character {
    case jump = "J"
    case append = "A"
    case prepend = "P"
    case empty = "E"
    case fill = "F"
  }

  private static let changes: [Change] = [.jump, .append, .prepend, .append, .prepend, .empty, .fill]

  private static func change(beforeFrame frame: Int) -> Change? {
    frame % interval == 0 ? changes[frame / interval % changes.count] : nil
  }

  func input(beforeFrame frame: Int) -> [InputEvent] {
    guard let change = Self.change(beforeFrame: frame) else { return [] }
    let key = KeyStroke(.character(change.rawValue))
    return [.keyDown(key), .keyUp(key)]
  }

  func figures(of journal: FrameJournal) -> [(name: String, value: Double)] {
    func median(of change: Change) -> Double {
      let work = journal.work.enumerated().filter { frame, _ in
        Self.change(beforeFrame: frame + Self.defaultWarmUp) == change
      }
      return FrameReport.percentile(50, of: work.map(\.element).sorted())
    }
    return [
      ("append_ms", median(of: .append)), ("prepend_ms", median(of: .prepend)),
      // Includes building and drawing the rows of the first viewport in the same frame.
      ("index_ms", median(of: .fill)),
    ]
  }
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
