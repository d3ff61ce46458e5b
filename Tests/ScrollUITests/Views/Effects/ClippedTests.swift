import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

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
