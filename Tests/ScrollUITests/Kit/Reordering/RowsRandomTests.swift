import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Random events over a list with reordering, swipes, drops, edits and refresh at once.
///
/// `SCROLLUI_RANDOM_EVENTS` sets the number of events, and `SCROLLUI_FUZZ_SEED` the seed; see `Scripts/fuzz-rows`.
@MainActor @Suite struct RowsRandomTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let events = Int(environment["SCROLLUI_RANDOM_EVENTS"] ?? "") ?? 1_500
  private static let seed = UInt64(environment["SCROLLUI_FUZZ_SEED"] ?? "") ?? 1

  @Test(arguments: 0..<4)
  func theRowsAreAlwaysAPermutationOfWhatTheyMustBe(offset: Int) {
    let seed = Self.seed &+ UInt64(offset)
    var generator = SeededGenerator(seed: seed)
    let sample = RowsSample(reducesMotion: offset == 3)
    for step in 0..<Self.events / 4 {
      sample.act(&generator)
      if let fault = sample.fault() {
        Issue.record("seed \(seed), event \(step): \(fault)")
        break
      }
    }
    sample.rest()
    #expect(sample.fault() == nil && sample.leftover() == nil, "seed \(seed)")
    sample.window.close()
  }
}

/// A list with every way to change its rows, and a ledger of the rows that it must have.
@MainActor private struct RowsSample {
  @MainActor final class Ledger {
    /// The rows that must exist.
    var rows: Set<Int>
    var next = 1_000
    var problems: [String] = []

    init(_ rows: Set<Int>) { self.rows = rows }

    func add() -> Int {
      next += 1
      rows.insert(next)
      return next
    }

    func remove(_ row: Int) { if rows.remove(row) == nil { problems.append("\(row) is removed twice") } }
  }

  struct Row: Identifiable, Hashable {
    let id: Int
  }

  let window: TestWindow
  let ledger = Ledger(Set(0..<40))
  private let data = Remote<[[Row]]>()

  init(reducesMotion: Bool) {
    let (ledger, data) = (ledger, data)
    window = TestWindow(width: 500, height: 440) { Content(ledger: ledger, remote: data) }
    if reducesMotion { window.updateEnvironment { $0.accessibilityReduceMotion = true } }
    window.settle()
  }

  private struct Content: View {
    let ledger: Ledger
    let remote: Remote<[[Row]]>
    @State private var data = [(0..<30).map { Row(id: $0) }, (30..<40).map { Row(id: $0) }]

    var body: some View {
      let _ = remote.connect($data)
      HStack(spacing: 0) {
        Color.blue.frame(width: 100).draggable("new")
        List {
          ForEach(0..<2, id: \.self) { number in
            Section("Section \(number)") {
              ForEach(data[number]) { row in
                cell(row)
              }
              .dropDestination(for: String.self) { texts, index in
                data[number].insert(contentsOf: texts.map { _ in Row(id: ledger.add()) }, at: index)
              }
              .reorderable(collectionID: number)
            }
          }
        }
        .listStyle(.insetGrouped)
        .refreshable { data[0].insert(Row(id: ledger.add()), at: 0) }
        .reorderContainer(for: Row.self, in: Int.self) { move($0) }
      }
    }

    private func cell(_ row: Row) -> some View {
      Text("Row \(row.id)")
        .swipeActions {
          Button("Delete", role: .destructive) { remove(row) }
          Button("Pin") {}
        }
        .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Flag") {} }
    }

    private func remove(_ row: Row) {
      ledger.remove(row.id)
      for number in data.indices { data[number].removeAll { $0 == row } }
    }

    private func move(_ difference: ReorderDifference<Int, Int>) {
      // A row that was removed since the last frame can be among the sources.
      let sources = difference.sources.filter(Set(data.joined().map(\.id)).contains)
      for number in data.indices { data[number].removeAll { sources.contains($0.id) } }
      let number = difference.destination.collectionID
      var index = data[number].count
      if case .before(let id) = difference.destination.position {
        index = data[number].firstIndex { $0.id == id } ?? index
      }
      data[number].insert(contentsOf: sources.map { Row(id: $0) }, at: index)
    }
  }

  // MARK: Events

  func act(_ generator: inout SeededGenerator) {
    let point = CGPoint(x: CGFloat(generator.next(below: 540)) - 20, y: CGFloat(generator.next(below: 480)) - 20)
    let near = CGPoint(x: 120 + CGFloat(generator.next(below: 360)), y: CGFloat(generator.next(below: 440)))
    let finger = 1 + generator.next(below: 2)
    switch generator.next(below: 22) {
    case 0...2: window.send(.mouseDown(generator.next(below: 4) == 0 ? CGPoint(x: 50, y: 200) : near, button: 1))
    case 3...6: window.send(.mouseMove(point))
    case 7: window.send(.mouseUp(point, button: 1))
    case 8: window.send(.fingerDown(id: finger, near))
    case 9...10: window.send(.fingerMove(id: finger, point))
    case 11: window.send(.fingerUp(id: finger, point))
    case 12:
      let distance = CGFloat(generator.next(below: 500)) - 250
      window.drag(from: near, by: CGVector(dx: distance, dy: 0), steps: 4, rest: 0.1, with: .finger)
    case 13: window.wheel(Double(generator.next(below: 7)) - 3, at: near)
    case 14: window.press(.escape)
    case 15: window.send(.mouseDown(point, button: 3))
    case 16: window.send(generator.next(below: 2) == 0 ? .dropBegan(near) : .dropText("new"))
    case 17: window.send(.dropEnded(point))
    case 18: if generator.next(below: 3) == 0 { window.send(.focusLost) }
    case 19:
      window.resize(width: 460 + CGFloat(generator.next(below: 80)), height: 400 + CGFloat(generator.next(below: 80)))
    default: edit(&generator)
    }
    window.advance(seconds: Double(generator.next(below: 14)) / 60)
  }

  private func edit(_ generator: inout SeededGenerator) {
    var rows = data.value
    let number = generator.next(below: 2)
    switch generator.next(below: 4) {
    case 0: rows[number].insert(Row(id: ledger.add()), at: generator.next(below: rows[number].count + 1))
    case 1:
      guard rows[0].count + rows[1].count > 8, !rows[number].isEmpty else { return }
      ledger.remove(rows[number].remove(at: generator.next(below: rows[number].count)).id)
    case 2: rows[number].shuffle(using: &generator)
    default:
      guard let row = rows[number].popLast() else { return }
      rows[1 - number].insert(row, at: 0)
    }
    if generator.next(below: 2) == 0 { data.value = rows } else { withAnimation { data.value = rows } }
  }

  // MARK: Checks

  private var rows: [ListRowNode] { window.nodes(of: ListRowNode.self) }

  /// A violation of what must hold after every event; nil if all holds.
  func fault() -> String? {
    let ids = data.value.joined().map(\.id)
    if let problem = ledger.problems.first { return problem }
    if Set(ids).count != ids.count { return "rows are doubled" }
    if Set(ids) != ledger.rows { return "rows are lost or too many: \(Set(ids).symmetricDifference(ledger.rows))" }
    let held = rows.filter(\.isSwipeHeld)
    if rows.filter(\.isSwipeOpen).count + held.count > 1 { return "two rows are open" }
    if held.contains(where: { $0.transitionOpacity == 0 }) { return "a row is swiped and dragged" }
    return nil
  }

  /// Ends all gestures.
  func rest() {
    for id in 1...2 { window.send(.fingerUp(id: id, CGPoint(x: 10, y: 10))) }
    window.send(.focusLost)
    window.send(.dropEnded(CGPoint(x: -1, y: -1)))
    window.advance()
    window.press(.escape)
    window.settle()
    window.advance(seconds: 1)
    window.settle()
  }

  /// A trace that a gesture has left at rest; nil without such a trace.
  func leftover() -> String? {
    if window.pipeline.root.foreground != nil { return "a preview" }
    if rows.contains(where: { $0.displacement != .zero || $0.transitionOpacity != 1 }) {
      return "a row beside its slot"
    }
    if rows.contains(where: { !$0.swipeButtonAreas.isEmpty || $0.swipeDistance != 0 }) { return "an open row" }
    if rows.contains(where: { $0.decorations.insertion != nil }) { return "an insertion line" }
    return window.pipeline.wantsFrame ? "a wish for frames" : nil
  }
}
