import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct LazyNestingTests {
  @Test func aNestedListSharesTheScrollView() {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { outer in
            LazyVStack(spacing: 0) {
              ForEach(0..<1000) { Color.red.frame(height: 50).probe("\(outer * 1000 + $0)") }
            }
          }
        }
      }
    }
    window.settle()
    #expect(window.liveRows.count < 60)
    window.jump(to: 30_000)
    let rows = window.visibleRows
    #expect(rows.map(\.id) == Array(600..<612))
    window.settle()
    #expect(window.visibleRows.map(\.y) == rows.map(\.y))
    window.jump(to: 49_800)
    #expect(window.visibleRows.map(\.id) == Array(996..<1008))
  }

  @Test func growthAboveTheListMovesNoVisibleRow() {
    struct Root: View {
      let height: Remote<CGFloat>
      @State private var header: CGFloat = 100

      var body: some View {
        let _ = height.connect($header)
        ScrollView {
          VStack(spacing: 0) {
            Color.green.frame(height: header)
            LazyVStack(spacing: 0) { ForEach(0..<1000) { Color.red.frame(height: 50).probe("\($0)") } }
          }
        }
      }
    }
    let height = Remote<CGFloat>()
    let window = TestWindow(width: 400, height: 600) { Root(height: height) }
    window.settle()
    window.jump(to: 5000)
    window.settle()
    let before = window.visibleRows
    height.value = 300
    window.advance()
    #expect(window.visibleRows.map(\.id) == before.map(\.id))
    #expect(window.visibleRows.map(\.y) == before.map(\.y))
    #expect(window.offset == 5200)
  }

  @Test func aRowThatReadsItsGeometryIsMeasuredInTheSameFrame() {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { number in
            GeometryReader { Text("\(number): \(Int($0.size.width))") }.frame(height: 60)
          }
        }
      }
    }
    #expect(window.texts.first == "0: 400")
    window.jump(to: 30_000)
    #expect(window.texts.contains("500: 400"))
    #expect(window.pipeline.isClean)
  }

  @Test func aNestedListKeepsTheStateOfItsRows() {
    struct Cell: View {
      let id: Int
      let hand: (Int, Binding<Int>) -> Void
      @State private var count = 0

      var body: some View {
        let _ = hand(id, $count)
        Text("\(id):\(count)").frame(width: 100, height: 50)
      }
    }
    var counts: [Int: Binding<Int>] = [:]
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<500) { row in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) { ForEach(0..<50) { Cell(id: row * 50 + $0) { counts[$0] = $1 } } }
            }
            .frame(height: 60)
          }
        }
      }
    }
    counts[51]?.wrappedValue = 4
    window.advance()
    window.jump(to: 20_000)
    window.settle()
    #expect(!window.texts.contains("51:4"))
    window.jump(to: 0)
    #expect(window.texts.contains("51:4"))
  }

  @Test func aBoundCollectionAndIndicesMakeRows() {
    struct Root: View {
      @State private var items = (0..<5000).map { LazyItem($0, height: 50) }
      let hand: (Int, Binding<CGFloat>) -> Void

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach($items) { $item in
              let _ = hand(item.id, $item.height)
              Color.red.frame(height: item.height).probe("\(item.id)")
            }
            ForEach(items.indices, id: \.self) { Color.blue.frame(height: 10).probe("\(10_000 + $0)") }
          }
        }
      }
    }
    var heights: [Int: Binding<CGFloat>] = [:]
    let window = TestWindow(width: 400, height: 600) { Root { heights[$0] = $1 } }
    #expect(window.visibleRows.map(\.id) == Array(0..<12))
    heights[1]?.wrappedValue = 150
    window.advance()
    #expect(window.visibleRows.first { $0.id == 2 }?.y == 200)
  }
}
