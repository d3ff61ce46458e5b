import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// Pages with rows of text in a window of 1,600 points.
@MainActor @Suite struct WideWindowTests {
  /// The rows are in a column of 720 points in the middle of the page, and the scroll view around them has the whole width.
  @Test(arguments: [
    ("header", "Above the last hut"), ("list", "Above the last hut"), ("search", "Above the last hut"),
    ("swipes", "Harbor office"), ("observe", "The first light is on the ridge"), ("contacts", "Abbott"),
    ("find", "Snow, a green light"), ("navigation", "Birch ridge"), ("journal", "Above the last hut"),
  ])
  func rowsKeepOneMeasure(page: String, text: String) throws {
    let window = TestWindow(width: 1600, height: 1000) { GalleryView(page: page) }
    window.settle()
    let scroll = try #require(window.scroll)
    let area = scroll.convert(scroll.bounds, to: nil)
    #expect(area.width > 1300)
    let column = (area.midX - 360)...(area.midX + 360)
    let frames = window.nodes(of: TextNode.self).filter { $0.string.contains(text) }
      .map { $0.convert($0.bounds, to: nil) }.filter { $0.minX >= area.minX }
    #expect(!frames.isEmpty)
    #expect(frames.allSatisfy { column.contains($0.minX) && column.contains($0.maxX) }, "\(frames) in \(column)")
    #expect(frames.contains { $0.minX < column.lowerBound + 120 }, "\(frames) at the beginning of \(column)")
  }

  @Test func theTrailsNeedMoreThanAScreen() throws {
    let window = TestWindow(width: 1600, height: 1000) { GalleryView(page: "navigation") }
    window.settle()
    #expect(try #require(window.scroll).model.metrics.maximum(.vertical) > 50)
  }
}
