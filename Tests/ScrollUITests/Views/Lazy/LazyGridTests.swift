import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct LazyGridTests {
  @Test func cellsAreArrangedInColumns() {
    let window = TestWindow(width: 320, height: 600) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(100), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem()], spacing: 5
        ) {
          ForEach(0..<100_000) { Color.red.frame(height: $0 == 4 ? 70 : 50).probe("\($0)") }
        }
      }
    }
    #expect(window.frame("0") == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(window.frame("1") == CGRect(x: 110, y: 0, width: 100, height: 50))
    #expect(window.frame("5") == CGRect(x: 220, y: 65, width: 100, height: 50), "centered in a line of 70 points")
    #expect(window.frame("6").minY == 130)
    #expect(window.liveRows.count < 60)
    window.jump(to: 900_000)
    #expect(window.visibleRows.count >= 30)
  }

  @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 40), (.trailing, 80)])
  func cellsOfAnItemWithoutAlignmentUseTheAlignmentOfTheGrid(alignment: HorizontalAlignment, x: CGFloat) {
    let window = TestWindow(width: 200, height: 300) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(spacing: 0), GridItem(spacing: 0, alignment: .trailing)], alignment: alignment, spacing: 0
        ) {
          Color.red.frame(width: 20, height: 10).probe("cell")
          Color.red.frame(width: 20, height: 30).probe("own")
        }
      }
    }
    #expect(window.frame("cell").minX == x)
    #expect(window.frame("cell").minY == 10)
    #expect(window.frame("own").maxX == 200)
  }

  @Test func anAdaptiveGridHasAsManyColumnsAsFit() {
    let window = TestWindow(width: 400, height: 300) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 0)], spacing: 0) {
          ForEach(0..<1000) { Color.red.frame(height: 50).probe("\($0)") }
        }
      }
    }
    #expect(window.frame("5").origin == CGPoint(x: 0, y: 50))
    #expect(window.contentHeight == 10_000)
    window.pipeline.root.windowSize = CGSize(width: 240, height: 300)
    window.advance()
    #expect(window.frame("3").origin == CGPoint(x: 0, y: 50))
    #expect(window.frame("0").width == 80)
    #expect(abs(window.contentHeight - 334 * 50) < 1)
  }

  @Test func aGridMayGrowHorizontally() {
    let window = TestWindow(width: 400, height: 300) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(40), spacing: 10), GridItem(.fixed(60))], spacing: 5) {
          ForEach(0..<1000) { Color.red.frame(width: 50).probe("\($0)") }
        }
      }
    }
    let first = window.frame("0")
    #expect(window.frame("1").minY - first.minY == 50)
    #expect(window.frame("2").minX == 55)
    #expect(window.scroll?.model.metrics.contentSize.width == CGFloat(27_495))
  }

  @Test func sectionsBeginNewLines() {
    let window = TestWindow(width: 300, height: 600) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          Section {
            ForEach(0..<3) { Color.red.frame(height: 50).probe("\($0)") }
          } header: {
            Color.blue.frame(height: 20).probe("header")
          }
          Section { ForEach(10..<12) { Color.red.frame(height: 50).probe("\($0)") } }
        }
      }
    }
    #expect(window.frame("header") == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(window.frame("2").minY == 70)
    #expect(window.frame("10").origin == CGPoint(x: 0, y: 120))
  }

  @Test func removingLinesAboveMovesNoVisibleCell() throws {
    struct Root: View {
      let remote: Remote<[Int]>
      @State private var ids = Array(0..<3000)

      var body: some View {
        let _ = remote.connect($ids)
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 4) {
            ForEach(ids, id: \.self) { id in Color.red.frame(height: LazyItem(id).height).probe("\(id)") }
          }
        }
      }
    }
    let remote = Remote<[Int]>()
    let window = TestWindow(width: 300, height: 600) { Root(remote: remote) }
    window.settle()
    window.jump(to: 20_000)
    window.settle()
    let before = Dictionary(uniqueKeysWithValues: window.visibleRows.map { ($0.id, $0.y) })
    remote.value.removeFirst(30)
    window.advance()
    let moved = window.visibleRows.compactMap { row in before[row.id].map { abs($0 - row.y) } }
    #expect(moved.count >= 12)
    #expect(moved.allSatisfy { $0 <= 0.5 })
  }

  @Test(arguments: [(before: 3, after: 5), (before: 4, after: 2), (before: 3, after: 1)])
  func changingColumnsAndDataTogetherKeepsThePosition(before: Int, after: Int) throws {
    struct Contents {
      var columns: Int
      var ids: [Int]
    }
    let knob = Knob(Contents(columns: before, ids: Array(0..<3000)))
    let window = TestWindow(width: 300, height: 600) {
      KnobView(knob) { contents in
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: contents.columns), spacing: 0) {
            ForEach(contents.ids, id: \.self) { Color.red.frame(height: 50).probe("\($0)") }
          }
        }
      }
    }
    window.settle()
    window.jump(to: 15_000)
    window.settle()
    let first = try #require(window.visibleRows.min { ($0.y, $0.id) < ($1.y, $1.id) })
    #expect(first.id == 300 * before && first.y == 0)
    knob.value = Contents(columns: after, ids: Array(-60..<0) + Array(0..<3000))
    window.settle()
    let now = try #require(window.visibleRows.first { $0.id == first.id })
    #expect(abs(now.y - first.y) <= 0.5, "row \(first.id) was at \(first.y) and is at \(now.y)")
  }
}
