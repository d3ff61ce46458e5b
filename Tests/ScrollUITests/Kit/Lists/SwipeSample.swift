import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// A list of numbered rows with swipe actions, in a settled window of 400 × 440 points with rows of 44 points.
@MainActor struct SwipeSample {
  /// The calls of actions, such as "flag 3".
  let calls = Recorder()
  /// The evaluations of rows.
  let bodies = Recorder()
  let numbers = Remote<[Int]>()
  let tokens = LifeCounter()
  let window: TestWindow

  /// The properties of the list.
  struct Setup {
    var count = 100
    var isGrouped = false
    var direction = LayoutDirection.leftToRight
    var reducesMotion = false
    var allowsFullSwipe = true
    var removesRows = true
    var deletes = false
    var hasMenu = false
    var isSelectable = false
  }

  private struct Rows: View {
    let setup: Setup
    let sample: (calls: Recorder, bodies: Recorder, numbers: Remote<[Int]>, tokens: LifeCounter)
    @State private var numbers: [Int]
    @State private var selection: Int?

    init(_ setup: Setup, _ sample: (Recorder, Recorder, Remote<[Int]>, LifeCounter)) {
      self.setup = setup
      self.sample = sample
      _numbers = State(initialValue: Array(0..<setup.count))
    }

    var body: some View {
      let _ = sample.numbers.connect($numbers)
      if setup.isGrouped { list.listStyle(.insetGrouped) } else { list.listStyle(.plain) }
    }

    @ViewBuilder private var list: some View {
      if setup.isSelectable {
        List(selection: $selection) { rows }
      } else {
        List { rows }
      }
    }

    @ViewBuilder private var rows: some View {
      if setup.deletes {
        ForEach(numbers, id: \.self) { NamedRow(number: $0, recorder: sample.bodies).deleteDisabled($0 == 7) }
          .onDelete { numbers.remove(atOffsets: $0) }
      } else {
        ForEach(numbers, id: \.self) { number in row(number) }
      }
    }

    @ViewBuilder private func row(_ number: Int) -> some View {
      let calls = sample.calls
      let token = sample.tokens.token()
      let content = NamedRow(number: number, recorder: sample.bodies)
        .swipeActions(edge: .leading, allowsFullSwipe: setup.allowsFullSwipe) {
          Button("Unread", systemImage: "envelope") { calls.note("unread \(number)") }.tint(.blue)
        }
        .swipeActions(allowsFullSwipe: setup.allowsFullSwipe) {
          Button("Delete", role: .destructive) {
            calls.note("delete \(number)")
            withExtendedLifetime(token) {}
            if setup.removesRows { numbers.removeAll { $0 == number } }
          }
          Button("Flag") { calls.note("flag \(number)") }.tint(.orange)
          Button("More") { calls.note("more \(number)") }
        }
      if setup.hasMenu {
        content.contextMenu { Button("Copy") { calls.note("copy \(number)") } }
      } else {
        content
      }
    }
  }

  init(_ change: (inout Setup) -> Void = { _ in }) {
    var setup = Setup()
    change(&setup)
    let final = setup
    let parts = (calls, bodies, numbers, tokens)
    window = TestWindow(width: 400, height: 440) {
      Rows(final, parts).environment(\.layoutDirection, final.direction)
    }
    if setup.reducesMotion { window.updateEnvironment { $0.accessibilityReduceMotion = true } }
    window.settle()
    _ = bodies.take()
  }

  // MARK: Reading

  func row(_ number: Int) throws -> ListRowNode { try #require(window.listRow("Row \(number)")) }

  func id(_ number: Int) throws -> ObjectIdentifier { ObjectIdentifier(try row(number)) }

  /// The middle of a row's place, in window coordinates.
  func middle(_ number: Int) throws -> CGPoint {
    let frame = try #require(window.listRowFrame("Row \(number)"))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func distance(_ number: Int) throws -> CGFloat { try row(number).swipeDistance }

  /// The rows that rest with open buttons.
  var openRows: [ObjectIdentifier] { window.listRows.filter(\.isSwipeOpen).map { ObjectIdentifier($0) } }

  /// The rows with a swipe, resting or moving.
  var displacedRows: [ObjectIdentifier] {
    window.listRows.filter { $0.swipeDistance != 0 || !$0.swipeButtonAreas.isEmpty }.map { ObjectIdentifier($0) }
  }

  /// The middle of an open button, in window coordinates.
  func button(_ index: Int, of number: Int) throws -> CGPoint {
    let row = try row(number)
    let areas = row.swipeButtonAreas
    try #require(index < areas.count)
    let area = row.convert(areas[index], to: nil)
    return CGPoint(x: area.midX, y: area.midY)
  }

  // MARK: Input

  /// Swipes a row by `distance` points, positive to the right, and waits until it rests.
  func swipe(_ number: Int, by distance: CGFloat, with pointer: TestWindow.Pointer = .finger) throws {
    let start = try middle(number)
    window.drag(from: start, by: CGVector(dx: distance, dy: 0), steps: 10, rest: 0.2, with: pointer)
    window.settle()
  }

  /// Opens the trailing buttons of a row.
  func open(_ number: Int) throws { try swipe(number, by: -180) }

  /// Moves two fingers on a trackpad by `distance` points in steps; the row follows.
  func stroke(at point: CGPoint, by distance: CGVector, steps: Int = 6) {
    for _ in 0..<steps {
      let delta = CGVector(
        dx: -distance.dx / CGFloat(steps) / CGFloat(ScrollConstants.notchLength),
        dy: distance.dy / CGFloat(steps) / CGFloat(ScrollConstants.notchLength))
      window.send(.wheel(WheelEvent(location: point, delta: delta, isPrecise: true)))
      window.advance()
    }
  }
}
