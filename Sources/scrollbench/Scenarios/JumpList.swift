import ScrollUI

extension Scenario {
  /// A million rows with UUIDs: measures jumps to arbitrary rows (`ScrollViewProxy.scrollTo`) and insertions at both
  /// ends.
  static let jump = Scenario(
    name: "jump", summary: "a million rows with UUIDs: jumps to any of them, 100 rows more at either end",
    rows: 1_000_000, frames: 300, edits: RowEdits(keys: ["J", "A", "J", "P"]),
    figures: ["jump_ms": "J", "append_ms": "A", "prepend_ms": "P"],
    makeLoop: showing { JumpList(count: $0, font: $1) })
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
