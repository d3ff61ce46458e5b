import Engine
import Features
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The archive of prints: the row with the number of prints that a search has found.
@MainActor @Suite struct SearchPageTests {
  private let window = TestWindow(width: 900, height: 640) { GalleryPages.page(named: "search").content }
  private let title = World.english.entry(at: Print.all[0].id).title

  private func search() {
    window.settle()
    window.key("F", .control)
    window.settle()
    window.type(title)
    window.settle()
  }

  /// The text of the row with the number of prints that were found.
  private var count: String {
    let found = Print.all.count { $0.matches(title, [], in: .all, .english, nil) }
    return "\(found) of \(Print.all.count) prints"
  }

  @Test func aSearchEndsWithTheNumberOfPrintsThatWereFound() throws {
    search()
    let frame = try #require(window.frame(ofText: count))
    let rows = window.nodes(of: TextNode.self).filter { node in
      node.spans.map(\.text).joined() == title && node.nearestAncestor { $0 is LazyNode } != nil
    }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { $0.convert($0.bounds, to: nil).maxY < frame.minY })
  }

  @Test func theNumberOfPrintsHasNoStripBehindIt() throws {
    search()
    let frame = try #require(window.frame(ofText: count))
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let strips = window.drawn.filter { step in
      switch step {
      case .rectangle(let rect), .roundedRectangle(let rect, _): rect.height < 100 && rect.contains(center)
      default: false
      }
    }
    #expect(strips.isEmpty)
  }

  @Test func everyPrintHasItsOwnTitleAndNeighborsHaveDifferentPictures() {
    let entries = Print.all.map { World.english.entry(at: $0.id) }
    #expect(entries.count == 120)
    #expect(Set(entries.map(\.title)).count == 120)
    for start in entries.indices.dropLast(39) {
      #expect(Set(entries[start..<start + 40].map(\.picture)).count == 40, "from \(start)")
    }
  }

  @Test func withoutASearchThereIsNoNumberOfPrints() {
    search()
    // The first Escape closes the suggestions.
    for _ in 0..<3 {
      window.key("Escape")
      window.settle()
    }
    #expect(!window.texts.contains { $0.hasSuffix(" prints") })
  }
}
