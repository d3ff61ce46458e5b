import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct LazyStackTests {
  private let remote = Remote<[LazyItem]>()
  private let recorder = Recorder()

  private func window(_ count: Int, height: CGFloat? = 50, spacing: CGFloat = 0) -> TestWindow {
    TestWindow(width: 400, height: 600) {
      LazyListView(remote, (0..<count).map { LazyItem($0, height: height) }, spacing: spacing, recorder: recorder)
    }
  }

  @Test func onlyVisibleRowsAreBuiltInitially() {
    let window = window(1_000_000)
    #expect(window.lazy.liveItemCount == 12)
    #expect(window.visibleRows.map(\.id) == Array(0..<12))
    #expect(window.visibleRows.map(\.y) == (0..<12).map { CGFloat($0) * 50 })
    #expect(window.contentHeight == 50_000_000)
  }

  @Test func aShortListIsAsLongAsItsRows() {
    let window = window(3, spacing: 8)
    #expect(window.contentHeight == 166)
    #expect(window.lazy.liveItemCount == 3)
  }

  @Test func anEmptyListTakesNoSpaceAndMayGrow() {
    let window = window(0)
    #expect(window.contentHeight == 0)
    remote.value = [LazyItem(7, height: 30)]
    window.advance()
    #expect(window.visibleRows.map(\.id) == [7])
    #expect(window.contentHeight == 30)
    remote.value = []
    window.advance()
    #expect(window.contentHeight == 0)
    #expect(window.lazy.liveItemCount == 0)
  }

  @Test func rowsAreBuiltAndRemovedWithTheViewport() {
    let window = window(1000)
    window.settle()
    window.jump(to: 5000)
    #expect(window.visibleRows.map(\.id) == Array(100..<112))
    #expect(window.lazy.liveItemCount <= 16)
    window.settle()
    let appeared = recorder.take().filter { $0.hasPrefix("+") }
    #expect(Set(appeared).count == appeared.count)
    window.jump(to: 0)
    #expect(window.visibleRows.map(\.id) == Array(0..<12))
  }

  @Test func scrollingWithinTheWindowEvaluatesAndMeasuresNothing() {
    let window = window(100_000)
    window.settle()
    var quiet = 0
    for step in 1...200 {
      window.scroll?.model.jump(to: CGPoint(x: 0, y: Double(step) * 7))
      let counts = window.advance()
      if counts.bodies == 0 {
        quiet += 1
        #expect(counts.measures == 0)
        #expect(counts.passes == 0)
        #expect(counts.places == 1)
      } else {
        // At most two rows, each with one body; they and their content are measured.
        #expect(counts.bodies <= 2)
      }
    }
    #expect(quiet > 120)
  }

  @Test func enteringRowsMeasureOnlyThemselves() {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        VStack(spacing: 0) {
          Text("header").frame(height: 100)
          LazyVStack(spacing: 0) { ForEach(0..<10_000) { Text("\($0)").frame(height: 50) } }.padding(10)
        }
      }
    }
    window.settle()
    for step in 1...60 {
      window.scroll?.model.jump(to: CGPoint(x: 0, y: Double(step) * 20))
      let counts = window.advance()
      #expect(counts.measures <= 6, "two rows of three nodes only")
    }
  }

  @Test func staticViewsAreRowsBuiltOnDemand() {
    let recorder = recorder
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Text("top").frame(height: 40)
          ForEach(0..<1000) { Text("\($0)").frame(height: 50) }
          Text("end").frame(height: 40).onAppear { recorder.note("end") }
        }
      }
    }
    window.settle()
    #expect(window.texts.first == "top")
    #expect(recorder.take() == [])
    #expect(window.contentHeight == 50_080)
    window.jump(to: 60_000)
    #expect(window.texts.last == "end")
    #expect(recorder.take() == ["end"])
    #expect(window.offset == 49_480)
    #expect(window.frame(ofText: "end")?.midY == 580)
  }

  @Test func conditionsGroupsAndSeveralForEachFormOneList() {
    struct Root: View {
      let flag: Remote<Bool>
      @State private var showsMore = false

      var body: some View {
        let _ = flag.connect($showsMore)
        ScrollView {
          LazyVStack(spacing: 0) {
            if showsMore { Text("more").frame(height: 10) }
            ForEach(0..<2) { Text("a\($0)").frame(height: 10) }
            Group {
              Text("group").frame(height: 10)
              ForEach(0..<2) { outer in
                ForEach(0..<2) { Text("b\(outer)\($0)").frame(height: 10) }
              }
            }
            .padding(1)
            if showsMore { Text("yes").frame(height: 10) } else { Text("no").frame(height: 10) }
          }
        }
      }
    }
    let flag = Remote<Bool>()
    let window = TestWindow { Root(flag: flag) }
    #expect(window.texts == ["a0", "a1", "group", "b00", "b01", "b10", "b11", "no"])
    #expect(window.contentHeight == CGFloat(90))
    flag.value = true
    window.advance()
    #expect(window.texts == ["more", "a0", "a1", "group", "b00", "b01", "b10", "b11", "yes"])
    #expect(window.contentHeight == 100)
  }

  @Test func anElementMayHaveNoViewOrSeveral() {
    struct Root: View {
      let flag: Remote<Bool>
      @State private var showsOdd = true

      var body: some View {
        let _ = flag.connect($showsOdd)
        ScrollView {
          LazyVStack(spacing: 4) {
            ForEach(0..<1000) { number in
              if number.isMultiple(of: 2) {
                Text("\(number)").frame(height: 20)
                Text("\(number)b").frame(height: 20)
              } else if showsOdd {
                Text("\(number)").frame(height: 20)
              }
            }
          }
        }
      }
    }
    let flag = Remote<Bool>()
    let window = TestWindow(height: 100) { Root(flag: flag) }
    func shown() -> [String] { window.texts.filter { (window.frame(ofText: $0)?.minY ?? 100) < 100 } }
    #expect(shown() == ["0", "0b", "1", "2", "2b"])
    #expect(window.frame(ofText: "2")?.midY == 82)
    flag.value = false
    window.advance()
    #expect(shown() == ["0", "0b", "2", "2b", "4"])
    #expect(window.frame(ofText: "2")?.midY == 58, "an empty row has no spacing")
  }

  @Test func onAppearFollowsTheViewportAndNotThePrefetchedRows() {
    let window = window(1000)
    window.settle()
    #expect(window.lazy.liveItemCount > 12, "rows are built ahead")
    var entries = recorder.take()
    #expect(Set(entries.filter { $0.hasPrefix("+") }) == Set((0..<12).map { "+\($0)" }))
    window.jump(to: 75)
    entries = recorder.take()
    #expect(entries.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.sorted() == ["+12", "+13", "-0"])
  }

  @Test func stateSurvivesWithTheIdentity() {
    struct Row: View {
      let id: Int
      let hand: (Int, Binding<Int>) -> Void
      @State private var count = 0

      var body: some View {
        let _ = hand(id, $count)
        Text("\(id):\(count)").frame(height: 50)
      }
    }
    struct Root: View {
      let remote: Remote<[Int]>
      let hand: (Int, Binding<Int>) -> Void
      @State private var ids = Array(0..<1000)

      var body: some View {
        let _ = remote.connect($ids)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(ids, id: \.self) { id in VStack { Row(id: id, hand: hand) } }
          }
        }
      }
    }
    let ids = Remote<[Int]>()
    var counts: [Int: Binding<Int>] = [:]
    let window = TestWindow { Root(remote: ids) { counts[$0] = $1 } }
    counts[3]?.wrappedValue = 9
    window.advance()
    window.jump(to: 20_000)
    window.settle()
    #expect(!window.texts.contains { $0.hasPrefix("3:") })
    window.jump(to: 0)
    #expect(window.texts.contains("3:9"))
    window.jump(to: 20_000)
    ids.value = Array(0..<3) + Array(4..<1000)
    window.advance()
    ids.value = Array(0..<1000)
    window.advance()
    window.jump(to: 0)
    #expect(window.texts.contains("3:0"), "a reinserted identity has new state")
  }

  @Test func outsideAScrollViewTheWindowBoundsTheRows() {
    let window = TestWindow(width: 400, height: 600) {
      LazyVStack(spacing: 0) { ForEach(0..<1_000_000) { Text("\($0)").frame(height: 50) } }
        .frame(height: 600, alignment: .top)
    }
    window.settle()
    #expect(window.texts.count == 12)
    #expect(window.texts.first == "0")
  }

  @Test func rowsAreAligned() {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        LazyVStack(alignment: .trailing, spacing: 0) {
          ForEach(0..<3) { _ in Color.red.frame(width: 100, height: 20).probe("r") }
        }
      }
    }
    #expect(window.frames("r").map(\.minX) == [300, 300, 300])
  }

  @Test func aLazyHStackIsLazy() {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) { ForEach(0..<100_000) { Text("\($0)").frame(width: 90, height: 50) } }
      }
    }
    #expect(window.texts == ["0", "1", "2", "3"])
    #expect(window.scroll?.size.height == 600, "it fills the proposal across its axis")
    window.scroll?.model.jump(to: CGPoint(x: 5000, y: 0))
    window.advance()
    #expect(window.texts.contains("50"))
    #expect(window.frame(ofText: "50")?.midX == 45)
  }

  @Test func aModifierOnAForEachAppliesToEachRow() {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000) { Text("\($0)").frame(height: 30) }.padding(.vertical, 10).background(Color.red)
        }
      }
    }
    #expect(window.texts.count == 12)
    window.jump(to: 500 * 50)
    #expect(window.frame(ofText: "500")?.midY == 25)
    #expect(window.nodes(of: LayeredNode.self).count <= 30)
    window.settle()
    let population = window.population
    window.jump(to: 0)
    window.settle()
    window.jump(to: 500 * 50)
    window.settle()
    #expect(window.population == population)
  }
}
