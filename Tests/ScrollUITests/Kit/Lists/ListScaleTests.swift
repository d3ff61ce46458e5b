import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The work of selecting and deleting in a list of 1,000,000 rows.
@MainActor @Suite struct ListScaleTests {
  /// The calls of the row closure and the evaluated bodies since the last `take()`.
  @MainActor private final class Work {
    private(set) var closures = 0
    private(set) var bodies = 0

    func noteClosure() { closures += 1 }

    func noteBody() { bodies += 1 }

    func take() -> (closures: Int, bodies: Int) {
      defer { (closures, bodies) = (0, 0) }
      return (closures, bodies)
    }
  }

  /// A row that sets its traits in its body.
  private struct Trait: View {
    let number: Int
    let work: Work

    var body: some View {
      let _ = work.noteBody()
      Text("Row \(number)").selectionDisabled(number == 1).deleteDisabled(number == 2)
    }
  }

  private struct Rows<Row: View>: View {
    let numbers: Remote<[Int]>
    let selected: Remote<Set<Int>>
    let row: (Int) -> Row
    @State private var data = Array(0..<1_000_000)
    @State private var selection: Set<Int> = []

    var body: some View {
      let _ = numbers.connect($data)
      let _ = selected.connect($selection)
      List(selection: $selection) {
        ForEach(data, id: \.self) { row($0) }.onDelete { data.remove(atOffsets: $0) }
      }
      .listStyle(.plain)
    }
  }

  /// A window with the rows, which are 44 points long; the window shows 10.
  private func window<Row: View>(
    _ work: Work, _ row: @escaping (Int) -> Row
  ) -> (TestWindow, numbers: Remote<[Int]>, selected: Remote<Set<Int>>) {
    let (numbers, selected) = (Remote<[Int]>(), Remote<Set<Int>>())
    let window = TestWindow(width: 400, height: 440) {
      Rows(numbers: numbers, selected: selected) { number in
        work.noteClosure()
        return row(number)
      }
    }
    window.updateEnvironment { $0.accessibilityReduceMotion = true }
    window.settle()
    _ = work.take()
    return (window, numbers, selected)
  }

  /// The rows that may be built or evaluated again for one key: those in and around the window.
  private let inSight = 100

  private func expectLittle(_ work: Work, _ what: Comment) {
    let (closures, bodies) = work.take()
    #expect(closures <= inSight, what)
    #expect(bodies <= inSight, what)
  }

  private func selectAndDelete<Row: View>(_ work: Work, _ row: @escaping (Int) -> Row) {
    let (window, numbers, selected) = window(work, row)
    let built = window.lazy.liveItemCount
    window.key("Tab")
    window.key("A", .control)
    #expect(selected.value.count == 999_999, "row 1 is built, and refuses")
    #expect(!selected.value.contains(1))
    expectLittle(work, "Ctrl+A")
    #expect(window.lazy.liveItemCount == built)

    window.clickRow("Row 0")
    window.key("End", .shift)
    #expect(selected.value.count == 999_999)
    window.settle()
    #expect(window.lazy.liveItemCount <= inSight)
    _ = work.take()
    window.clickRow("Row 999999")
    window.key("Home", .shift)
    window.settle()
    #expect(selected.value.count >= 999_999)
    expectLittle(work, "Shift+Home")

    window.key("Delete")
    window.settle()
    #expect(Set(numbers.value).isSubset(of: [1, 2]), "row 2 is built, and refuses")
    #expect(numbers.value.contains(2))
    expectLittle(work, "Delete")
  }

  @Test func rowsWithTraitsInTheirBodiesAreNotBuilt() {
    let work = Work()
    selectAndDelete(work) { Trait(number: $0, work: work) }
  }

  @Test func rowsOfAnyViewAreNotBuilt() {
    let work = Work()
    selectAndDelete(work) { AnyView(Trait(number: $0, work: work)) }
  }

  @Test func rowsInConditionsAreNotBuilt() {
    let work = Work()
    selectAndDelete(work) { number in
      // The type of both branches is known, and shows no traits.
      ViewBuilder.buildEither(first: Trait(number: number, work: work)) as _ConditionalContent<Trait, Text>
    }
  }

  @Test func aShiftClickAcrossTheListBuildsTheRowsInSight() {
    let work = Work()
    let (window, _, selected) = window(work) { AnyView(Trait(number: $0, work: work)) }
    window.clickRow("Row 0")
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 500_000 * 44))
    window.settle()
    _ = work.take()
    window.clickRow("Row 500003", holding: ["Left Shift"])
    window.settle()
    #expect(selected.value.count == 500_004)
    expectLittle(work, "Shift and a click")
  }

  @Test func traitsInTheTypeOfRowsCountForAllOfThem() {
    let work = Work()
    let remote = Remote<Set<Int>>()
    struct Marked: View {
      let remote: Remote<Set<Int>>
      let work: Work
      @State private var selection: Set<Int> = []

      var body: some View {
        let _ = remote.connect($selection)
        List(0..<500, id: \.self, selection: $selection) { number in
          if number.isMultiple(of: 5) {
            Trait(number: number, work: work).padding(1).selectionDisabled()
          } else {
            Trait(number: number, work: work)
          }
        }
        .listStyle(.plain)
      }
    }
    let window = TestWindow(width: 400, height: 440) { Marked(remote: remote, work: work) }
    window.settle()
    _ = work.take()
    window.key("Tab")
    window.key("A", .control)
    #expect(remote.value == Set((2..<500).filter { !$0.isMultiple(of: 5) }))
    #expect(work.take().bodies <= inSight)
  }
}
