import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Lists that edit a bound collection themselves.
@MainActor @Suite struct EditActionsTests {
  private struct Trip: Identifiable, Equatable {
    var id: String { name }
    var name: String
  }

  private struct Trips: View {
    let remote: Remote<[Trip]>
    let actions: Knob<EditActions<[Trip]>>
    @State private var trips = ["Aarhus", "Bergen", "Cork", "Derry"].map { Trip(name: $0) }
    @State private var selection: Set<String> = []

    var body: some View {
      let _ = remote.connect($trips)
      List($trips, editActions: actions.value, selection: $selection) { $trip in
        Text(trip.name).deleteDisabled(trip.name == "Derry").moveDisabled(trip.name == "Derry")
      }
      .listStyle(.plain)
    }
  }

  private let trips = Remote<[Trip]>()
  private let actions = Knob<EditActions<[Trip]>>(.all)

  private var names: [String] { trips.value.map(\.name) }

  private func window() -> TestWindow {
    let window = TestWindow(width: 400, height: 440) { Trips(remote: trips, actions: actions) }
    window.settle()
    return window
  }

  @Test func deleteAndAltWithAnArrowChangeTheCollection() {
    let window = window()
    window.clickRow("Bergen")
    window.key("Down", .option)
    #expect(names == ["Aarhus", "Cork", "Bergen", "Derry"])
    window.key("Delete")
    #expect(names == ["Aarhus", "Cork", "Derry"])
    #expect(window.texts == ["Aarhus", "Cork", "Derry"])
  }

  @Test func aSwipeDeletesARow() throws {
    let window = window()
    let row = try #require(window.listRowFrame("Cork"))
    let start = CGPoint(x: row.midX, y: row.midY)
    window.drag(from: start, by: CGVector(dx: -180, dy: 0), steps: 10, rest: 0.2, with: .finger)
    window.settle()
    try window.tap("Delete")
    window.settle()
    #expect(names == ["Aarhus", "Bergen", "Derry"])
  }

  @Test func rowsCanBeExcluded() {
    let window = window()
    window.clickRow("Derry")
    window.key("Delete")
    window.key("Up", .option)
    #expect(names == ["Aarhus", "Bergen", "Cork", "Derry"])
  }

  @Test func onlyTheGivenActionsAreOffered() {
    actions.value = .move
    let window = window()
    window.clickRow("Bergen")
    window.key("Delete")
    #expect(names == ["Aarhus", "Bergen", "Cork", "Derry"])
    window.key("Up", .option)
    #expect(names == ["Bergen", "Aarhus", "Cork", "Derry"])
    actions.value = .delete
    window.settle()
    window.key("Down", .option)
    #expect(names == ["Bergen", "Aarhus", "Cork", "Derry"])
    window.key("Delete")
    #expect(names == ["Aarhus", "Cork", "Derry"])
    actions.value = []
    window.settle()
    window.key("Delete")
    #expect(names == ["Aarhus", "Cork", "Derry"])
  }

  @Test func theMouseMovesARowByItsGrip() throws {
    let window = window()
    let row = try #require(window.listRow("Aarhus"))
    let area = try #require(row.gripArea)
    let grip = row.convert(area, to: nil)
    let start = CGPoint(x: grip.midX, y: grip.midY)
    window.move(start)
    window.drag(from: start, by: CGVector(dx: 0, dy: 88), steps: 8)
    window.settle()
    #expect(names == ["Bergen", "Cork", "Aarhus", "Derry"])
  }

  @Test func aForEachBesideOtherRowsEditsItsOwnCollection() {
    struct Mixed: View {
      let remote: Remote<[String]>
      @State private var words = ["a", "b", "c"]
      @State private var selection: String?

      var body: some View {
        let _ = remote.connect($words)
        List(selection: $selection) {
          Text("Words").tag("words")
          ForEach($words, id: \.self, editActions: [.delete]) { $word in Text(word) }
        }
        .listStyle(.plain)
      }
    }
    let words = Remote<[String]>()
    let window = TestWindow(width: 400, height: 440) { Mixed(remote: words) }
    window.settle()
    window.clickRow("b")
    window.key("Delete")
    #expect(words.value == ["a", "c"])
    window.clickRow("Words")
    window.key("Delete")
    #expect(window.texts == ["Words", "a", "c"])
  }
}
