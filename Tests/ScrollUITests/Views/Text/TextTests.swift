import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct TextTests {
  @Test func aTextIsAsLargeAsItsLines() {
    #expect(size(of: Text("abcd"), nil, nil) == CGSize(width: 20, height: 10))
    #expect(size(of: Text("天地"), nil, nil) == CGSize(width: 20, height: 10))
    #expect(size(of: Text("aa bb"), 12, nil) == CGSize(width: 10, height: 20))
    #expect(size(of: Text("aa bb"), .infinity, .infinity) == CGSize(width: 25, height: 10))
  }

  @Test func anEmptyTextKeepsItsLine() {
    #expect(size(of: Text(""), nil, nil) == CGSize(width: 0, height: 10))
    #expect(size(of: Text(""), 0, 0) == CGSize(width: 0, height: 10))
    #expect(show { Text("") }.drawn.isEmpty)
  }

  @Test func withoutWidthATextIsOneEmptyLine() {
    #expect(size(of: Text("aa bb"), 0, nil) == CGSize(width: 0, height: 10))
    #expect(show { Text("aa").frame(width: 0) }.drawn.isEmpty)
  }

  @Test(arguments: [(TextAlignment.leading, 0.0), (.center, 5), (.trailing, 10)])
  func shorterLinesFollowTheAlignment(alignment: TextAlignment, x: CGFloat) {
    let window = show { Text("aaaa\nbb").multilineTextAlignment(alignment) }
    #expect(window.drawn == [.text("aaaa", CGPoint(x: 0, y: 8)), .text("bb", CGPoint(x: x, y: 18))])
  }

  @Test func lineSpacingMovesTheLaterLines() {
    let window = show { Text("a\nb\nc").lineSpacing(5).probe("text") }
    #expect(window.drawn.last == .text("c", CGPoint(x: 0, y: 38)))
    #expect(window.frame("text").height == 40)
  }

  @Test func concatenatedTextsShareABaselineAndKeepTheirFonts() {
    let window = show { (Text("a") + Text("b").font(.system(size: 20)) + Text("c")).probe("text") }
    #expect(
      window.drawn == [
        .text("a", CGPoint(x: 0, y: 16)), .text("b", CGPoint(x: 5, y: 16)), .text("c", CGPoint(x: 15, y: 16)),
      ])
    #expect(window.frame("text").size == CGSize(width: 20, height: 20))
  }

  @Test func aLineLimitCanReserveTheSpaceOfItsLines() {
    func height(_ text: some View) -> CGFloat { size(of: text, 100, nil).height }
    #expect(height(Text("ab").lineLimit(3, reservesSpace: true)) == 30)
    #expect(height(Text("a\nb\nc\nd").lineLimit(3, reservesSpace: true)) == 30)
    #expect(height(Text("ab").lineLimit(3, reservesSpace: false)) == 10)
    #expect(height(Text("").lineLimit(2, reservesSpace: true)) == 20)
    #expect(height(Text("ab").lineLimit(2...4)) == 20)
    #expect(height(Text("a\nb\nc\nd\ne").lineLimit(2...4)) == 40)
    #expect(height(Text("ab").lineLimit(2...)) == 20)
    #expect(height(Text("ab").lineSpacing(5).lineLimit(3, reservesSpace: true)) == 40)
    #expect(height(Text("ab").lineLimit(1).lineLimit(3, reservesSpace: true)) == 10, "the inner limit")
    #expect(height(Text("ab").lineLimit(...2).lineLimit(3, reservesSpace: true)) == 10)
  }

  @Test func reservedLinesAreBelowTheText() {
    let window = show(100, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("ab").lineLimit(3, reservesSpace: true).probe("long")
        Text("cd").probe("short")
      }
    }
    #expect(window.frame("long").minY == window.frame("short").minY)
    #expect(window.frame("long").height == 30)
  }

  @Test func lineLimitAndTruncationComeFromTheEnvironment() {
    let window = show(25, 100) {
      VStack(spacing: 0) {
        Text("abcdefgh")
        Text("abcdefgh").truncationMode(.middle)
        Text("abcdefgh").lineLimit(2)
      }.lineLimit(1)
    }
    #expect(window.drawnTexts == ["abcd…", "ab…gh", "abcde", "fgh"])
  }

  @Test func aTrailingSpaceKeepsNeighborsApart() {
    let window = show {
      HStack(spacing: 0) {
        Text("a ")
        Text("b").probe("b")
      }
    }
    #expect(window.frame("b").minX == 10)
  }

  @Test func theWholeRectangleIsHit() {
    let window = show { Text("aaaa\nb").probe("text") }
    #expect(window.hits(18, 18) == ["text"])
    #expect(window.hits(21, 5).isEmpty)
  }

  @Test func aChangedColorNeedsNoTextLayoutAndAChangedFontDoes() {
    let knob = Knob((color: Color.red, size: 10.0))
    let window = show {
      KnobView(knob) { Text("abc").font(.system(size: $0.size)).foregroundStyle($0.color).probe("text") }
    }
    let queries = window.text.widthQueries
    knob.value.color = .blue
    window.advance()
    #expect(window.text.widthQueries == queries)
    knob.value.size = 20
    window.advance()
    #expect(window.frame("text").size == CGSize(width: 30, height: 20))
  }

  /// A frame that asks for the ideal height first and then fixes it offers the same width twice.
  @Test func aLargerHeightNeedsNoTextLayout() {
    func queries(_ height: CGFloat?) -> Int {
      let text = Text("one two three four five six").frame(
        maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: .topLeading)
      return show(60, 400) { VStack { text.fixedSize(horizontal: false, vertical: true) } }.text.widthQueries
    }
    #expect(queries(200) == queries(nil))
    // If the lines do not fit, the layout differs.
    #expect(queries(20) > queries(nil))
  }

  @Test func aTextIsLaidOutOncePerProposal() {
    let window = show(300, 300) { Text(String(repeating: "word ", count: 100)) }
    // Two queries per word to break the lines, and one per line to lay them out.
    #expect(window.text.widthQueries <= 220)
  }
}
