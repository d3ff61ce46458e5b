import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

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
