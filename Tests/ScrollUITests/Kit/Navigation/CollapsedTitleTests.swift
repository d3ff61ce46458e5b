import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A page with a collapsed large title: the bar covers 44 points.
@MainActor @Suite struct CollapsedTitleTests {
  private static let barHeight: CGFloat = 44

  private func page<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    let window = TestWindow(width: 400, height: 500) { NavigationStack { content().navigationTitle("Title") } }
    window.settle()
    return window
  }

  @Test func aPinnedHeaderIsBelowTheCurrentBar() throws {
    let window = page {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<10) { section in
            Section {
              ForEach(0..<10) { Text("Row \(section).\($0)").frame(height: 40) }
            } header: {
              Text("Header \(section)").frame(height: 30)
            }
          }
        }
      }
    }
    let model = try #require(window.scroll?.model)
    model.jump(to: CGPoint(x: 0, y: 500))
    window.settle()
    let header = try #require(window.nodes(of: TextNode.self).first { $0.spans.first?.text == "Header 1" })
    let row = try #require(header.parent)
    let frame = row.convert(row.bounds, to: nil)
    #expect(frame.minY == Self.barHeight)
    // While the title collapses, the header stays below its remaining height.
    model.jump(to: CGPoint(x: 0, y: model.metrics.minimum(.vertical) + 10))
    window.settle()
    let first = try #require(window.frame(ofText: "Header 0"))
    #expect(first.minY >= Self.barHeight + 10)
  }

  @Test(arguments: [0.0, 0.5, 1.0]) func scrollToUsesTheCurrentHeightOfTheBar(anchor: Double) throws {
    var proxy: ScrollViewProxy?
    let window = page {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<40) { Color.red.frame(width: 100, height: 40).probe("row \($0)").id($0) } }
        }
      }
    }
    proxy?.scrollTo(20, anchor: UnitPoint(x: 0.5, y: anchor))
    window.settle()
    let room = CGRect(x: 0, y: Self.barHeight, width: 400, height: 500 - Self.barHeight)
    #expect(abs(window.frame("row 20").minY - (room.minY + (room.height - 40) * anchor)) < 0.01)
    // The first row is below the title, and the offset is at the beginning of its range.
    proxy?.scrollTo(0, anchor: .top)
    window.settle()
    let model = try #require(window.scroll?.model)
    #expect(abs(model.offset.y - model.metrics.minimum(.vertical)) < 0.01)
  }

  @Test func itemsOfTheBarDoNotOverlapTheCollapsedTitle() throws {
    let window = TestWindow(width: 320, height: 500) {
      NavigationStack {
        ScrollView { Color.blue.frame(width: 100, height: 2000) }
          .navigationTitle("A long title of a page")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("A long item") }
            ToolbarItem(placement: .topBarTrailing) { Text("Another") }
          }
      }
    }
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 600))
    window.settle()
    let title = try #require(
      window.nodes(of: TextNode.self).filter { $0.spans.first?.text == "A long title of a page" }
        .map { $0.convert($0.bounds, to: nil) }.min { $0.height < $1.height },
      "The large title, which has gone up under the bar, is the higher of the two.")
    let (leading, trailing) = (
      try #require(window.frame(ofText: "A long item")), try #require(window.frame(ofText: "Another"))
    )
    #expect(leading.maxX < title.minX && title.maxX < trailing.minX)
    #expect(leading.minX == 16 && trailing.maxX == 304)
  }
}
