import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A custom guide for both axes, at a third of the length by default.
private enum ThirdLine: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
  fileprivate static let third = HorizontalAlignment(ThirdLine.self)
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(ThirdLine.self)
}

/// Shows `content` at the top left corner regardless of its guides, by which a frame would align it.
@MainActor private func atCorner<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
  show { GeometryReader { _ in content() } }
}

@MainActor @Suite struct AlignmentGuideTests {
  @Test func aGuideMovesTheViewRelativeToItsSiblings() {
    let window = atCorner {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 20, 10).alignmentGuide(.leading) { $0.width / 2 }
        box("b", 30, 10)
      }.probe("stack")
    }
    #expect(window.frame("a") == rect(0, 0, 20, 10))
    #expect(window.frame("b") == rect(10, 10, 30, 10))
    #expect(window.frame("stack").size == CGSize(width: 40, height: 20))
  }

  @Test(arguments: [VerticalAlignment.top, .center, .bottom, .firstTextBaseline])
  func aRowMayBeInfinitelyHigh(alignment: VerticalAlignment) {
    let row = HStack(alignment: alignment) {
      Color.red
      Text("ab")
    }
    #expect(size(of: row, 100, .infinity).height == .infinity)
  }

  @Test func aRowUsesVerticalGuides() {
    let window = atCorner {
      HStack(alignment: .top, spacing: 0) {
        box("a", 10, 20).alignmentGuide(.top) { _ in 5 }.alignmentGuide(.leading) { _ in 100 }
        box("b", 10, 20)
      }
    }
    #expect(window.frame("a") == rect(0, 0, 10, 20))
    #expect(window.frame("b") == rect(10, 5, 10, 20))
  }

  @Test func theClosureReceivesTheGuidesOfTheView() {
    var seen: [CGFloat] = []
    _ = show {
      VStack(alignment: .trailing) {
        Text("ab\ncd").alignmentGuide(.trailing) {
          seen = [$0.width, $0.height, $0[.trailing], $0[.firstTextBaseline], $0[VerticalAlignment.center]]
          return 0
        }
      }
    }
    #expect(seen == [10, 20, 10, 8, 10])
  }

  @Test func anOuterGuideReceivesTheInnerGuide() {
    let window = atCorner {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 20, 10).alignmentGuide(.leading) { _ in 3 }.alignmentGuide(.leading) { $0[explicit: .leading]! * 2 }
        box("b", 20, 10)
      }
    }
    #expect(window.frame("b").minX == 6)
  }

  @Test func aUserDefinedGuideAlignsViewsAcrossStacks() {
    let window = atCorner {
      VStack(alignment: .third, spacing: 0) {
        HStack(spacing: 0) {
          box("label", 20, 10)
          box("field", 30, 10).alignmentGuide(HorizontalAlignment.third) { _ in 0 }
        }
        box("plain", 30, 10)
      }
    }
    #expect(window.frame("field").minX == 20)
    #expect(window.frame("plain") == rect(10, 10, 30, 10))
  }

  /// SwiftUI keeps the guides of both axes separate, even if one type identifies both.
  @Test func oneIdentifierNamesAGuideOnEachAxis() {
    #expect(HorizontalAlignment.third.key != VerticalAlignment.third.key)
    let window = atCorner {
      ZStack(alignment: Alignment(horizontal: .third, vertical: .third)) {
        box("a", 30, 30)
        box("b", 9, 9).alignmentGuide(HorizontalAlignment.third) { _ in 0 }
      }
    }
    #expect(window.frame("b") == rect(10, 7, 9, 9))
  }

  @Test func paddingAndFramesPropagateAGuide() {
    let window = atCorner {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 10, 10).alignmentGuide(.leading) { _ in 4 }.padding(.leading, 3).frame(width: 33)
        box("b", 10, 10)
      }
    }
    #expect(window.frame("a").minX == 13)
    #expect(window.frame("b").minX == 17)
  }

  @Test func aChangedGuideMovesTheViewAndAnEqualGuideMeasuresNothing() {
    let knob = Knob<CGFloat>(5)
    let other = Knob(0)
    let window = atCorner {
      VStack(alignment: .leading, spacing: 0) {
        KnobView(knob) { value in
          KnobView(other) { _ in box("a", 20, 10).alignmentGuide(.leading) { _ in value } }
        }
        box("b", 20, 10)
      }
    }
    #expect(window.frame("b").minX == 5)
    other.value = 1
    #expect(window.advance().measures == 0)
    knob.value = 7
    window.advance()
    #expect(window.frame("b").minX == 7)
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func aGuideOfNaNIsZero(value: CGFloat) {
    let messages = Diagnostics.collecting {
      let window = atCorner {
        VStack(alignment: .leading, spacing: 0) {
          box("a", 20, 10).alignmentGuide(.leading) { _ in value }
          box("b", 20, 10)
        }
      }
      #expect(window.frame("b").minX == 0)
    }
    #expect(messages.count == 1)
  }
}
