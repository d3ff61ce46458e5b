import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

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
