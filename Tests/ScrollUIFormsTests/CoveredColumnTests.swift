import Engine
import Geometry
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// The places of rows that change while a column does not show their scroll view.
@MainActor @Suite struct CoveredColumnTests {
  enum Cover: CaseIterable {
    /// The sidebar of a narrow window, which shows the detail.
    case narrowSplit
    /// The sidebar that `columnVisibility` hides.
    case hiddenSidebar
    /// The page under the inspector of a narrow window.
    case inspectorCard

    var width: CGFloat { self == .hiddenSidebar ? 1000 : 400 }
  }

  enum Change: CaseIterable {
    case insertion, removal
  }

  private struct Covered: View {
    let cover: Cover
    let isCovered: Bool
    let items: Knob<[Int]>

    var body: some View {
      switch cover {
      case .narrowSplit:
        NavigationSplitView(preferredCompactColumn: .constant(isCovered ? .detail : .sidebar)) {
          rows
        } detail: {
          Text("Detail")
        }
      case .hiddenSidebar:
        NavigationSplitView(columnVisibility: .constant(isCovered ? .detailOnly : .all)) {
          rows
        } detail: {
          Text("Detail")
        }
      case .inspectorCard: rows.inspector(isPresented: .constant(isCovered)) { Text("Detail") }
      }
    }

    private var rows: some View {
      KnobView(items) { items in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(items, id: \.self) { item in Color.blue.frame(height: 50).probe("row \(item)") }
          }
        }
      }
    }
  }

  private func place(of row: Int, in window: TestWindow) throws -> CGFloat {
    try #require(window.frames("row \(row)").first, "row \(row) is built").minY
  }

  @Test(arguments: Cover.allCases, Change.allCases)
  func rowsKeepTheirPlaceWhileTheirColumnIsCovered(cover: Cover, change: Change) throws {
    let (items, isCovered) = (Knob(Array(0..<100)), Knob(false))
    let window = TestWindow(width: cover.width, height: 500) {
      KnobView(isCovered) { Covered(cover: cover, isCovered: $0, items: items) }
    }
    window.settle()
    for _ in 0..<5 {
      window.wheel(-7, at: CGPoint(x: 100, y: 250))
      window.settle()
    }
    let scroll = try #require(window.scroll)
    #expect(scroll.model.offset.y > 1000)
    let top = scroll.convert(scroll.bounds, to: nil).minY + 60
    let row = try #require((0..<100).first { (window.frames("row \($0)").first?.minY ?? -1) >= top })
    let before = try place(of: row, in: window)
    isCovered.value = true
    window.settle()
    switch change {
    case .insertion: items.value.insert(contentsOf: -5..<0, at: 0)
    case .removal: items.value.removeFirst(5)
    }
    window.settle()
    isCovered.value = false
    window.settle()
    let after = try place(of: row, in: window)
    #expect(abs(after - before) < 0.5)
  }
}
