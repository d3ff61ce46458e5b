import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct PaddingTests {
  @Test func paddingIsSixteenPointsByDefault() {
    #expect(size(of: Color.red.frame(width: 10, height: 10).padding(), nil, nil) == CGSize(width: 42, height: 42))
  }

  @Test func paddingAppliesToTheGivenEdges() {
    let window = show {
      box("child", 10, 10).padding(.leading, 3).padding(EdgeInsets(top: 1, leading: 0, bottom: 2, trailing: 4)).probe(
        "all")
    }
    #expect(window.frame("child") == rect(3, 1, 10, 10))
    #expect(window.frame("all").size == CGSize(width: 17, height: 13))
  }

  @Test func theProposalIsReducedByThePadding() {
    #expect(show(100, 50) { Color.red.probe("child").padding(10) }.frame("child") == rect(10, 10, 80, 30))
  }

  @Test func tooLittleSpaceIsProposedAsZero() {
    #expect(size(of: Color.red.padding(10), 5, 5) == CGSize(width: 20, height: 20))
    #expect(size(of: Color.red.padding(10), .infinity, 0) == CGSize(width: CGFloat.infinity, height: 20))
  }

  @Test func negativePaddingLetsTheChildOverflow() {
    let window = show(100, 50) {
      VStack(spacing: 0) { Color.red.probe("child").padding(.horizontal, -10).probe("padded") }.padding(.leading, 20)
    }
    #expect(window.frame("padded") == rect(20, 0, 80, 50))
    #expect(window.frame("child") == rect(10, 0, 100, 50))
    #expect(size(of: Color.red.frame(width: 10, height: 10).padding(-20), nil, nil) == .zero)
  }
}
