import Engine
import ScrollUI
import ScrollUITestSupport
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
