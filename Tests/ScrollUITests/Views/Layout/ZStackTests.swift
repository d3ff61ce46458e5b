import Engine
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ZStackTests {
  @Test func theSizeIsTheUnionOfAllChildren() {
    let stack = ZStack {
      Color.red.frame(width: 30, height: 10)
      Color.red.frame(width: 10, height: 40)
    }
    #expect(size(of: stack, 100, 100) == CGSize(width: 30, height: 40))
    #expect(size(of: ZStack {}, 100, 100) == .zero)
    #expect(size(of: ZStack { Color.red }, 100, 90) == CGSize(width: 100, height: 90))
  }

  @Test(arguments: [
    (Alignment.topLeading, 0.0, 0.0), (.center, 10, 15), (.bottomTrailing, 20, 30), (.top, 10, 0), (.leading, 0, 15),
  ])
  func childrenAreAligned(alignment: Alignment, x: CGFloat, y: CGFloat) {
    let window = show {
      ZStack(alignment: alignment) {
        box("large", 30, 40)
        box("small", 10, 10)
      }
    }
    #expect(window.frame("small").origin == CGPoint(x: x, y: y))
    #expect(window.frame("large").origin == .zero)
  }

  @Test func childrenAreAlignedByTheirBaselines() {
    let window = show {
      ZStack(alignment: .leadingFirstTextBaseline) {
        Text("a").font(.system(size: 20)).probe("large")
        Text("b\nc").probe("small")
      }.probe("stack")
    }
    #expect(window.frame("small").minY == 8)
    #expect(window.frame("stack").height == 28)
  }

  @Test func theHighestPriorityDecidesTheSize() {
    let window = show {
      ZStack {
        Color.red.probe("back")
        Text("abcd").layoutPriority(1).probe("text")
      }.probe("stack")
    }
    #expect(window.frame("stack").size == CGSize(width: 20, height: 10))
    #expect(window.frame("back") == window.frame("stack"))
  }

  @Test func theLastChildIsInFront() {
    let window = show {
      ZStack {
        box("back", 20, 20)
        box("front", 10, 10)
      }
    }
    #expect(window.drawn == [.rectangle(rect(0, 0, 20, 20)), .rectangle(rect(5, 5, 10, 10))])
    #expect(window.hits(10, 10) == ["front"])
    #expect(window.hits(2, 2) == ["back"])
  }
}

@MainActor @Suite struct LayerModifierTests {
  @Test func layersAreProposedExactlyTheSizeOfTheView() {
    let window = show {
      Text("abcd").padding(3)
        .background(Color.red.probe("background"))
        .overlay { Color.clear.probe("overlay") }
        .probe("whole")
    }
    #expect(window.frame("background") == rect(0, 0, 26, 16))
    #expect(window.frame("overlay") == rect(0, 0, 26, 16))
    #expect(window.frame("whole") == rect(0, 0, 26, 16))
  }

  @Test func layersNeverChangeTheSize() {
    let window = show {
      box("view", 10, 10)
        .background(box("large", 50, 50))
        .overlay(alignment: .topTrailing) { box("corner", 4, 6) }
        .probe("whole")
    }
    #expect(window.frame("whole") == rect(0, 0, 10, 10))
    #expect(window.frame("large") == rect(-20, -20, 50, 50))
    #expect(window.frame("corner") == rect(6, 0, 4, 6))
  }

  @Test func severalViewsOfALayerAreStacked() {
    let window = show {
      box("view", 30, 30).background(alignment: .bottomLeading) {
        box("a", 20, 20)
        box("b", 10, 10)
      }
    }
    #expect(window.frame("a") == rect(0, 10, 20, 20))
    #expect(window.frame("b") == rect(0, 20, 10, 10))
  }

  @Test func backgroundsAreBehindAndOverlaysInFront() {
    let window = show {
      box("view", 10, 10).background(box("behind", 10, 10)).overlay(box("front", 4, 4))
    }
    #expect(window.hits(5, 5) == ["front"])
    #expect(window.hits(1, 1) == ["view"])
    #expect(window.drawn.last == .rectangle(rect(3, 3, 4, 4)))
  }

  @Test func aLayerCanBeAlignedByTheTextBaseline() {
    let window = show {
      Text("a").font(.system(size: 20)).overlay(alignment: .leadingFirstTextBaseline) { Text("b").probe("small") }
    }
    #expect(window.frame("small").minY == 8)
  }

  @Test func onAGroupOrForEachEachViewHasItsOwnLayer() {
    let window = show {
      VStack(spacing: 0) {
        Group {
          box("a", 10, 10)
          box("b", 20, 10)
        }
        .background(Color.red.probe("layer"))
        ForEach(0..<2) { box("\($0)", 30, 10) }.overlay(Color.red.probe("cover"))
      }
    }
    #expect(window.frames("layer").map(\.size) == [CGSize(width: 10, height: 10), CGSize(width: 20, height: 10)])
    #expect(window.frames("cover").map(\.minY) == [20, 30])
  }

  @Test func modifiersOnAForEachApplyToEachView() {
    let window = show {
      VStack(spacing: 0) {
        ForEach(0..<3) { box("\($0)", 10, 10) }.padding(.top, 5).frame(width: 20).probe("each")
      }.probe("stack")
    }
    #expect(window.frames("each") == [rect(0, 0, 20, 15), rect(0, 15, 20, 15), rect(0, 30, 20, 15)])
    #expect(window.frame("1") == rect(5, 20, 10, 10))
    #expect(window.frame("stack").height == 45)
  }

  @Test func aModifierOnAnEmptyForEachTakesNoSpace() {
    #expect(size(of: VStack { ForEach(0..<0) { _ in Color.red }.padding(5) }, nil, nil) == .zero)
  }
}

@MainActor @Suite struct ShapeTests {
  @Test func coloursAndShapesFillTheProposal() {
    #expect(size(of: Color.red, 30, 40) == CGSize(width: 30, height: 40))
    #expect(size(of: Rectangle(), 30, 40) == CGSize(width: 30, height: 40))
    #expect(size(of: RoundedRectangle(cornerRadius: 5), 0, 40) == CGSize(width: 0, height: 40))
    #expect(size(of: Color.red, .infinity, 40) == CGSize(width: CGFloat.infinity, height: 40))
  }

  @Test func theIdealSizeOfShapesIsTenPoints() {
    #expect(size(of: Color.red, nil, nil) == CGSize(width: 10, height: 10))
    #expect(size(of: Rectangle(), nil, 40) == CGSize(width: 10, height: 40))
    #expect(size(of: Circle(), nil, nil) == CGSize(width: 10, height: 10))
  }

  @Test func aCircleIsSquare() {
    #expect(size(of: Circle(), 30, 40) == CGSize(width: 30, height: 30))
    #expect(size(of: Circle(), 0, 40) == .zero)
    let window = show { Circle().fill(.red).frame(width: 30, height: 40) }
    #expect(window.drawn == [.roundedRectangle(rect(0, 5, 30, 30), radius: 15)])
  }

  @Test func cornersAreAtMostHalfTheShorterSide() {
    for radius in [50, .infinity] as [CGFloat] {
      let window = show { RoundedRectangle(cornerRadius: radius).fill(.red).frame(width: 30, height: 20) }
      #expect(window.drawn == [.roundedRectangle(rect(0, 0, 30, 20), radius: 10)])
    }
    let square = show { RoundedRectangle(cornerRadius: 0).fill(.red).frame(width: 30, height: 20) }
    #expect(square.drawn == [.rectangle(rect(0, 0, 30, 20))])
  }

  @Test func aStrokeLiesOnTheOutlineAndAStrokeBorderInside() {
    let stroke = show { Rectangle().stroke(.red, lineWidth: 4).frame(width: 20, height: 20).padding(10) }
    #expect(stroke.drawn == [.frame(rect(8, 8, 24, 24), lineWidth: 4)])
    let border = show { Rectangle().strokeBorder(.red, lineWidth: 4).frame(width: 20, height: 20) }
    #expect(border.drawn == [.frame(rect(0, 0, 20, 20), lineWidth: 4)])
  }

  @Test func drawnShapesAreHit() {
    let window = show { Circle().fill(.red).probe("circle").frame(width: 40, height: 40) }
    #expect(window.hits(20, 20) == ["circle"])
    #expect(window.hits(20, 0.5) == ["circle"])
    #expect(window.hits(2, 2).isEmpty)
    #expect(window.hits(41, 20).isEmpty)
    let ring = show { Circle().stroke(.red, lineWidth: 4).probe("ring").frame(width: 40, height: 40).padding(10) }
    #expect(ring.hits(30, 30).isEmpty)
    #expect(ring.hits(30, 8.5) == ["ring"])
    #expect(ring.hits(30, 11.5) == ["ring"])
    #expect(ring.hits(30, 13).isEmpty)
  }

  @Test func clearColoursAreNeitherDrawnNorHit() {
    let window = show {
      ZStack {
        box("below", 20, 20)
        Color.clear.probe("clear")
        Rectangle().fill(.clear)
      }
    }
    #expect(window.frame("clear").size == CGSize(width: 400, height: 400))
    #expect(window.drawn.count == 1)
    #expect(window.hits(200, 200) == ["below"])
    #expect(window.hits(10, 10).isEmpty)
  }
}

@MainActor @Suite struct GeometryReaderTests {
  @Test func aReaderFillsTheProposal() {
    let reader = GeometryReader { _ in Color.red.frame(width: 5, height: 5) }
    #expect(size(of: reader, 30, 40) == CGSize(width: 30, height: 40))
    #expect(size(of: reader, 0, 0) == .zero)
    #expect(size(of: reader, nil, nil) == CGSize(width: 10, height: 10))
    #expect(size(of: reader, .infinity, nil) == CGSize(width: CGFloat.infinity, height: 10))
  }

  @Test func contentIsAtTheTopLeadingCorner() {
    let window = show(100, 80) {
      GeometryReader { proxy in
        box("a", 10, 10)
        Color.red.probe("b").frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
      }
    }
    #expect(window.frame("a") == rect(0, 0, 10, 10))
    #expect(window.frame("b") == rect(0, 0, 50, 40))
  }

  @Test func contentMayOverflowTheEdge() {
    let window = show(100, 80) { GeometryReader { _ in box("a", 200, 10) }.probe("reader") }
    #expect(window.frame("reader").size == CGSize(width: 100, height: 80))
    #expect(window.frame("a") == rect(0, 0, 200, 10))
  }
}

@MainActor @Suite struct ScrollViewSizeTests {
  @Test func itTakesTheProposalAlongItsAxisAndTheContentAcrossIt() {
    let column = ScrollView { Color.red.frame(width: 30, height: 900) }
    #expect(size(of: column, 100, 200) == CGSize(width: 30, height: 200))
    #expect(size(of: column, nil, nil) == CGSize(width: 30, height: 900))
    #expect(size(of: column, 10, 0) == CGSize(width: 30, height: 0))
    let row = ScrollView(.horizontal) { Color.red.frame(width: 900, height: 30) }
    #expect(size(of: row, 100, 200) == CGSize(width: 100, height: 30))
    let both = ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 900, height: 30) }
    #expect(size(of: both, 100, 200) == CGSize(width: 100, height: 200))
    let neither = ScrollView([]) { Color.red.frame(width: 900, height: 30) }
    #expect(size(of: neither, 100, 200) == CGSize(width: 900, height: 30))
  }

  @Test func theContentIsProposedItsIdealLengthAlongTheAxisAndTheProposalAcross() {
    let window = show(100, 80) { ScrollView { Color.red.probe("content") } }
    #expect(window.frame("content") == rect(0, 0, 100, 10))
  }

  @Test func anEmptyScrollViewHasNoWidth() {
    #expect(size(of: ScrollView {}, 100, 200) == CGSize(width: 0, height: 200))
  }

  @Test(arguments: [Axis.Set.vertical, .horizontal])
  func severalChildrenFormAColumn(axes: Axis.Set) {
    let window = show(100, 100) {
      ScrollView(axes) {
        box("a", 10, 10)
        box("b", 30, 10)
      }
    }
    #expect(window.frame("a") == rect(10, 0, 10, 10))
    #expect(window.frame("b") == rect(0, 18, 30, 10))
  }

  @Test func shortContentIsAtTheTopLeadingCorner() {
    let window = show(100, 100) { ScrollView([.horizontal, .vertical]) { box("a", 10, 10) } }
    #expect(window.frame("a") == rect(0, 0, 10, 10))
  }
}
