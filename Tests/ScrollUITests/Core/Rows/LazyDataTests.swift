import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The cost of data changes, and the cached data of rows after a change.
@MainActor @Suite(.serialized) struct LazyDataTests {
  /// A row that counts the reads of its identity.
  struct Counted: Identifiable {
    nonisolated(unsafe) static var reads = 0

    let number: Int
    var height: CGFloat = 40
    var id: Int {
      Self.reads += 1
      return number
    }
  }

  private struct Rows<Data: RandomAccessCollection>: View where Data.Element == Counted {
    let remote: Remote<Data>
    @State private var rows: Data

    init(_ remote: Remote<Data>, _ rows: Data) {
      self.remote = remote
      _rows = State(wrappedValue: rows)
    }

    var body: some View {
      let _ = remote.connect($rows)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows) { row in Color.red.frame(height: row.height).probe("\(row.number)") }
        }
      }
    }
  }

  private func reads(_ body: () -> Void) -> Int {
    Counted.reads = 0
    body()
    return Counted.reads
  }

  @Test func theIdentitiesOfAMillionRowsAreNotRead() {
    let remote = Remote<[Counted]>()
    let rows = (0..<1_000_000).map { Counted(number: $0) }
    var window: TestWindow?
    let opening = reads { window = TestWindow(width: 400, height: 600) { Rows(remote, rows) } }
    #expect(opening < 1000, "\(opening)")
    let append = reads {
      remote.value += (1_000_000..<1_000_100).map { Counted(number: $0) }
      window?.advance()
    }
    #expect(append < 2000, "\(append)")
    let prepend = reads {
      remote.value.insert(contentsOf: (1...100).map { Counted(number: -$0) }, at: 0)
      window?.advance()
    }
    #expect(prepend < 2000, "\(prepend)")
    #expect(window?.lazy.lineCount == 1_000_200)
    #expect(window?.visibleRows.first?.id == -1)
  }

  private struct Bound: View {
    let tick: Int
    @State private var rows = (0..<10_000).map { Counted(number: $0) }

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach($rows) { $row in
            Color.red.frame(height: row.height).onTapGesture { row.height += 20 }.probe("\(row.number) \(tick)")
          }
        }
      }
    }
  }

  @Test func unchangedBoundRowsAreNotCompared() {
    let knob = Knob(0)
    let window = TestWindow(width: 400, height: 600) { KnobView(knob) { Bound(tick: $0) } }
    window.settle()
    let again = reads {
      knob.value = 1
      window.advance()
    }
    #expect(window.nodes("3 1").count == 1, "the rows are built again")
    // Each row that is built is made from its element.
    #expect(again <= 2 * window.lazy.liveItemCount, "\(again)")
    let tap = reads {
      window.click(CGPoint(x: 200, y: 50))
      window.advance()
    }
    #expect(window.frame("1 1").height == 60)
    #expect(tap < 1000, "\(tap)")
  }

  private struct Slice: View {
    let rows: ArraySlice<Counted>
    let tick: Int

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(rows) { Color.red.frame(height: $0.height).probe("\($0.number) \(tick)") } }
      }
    }
  }

  @Test func anUnchangedSliceIsNotCompared() {
    let all = (0..<10_000).map { Counted(number: $0) }
    let knob = Knob(0)
    let window = TestWindow(width: 400, height: 600) { KnobView(knob) { Slice(rows: all[100..<9000], tick: $0) } }
    window.settle()
    let again = reads {
      knob.value = 1
      window.advance()
    }
    #expect(window.nodes("103 1").count == 1)
    #expect(again <= window.lazy.liveItemCount, "\(again)")
  }

  @Test func differentSlicesOfOneArrayAreDifferentLists() {
    let all = (0..<10_000).map { Counted(number: $0) }
    let knob = Knob(100)
    let window = TestWindow(width: 400, height: 600) { KnobView(knob) { Slice(rows: all[$0..<$0 + 5000], tick: 0) } }
    window.settle()
    knob.value = 200
    window.settle()
    #expect(window.nodes("200 0").count == 1)
    #expect(window.lazy.lineCount == 5000)
  }

  // MARK: Heights

  private func measured(_ count: Int) -> (TestWindow, Remote<[Counted]>) {
    let remote = Remote<[Counted]>()
    // All rows of a short list are measured.
    let rows = (0..<count).map { Counted(number: $0, height: 40 + CGFloat($0)) }
    let window = TestWindow(width: 400, height: 300) { Rows(remote, rows) }
    window.settle()
    window.jump(to: window.contentHeight - 300)
    window.settle()
    return (window, remote)
  }

  @Test func measuredHeightsMoveWithTheirRows() {
    let (window, remote) = measured(60)
    for index in [2, 9, 30] { #expect(window.lazy.frame(ofItem: index).height == 40 + CGFloat(index)) }
    remote.value.swapAt(2, 30)
    window.advance()
    #expect(window.lazy.frame(ofItem: 2).height == 70)
    #expect(window.lazy.frame(ofItem: 30).height == 42)
    remote.value.insert(Counted(number: 500, height: 10), at: 5)
    remote.value.remove(at: 20)
    window.advance()
    #expect(window.lazy.frame(ofItem: 10).height == 49)
    #expect(window.lazy.frame(ofItem: 30).height == 42)
  }

  @Test func aReplacedRowOutsideTheViewportLosesItsMeasuredHeight() {
    let (window, remote) = measured(60)
    remote.value[3].height = 990
    window.jump(to: 0)
    window.jump(to: window.contentHeight - 300)
    #expect(window.lazy.frame(ofItem: 3).height == 990)
    remote.value[3] = Counted(number: 777)
    window.advance()
    #expect(window.lazy.frame(ofItem: 3).height < 200, "an estimate")
  }

  // MARK: Collections that are references

  private final class Storage { var rows = (0..<2000).map { Counted(number: $0, height: 30 + CGFloat($0 % 7) * 9) } }

  private struct Shared: RandomAccessCollection {
    let storage: Storage
    var startIndex: Int { 0 }
    var endIndex: Int { storage.rows.count }
    subscript(index: Int) -> Counted { storage.rows[index] }
  }

  @Test func rowsOfAReferenceCollectionKeepTheirPositions() {
    let storage = Storage()
    let knob = Knob(0)
    let window = TestWindow(width: 400, height: 600) {
      KnobView(knob) { _ in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(Shared(storage: storage)) { Color.red.frame(height: $0.height).probe("\($0.number)") }
          }
        }
      }
    }
    window.settle()
    window.jump(to: 30_000)
    window.settle()
    let before = window.visibleRows
    storage.rows.insert(contentsOf: (1...10).map { Counted(number: -$0) }, at: 3)
    storage.rows.removeLast(5)
    knob.value = 1
    window.advance()
    let now = Dictionary(uniqueKeysWithValues: window.visibleRows.map { ($0.id, $0.y) })
    #expect(before.count > 8)
    for (id, y) in before { #expect(abs((now[id] ?? .infinity) - y) <= 0.5, "row \(id)") }
    #expect(window.lazy.lineCount == 2005)
  }
}
