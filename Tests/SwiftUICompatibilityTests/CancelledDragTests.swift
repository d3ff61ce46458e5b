import Engine
import Geometry
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import SwiftUICompatibility
import Testing

/// Drags of controls that end in another way than by a release. The next drag begins as in a new window.
@MainActor @Suite struct CancelledDragTests {
  enum Subject: String, CaseIterable, Sendable {
    case slider, tableBorder, panes, sidebar, inspector, swipe, scrollBar, refresh
    case row, reorder, text, handle, sectionIndex
  }

  enum Interruption: CaseIterable, Sendable { case escape, focusLost, removed }

  @Test(arguments: Subject.allCases, Interruption.allCases)
  func theNextDragBeginsAnew(subject: Subject, interruption: Interruption) throws {
    let sample = DragSample(subject)
    sample.interrupt(interruption, at: try sample.beginDrag())
    #expect(sample.moves.take() == [])
    let fresh = DragSample(subject)
    let (distance, expected) = (try sample.distanceOfSecondDrag(), try fresh.distanceOfSecondDrag())
    #expect(abs(distance - expected) < 0.001, "\(subject), \(interruption): \(distance) instead of \(expected)")
    #expect(expected != 0)
  }

  @Test(arguments: Subject.allCases) func aWindowThatClosesDuringADragKeepsNoViews(subject: Subject) throws {
    let (sample, still) = (DragSample(subject), DragSample(subject))
    try sample.beginDrag()
    for window in [sample.window, still.window] {
      window.close()
      window.send(.mouseMove(CGPoint(x: 5, y: 5)))
      window.send(.mouseUp(CGPoint(x: 5, y: 5), button: 1))
      window.advance()
    }
    #expect(sample.window.population.elements == still.window.population.elements)
  }

  @Test func aCancelledDragOfABorderLeavesNoWidthForTheNextBorder() throws {
    let sample = DragSample(.tableBorder)
    sample.interrupt(.escape, at: try sample.beginDrag())
    let number = try #require(sample.window.frame(ofText: "Number"))
    sample.window.drag(from: CGPoint(x: number.minX - 6, y: number.midY), by: CGVector(dx: 1, dy: 0), steps: 1)
    sample.window.settle()
    #expect(try #require(sample.window.frame(ofText: "Number")).minX == number.minX + 1)
  }
}

/// A window of 600 × 400 points with a control to drag.
@MainActor private struct DragSample {
  let subject: CancelledDragTests.Subject
  let window: TestWindow
  /// The calls of `onMove` and `reorderContainer`.
  let moves = Recorder()
  private let isShown = Knob(true)
  private let value = Remote<Double>()

  init(_ subject: CancelledDragTests.Subject) {
    self.subject = subject
    let (isShown, value, moves) = (isShown, value, moves)
    window = TestWindow(width: 600, height: 400) {
      KnobView(isShown) { if $0 { DraggedControl(subject: subject, value: value, moves: moves) } }
    }
    window.settle()
  }

  private var usesFinger: Bool { subject == .swipe || subject == .refresh || subject == .handle }

  private func frame(_ text: String) throws -> CGRect { try #require(window.frame(ofText: text)) }

  private func middle(_ frame: CGRect) -> CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  private func row(_ text: String) throws -> ListRowNode {
    let node = window.nodes(of: TextNode.self).first { $0.spans.map(\.text).joined() == text }
    let row = node?.nearestAncestor { $0 is ListRowNode } as? ListRowNode
    return try #require(row)
  }

  /// The frame of the handle at the end of the selection.
  private func handle() throws -> CGRect {
    let last = window.frames("selection handle").max { $0.midX < $1.midX }
    return try #require(last)
  }

  /// Selects a word by a finger that rests, unless handles are shown.
  private func showHandles() throws {
    guard subject == .handle, window.frames("selection handle").isEmpty else { return }
    let text = try frame(DraggedControl.text)
    let point = CGPoint(x: text.minX + 75, y: text.midY)
    window.touch(2, point, isDown: true)
    window.advance(seconds: 0.6)
    window.lift(2, point)
    window.settle()
  }

  /// The point at which the control is dragged.
  private func grip(isSecond: Bool = false) throws -> CGPoint {
    switch subject {
    case .slider: return CGPoint(x: 10 + 580 * value.value, y: 200)
    case .tableBorder:
      let title = try frame(isSecond ? "Number" : "Age")
      return CGPoint(x: title.minX - 6, y: title.midY)
    case .panes: return CGPoint(x: window.frame("b").minX, y: 200)
    case .sidebar: return CGPoint(x: window.frame("detail").minX, y: 300)
    case .inspector: return CGPoint(x: window.frame("main").maxX, y: 200)
    case .swipe, .refresh: return CGPoint(x: 300, y: try frame("Row 1").midY)
    case .scrollBar: return CGPoint(x: 595, y: 6 + (window.scrollGeometry()?.contentOffset.y ?? 0) / 10)
    case .row:
      let row = try row("Row 1")
      let area = try #require(row.gripArea)
      return middle(row.convert(area, to: nil))
    case .reorder: return middle(try frame("Row 1"))
    case .text:
      let text = try frame(DraggedControl.text)
      return CGPoint(x: text.minX + 20, y: text.midY)
    case .handle: return middle(try handle())
    case .sectionIndex: return middle(try frame("B"))
    }
  }

  private var direction: CGVector {
    switch subject {
    case .slider, .tableBorder, .panes, .sidebar, .inspector, .text, .handle: CGVector(dx: 1, dy: 0)
    case .swipe: CGVector(dx: -1, dy: 0)
    case .scrollBar, .refresh, .row, .reorder, .sectionIndex: CGVector(dx: 0, dy: 1)
    }
  }

  /// The quantity that the drag changes.
  private func position() throws -> CGFloat {
    switch subject {
    case .slider: (value.value * 580).rounded()
    case .tableBorder: try frame("Number").minX
    case .panes: window.frame("b").minX
    case .sidebar: window.frame("detail").minX
    case .inspector: window.frame("main").maxX
    case .swipe: window.nodes(of: ListRowNode.self).reduce(0) { $0 + $1.swipeDistance }
    case .scrollBar, .refresh: (window.scrollGeometry()?.contentOffset.y ?? -1).rounded()
    case .row: try shownTop("Row 1")
    case .reorder: try settledTop("Row 2")
    case .text: selectedCount
    case .handle: try handle().midX
    case .sectionIndex: heldLetter
    }
  }

  /// The upper edge of a row as it is drawn.
  private func shownTop(_ text: String) throws -> CGFloat {
    let row = try row(text)
    return row.convert(row.bounds, to: nil).minY + row.shownDisplacement.y
  }

  /// The upper edge of a row that has made way.
  private func settledTop(_ text: String) throws -> CGFloat {
    window.settle()
    return try shownTop(text)
  }

  /// The number of selected characters.
  private var selectedCount: CGFloat {
    let counts = window.nodes(of: TextNode.self).map { $0.selectedRange?.count ?? 0 }
    return CGFloat(counts.reduce(0, +))
  }

  /// The code of the letter in the bubble of the section index; 0 without the bubble.
  private var heldLetter: CGFloat {
    let text = window.nodes(of: TextNode.self).first { $0.size.height > 24 }?.spans.first?.text
    return CGFloat(text?.utf8.first ?? 0)
  }

  /// Presses and moves by 36 points without a release. Returns the place of the pointer.
  @discardableResult func beginDrag() throws -> CGPoint {
    try showHandles()
    let start = try grip()
    move(from: start, steps: 6)
    return CGPoint(x: start.x + direction.dx * 36, y: start.y + direction.dy * 36)
  }

  private func move(from start: CGPoint, steps: Int) {
    window.send(usesFinger ? .fingerDown(id: 1, start) : .mouseDown(start, button: 1))
    window.advance()
    for step in 1...steps {
      let point = CGPoint(
        x: start.x + direction.dx * CGFloat(step) * 6, y: start.y + direction.dy * CGFloat(step) * 6)
      window.send(usesFinger ? .fingerMove(id: 1, point) : .mouseMove(point))
      window.advance()
    }
  }

  /// Interrupts the drag, and releases the pointer where it is.
  func interrupt(_ interruption: CancelledDragTests.Interruption, at point: CGPoint) {
    switch interruption {
    case .escape: window.key("Escape")
    case .focusLost: window.send(.focusLost)
    case .removed: isShown.value = false
    }
    window.advance()
    window.settle()
    window.send(usesFinger ? .fingerUp(id: 1, point) : .mouseUp(point, button: 1))
    window.advance()
    isShown.value = true
    window.settle()
    // A press soon after the first would be a double press, which selects words.
    if subject == .text { window.advance(seconds: 1) }
  }

  /// The change of the position during a drag of 24 points, or of 48 points past the next row.
  func distanceOfSecondDrag() throws -> CGFloat {
    try showHandles()
    // The press of a drag in a text clears the selection.
    let before = try subject == .text ? 0 : position()
    move(from: try grip(isSecond: true), steps: subject == .reorder ? 8 : 4)
    return try position() - before
  }
}

private struct DraggedControl: View {
  static let text = "alpha beta gamma delta epsilon"
  private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

  let subject: CancelledDragTests.Subject
  let value: Remote<Double>
  let moves: Recorder
  @State private var number = 0.25
  private let rows = Array(0..<40)

  private struct Person: Identifiable {
    let id: Int
  }

  var body: some View {
    let _ = value.connect($number)
    switch subject {
    case .slider: Slider(value: $number)
    case .tableBorder:
      Table((0..<3).map { Person(id: $0) }) {
        TableColumn("Name") { Text("Person \($0.id)") }
        TableColumn("Age") { Text("\($0.id + 40)") }
        TableColumn("Number") { Text("No. \($0.id)") }
      }
    case .panes:
      HSplitView {
        Color.red.accessibilityIdentifier("a")
        Color.blue.accessibilityIdentifier("b")
      }
    case .sidebar:
      NavigationSplitView {
        Color.red
      } detail: {
        Color.blue.accessibilityIdentifier("detail")
      }
    case .inspector:
      Color.red.accessibilityIdentifier("main").inspector(isPresented: .constant(true)) { Color.blue }
    case .swipe:
      List { ForEach(rows, id: \.self) { Text("Row \($0)").swipeActions { Button("Flag") {} } } }.listStyle(.plain)
    case .scrollBar: ScrollView { Color.red.frame(height: 4000) }.scrollIndicators(.visible)
    case .refresh: List { ForEach(rows, id: \.self) { Text("Row \($0)") } }.listStyle(.plain).refreshable {}
    case .row, .reorder, .sectionIndex: list
    case .text, .handle: Text(verbatim: Self.text).font(.system(size: 20)).textSelection(.enabled)
    }
  }

  @ViewBuilder private var list: some View {
    switch subject {
    case .row:
      List {
        ForEach(rows, id: \.self) { Text("Row \($0)") }
          .onMove { _, _ in moves.note("onMove") }
      }
      .listStyle(.plain)
    case .reorder:
      List { ForEach((0..<5).map { Person(id: $0) }) { Text("Row \($0.id)") }.reorderable() }
        .listStyle(.plain)
        .reorderContainer(for: Person.self) { _ in moves.note("reorderContainer") }
    default:
      List {
        ForEach(Self.letters, id: \.self) { letter in
          Section("Section \(letter)") { ForEach(rows, id: \.self) { Text("Row \($0)") } }
            .sectionIndexLabel(letter)
        }
      }
      .listStyle(.plain)
    }
  }
}
