import Engine
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct OffsetTests {
  @Test func anOffsetMovesTheFrameDrawingAndHitsButNotTheLayout() {
    var seen: [CGRect] = []
    let window = show {
      HStack(spacing: 0) {
        Color.red.onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          seen.append($0)
        }
        .frame(width: 10, height: 10).probe("moved").offset(x: 50, y: 20).probe("place")
        box("next", 10, 10)
      }.probe("stack")
    }
    #expect(window.frame("moved") == rect(50, 20, 10, 10))
    #expect(window.frame("place") == rect(0, 0, 10, 10))
    #expect(window.frame("next") == rect(10, 0, 10, 10))
    #expect(window.frame("stack") == rect(0, 0, 20, 10))
    #expect(window.drawn.first == .rectangle(rect(50, 20, 10, 10)))
    #expect(window.hits(55, 25) == ["moved", "place", "stack"])
    #expect(window.hits(5, 5).isEmpty)
    #expect(seen == [rect(50, 20, 10, 10)])
  }

  @Test func contentOffsetIntoTheViewportIsDrawn() {
    let window = show(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(width: 10, height: 500)
          box("far", 10, 10).offset(y: -490)
        }
      }
    }
    #expect(window.drawn.contains(.rectangle(rect(0, 10, 10, 10))))
    #expect(window.hits(5, 15) == ["far"])
  }

  @Test func aChangedOffsetMeasuresAndPlacesNothing() {
    let knob = Knob(CGFloat(0))
    let window = show { KnobView(knob) { box("box", 10, 10).offset(x: $0) } }
    knob.value = 30
    let counts = window.advance()
    #expect(window.drawn == [.rectangle(rect(30, 0, 10, 10))])
    #expect(counts.measures == 0)
    #expect(counts.places == 0)
    #expect(counts.commands == 1)
  }
}

@MainActor @Suite struct ClippedTests {
  @Test func contentOutsideAClipIsNeitherDrawnNorHit() {
    let window = show {
      box("large", 50, 50).frame(width: 20, height: 20, alignment: .topLeading).clipped().padding(5)
    }
    #expect(window.drawn == [.clip(rect(5, 5, 20, 20)), .rectangle(rect(5, 5, 50, 50))])
    #expect(window.hits(20, 20) == ["large"])
    #expect(window.hits(30, 20).isEmpty)
  }

  @Test func withoutAClipOverflowIsDrawnAndHit() {
    let window = show { box("large", 50, 50).frame(width: 20, height: 20, alignment: .topLeading) }
    #expect(window.drawn == [.rectangle(rect(0, 0, 50, 50))])
    #expect(window.hits(30, 20) == ["large"])
  }

  @Test func clipsAreIntersected() {
    let window = show {
      box("large", 50, 50).frame(width: 20, height: 20, alignment: .topLeading).clipped()
        .offset(x: 10).frame(width: 15, height: 40, alignment: .topLeading).clipped()
    }
    #expect(window.drawn.first == .clip(rect(10, 0, 5, 20)))
  }

  @Test func anEmptyClipDrawsNothing() {
    #expect(show { box("a", 50, 50).frame(width: 0, height: 20).clipped() }.drawn.isEmpty)
  }

  /// Regression: the drawing of a clipped view was cached from its first frame.
  @Test func contentInsertedIntoAClipIsDrawn() {
    let knob = Knob(false)
    let window = show {
      VStack { KnobView(knob) { ($0 ? Color.red : Color.clear).frame(width: 10, height: 10) }.padding(5).clipped() }
    }
    #expect(window.drawn.isEmpty)
    knob.value = true
    window.advance()
    #expect(window.drawn == [.clip(rect(0, 0, 20, 20)), .rectangle(rect(5, 5, 10, 10))])
  }
}

@MainActor @Suite struct OpacityTests {
  @Test func opacitiesMultiply() {
    let window = show { Color(red: 1, green: 0, blue: 0, opacity: 0.5).opacity(0.5).opacity(0.25) }
    let modified = show { Color(red: 1, green: 0, blue: 0, opacity: 0.5).frame(width: 10).opacity(0.5).opacity(0.25) }
    #expect(window.drawnColors.map(\.alpha) == [0.0625])
    #expect(modified.drawnColors.map(\.alpha) == [0.0625])
  }

  @Test func opacityAppliesToAllContent() {
    let window = show {
      VStack {
        Color.red
        Text("a").foregroundStyle(.black)
      }.opacity(0.5).border(.red)
    }
    #expect(window.drawnColors.map(\.alpha) == [0.5, 0.5, 1])
  }

  @Test func invisibleViewsAreNeitherDrawnNorHit() {
    let window = show {
      ZStack {
        box("below", 20, 20)
        box("invisible", 20, 20).frame(width: 20).opacity(0)
      }
    }
    #expect(window.drawn.count == 1)
    #expect(window.hits(10, 10) == ["below"])
    #expect(window.frame("invisible").size == CGSize(width: 20, height: 20))
  }

  @Test func viewsThatBecomeVisibleAreDrawnAndHit() {
    let knob = Knob(0.0)
    let window = show { KnobView(knob) { box("box", 10, 10).frame(width: 10).opacity($0) } }
    #expect(window.drawn.isEmpty)
    knob.value = 0.01
    let counts = window.advance()
    #expect(window.drawn.count == 1)
    #expect(window.hits(5, 5) == ["box"])
    #expect((counts.measures, counts.places) == (0, 0))
  }
}

@MainActor @Suite struct BorderTests {
  @Test func aBorderLiesInsideTheEdgeAndInFront() {
    let window = show { box("box", 20, 20).border(.red, width: 3).probe("whole") }
    #expect(window.drawn == [.rectangle(rect(0, 0, 20, 20)), .frame(rect(0, 0, 20, 20), lineWidth: 3)])
    #expect(window.frame("whole").size == CGSize(width: 20, height: 20))
  }

  @Test func aBorderIsAtMostAsWideAsItsView() {
    #expect(
      show { Color.clear.frame(width: 20, height: 10).border(.red, width: 99) }.drawn
        == [.frame(rect(0, 0, 20, 10), lineWidth: 5)])
  }

  @Test func noBorderAndAClearOneAreNotDrawn() {
    #expect(show { Color.clear.border(.red, width: 0) }.drawn.isEmpty)
    #expect(show { Color.clear.border(.clear, width: 2) }.drawn.isEmpty)
  }
}
