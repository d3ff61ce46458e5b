import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct DisplayListTests {
  private func rows(_ count: Int, height: CGFloat) -> some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<count) { Text("\($0)").frame(height: height).frame(maxWidth: .infinity) } }
    }
  }

  @Test func rowsOutsideTheScrollViewAreNotDrawn() {
    let window = show(100, 100) { rows(50, height: 20) }
    // Ten points of text in rows of twenty: the row that starts at the lower edge is not drawn.
    #expect(window.drawnTexts == ["0", "1", "2", "3", "4"])
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 410))
    window.advance()
    #expect(window.drawnTexts == ["20", "21", "22", "23", "24", "25"])
  }

  @Test func aScrollViewSetsItsClipOnce() {
    let window = show(100, 100) { rows(50, height: 20).frame(height: 60) }
    #expect(window.drawn.filter { if case .clip = $0 { true } else { false } } == [.clip(rect(0, 0, 100, 60))])
  }

  @Test func theClipChangesOnceForEachChange() {
    let window = show(100, 100) {
      VStack(spacing: 0) {
        box("a", 10, 10)
        VStack(spacing: 0) {
          box("b", 10, 10)
          box("c", 10, 10)
        }.clipped()
        box("d", 10, 10)
        box("e", 10, 10).clipped()
      }
    }
    #expect(
      window.drawn == [
        .rectangle(rect(0, 0, 10, 10)), .clip(rect(0, 10, 10, 20)), .rectangle(rect(0, 10, 10, 10)),
        .rectangle(rect(0, 20, 10, 10)), .clip(rect(0, 0, 100, 100)), .rectangle(rect(0, 30, 10, 10)),
        .clip(rect(0, 40, 10, 10)), .rectangle(rect(0, 40, 10, 10)),
      ])
  }

  @Test func drawingGoesFromBackToFront() {
    let window = show {
      Text("text").background { Text("back").background(Color.red) }.overlay { Text("top") }
    }
    #expect(window.drawnTexts == ["back", "text", "top"])
    #expect(window.drawn.first == .rectangle(rect(0, 0, 20, 10)))
  }

  @Test func linesOfATextOutsideTheWindowAreNotDrawn() {
    let window = show(100, 100) {
      ScrollView { Text((0..<1000).map(String.init).joined(separator: "\n")) }
    }
    #expect(window.drawnTexts.count <= 12)
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 5000))
    window.advance()
    #expect(window.drawnTexts.contains("500"))
    #expect(window.drawnTexts.contains("509"))
    #expect(window.drawnTexts.count <= 12)
  }

  @Test func changingAColorOrOpacityMeasuresAndPlacesNothing() {
    let knob = Knob((color: Color.red, opacity: 1.0))
    let window = show {
      KnobView(knob) { value in
        VStack {
          value.color.frame(width: 10, height: 10)
          Text("a").foregroundStyle(value.color)
          Rectangle().fill(value.color).border(value.color)
        }.opacity(value.opacity)
      }
    }
    knob.value.color = .blue
    var counts = window.advance()
    #expect((counts.measures, counts.places, counts.commands) == (0, 0, 4))
    #expect(Set(window.drawnColors).count == 1)
    knob.value.opacity = 0.5
    counts = window.advance()
    // The border covers the edge of the rectangle, so their opacity applies to the group.
    #expect((counts.measures, counts.places, counts.commands) == (0, 0, 1))
    #expect(window.drawnLayers.map(\.effect.opacity) == [0.5])
  }

  @Test func anUnchangedFrameRecordsNothing() {
    let window = show { box("a", 10, 10) }
    #expect(window.advance() == FrameCounts())
    #expect(window.drawn.count == 1)
  }
}
