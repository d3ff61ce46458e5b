import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct AspectRatioTests {
  /// A ratio, a proposal, and the sizes of a view that fills its proposal.
  @Test(
    arguments: [
      (2, CGSize(width: 100, height: 100), CGSize(width: 100, height: 50), CGSize(width: 200, height: 100)),
      (2, CGSize(width: 100, height: 20), CGSize(width: 40, height: 20), CGSize(width: 100, height: 50)),
      (0.5, CGSize(width: 100, height: 100), CGSize(width: 50, height: 100), CGSize(width: 100, height: 200)),
      (1, CGSize(width: 30, height: 30), CGSize(width: 30, height: 30), CGSize(width: 30, height: 30)),
      (2, CGSize.zero, CGSize.zero, CGSize.zero),
    ] as [(CGFloat, CGSize, CGSize, CGSize)])
  func theViewFitsOrFills(ratio: CGFloat, offer: CGSize, fit: CGSize, fill: CGSize) {
    #expect(size(of: Color.red.aspectRatio(ratio, contentMode: .fit), offer.width, offer.height) == fit)
    #expect(size(of: Color.red.aspectRatio(ratio, contentMode: .fill), offer.width, offer.height) == fill)
  }

  @Test func aMissingLengthFollowsTheOther() {
    let view = Color.red.aspectRatio(2, contentMode: .fit)
    #expect(size(of: view, 100, nil) == CGSize(width: 100, height: 50))
    #expect(size(of: view, nil, 100) == CGSize(width: 200, height: 100))
    #expect(size(of: view, 100, .infinity) == CGSize(width: 100, height: 50))
    #expect(size(of: view, nil, nil) == CGSize(width: 10, height: 5))
  }

  @Test func withoutARatioThatOfTheIdealSizeIsUsed() {
    let view = Color.red.frame(minWidth: 0, idealWidth: 30, maxWidth: .infinity, minHeight: 0, idealHeight: 10)
    #expect(size(of: view.scaledToFit(), 90, 90) == CGSize(width: 90, height: 30))
    #expect(size(of: view.scaledToFill(), 90, 90) == CGSize(width: 270, height: 90))
    #expect(size(of: view.aspectRatio(contentMode: .fit), nil, nil) == CGSize(width: 30, height: 10))
  }

  @Test func aSizeGivesItsAspectRatio() {
    let view = Color.red.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
    #expect(size(of: view, 80, 80) == CGSize(width: 80, height: 60))
  }

  @Test func aViewOfFixedSizeKeepsItsSize() {
    #expect(size(of: Color.red.frame(width: 7, height: 9).aspectRatio(2, contentMode: .fit), 100, 100).width == 7)
  }

  @Test func inAStackTheHeightFollowsTheWidth() {
    let window = show(100, 300) {
      VStack(spacing: 0) {
        Color.red.aspectRatio(2, contentMode: .fit).probe("a")
        box("b", 10, 10)
      }
    }
    #expect(window.frame("a") == rect(0, 0, 100, 50))
    #expect(window.frame("b").minY == 50)
  }

  @Test func theRatioAnimates() {
    let knob = Knob<CGFloat>(1)
    let window = show(100, 100) { KnobView(knob) { Color.red.aspectRatio($0, contentMode: .fit).probe("a") } }
    withAnimation(.linear(duration: 1)) { knob.value = 4 }
    window.advance()
    window.advance(seconds: 1.0 / 3)
    #expect(abs(window.frame("a").height - 50) < 2)
    window.settle()
    #expect(window.frame("a").size == CGSize(width: 100, height: 25))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -1]) func anInvalidRatioIsIgnored(ratio: CGFloat) {
    let messages = Diagnostics.collecting {
      #expect(
        size(of: Color.red.aspectRatio(ratio, contentMode: .fit), 100, 50) == CGSize(width: 50, height: 50))
    }
    #expect(messages.count == 1)
  }
}
