import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct DynamicTypeSizeTests {
  private func height(_ font: Font, _ size: DynamicTypeSize) -> CGFloat {
    show { Text("a").font(font).dynamicTypeSize(size).probe("text") }.frame("text").height.rounded()
  }

  @Test func theDefaultTextSizesAreThoseOfApple() {
    let sizes: [(Font, CGFloat)] = [
      (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ]
    for (font, size) in sizes { #expect(height(font, .large) == size) }
  }

  /// Human Interface Guidelines, typography, iOS.
  @Test func bodyTextFollowsTheTable() {
    #expect(
      DynamicTypeSize.allCases.map { height(.body, $0) } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(height(.largeTitle, .accessibility5) == 60)
    #expect(height(.caption2, .xSmall) == 11)
    #expect(height(.title2, .xxxLarge) == 28)
  }

  @Test func everyStyleGrowsWithTheSize() {
    for style in Font.TextStyle.allCases {
      let heights = DynamicTypeSize.allCases.map { height(.system(style), $0) }
      #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test func fixedSizesStayAndCustomFontsScale() {
    #expect(height(.system(size: 10), .xxxLarge) == 10)
    #expect(height(.custom("Any", fixedSize: 17), .xxxLarge) == 17)
    #expect(height(.custom("Any", size: 17), .xxxLarge) == 23)
    #expect(height(.custom("Any", size: 14, relativeTo: .title), .xxxLarge) == 17)
  }

  @Test func sizesAreOrdered() {
    #expect(DynamicTypeSize.xSmall < .small)
    #expect(DynamicTypeSize.xxxLarge < .accessibility1)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
  }

  @Test func aRangeClampsTheSize() {
    func height<Range: RangeExpression>(_ range: Range, of size: DynamicTypeSize) -> CGFloat
    where Range.Bound == DynamicTypeSize {
      show { Text("a").font(.body).dynamicTypeSize(range).dynamicTypeSize(size).probe("text") }.frame("text").height
        .rounded()
    }
    #expect(height(...DynamicTypeSize.xLarge, of: .accessibility5) == 19)
    #expect(height(...DynamicTypeSize.xLarge, of: .small) == 15)
    #expect(height(..<DynamicTypeSize.xLarge, of: .accessibility5) == 17)
    #expect(height(DynamicTypeSize.xLarge..., of: .small) == 19)
    #expect(height(DynamicTypeSize.medium...DynamicTypeSize.xLarge, of: .xSmall) == 16)
    #expect(height(DynamicTypeSize.medium..<DynamicTypeSize.medium, of: .xSmall) == 14)
  }

  private struct Icon: View {
    @ScaledMetric private var length = 17.0
    @ScaledMetric(relativeTo: .title) private var width: CGFloat = 14
    @ScaledMetric private var factor: Float = 34

    var body: some View {
      Color.red.frame(width: width, height: length).probe("icon")
      Color.red.frame(width: 1, height: CGFloat(factor)).probe("factor")
    }
  }

  @Test func aScaledMetricGrowsWithText() {
    let size = Knob(DynamicTypeSize.large)
    let window = show { KnobView(size) { Icon().dynamicTypeSize($0) } }
    #expect(window.frame("icon").size == CGSize(width: 14, height: 17))
    size.value = .xxxLarge
    window.advance()
    #expect(window.frame("icon").size == CGSize(width: 17, height: 23))
    #expect(window.frame("factor").height == 46)
  }

  @Test func theEnvironmentProvidesTheSize() {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) private var size

      var body: some View { Text("\(size)") }
    }
    #expect(show { Reader() }.texts == ["large"])
    #expect(show { Reader().dynamicTypeSize(.accessibility2) }.texts == ["accessibility2"])
  }
}
