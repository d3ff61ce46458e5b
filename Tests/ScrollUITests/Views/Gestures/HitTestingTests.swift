import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct HitTestingTests {
  @Test func aHiddenViewKeepsItsSpaceAndIsNeitherDrawnNorHit() {
    let window = show {
      HStack(spacing: 0) {
        box("a", 10, 10).hidden()
        box("b", 10, 10)
      }
    }
    #expect(window.frame("b").minX == 10)
    #expect(window.drawn == [.rectangle(rect(10, 0, 10, 10))])
    #expect(window.hits(5, 5).isEmpty)
  }

  @Test func aViewBehindIsHitInstead() {
    let knob = Knob(false)
    let window = show {
      ZStack {
        box("back", 20, 20)
        KnobView(knob) { box("front", 20, 20).allowsHitTesting($0) }
      }
    }
    #expect(window.hits(5, 5) == ["back"])
    knob.value = true
    window.advance()
    #expect(window.hits(5, 5) == ["front"])
  }

  @Test func aContentShapeIsHitWhereNothingIsDrawn() {
    let window = show {
      HStack(spacing: 0) {
        box("a", 10, 10)
        Spacer().frame(width: 30)
        box("b", 10, 10)
      }.contentShape(Rectangle()).probe("row")
    }
    #expect(window.hits(25, 5) == ["row"])
    #expect(window.hits(5, 5) == ["a", "row"])
    #expect(window.hits(55, 5).isEmpty)
  }

  @Test func nothingIsHitOutsideAContentShape() {
    let window = show { box("view", 20, 20).contentShape(Circle()) }
    #expect(window.hits(1, 1).isEmpty)
    #expect(window.hits(10, 1) == ["view"])
  }
}
