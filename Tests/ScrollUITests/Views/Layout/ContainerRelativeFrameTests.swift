import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ContainerRelativeFrameTests {
  @Test func inAScrollViewItIsTheLengthOfTheViewport() {
    let window = show(300, 200) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { Color.red.containerRelativeFrame(.horizontal).frame(height: 50).probe("\($0)") }
        }
      }.frame(width: 200)
    }
    #expect(
      (0..<3).map { window.frame("\($0)") } == [rect(0, 0, 200, 50), rect(200, 0, 200, 50), rect(400, 0, 200, 50)])
  }

  @Test func acrossTheScrollViewItIsTheProposedLength() {
    let window = show(300, 200) {
      ScrollView { Text("a").containerRelativeFrame(.horizontal, alignment: .trailing).probe("row") }.probe("scroll")
    }
    #expect(window.frame("row") == rect(0, 0, 300, 10))
    #expect(window.frame("scroll").width == 300)
  }

  @Test func outsideScrollViewsItIsTheSizeOfTheWindow() {
    let window = show(300, 200) {
      Color.red.containerRelativeFrame([.horizontal, .vertical]).probe("view").padding(20)
    }
    #expect(window.frame("view").size == CGSize(width: 300, height: 200))
  }

  /// length = (container − spacing · (count − 1)) / count · span + spacing · (span − 1)
  @Test(arguments: [
    (1, 1, 0.0, 300.0), (3, 1, 30, 80), (3, 2, 30, 190), (3, 3, 30, 300), (4, 5, 0, 375), (2, 1, 400, 0),
  ])
  func aDivisionFollowsTheFormula(count: Int, span: Int, spacing: CGFloat, width: CGFloat) {
    let window = show(400, 200) {
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing).probe("view")
      }.frame(width: 300)
    }
    #expect(window.frame("view").width == width)
  }

  @Test func aClosureReturnsTheLengthOfEachAxis() {
    let window = show(300, 200) {
      ScrollView {
        Color.red.containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading) { length, axis in
          axis == .horizontal ? length / 2 : length / 4
        }.probe("view")
      }
    }
    #expect(window.frame("view") == rect(0, 0, 150, 50))
  }

  @Test func theNearestScrollViewIsTheContainer() {
    let window = show(300, 200) {
      ScrollView {
        ScrollView(.horizontal) { Color.red.containerRelativeFrame([.horizontal, .vertical]).probe("view") }
          .frame(width: 120, height: 40)
      }
    }
    #expect(window.frame("view").size == CGSize(width: 120, height: 40))
  }

  /// Between the two are frames that absorb changes of their content.
  @Test func aChangedContainerSizePassesThroughFixedFrames() {
    let length = Knob(200.0)
    let window = show(300, 300) {
      KnobView(length) { length in
        ScrollView(.horizontal) {
          VStack(spacing: 0) {
            Color.red.containerRelativeFrame(.horizontal).frame(maxWidth: .infinity, maxHeight: 20).probe("view")
            box("next", 10, 10)
          }.probe("column")
        }.frame(width: length)
      }
    }
    #expect(window.frame("view").width == 200)
    #expect(window.frame("next").midX == 100)
    length.value = 120
    window.advance()
    #expect(window.frame("view").width == 120)
    #expect(window.frame("column").width == 120)
    #expect(window.frame("next").midX == 60)
    #expect(window.pipeline.isClean)
  }

  @Test func aResizedWindowResizesIt() {
    let window = show(300, 200) { ScrollView { Color.red.containerRelativeFrame(.vertical).probe("view") } }
    #expect(window.frame("view").height == 200)
    window.send(.resize(CGSize(width: 300, height: 500)))
    window.advance()
    #expect(window.frame("view").height == 500)
  }

  /// The row measures the scroll view for several proposals before it places it.
  @Test func severalMeasuredSizesEndInALayoutForTheLast() {
    let window = show(300, 100) {
      HStack(spacing: 0) {
        Text("aaaa")
        ScrollView(.vertical) { Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 0).probe("view") }
          .probe("scroll")
        Text("aaaa")
      }
    }
    let scroll = window.frame("scroll")
    #expect(window.frame("view").width == scroll.width)
    #expect(window.pipeline.isClean)
  }

  /// The outer scroll view proposes the ideal length to the inner one, which therefore is no container.
  @Test func theContainerOfANestedScrollViewIsTheOuterOne() {
    let height = Knob(100.0)
    let window = show(300, 400) {
      KnobView(height) { height in
        ScrollView {
          ScrollView { Color.red.containerRelativeFrame(.vertical, count: 2, spacing: 0).probe("view") }.probe("inner")
        }.frame(height: height)
      }
    }
    #expect(window.frame("view").height == 50)
    #expect(window.frame("inner").height == 50)
    height.value = 300
    window.advance()
    #expect(window.frame("view").height == 150)
    #expect(window.frame("inner").height == 150)
  }

  @Test func scrollingCallsNoClosure() {
    var asked = 0
    let window = show(300, 100) {
      ScrollView {
        ForEach(0..<5) { _ in
          Color.red.containerRelativeFrame(.vertical) { length, _ in
            asked += 1
            return length
          }
        }
      }
    }
    let before = asked
    #expect(before > 0)
    window.wheel(-2, at: CGPoint(x: 50, y: 50))
    let frames = window.advance(seconds: 0.3)
    #expect(window.scroll?.model.offset.y ?? 0 > 0)
    #expect(asked == before)
    #expect(frames.allSatisfy { $0.measures == 0 })
  }

  @Test func anEquivalentRuleMeasuresNothing() {
    let factor = Knob(2.0)
    let window = show(300, 100) {
      KnobView(factor) { factor in
        ScrollView {
          Color.red.containerRelativeFrame(.vertical) { length, _ in max(50, length / factor) }.probe("view")
        }
      }
    }
    #expect(window.frame("view").height == 50)
    factor.value = 4
    #expect(window.advance().measures == 0)
    factor.value = 1
    window.advance()
    #expect(window.frame("view").height == 100)
  }

  @Test func invalidCountsAreOne() {
    let messages = Diagnostics.collecting {
      let window = show(300, 100) {
        ScrollView(.horizontal) {
          Color.red.containerRelativeFrame(.horizontal, count: 0, span: -2, spacing: .nan).probe("view")
        }
      }
      #expect(window.frame("view").width == 300)
    }
    #expect(messages.count == 3)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5]) func anInvalidLengthIsClamped(value: CGFloat) {
    let messages = Diagnostics.collecting {
      let window = show(300, 100) {
        ScrollView { Color.red.containerRelativeFrame(.vertical) { _, _ in value }.probe("view") }
      }
      #expect(window.frame("view").height == 0)
    }
    #expect(messages.count == 1)
  }
}
