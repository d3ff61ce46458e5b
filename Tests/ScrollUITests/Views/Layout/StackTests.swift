import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct StackTests {
  // MARK: Spacing

  @Test func anEmptyStackHasNoSize() {
    #expect(size(of: VStack {}, 100, 100) == .zero)
    #expect(size(of: HStack {}, nil, nil) == .zero)
  }

  @Test func childrenAreEightPointsApart() {
    let window = show {
      HStack {
        box("a", 10, 10)
        box("b", 20, 10)
      }.probe("stack")
    }
    #expect(window.frame("a") == rect(0, 0, 10, 10))
    #expect(window.frame("b") == rect(18, 0, 20, 10))
    #expect(window.frame("stack") == rect(0, 0, 38, 10))
  }

  @Test(arguments: [0, 3, -4.0]) func spacingMayBeAnyDistance(spacing: CGFloat) {
    let window = show {
      VStack(spacing: spacing) {
        box("a", 10, 10)
        box("b", 10, 10)
        box("c", 10, 10)
      }.probe("stack")
    }
    #expect(window.frame("b").minY == 10 + spacing)
    #expect(window.frame("c").minY == 20 + 2 * spacing)
    #expect(window.frame("stack").height == 30 + 2 * spacing)
  }

  @Test func oneChildHasNoSpacing() {
    #expect(size(of: VStack { Color.red.frame(width: 7, height: 9) }, nil, nil) == CGSize(width: 7, height: 9))
  }

  @Test func emptyViewsTakeNoSpacing() {
    let stack = HStack {
      EmptyView()
      Color.red.frame(width: 10, height: 10)
      Group {}
    }
    #expect(size(of: stack, nil, nil) == CGSize(width: 10, height: 10))
  }

  @Test func viewsOfAGroupOrForEachAreChildrenOfTheStack() {
    let window = show {
      HStack(spacing: 1) {
        Group {
          box("a", 10, 10)
          box("b", 10, 10)
        }
        ForEach(0..<2) { box("c\($0)", 10, 10) }
      }
    }
    #expect(["a", "b", "c0", "c1"].map { window.frame($0).minX } == [0, 11, 22, 33])
  }

  // MARK: Alignment

  @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 10), (.trailing, 20)])
  func aColumnAlignsItsChildren(alignment: HorizontalAlignment, x: CGFloat) {
    let window = show {
      VStack(alignment: alignment) {
        box("narrow", 10, 10)
        box("wide", 30, 10)
      }.probe("stack")
    }
    #expect(window.frame("narrow").minX == x)
    #expect(window.frame("wide").minX == 0)
    #expect(window.frame("stack").width == 30)
  }

  @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 10), (.bottom, 20)])
  func aRowAlignsItsChildren(alignment: VerticalAlignment, y: CGFloat) {
    let window = show {
      HStack(alignment: alignment) {
        box("low", 10, 10)
        box("high", 10, 30)
      }.probe("stack")
    }
    #expect(window.frame("low").minY == y)
    #expect(window.frame("stack").height == 30)
  }

  @Test func textsOfDifferentSizesShareTheirFirstBaseline() {
    let window = show {
      HStack(alignment: .firstTextBaseline) {
        Text("a").probe("small")
        Text("b\nc").font(.system(size: 20)).probe("large")
        box("box", 10, 10)
      }.probe("stack")
    }
    // Baselines are 8 and 16 below the tops; a view without text is placed on the baseline.
    #expect(window.frame("small").minY == 8)
    #expect(window.frame("large").minY == 0)
    #expect(window.frame("box").maxY == 16)
    #expect(window.frame("stack").height == 40)
  }

  @Test func textsOfDifferentLengthsShareTheirLastBaseline() {
    let window = show {
      HStack(alignment: .lastTextBaseline) {
        Text("a\nb").probe("two")
        Text("c").font(.system(size: 20)).probe("one")
      }.probe("stack")
    }
    #expect(window.frame("two").minY == 0)
    #expect(window.frame("one").minY == 2)
    #expect(window.frame("stack").height == 22)
  }

  @Test func aStackPropagatesTheTopmostFirstAndTheLowestLastBaseline() {
    func row(_ alignment: VerticalAlignment) -> TestWindow {
      show {
        HStack(alignment: alignment) {
          HStack(alignment: .top) {
            Text("a").font(.system(size: 20))
            Text("b")
          }.probe("inner")
          Text("c").probe("text")
        }
      }
    }
    // In the inner row the baselines are at 16 and 8.
    let first = row(.firstTextBaseline)
    #expect(first.frame("text").minY == first.frame("inner").minY)
    let last = row(.lastTextBaseline)
    #expect(last.frame("text").minY == last.frame("inner").minY + 8)
  }

  @Test func modifiersPropagateBaselines() {
    let window = show {
      HStack(alignment: .firstTextBaseline) {
        Text("a").padding(.top, 5).frame(height: 40, alignment: .bottom).background(Color.red).probe("boxed")
        Text("b").probe("text")
      }
    }
    // 40 - 15 down to the padding, 5 to the text, 8 to its baseline.
    #expect(window.frame("boxed").minY == 0)
    #expect(window.frame("text").minY == 30)
  }

  // MARK: Sharing

  @Test func flexibleChildrenShareEqually() {
    let window = show(90, 20) {
      HStack(spacing: 0) { ForEach(0..<3) { Color.red.probe("\($0)") } }
    }
    #expect((0..<3).map { window.frame("\($0)") } == [rect(0, 0, 30, 20), rect(30, 0, 30, 20), rect(60, 0, 30, 20)])
  }

  @Test func theLeastFlexibleChildIsSizedFirst() {
    let window = show(100, 20) {
      HStack(spacing: 0) {
        Color.red.probe("flexible")
        Color.red.frame(maxWidth: 40).probe("limited")
        Color.red.frame(width: 20).probe("fixed")
      }
    }
    #expect(window.frame("fixed").width == 20)
    #expect(window.frame("limited").width == 40)
    #expect(window.frame("flexible") == rect(0, 0, 40, 20))
  }

  @Test func unusedLengthOfASmallChildIsSharedByTheRest() {
    let window = show(100, 20) {
      HStack(spacing: 0) {
        Color.red.probe("a")
        Color.red.frame(maxWidth: 10)
        Color.red.probe("b")
      }
    }
    #expect(window.frame("a").width == 45)
    #expect(window.frame("b").width == 45)
  }

  @Test func oversizedChildrenOverflowTheEdge() {
    let window = show(50, 20) {
      HStack(spacing: 0) {
        box("a", 40, 10)
        box("b", 40, 10)
        Color.red.probe("rest")
      }.probe("stack")
    }
    #expect(window.frame("stack").width == 80)
    #expect(window.frame("rest").width == 0)
  }

  @Test func childrenOfHigherPriorityAreSizedFirst() {
    let window = show(60, 100) {
      HStack(spacing: 0) {
        Text("aaaaaaaaaa").probe("low")
        Text("bbbbbbbbbb").layoutPriority(1).probe("high")
      }
    }
    #expect(window.frame("high").width == 50)
    #expect(window.frame("high").height == 10)
    #expect(window.frame("low").width == 10)
  }

  @Test func aHigherPriorityLeavesLowerPrioritiesTheirMinimum() {
    let window = show(100, 20) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).probe("high")
        Color.red.frame(minWidth: 30).probe("low")
        Color.red.layoutPriority(-1).probe("lowest")
      }
    }
    #expect(window.frame("high").width == 70)
    #expect(window.frame("low").width == 30)
    #expect(window.frame("lowest").width == 0)
  }

  @Test func eachProposalHasItsOwnSize() {
    let row = HStack {
      Color.red
      Color.red.frame(minWidth: 5, maxWidth: 30)
    }
    #expect(size(of: row, nil, nil) == CGSize(width: 28, height: 10))
    #expect(size(of: row, 0, 0) == CGSize(width: 13, height: 0))
    #expect(size(of: row, 100, 50) == CGSize(width: 100, height: 50))
    #expect(size(of: row, .infinity, 50) == CGSize(width: CGFloat.infinity, height: 50))
  }

  /// Regression: guides were computed twice per level, which took two to the power of the depth.
  @Test func deeplyNestedStacksAreLaidOut() {
    func nested(_ depth: Int) -> AnyView {
      depth == 0 ? AnyView(box("leaf", 10, 10)) : AnyView(VStack { HStack { nested(depth - 1) } })
    }
    #expect(show { nested(24) }.frame("leaf") == rect(0, 0, 10, 10))
  }
}

@MainActor @Suite struct SpacerTests {
  @Test func aSpacerPushesItsNeighborsApart() {
    let window = show(100, 50) {
      HStack {
        box("a", 10, 10)
        Spacer().probe("spacer")
        box("b", 10, 10)
      }
    }
    #expect(window.frame("spacer") == rect(10, 5, 80, 0))
    #expect(window.frame("b").minX == 90)
  }

  @Test func spacersShareEqually() {
    let window = show(100, 50) {
      HStack {
        Spacer().probe("a")
        box("box", 20, 10)
        Spacer().probe("b")
      }
    }
    #expect(window.frame("a").width == 40)
    #expect(window.frame("b").width == 40)
  }

  @Test func aSpacerIsAtLeastAsLongAsTheSpacing() {
    func row(_ minLength: CGFloat?) -> some View {
      HStack {
        Color.red.frame(width: 10, height: 10)
        Spacer(minLength: minLength)
        Color.red.frame(width: 10, height: 10)
      }
    }
    #expect(size(of: row(nil), 0, 50).width == 28)
    #expect(size(of: row(0), 0, 50).width == 20)
    #expect(size(of: row(30), 0, 50).width == 50)
  }

  @Test func explicitSpacingAppliesBesideASpacer() {
    let row = HStack(spacing: 5) {
      Color.red.frame(width: 10, height: 10)
      Spacer()
      Color.red.frame(width: 10, height: 10)
    }
    #expect(size(of: row, nil, nil).width == 38)
  }

  @Test func aSpacerYieldsToText() {
    let window = show(55, 50) {
      HStack(spacing: 0) {
        Text("aaaaaaaaaa").probe("text")
        Spacer(minLength: 5).probe("spacer")
      }
    }
    #expect(window.frame("text") == rect(0, 0, 50, 10))
    #expect(window.frame("spacer").width == 5)
  }

  @Test func outsideAStackASpacerFillsTheProposal() {
    #expect(size(of: Spacer(), 50, 60) == CGSize(width: 50, height: 60))
    #expect(size(of: ZStack { Spacer() }, 50, 60) == CGSize(width: 50, height: 60))
  }

  @Test func aModifiedSpacerFollowsTheAxisOfTheStack() {
    let window = show(100, 100) {
      VStack(spacing: 0) {
        Spacer().padding(.bottom, 10).probe("spacer")
        box("box", 10, 10)
      }
    }
    #expect(window.frame("spacer").height == 90)
    #expect(window.frame("spacer").width == 0)
  }
}

@MainActor @Suite struct DividerTests {
  @Test func aDividerCrossesItsStack() {
    let column = show(100, 50) {
      VStack {
        box("a", 10, 10)
        Divider().probe("divider")
      }
    }
    #expect(column.frame("divider") == rect(0, 18, 100, 1))
    let row = show(100, 50) {
      HStack {
        box("a", 10, 10)
        Divider().probe("divider")
      }
    }
    #expect(row.frame("divider") == rect(18, 0, 1, 50))
  }

  @Test func outsideAStackADividerIsHorizontal() {
    #expect(size(of: Divider(), 50, 60) == CGSize(width: 50, height: 1))
    #expect(size(of: Divider(), nil, nil) == CGSize(width: 10, height: 1))
  }
}
