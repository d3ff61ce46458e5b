import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import SwiftUICompatibility
import Testing

/// Tables: widths, order and selection.
@MainActor @Suite struct TableTests {
  private struct Person: Identifiable, Sendable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    let chosen: Remote<Set<Int>>
    let count: Int
    @State private var people: [Person]
    @State private var selection: Set<Int> = []
    @State private var order: [KeyPathComparator<Person>] = []

    init(chosen: Remote<Set<Int>>, count: Int) {
      self.chosen = chosen
      self.count = count
      let names = ["Mia", "Ada", "Zoe"]
      _people = State(
        initialValue: (0..<count).map { Person(id: $0, name: "\(names[$0 % 3]) \($0)", age: 30 + ($0 * 7) % 10) })
    }

    var body: some View {
      let _ = chosen.connect($selection)
      Table(people, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(min: 40, ideal: 80, max: 120)
        TableColumn("Number") { Text("No. \($0.id)") }
      }
      .onChange(of: order) { people.sort(using: order) }
    }
  }

  private let chosen = Remote<Set<Int>>()

  private func window(count: Int = 3) -> TestWindow {
    let window = TestWindow(width: 500, height: 300) { People(chosen: chosen, count: count) }
    window.settle()
    return window
  }

  private func column(_ prefix: String, in window: TestWindow) -> [String] {
    window.texts.filter { $0.hasPrefix(prefix) && $0 != "Number" && $0 != "Name" }
  }

  @Test func cellsLieBelowTheirTitles() throws {
    let window = window()
    for (title, cell) in [("Name", "Mia 0"), ("Age", "30"), ("Number", "No. 0")] {
      let (title, cell) = (try #require(window.frame(ofText: title)), try #require(window.frame(ofText: cell)))
      #expect(abs(title.minX - cell.minX) < 0.5 && cell.minY > title.maxY)
    }
  }

  @Test func aTitleSortsAndReverses() throws {
    let window = window()
    try window.tap("Name")
    window.settle()
    #expect(column("No.", in: window) == ["No. 1", "No. 0", "No. 2"])
    try window.tap("Name")
    window.settle()
    #expect(column("No.", in: window) == ["No. 2", "No. 0", "No. 1"])
    try window.tap("Age")
    window.settle()
    #expect(column("No.", in: window) == ["No. 0", "No. 2", "No. 1"])
    try window.tap("Number")
    window.settle()
    #expect(column("No.", in: window) == ["No. 0", "No. 2", "No. 1"], "the column has no order")
  }

  @Test func aBorderChangesTheWidthWithinItsLimits() throws {
    let window = window()
    let (age, number) = (try #require(window.frame(ofText: "Age")), try #require(window.frame(ofText: "Number")))
    let border = CGPoint(x: number.minX - 6, y: age.midY)
    window.drag(from: border, by: CGVector(dx: 30, dy: 0), steps: 3)
    window.settle()
    #expect(abs(try #require(window.frame(ofText: "Number")).minX - number.minX - 30) < 1)
    #expect(window.frame(ofText: "Age")?.minX == age.minX)
    window.drag(from: CGPoint(x: border.x + 30, y: border.y), by: CGVector(dx: 200, dy: 0), steps: 3)
    window.settle()
    #expect(try #require(window.frame(ofText: "Number")).minX == age.minX + 120 + 12, "at most 120 points")
    window.drag(from: CGPoint(x: age.minX + 126, y: border.y), by: CGVector(dx: -400, dy: 0), steps: 3)
    window.settle()
    #expect(try #require(window.frame(ofText: "Number")).minX == age.minX + 40 + 12, "at least 40 points")
  }

  private final class Counter {
    var count = 0
  }

  @Test func aBorderThatMovesMakesNoCell() throws {
    let made = Counter()
    let people = (0..<100_000).map { Person(id: $0, name: "Person \($0)", age: 40) }
    let window = TestWindow(width: 500, height: 300) {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { person in
          let _ = made.count += 1
          Text("No. \(person.id)")
        }
      }
    }
    window.settle()
    let before = (made.count, try #require(window.frame(ofText: "No. 3")).minX)
    let title = try #require(window.frame(ofText: "Number"))
    window.drag(from: CGPoint(x: title.minX - 6, y: title.midY), by: CGVector(dx: 30, dy: 0), steps: 30)
    window.settle()
    #expect(before.0 > 5 && made.count == before.0, "\(before.0), \(made.count)")
    #expect(try #require(window.frame(ofText: "No. 3")).minX == before.1 + 30)
  }

  private struct Columns: View {
    let showsAge: Knob<Bool>

    var body: some View {
      Table((0..<3).map { Person(id: $0, name: "Person \($0)", age: 40) }) {
        TableColumn("Name", value: \.name)
        if showsAge.value { TableColumn("Age") { Text("\($0.age)") }.width(ideal: 90) }
        TableColumn("Number") { Text("No. \($0.id)") }.width(ideal: 80)
        TableColumn("Last") { Text("Last \($0.id)") }
      }
    }
  }

  @Test func aColumnThatAppearsKeepsTheWidthsOfTheOthers() throws {
    let showsAge = Knob(false)
    let window = TestWindow(width: 600, height: 300) { Columns(showsAge: showsAge) }
    window.settle()
    func frame(_ title: String) throws -> CGRect { try #require(window.frame(ofText: title)) }
    let border = CGPoint(x: try frame("Last").minX - 6, y: try frame("Last").midY)
    window.drag(from: border, by: CGVector(dx: 50, dy: 0), steps: 5)
    window.settle()
    let (name, number) = (try frame("Number").minX - frame("Name").minX, try frame("Last").minX - frame("Number").minX)
    #expect(number == 142)
    for isShown in [true, false, true] {
      showsAge.value = isShown
      window.settle()
      #expect(try frame("Last").minX - frame("Number").minX == number)
      #expect(try frame(isShown ? "Age" : "Number").minX - frame("Name").minX == name)
      if isShown { #expect(try frame("Number").minX - frame("Age").minX == 102) }
    }
  }

  @Test func rowsAreSelectedByMouseAndKeys() throws {
    let window = window()
    try window.tap("Ada 1")
    window.settle()
    #expect(chosen.value == [1])
    window.key("Down")
    #expect(chosen.value == [2])
  }

  @Test func rowsOutOfSightAreNotBuilt() {
    #expect(window(count: 100_000).nodes(of: ListRowNode.self).count < 40)
  }

  @Test(arguments: [0.0, 90, 300, 1000])
  func widthsFillTheRoomWithinTheirLimits(room: CGFloat) {
    let columns = [
      TableWidths.Column(minimum: 40, maximum: .infinity, wanted: nil),
      TableWidths.Column(minimum: 40, maximum: 100, wanted: nil),
      TableWidths.Column(minimum: 20, maximum: 60, wanted: 30),
    ]
    let widths = TableWidths.widths(of: columns, in: room)
    for (width, column) in zip(widths, columns) { #expect((column.minimum...column.maximum).contains(width)) }
    #expect(widths.reduce(0, +) == max(room, 110))
  }

  @Test func aStyleSetsTheFrameAndTheBackgroundsOfRows() {
    func window(_ style: some TableStyle) -> (frames: Int, fills: [Bool]) {
      let people = (0..<3).map { Person(id: $0, name: "Person \($0)", age: 40) }
      let window = TestWindow(width: 400, height: 200) {
        Table(people) { TableColumn("Name", value: \.name) }.tableStyle(style)
      }
      window.settle()
      let frames = window.nodes(of: ShapeNode.self).filter { $0.bounds.size == CGSize(width: 400, height: 200) }
      return (frames.count, window.nodes(of: ListRowNode.self).map { $0.appearance.background != nil })
    }
    let (plain, framed) = (window(.automatic), window(.bordered(alternatesRowBackgrounds: true)))
    #expect(framed.frames == plain.frames + 1)
    #expect(!plain.fills.contains(true) && framed.fills.contains(true))
  }

  @Test func rowsHaveTheMenuAndTheActionOfTheTable() throws {
    let opened = Recorder()
    let people = (0..<3).map { Person(id: $0, name: "Person \($0)", age: 40) }
    let window = TestWindow(width: 400, height: 200) {
      Table(people, selection: .constant(Set([1]))) { TableColumn("Name", value: \.name) }
        .contextMenu(forSelectionType: Person.ID.self) {
          Button("Open \($0.count)") {}
        } primaryAction: {
          opened.note("\($0.sorted())")
        }
    }
    window.settle()
    let row = try #require(window.frame(ofText: "Person 1"))
    let point = CGPoint(x: row.midX, y: row.midY)
    window.send(.mouseDown(point, button: 3))
    window.advance()
    #expect(window.texts.contains("Open 1"))
    window.send(.mouseUp(point, button: 3))
    window.advance()
    window.key("Escape")
    window.settle()
    window.click(point)
    window.click(point)
    #expect(opened.take() == ["[1]"])
  }
}
