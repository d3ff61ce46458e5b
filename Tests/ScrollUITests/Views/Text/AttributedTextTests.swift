import Engine
import Foundation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct AttributedTextTests {
  private func spans(_ text: Text) -> [TextSpan] {
    TestWindow { text.font(.system(size: 10)) }.nodes(of: TextNode.self)[0].spans
  }

  @Test func attributesOfARunAreShown() throws {
    var string = AttributedString("plain ")
    var red = AttributedString("red")
    red.foregroundColor = .red
    red.font = .system(size: 20)
    red.backgroundColor = .yellow
    red.underlineStyle = .single
    red.strikethroughStyle = .init(pattern: .solid, color: .blue)
    red.kern = 2
    red.baselineOffset = 3
    string.append(red)
    let spans = spans(Text(string))
    #expect(spans.map(\.text) == ["plain ", "red"])
    let span = try #require(spans.last)
    let environment = EnvironmentValues()
    #expect(span.font.size == 20 && spans[0].font.size == 10)
    #expect(span.color == Color.red.rgba(in: environment) && span.background == Color.yellow.rgba(in: environment))
    #expect(span.underline == span.color && span.strikethrough == Color.blue.rgba(in: environment))
    #expect(span.tracking == 2 && span.baselineOffset == 3)
  }

  @Test func attributesAreFoundByRanges() throws {
    var string = AttributedString("one two")
    let range = try #require(string.range(of: "two"))
    string[range].font = .system(size: 10).bold()
    #expect(spans(Text(string)).map(\.font.weight) == [400, 700])
  }

  @Test func markdownBecomesEmphasis() throws {
    let spans = try spans(Text(AttributedString(markdown: "a **b** *c* `d` ~~e~~")))
    #expect(spans.map(\.text).joined() == "a b c d e")
    let byText = Dictionary(uniqueKeysWithValues: spans.filter { $0.text != " " }.map { ($0.text, $0) })
    #expect(byText["b"]?.font.weight == 700 && byText["c"]?.font.isItalic == true)
    #expect(byText["d"]?.font.design == .monospaced && byText["e"]?.strikethrough != nil)
  }

  @Test func linksHaveTheAccentColor() {
    var string = AttributedString("link")
    string.link = URL(string: "https://example.com")
    #expect(spans(Text(string))[0].color != spans(Text("link"))[0].color)
  }

  @Test func theBackgroundIsBehindTheText() {
    var string = AttributedString("ab")
    string.backgroundColor = .yellow
    let window = show { Text(string) }
    #expect(window.drawn.first == .rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(window.drawnTexts == ["ab"])
  }

  @Test func anEmptyStringIsAnEmptyText() {
    #expect(show { Text(AttributedString()) }.texts == [""])
    #expect(show { Text("a\(AttributedString("b"))c") }.texts == ["abc"])
  }
}
