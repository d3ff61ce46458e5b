import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The places of rows that change while a container does not show their scroll view.
@MainActor @Suite struct CoveredPlaceTests {
  enum Cover: CaseIterable {
    case page, bars, sidebar, pages
  }

  enum Rows: CaseIterable {
    case lazy, list, grid, header, plain
  }

  enum Change: CaseIterable {
    case insertion, removal, height, loading, width
  }

  struct Data: Equatable {
    var items = Array(0..<100)
    /// The height added to each row whose number is a multiple of 3.
    var added: CGFloat = 0
    var header: CGFloat = 20
  }

  private struct Covered: View {
    let cover: Cover
    let rows: Rows
    let isCovered: Bool
    let data: Knob<Data>

    var body: some View {
      switch cover {
      case .page:
        NavigationStack(path: .constant(isCovered ? [1] : [])) {
          scroller.navigationDestination(for: Int.self) { _ in Text("Over") }
        }
      case .bars: tabs
      case .sidebar: tabs.tabViewStyle(.sidebarAdaptable)
      case .pages: tabs.tabViewStyle(.page)
      }
    }

    private var tabs: some View {
      TabView(selection: .constant(isCovered ? 1 : 0)) {
        Tab("Rows", systemImage: "star", value: 0) { scroller }
        Tab("Other", systemImage: "star", value: 1) { Text("Other") }
      }
    }

    private var scroller: some View {
      KnobView(data) { data in
        switch rows {
        case .lazy: ScrollView { LazyVStack(spacing: 0) { content(data) } }
        case .list: List { content(data) }.listStyle(.plain)
        case .grid:
          ScrollView { LazyVGrid(columns: [GridItem(spacing: 0)], spacing: 0) { content(data) } }
        case .header:
          ScrollView {
            VStack(spacing: 0) {
              Color.red.frame(height: data.header)
              LazyVStack(spacing: 0) { content(data) }
            }
          }
        case .plain: ScrollView { VStack(spacing: 0) { content(data) } }
        }
      }
    }

    private func content(_ data: Data) -> some View {
      ForEach(data.items, id: \.self) { item in
        Color.blue.frame(height: 50 + CGFloat(abs(item) * 7 % 23) + (item % 3 == 0 ? data.added : 0))
          .probe("row \(item)")
      }
    }
  }

  /// The scroll view of the rows.
  private func scroll(in window: TestWindow) -> ScrollNode? {
    window.nodes(of: ScrollNode.self).max {
      $0.model.metrics.contentSize.height < $1.model.metrics.contentSize.height
    }
  }

  private func place(of row: Int, in window: TestWindow) throws -> CGFloat {
    try #require(window.frames("row \(row)").first, "row \(row) is built").minY
  }

  @Test(arguments: Cover.allCases, Rows.allCases)
  func rowsKeepTheirPlaceWhileTheyAreCovered(cover: Cover, rows: Rows) throws {
    for change in Change.allCases {
      let (data, isCovered) = (Knob(Data()), Knob(false))
      let window = TestWindow(width: 700, height: 500) {
        KnobView(isCovered) { Covered(cover: cover, rows: rows, isCovered: $0, data: data) }
      }
      window.settle()
      for _ in 0..<5 {
        window.wheel(-7, at: CGPoint(x: 500, y: 250))
        window.settle()
      }
      let scroll = try #require(self.scroll(in: window))
      #expect(scroll.model.offset.y > 1000)
      let row = try #require(
        (0..<100).first {
          (window.frames("row \($0)").first?.minY ?? -1) >= scroll.convert(scroll.bounds, to: nil).minY + 60
        })
      let before = try place(of: row, in: window)
      isCovered.value = true
      window.settle()
      make(change, data, window)
      window.settle()
      isCovered.value = false
      window.settle()
      if change == .width {
        window.resize(width: 700, height: 500)
        window.settle()
      }
      let after = try place(of: row, in: window)
      // Rows that grow inside of the window move the rows after them.
      let tolerance: CGFloat = change == .height ? 121 : 0.5
      #expect(abs(after - before) < tolerance, "\(change)")
    }
  }

  private func make(_ change: Change, _ data: Knob<Data>, _ window: TestWindow) {
    switch change {
    case .insertion: data.value.items.insert(contentsOf: -5..<0, at: 0)
    case .removal: data.value.items.removeFirst(5)
    case .height: data.value.added = 40
    case .loading:
      data.value.items.insert(contentsOf: -50..<0, at: 0)
      window.settle()
      data.value.items += 100..<150
      window.settle()
      data.value.header = 90
    case .width: window.resize(width: 640, height: 500)
    }
  }

  @Test func atTheBeginningInsertedRowsAreShown() throws {
    let (data, isCovered) = (Knob(Data()), Knob(false))
    let window = TestWindow(width: 700, height: 500) {
      KnobView(isCovered) { Covered(cover: .page, rows: .lazy, isCovered: $0, data: data) }
    }
    window.settle()
    isCovered.value = true
    window.settle()
    data.value.items.insert(contentsOf: -5..<0, at: 0)
    window.settle()
    isCovered.value = false
    window.settle()
    let model = try #require(window.scroll).model
    #expect(abs(Double(model.offset.y) - model.metrics.minimum(.vertical)) < 0.01)
    #expect(!window.frames("row -5").isEmpty)
  }
}
