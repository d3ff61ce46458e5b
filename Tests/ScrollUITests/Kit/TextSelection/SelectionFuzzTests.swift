import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Random drags, clicks, keys, scrolls and edits, compared with a model that knows the data and the offset alone.
///
/// `SCROLLUI_RANDOM_EVENTS` is the number of events of the last run, 500 by default, and `SCROLLUI_FUZZ_SEED` its seed; see
/// `Scripts/fuzz-rows`.
@MainActor @Suite struct SelectionFuzzTests {
  @Test(arguments: [UInt64(1), 2, 3]) func copiesEqualTheModel(seed: UInt64) {
    SelectionFuzz(seed: seed).run(events: 500)
  }

  @Test func copiesEqualTheModelInALongRun() {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["SCROLLUI_FUZZ_SEED"].flatMap(UInt64.init) ?? 7_749_762_604_750_139_340
    SelectionFuzz(seed: seed).run(events: environment["SCROLLUI_RANDOM_EVENTS"].flatMap(Int.init) ?? 500)
  }
}

/// The rows and the selection as the user means them. Rows are 40 points high, with a text of 20 points in their middle.
private struct SelectionModel {
  struct End {
    var id: Int
    var position: Int
  }

  var rows: [SelectionRows.Row] = []
  var anchor: End?
  var head: End?

  private func index(_ end: End) -> Int { rows.firstIndex { $0.id == end.id }! }

  private func isBefore(_ one: End, _ other: End) -> Bool {
    (index(one), one.position) < (index(other), other.position)
  }

  private var ends: (lower: End, upper: End)? {
    guard let anchor, let head else { return nil }
    return isBefore(head, anchor) ? (head, anchor) : (anchor, head)
  }

  /// The selected text; nil for an empty text.
  var text: String? { joined.flatMap { $0.isEmpty ? nil : $0 } }

  private var joined: String? {
    guard let (lower, upper) = ends, lower.id != upper.id || lower.position < upper.position else { return nil }
    let (first, last) = (index(lower), index(upper))
    return (first...last).map { number in
      let text = Array(rows[number].text)
      let start = number == first ? min(lower.position, text.count) : 0
      let end = number == last ? min(upper.position, text.count) : text.count
      return String(text[min(start, end)..<end])
    }.joined(separator: "\n")
  }

  func hit(_ point: CGPoint, offset: CGFloat) -> End {
    let y = offset + max(0, min(399.5, point.y))
    let row = min(max(0, Int(y / 40)), rows.count - 1)
    let count = rows[row].text.count
    let own = y - CGFloat(row) * 40
    // A text beyond an edge is not hit.
    if own < 10 {
      guard row > 0, CGFloat(row) * 40 + 10 >= offset + 400 else { return End(id: rows[row].id, position: 0) }
      return End(id: rows[row - 1].id, position: rows[row - 1].text.count)
    }
    if own >= 30 {
      guard row + 1 < rows.count, CGFloat(row) * 40 + 30 <= offset else {
        return End(id: rows[row].id, position: count)
      }
      return End(id: rows[row + 1].id, position: 0)
    }
    return End(id: rows[row].id, position: min(max(0, Int((max(0, point.x) / 10 + 0.5).rounded(.down))), count))
  }

  mutating func step(isForward: Bool) {
    guard let head else { return }
    let row = index(head)
    let position = min(head.position, rows[row].text.count)
    if isForward {
      if position < rows[row].text.count {
        self.head = End(id: head.id, position: position + 1)
      } else {
        self.head = row + 1 < rows.count ? End(id: rows[row + 1].id, position: 0) : End(id: head.id, position: .max)
      }
    } else if position > 0 {
      self.head = End(id: head.id, position: position - 1)
    } else {
      self.head =
        row > 0 ? End(id: rows[row - 1].id, position: rows[row - 1].text.count) : End(id: head.id, position: 0)
    }
  }

  /// Replaces the rows. Ends in removed rows move to the nearest row inside of the selection.
  mutating func replace(with new: [SelectionRows.Row]) {
    defer { rows = new }
    guard let (lower, upper) = ends, let anchor, let head else { return }
    let isBackward = isBefore(head, anchor)
    let places = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.id, $0) })
    var (newLower, newUpper) = (Optional(lower), Optional(upper))
    if places[lower.id] == nil {
      newLower = rows[index(lower)...].first { places[$0.id] != nil }.map { End(id: $0.id, position: 0) }
    }
    if places[upper.id] == nil {
      newUpper = rows[..<index(upper)].last { places[$0.id] != nil }.map { End(id: $0.id, position: .max) }
    }
    let isReplaced = places[lower.id] == nil || places[upper.id] == nil
    guard let newLower, let newUpper, !isReplaced || places[newLower.id]! <= places[newUpper.id]! else {
      (self.anchor, self.head) = (nil, nil)
      return
    }
    (self.anchor, self.head) = isBackward ? (newUpper, newLower) : (newLower, newUpper)
  }
}

@MainActor private final class SelectionFuzz {
  private let seed: UInt64
  private var random: SeededGenerator
  private let rows = SelectionRows(count: 200)
  private let sample: SelectionSample
  private var model = SelectionModel()
  private var lastID = 1000

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let rows = rows
    sample = SelectionSample { SelectionRowsView(model: rows) }
    model.rows = rows.rows
    sample.window.settle()
  }

  private var offset: CGFloat { sample.window.scroll?.model.offset.y ?? 0 }

  func run(events: Int) {
    for event in 0..<events {
      let name = act()
      sample.window.settle()
      let (copied, expected) = (sample.copy(), model.text)
      guard copied == expected else {
        Issue.record(
          "seed \(seed), event \(event), \(name): copied \(copied ?? "nothing"), expected \(expected ?? "nothing")")
        return
      }
      sample.window.advance(seconds: 0.5)
    }
  }

  private func act() -> String {
    switch random.next(below: 12) {
    case 0...2: return drag()
    case 3: return click(shift: true)
    case 4: return click(shift: false)
    case 5:
      let y = CGFloat(random.next(below: max(1, rows.rows.count * 40 - 400)))
      sample.window.scroll?.model.jump(to: CGPoint(x: 0, y: y))
      return "scroll to \(y)"
    case 6, 7: return step()
    case 8: return all()
    default: return edit()
    }
  }

  /// A point on the text of a visible row.
  private func textPoint() -> CGPoint {
    let first = Int((offset / 40).rounded(.up))
    let row = min(first + random.next(below: 9), rows.rows.count - 1)
    let x = CGFloat(random.next(below: rows.rows[row].text.count * 10))
    return CGPoint(x: x, y: CGFloat(row * 40 + 11 + random.next(below: 18)) - offset)
  }

  private func drag() -> String {
    let start = textPoint()
    // No row is as near as another.
    let end = CGPoint(x: CGFloat(random.next(below: 120)), y: CGFloat(random.next(below: 520) - 60) + 0.25)
    model.anchor = model.hit(start, offset: offset)
    model.head = model.anchor
    sample.drag(from: start, to: end, holds: true)
    if random.next(below: 3) == 0 { sample.window.advance(seconds: Double(random.next(below: 40)) / 60) }
    sample.window.release(end)
    let isDrag = max(abs(end.x - start.x), abs(end.y - start.y)) >= 4
    if isDrag { model.head = model.hit(end, offset: offset) } else { clear() }
    return "drag from \(start) to \(end)"
  }

  private func clear() {
    sample.window.key("Escape")
    (model.anchor, model.head) = (nil, nil)
  }

  private func click(shift: Bool) -> String {
    let point = textPoint()
    let end = model.hit(point, offset: offset)
    sample.click(point, shift: shift)
    if !shift || model.anchor == nil { model.anchor = end }
    model.head = end
    return "click at \(point), shift \(shift)"
  }

  private func step() -> String {
    let isForward = random.next(below: 2) == 0
    sample.window.key(isForward ? "Right" : "Left", .shift)
    sample.window.settle()
    model.step(isForward: isForward)
    return "step \(isForward)"
  }

  private func all() -> String {
    if random.next(below: 2) == 0 {
      clear()
      return "escape"
    }
    sample.window.key("A", .control)
    guard model.anchor != nil, let first = model.rows.first, let last = model.rows.last else { return "nothing" }
    model.anchor = .init(id: first.id, position: 0)
    model.head = .init(id: last.id, position: .max)
    return "select all"
  }

  private func edit() -> String {
    var new = rows.rows
    let index = random.next(below: new.count)
    var name = "replace \(index)"
    switch random.next(below: 4) {
    case 0:
      let count = 1 + random.next(below: 6)
      new.insert(contentsOf: (0..<count).map { .init(id: lastID + $0, text: "new \(lastID + $0)") }, at: index)
      lastID += count
      name = "insert \(count) at \(index)"
    case 1 where new.count > 60:
      let count = min(1 + random.next(below: 8), new.count - index)
      new.removeSubrange(index..<index + count)
      name = "remove \(count) at \(index)"
    case 2:
      let row = new.remove(at: index)
      let target = random.next(below: new.count + 1)
      new.insert(row, at: target)
      name = "move \(index) to \(target)"
    default: new[index].text = String("text of many letters".prefix(1 + random.next(below: 20)))
    }
    rows.rows = new
    sample.window.settle()
    model.replace(with: new)
    return name
  }
}
