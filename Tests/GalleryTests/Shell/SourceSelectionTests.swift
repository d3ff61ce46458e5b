import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The selection of lines in the source beside a page.
@MainActor @Suite struct SourceSelectionTests {
  private let window = TestWindow(width: 1200, height: 700) { GalleryView(page: "nested", feed: ListFeed(count: 3)) }
  private let lines: [String]

  init() throws {
    let file = try #require(PageSources.files[GalleryPages.page(named: "nested").sourceFile])
    lines = file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    window.settle()
    window.key("U", .control)
    window.settle()
  }

  /// A point in the number of the line with an index from 0.
  private func point(_ line: Int) throws -> CGPoint {
    let column = try #require(window.frames("line numbers").first)
    let numbers = window.nodes(of: TextNode.self).filter { $0.spans.map(\.text).joined() == "\(line + 1)" }
    let number = try #require(numbers.map { $0.convert($0.bounds, to: nil) }.first { column.intersects($0) })
    return CGPoint(x: column.midX, y: number.midY)
  }

  private func select(_ first: Int, _ last: Int) throws {
    window.press(try point(first))
    window.advance()
    window.send(.mouseMove(try point(last)))
    window.advance()
    window.release(try point(last))
    window.settle()
  }

  /// The text that Control+C copies.
  private func copied() -> String {
    window.key("C", .control)
    window.settle()
    return window.textInput.clipboardText
  }

  private func text(_ range: ClosedRange<Int>) -> String { lines[range].map { $0 + "\n" }.joined() }

  @Test func aDragOverTheNumbersSelectsLines() throws {
    try select(3, 8)
    #expect(copied() == text(3...8))
    try select(12, 10)
    #expect(copied() == text(10...12))
  }

  @Test func aPressOnANumberSelectsItsLineAndShiftWithAnArrowExtends() throws {
    try select(5, 5)
    #expect(copied() == text(5...5))
    for _ in 0..<3 { window.key("Down", .shift) }
    #expect(copied() == text(5...8))
    for _ in 0..<5 { window.key("Up", .shift) }
    #expect(copied() == text(3...5))
  }

  @Test func theButtonCopiesTheSelectionOrTheWholeFile() throws {
    func clickCopy(_ name: String) throws {
      let frame = try #require(window.frames("bar \(name)").first)
      window.click(CGPoint(x: frame.midX, y: frame.midY))
      window.settle()
    }
    try clickCopy("Copy the source")
    #expect(window.textInput.clipboardText == lines.joined(separator: "\n"))
    try select(1, 2)
    try clickCopy("Copy the selected lines")
    #expect(window.textInput.clipboardText == text(1...2))
  }

  @Test func controlASelectsEverythingAndEscapeNothing() throws {
    try select(2, 2)
    window.key("A", .control)
    #expect(copied().split(separator: "\n") == lines.joined(separator: "\n").split(separator: "\n"))
    window.key("Escape")
    window.settle()
    #expect(window.frames("bar Copy the source").count == 1)
  }

  @Test func aSelectionEndsWithItsPage() throws {
    try select(2, 4)
    window.key("PageDown", .control)
    window.settle()
    #expect(window.frames("bar Copy the selected lines").isEmpty)
  }
}
