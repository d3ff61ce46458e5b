import Engine
import ScrollUI
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

@MainActor @Suite struct FlexibleFrameTests {
  /// Limits, a proposal, and the resulting width.
  struct Case: Sendable, CustomTestStringConvertible {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
    var offer: CGFloat?
    var width: CGFloat

    init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?, offer: CGFloat?, _ width: CGFloat) {
      (self.minimum, self.ideal, self.maximum, self.offer, self.width) = (minimum, ideal, maximum, offer, width)
    }

    func name(_ value: CGFloat?) -> String { value.map { "\($0)" } ?? "nil" }

    var testDescription: String {
      "\(name(minimum)) \(name(ideal)) \(name(maximum)), offered \(name(offer)): \(width)"
    }
  }

  /// Apple's documentation: without limits the child decides; with both, the proposal, clamped to them; with one, the child and
  /// the proposal.
  @Test(arguments: [
    Case(nil, nil, nil, offer: nil, 50), Case(nil, nil, nil, offer: 10, 50), Case(nil, nil, nil, offer: 100, 50),
    Case(60, nil, nil, offer: nil, 60), Case(60, nil, nil, offer: 10, 60), Case(60, nil, nil, offer: 100, 60),
    Case(20, nil, nil, offer: nil, 50), Case(20, nil, nil, offer: 10, 20), Case(20, nil, nil, offer: 30, 30),
    Case(20, nil, nil, offer: 100, 50), Case(20, nil, nil, offer: .infinity, 50),
    Case(nil, nil, 40, offer: nil, 40), Case(nil, nil, 40, offer: 10, 40), Case(nil, nil, 40, offer: 100, 40),
    Case(nil, nil, 80, offer: nil, 50), Case(nil, nil, 80, offer: 10, 50), Case(nil, nil, 80, offer: 60, 60),
    Case(nil, nil, 80, offer: 100, 80), Case(nil, nil, 80, offer: .infinity, 80),
    Case(nil, nil, .infinity, offer: nil, 50), Case(nil, nil, .infinity, offer: 0, 50),
    Case(nil, nil, .infinity, offer: 100, 100), Case(nil, nil, .infinity, offer: .infinity, .infinity),
    Case(20, nil, 80, offer: nil, 50), Case(20, nil, 80, offer: 0, 20), Case(20, nil, 80, offer: 20, 20),
    Case(20, nil, 80, offer: 60, 60), Case(20, nil, 80, offer: 80, 80), Case(20, nil, 80, offer: 100, 80),
    Case(0, nil, .infinity, offer: 10, 10), Case(0, nil, .infinity, offer: 100, 100),
    Case(nil, 30, nil, offer: nil, 30), Case(nil, 30, nil, offer: 10, 50), Case(nil, 30, nil, offer: 100, 50),
    Case(20, 30, 80, offer: nil, 30), Case(20, 30, 80, offer: 10, 20), Case(20, 30, 80, offer: 100, 80),
    Case(20, 30, nil, offer: nil, 30), Case(nil, 30, 80, offer: nil, 30),
  ])
  func limitsAndProposalGiveTheWidthAroundAFixedChild(_ test: Case) {
    let view = Color.red.frame(width: 50, height: 10)
      .frame(minWidth: test.minimum, idealWidth: test.ideal, maxWidth: test.maximum)
    #expect(size(of: view, test.offer, nil).width == test.width)
  }

  @Test(arguments: [
    Case(60, nil, nil, offer: nil, 60), Case(60, nil, nil, offer: 10, 60), Case(60, nil, nil, offer: 100, 100),
    Case(nil, nil, 40, offer: nil, 10), Case(nil, nil, 40, offer: 30, 30), Case(nil, nil, 40, offer: 100, 40),
    Case(nil, 25, nil, offer: nil, 25), Case(nil, 25, nil, offer: 70, 70), Case(20, 25, 80, offer: 200, 80),
  ])
  func limitsAndProposalGiveTheWidthAroundAFlexibleChild(_ test: Case) {
    let view = Color.red.frame(minWidth: test.minimum, idealWidth: test.ideal, maxWidth: test.maximum)
    #expect(size(of: view, test.offer, nil).width == test.width)
  }

  @Test func bothAxesAreIndependent() {
    let view = Color.red.frame(minWidth: 20, maxWidth: 30, minHeight: 40, idealHeight: 45)
    #expect(size(of: view, 100, nil) == CGSize(width: 30, height: 45))
    #expect(size(of: view, 0, 10) == CGSize(width: 20, height: 40))
  }

  @Test func theChildIsProposedTheClampedLength() {
    let window = show(100, 100) { Color.red.probe("child").frame(maxWidth: 30, maxHeight: 40) }
    #expect(window.frame("child") == rect(0, 0, 30, 40))
  }

  @Test func theChildIsAlignedInside() {
    let window = show(100, 100) {
      box("child", 10, 10).frame(maxWidth: .infinity, minHeight: 40, alignment: .bottomTrailing).probe("frame")
    }
    #expect(window.frame("frame") == rect(0, 0, 100, 40))
    #expect(window.frame("child") == rect(90, 30, 10, 10))
  }

  /// A common technique to fill a scroll view with short content.
  @Test func aColumnFillsTheMinimumHeightInsideAScrollView() {
    let window = show(100, 200) {
      ScrollView {
        VStack(spacing: 0) {
          box("top", 10, 10)
          Spacer()
          box("bottom", 10, 10)
        }
        .frame(minHeight: 200)
      }
    }
    #expect(window.frame("bottom").maxY == 200)
  }

  @Test func theMinimumTakesPrecedenceOverAContradictingMaximum() {
    let messages = Diagnostics.collecting {
      #expect(size(of: Color.red.frame(minWidth: 50, maxWidth: 20), 30, 10).width == 50)
      #expect(size(of: Color.red.frame(minWidth: 50, idealWidth: 10), nil, 10).width == 50)
    }
    #expect(messages.count == 2)
  }
}

@MainActor @Suite struct FixedSizeTests {
  @Test func theChildTakesItsIdealSize() {
    #expect(size(of: Color.red.fixedSize(), 100, 100) == CGSize(width: 10, height: 10))
    let window = show(20, 20) { Text("aaaaaaaaaa").probe("text").fixedSize() }
    #expect(window.frame("text").size == CGSize(width: 50, height: 10))
  }

  @Test func eachAxisCanBeFixed() {
    #expect(size(of: Color.red.fixedSize(horizontal: true, vertical: false), 100, 90) == CGSize(width: 10, height: 90))
    #expect(size(of: Color.red.fixedSize(horizontal: false, vertical: true), 100, 90) == CGSize(width: 100, height: 10))
    #expect(
      size(of: Color.red.fixedSize(horizontal: false, vertical: false), 100, 90) == CGSize(width: 100, height: 90))
  }

  @Test func fixedTextKeepsAllLinesWhenTooHigh() {
    let text = Text("aa bb cc").fixedSize(horizontal: false, vertical: true)
    #expect(size(of: text, 10, 5) == CGSize(width: 10, height: 30))
  }
}

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
