import Engine
import Foundation
import ScrollUI

/// A million rows with UUIDs: measures jumps to arbitrary rows (`ScrollViewProxy.scrollTo`) and insertions at both
/// ends.
struct JumpScenario: Scenario {
  static let name = "jump"
  static let summary = "a million rows with UUIDs: jumps to any of them, 100 rows more at either end"
  static let defaultRows = 1_000_000
  static let defaultFrames = 300
  /// The number of frames between two changes.
  static let interval = 10

  let rows: Int
  let font: RowFont

  var content: JumpList { JumpList(count: rows, font: font) }

  private enum Change: Character {
    case jump = "J"
    case append = "A"
    case prepend = "P"
  }

  private static let changes: [Change] = [.jump, .append, .jump, .prepend]

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
      ("jump_ms", median(of: .jump)), ("append_ms", median(of: .append)), ("prepend_ms", median(of: .prepend)),
    ]
  }
}

struct JumpList: View {
  struct Row: Identifiable {
    let id: UUID
    let number: Int
  }

  let font: RowFont
  @State private var rows: [Row]
  @State private var random: UInt64 = 1

  init(count: Int, font: RowFont) {
    self.font = font
    _rows = State(wrappedValue: (0..<count).map(Self.row))
  }

  /// A row with a pseudo-random `id` computed from its number.
  static func row(_ number: Int) -> Row {
    let (one, two) = (Shuffled.number(number), Shuffled.number(number &+ 0x1234_5678))
    var bytes = (one, two)
    let id = withUnsafeBytes(of: &bytes) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    return Row(id: id, number: number)
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
        case "j": jump(proxy)
        case "a": rows += (rows.count..<rows.count + 100).map { Self.row($0) }
        case "p": rows.insert(contentsOf: (1...100).map { Self.row(-rows.count - $0) }, at: 0)
        default: return .ignored
        }
        return .handled
      }
    }
  }

  private func jump(_ proxy: ScrollViewProxy) {
    random = Shuffled.number(Int(truncatingIfNeeded: random))
    proxy.scrollTo(rows[Int(random % UInt64(rows.count))].id, anchor: .top)
  }
}
