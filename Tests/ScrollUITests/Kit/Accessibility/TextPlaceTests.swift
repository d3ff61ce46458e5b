import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Semantics
import Testing

/// The places of characters, of the caret and of lines, as readers ask for them.
@MainActor @Suite struct TextPlaceTests {
  private final class Listener: SemanticObserver {
    func semanticsDidChange(_ events: [SemanticEvent]) {}
  }

  private let listener = Listener()

  private func opened(_ text: String, isStatic: Bool, width: CGFloat = 200) throws -> (SemanticService, SemanticID) {
    let window = TestWindow(width: width, height: 300) {
      if isStatic { Text(verbatim: text) } else { TextEditor(text: .constant(text)) }
    }
    window.settle()
    let service = window.pipeline.semantics
    service.add(listener)
    let node = try #require(service.tree.nodes.values.first { $0.text != nil })
    Self.windows.append(window)
    return (service, node.id)
  }

  /// The windows of the running test.
  private static var windows: [TestWindow] = []

  @Test(arguments: ["Good news", "a\nbc", "é🙂 e\u{301}"], [false, true])
  func theCaretAtEachOffsetIsAtTheEdgeOfItsCharacter(text: String, isStatic: Bool) throws {
    defer { Self.windows = [] }
    let (service, id) = try opened(text, isStatic: isStatic)
    let scalars = Array(text.unicodeScalars)
    for offset in scalars.indices where scalars[offset] != "\n" {
      let character = try #require(service.frame(of: offset..<offset + 1, in: id))
      let caret = try #require(service.frame(of: offset..<offset, in: id))
      #expect(caret.width == 0 && abs(caret.minX - character.minX) < 0.01, "\(offset)")
      #expect(abs(caret.minY - character.minY) < 0.5, "\(offset)")
    }
    let last = try #require(service.frame(of: scalars.count - 1..<scalars.count, in: id))
    let end = try #require(service.frame(of: scalars.count..<scalars.count, in: id))
    #expect(end.width == 0 && abs(end.minX - last.maxX) < 0.01 && abs(end.minY - last.minY) < 0.5)
  }

  @Test func theCaretOfAnEmptyFieldIsInTheField() throws {
    defer { Self.windows = [] }
    let (service, id) = try opened("", isStatic: false)
    let frame = try #require(service.tree[id]?.frame)
    let caret = try #require(service.frame(of: 0..<0, in: id))
    #expect(frame.contains(CGPoint(x: caret.midX, y: caret.midY)) && caret.height > 0)
  }

  @Test(arguments: [false, true]) func linesCoverTheTextAndAreAskedOnce(isStatic: Bool) throws {
    defer { Self.windows = [] }
    let text = "One long line of some words that wraps\nand é🙂 another one that wraps as well"
    let (service, id) = try opened(text, isStatic: isStatic, width: 120)
    let count = text.unicodeScalars.count
    var lines: [Range<Int>] = []
    while (lines.last?.upperBound ?? 0) < count {
      let line = try #require(service.line(at: lines.last?.upperBound ?? 0, in: id))
      #expect(line.lowerBound == lines.last?.upperBound ?? 0 && !line.isEmpty)
      lines.append(line)
    }
    #expect(lines.count > 3)
    for line in lines {
      for offset in line { #expect(service.line(at: offset, in: id) == line) }
    }
    #expect(service.countedTexts == 1)
  }

  @Test func requestsAboutALongTextWalkOverItOnce() throws {
    defer { Self.windows = [] }
    let text = String(repeating: "é some words of a long text\n", count: 4_000)
    let (service, id) = try opened(text, isStatic: false)
    let count = text.unicodeScalars.count
    for offset in stride(from: 0, to: count, by: count / 50) {
      _ = service.line(at: offset, in: id)
      _ = service.frame(of: offset..<offset + 1, in: id)
    }
    #expect(service.countedTexts == 1)
  }
}
