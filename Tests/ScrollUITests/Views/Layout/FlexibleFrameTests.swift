import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

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
