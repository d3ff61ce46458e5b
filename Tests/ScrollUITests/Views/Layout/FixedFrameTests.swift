import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct FixedFrameTests {
  @Test(arguments: [
    (Alignment.topLeading, 0.0, 0.0), (.top, 20, 0), (.topTrailing, 40, 0), (.leading, 0, 20), (.center, 20, 20),
    (.trailing, 40, 20), (.bottomLeading, 0, 40), (.bottom, 20, 40), (.bottomTrailing, 40, 40),
  ])
  func theChildIsAlignedInside(alignment: Alignment, x: CGFloat, y: CGFloat) {
    let window = show { box("child", 10, 20).frame(width: 50, height: 60, alignment: alignment).probe("frame") }
    #expect(window.frame("child") == rect(x, y, 10, 20))
    #expect(window.frame("frame") == rect(0, 0, 50, 60))
  }

  @Test func anOversizedChildOverflowsBothEdges() {
    let window = show { box("child", 80, 20).frame(width: 50, height: 20).probe("frame") }
    #expect(window.frame("child") == rect(-15, 0, 80, 20))
    #expect(window.frame("frame").width == 50)
  }

  @Test func theChildIsProposedTheFrame() {
    #expect(show { Color.red.probe("child").frame(width: 30, height: 40) }.frame("child") == rect(0, 0, 30, 40))
  }

  @Test func aMissingLengthFollowsTheChild() {
    #expect(size(of: Color.red.frame(width: 30), 100, 70) == CGSize(width: 30, height: 70))
    #expect(size(of: Color.red.frame(height: 30), nil, nil) == CGSize(width: 10, height: 30))
    #expect(size(of: Color.red.frame(), 100, 70) == CGSize(width: 100, height: 70))
    #expect(size(of: Text("ab").frame(width: 30), nil, nil) == CGSize(width: 30, height: 10))
  }

  @Test func aFrameMayBeEmpty() {
    let window = show { Color.red.probe("child").frame(width: 0, height: 0).probe("frame") }
    #expect(window.frame("frame").size == .zero)
    #expect(window.drawn.isEmpty)
    #expect(window.hits(0, 0).isEmpty)
  }
}
