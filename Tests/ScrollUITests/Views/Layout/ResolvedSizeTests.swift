import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A container without a proposed length places its children with the length that it has resolved to.
@MainActor @Suite struct ResolvedSizeTests {
  /// Content of a column of 100 points without a proposed height.
  private func scrolled<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    show(100, 200) { ScrollView { content() } }
  }

  @Test func aCardFillsItsZStackInAScrollView() {
    let window = scrolled {
      ZStack {
        RoundedRectangle(cornerRadius: 12).fill(.blue).probe("card")
        Text("card\ncard").padding().probe("text")
      }
    }
    #expect(window.frame("text").height == 52)
    #expect(window.frame("card") == rect(0, 0, 100, 52))
  }

  @Test func aDividerIsAsHighAsItsRow() {
    let window = scrolled {
      HStack {
        Text("left")
        Divider().probe("divider")
        Text("a\nb\nc")
      }
    }
    #expect(window.frame("divider").height == 30)
    #expect(window.frame("divider").minY == 0)
  }

  @Test func columnsOfARowOfIdealHeightAreEquallyHigh() {
    let window = show(200, 200) {
      HStack {
        Text("a").padding().frame(maxHeight: .infinity).background(.red).probe("short")
        Text("a\nb\nc\nd\ne").probe("long")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(window.frame("long").height == 50)
    #expect(window.frame("short").height == 50)
  }

  @Test func aCardFillsItsZStackInACellOfALazyGrid() {
    let window = scrolled {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ZStack {
          Color.blue.probe("card")
          Text("a\nb")
        }
      }
    }
    #expect(window.frame("card").height == 20)
  }

  @Test func flexibleCellsOfALazyGridAreAsHighAsTheirLine() {
    let window = scrolled {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Text("a\nb\nc")
        Color.blue.probe("color")
        Text("a").frame(maxHeight: .infinity).background(.red).probe("text")
        Text("a\nb")
      }
    }
    #expect(window.frame("color").height == 30)
    #expect(window.frame("text").height == 20)
  }

  @Test func aCardFillsItsZStackInARowOfAList() {
    let window = show(200, 200) {
      List {
        ZStack {
          Color.blue.probe("card")
          Text("a\nb\nc\nd\ne\nf").probe("text")
        }
      }
    }
    #expect(window.frame("text").height == 60)
    #expect(window.frame("card").height == 60)
  }

  @Test func aFlexibleViewFillsARowOfAList() {
    let window = show(200, 200) { List { Color.blue.probe("color") }.listStyle(.plain) }
    #expect(window.frame("color").height > 10)
  }

  @Test func aColumnOfIdealWidthStretchesItsFlexibleChildren() {
    let window = show(200, 200) {
      VStack {
        Text("a wide text")
        Divider().probe("divider")
        Text("a").frame(maxWidth: .infinity).probe("frame")
      }
      .fixedSize()
    }
    #expect(window.frame("divider").width == 55)
    #expect(window.frame("frame").width == 55)
  }

  @Test func cellsOfAGridOfIdealSizeFillTheirRowsAndColumns() {
    let window = show(200, 200) {
      Grid {
        GridRow {
          Color.blue.probe("color")
          Text("a\nb")
        }
        GridRow {
          Text("wide")
          Color.red.probe("other")
        }
        Divider().gridCellUnsizedAxes(.horizontal).probe("divider")
      }
      .fixedSize()
    }
    #expect(window.frame("color").size == CGSize(width: 20, height: 20))
    #expect(window.frame("other").size == CGSize(width: 10, height: 10))
    #expect(window.frame("divider").width == 38)
  }

  @Test func layoutsOfBuiltInStacksFollowTheSameRule() {
    let window = scrolled {
      AnyLayout(HStackLayout()) {
        Color.red.frame(width: 10).probe("row")
        Text("a\nb")
      }
      AnyLayout(ZStackLayout()) {
        Color.red.probe("pile")
        Text("a\nb\nc")
      }
    }
    #expect(window.frame("row").height == 20)
    #expect(window.frame("pile").height == 30)
  }

  @Test func aScrollViewOfIdealWidthStretchesItsContent() {
    let window = show(200, 200) {
      ScrollView {
        Color.red.frame(height: 10).probe("color")
        Text("a wide text")
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    #expect(window.frame("color").width == 55)
  }

  @Test func aFlexibleViewKeepsItsGuideInTheRow() {
    let window = scrolled {
      HStack(alignment: .bottom) {
        Color.red.frame(width: 10).probe("bottom")
        Text("a\nb\nc")
      }
      HStack(alignment: .top) {
        Color.red.frame(width: 10).probe("top")
        Text("a\nb\nc").probe("text")
      }
    }
    #expect(window.frame("bottom").minY == 0)
    #expect(window.frame("bottom").height == 30)
    #expect(window.frame("top").minY == window.frame("text").minY)
    #expect(window.frame("top").height == 30)
  }

  @Test func guidesOfAStretchedChildReachTheParentContainer() {
    let window = scrolled {
      HStack(alignment: .top) {
        HStack {
          Color.red.frame(width: 10).alignmentGuide(.top) { $0.height }
          Text("a\nb\nc")
        }
        .fixedSize(horizontal: false, vertical: true)
        .probe("inner")
        Text("b").probe("text")
      }
    }
    #expect(window.frame("text").minY == window.frame("inner").minY + 30)
  }

  @Test func inflexibleChildrenKeepTheirMeasuredProposal() {
    let window = scrolled {
      HStack {
        VStack { Text("a") }.probe("short")
        Text("a\nb\nc")
      }
    }
    #expect(window.node("short").proposal.height == nil)
  }
}
