import Engine
import Gallery
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The rows of the source, and its place in the window.
@MainActor @Suite struct SourceRowTests {
  @Test(arguments: [24, 40, 64, 100]) func rowsAreNotWiderThanTheirColumnsAndKeepAllCharacters(columns: Int) throws {
    for page in GalleryPages.groups.flatMap(\.pages) {
      let source = PageSource(page)
      let rows = SourceRow.rows(of: source.lines, columns: columns)
      for row in rows {
        let width = row.tokens.map(\.text).joined().reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
        #expect(width <= columns, "\(page.name): \(row)")
      }
      let joined = Dictionary(grouping: rows, by: \.line).mapValues { parts in
        parts.map { $0.isFirst ? $0.tokens : Array($0.tokens.dropFirst()) }.joined().map(\.text).joined()
      }
      for (line, tokens) in source.lines.enumerated() {
        #expect(joined[line] == tokens.map(\.text).joined(), "\(page.name): line \(line + 1)")
      }
      #expect(rows.filter(\.isFirst).map(\.line) == Array(source.lines.indices))
    }
  }

  /// Below 1,100 points the source is in the lower half of the room, from there on beside the page.
  @Test(arguments: [500, 900, 1099, 1100, 1600]) func theSourceIsBesideItsPageOrInTheLowerHalf(width: CGFloat) throws {
    let window = TestWindow(width: width, height: 700) { GalleryView(page: "observe", feed: ListFeed(count: 3)) }
    window.settle()
    window.key("U", .control)
    window.settle()
    let page = window.frame("page")
    let numbers = try #require(window.frames("line numbers").first)
    if width < 1100 {
      #expect(page.maxY <= numbers.minY && abs(page.height - (700 - page.minY) / 2) <= 1, "\(page)")
    } else {
      #expect(page.maxX <= numbers.minX && page.maxY == 700, "\(page)")
    }
    #expect(page.width >= 300 && page.height >= 300)
  }

  /// The divider between both is dragged.
  @Test func aDragMakesThePageHigherThanItsSource() {
    let window = TestWindow(width: 900, height: 700) { GalleryView(page: "observe", feed: ListFeed(count: 3)) }
    window.settle()
    window.key("U", .control)
    window.settle()
    let before = window.frame("page")
    window.drag(from: CGPoint(x: 600, y: before.maxY), by: CGVector(dx: 0, dy: 100), steps: 5)
    window.settle()
    #expect(window.frame("page").height == before.height + 100)
  }
}
