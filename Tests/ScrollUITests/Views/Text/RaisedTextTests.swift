import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Baseline offsets, small capitals and widths of fonts.
@MainActor @Suite struct RaisedTextTests {
  private func baselines(_ window: TestWindow) -> [CGFloat] {
    window.drawn.compactMap { if case .text(_, let origin) = $0 { origin.y } else { nil } }
  }

  @Test func anOffsetRaisesTheTextAndItsLine() {
    let plain = show { Text("H") + Text("2") }
    let raised = show { (Text("H") + Text("2").baselineOffset(4)).probe("text") }
    let (one, other) = (baselines(plain), baselines(raised))
    #expect(one.last == one.first)
    #expect(other[1] == other[0] - 4)
    #expect(raised.frame("text").height == 14)
  }

  @Test(arguments: [CGFloat(-3), 0, 5])
  func theViewFormEqualsTheTextForm(offset: CGFloat) {
    let view = show { HStack { Text("a") }.baselineOffset(offset) }
    let text = show { Text("a").baselineOffset(offset) }
    #expect(baselines(view) == baselines(text))
  }

  @Test func anInvalidOffsetHasNoEffect() {
    #expect(baselines(show { Text("a").baselineOffset(.nan) }) == baselines(show { Text("a") }))
  }

  @Test func smallCapitalsAreCapitalsOfASmallerFont() {
    func sizes(_ font: Font) -> [CGFloat] {
      TestWindow { Text("Abc D").font(font) }.nodes(of: TextNode.self)[0].spans.map(\.font.size)
    }
    let base = Font.system(size: 10)
    #expect(sizes(base) == [10])
    #expect(sizes(base.lowercaseSmallCaps()) == [10, 8, 10])
    #expect(sizes(base.uppercaseSmallCaps()) == [8, 10, 8])
    #expect(TestWindow { Text("Abc").font(base.smallCaps()) }.texts == ["ABC"])
  }

  @Test(arguments: [
    (Font.Width.standard, 100), (.condensed, 75), (.expanded, 125), (Font.Width(-9), 50), (Font.Width(.nan), 100),
  ])
  func widthsSelectFaces(width: Font.Width, percent: Int) {
    let window = TestWindow {
      Text("a").font(.body.width(width))
      Text("b").fontWidth(width)
      HStack { Text("c") }.fontWidth(width)
    }
    #expect(window.nodes(of: TextNode.self).map { $0.spans[0].font.width } == [percent, percent, percent])
  }
}
