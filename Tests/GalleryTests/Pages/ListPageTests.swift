import Engine
import ScrollUI
import ScrollUITesting
import Testing

@testable import Gallery

@MainActor @Suite struct ListPageTests {
  private let window = TestWindow(width: 900, height: 640) { GalleryView(page: "list") }

  private var rows: [ListRowNode] { window.nodes(of: ListRowNode.self) }

  @Test func clicksAndKeysSelectAndDeleteRows() throws {
    window.settle()
    #expect(window.texts.contains("60 notes"))
    let first = try #require(rows.first { $0.appearance.roundsTop })
    let frame = first.convert(first.bounds, to: nil)
    window.click(CGPoint(x: frame.midX, y: frame.midY))
    #expect(window.texts.contains("1 of 60 notes selected"))
    window.key("Down", .shift)
    #expect(window.texts.contains("2 of 60 notes selected"))
    window.key("Delete")
    #expect(window.texts.contains("1 of 58 notes selected"))
    window.key("A", .control)
    #expect(window.texts.contains("58 of 58 notes selected"))
  }

  @Test func aKeyChangesTheListStyle() {
    window.settle()
    #expect(rows.contains { $0.appearance.radius == 10 })
    window.key("Y")
    #expect(rows.allSatisfy { $0.appearance.radius == 0 })
    #expect(rows.contains { $0.appearance.background != nil })
    window.key("Y")
    #expect(rows.contains { $0.hasLines.bottom })
  }
}
