import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct MaskTests {
  @Test func aMaskAffectsDrawingOnly() {
    let window = show {
      box("content", 40, 40).mask { Text("abc").probe("mask") }.probe("whole")
    }
    #expect(window.frame("whole") == rect(0, 0, 40, 40))
    #expect(window.drawnTexts.isEmpty)
    #expect(window.drawnLayers.first?.effect.mask != nil)
    #expect(window.hits(20, 20) == ["content", "whole"])
  }

  @Test func aMaskThatIsAShapeOnlyClips() {
    let window = show { box("content", 40, 40).mask(Circle()) }
    #expect(window.drawnLayers.first?.effect.clip != nil)
    #expect(window.drawnLayers.first?.effect.mask == nil)
  }

  @Test func anEmptyMaskHidesEverything() {
    #expect(show { box("content", 40, 40).mask { EmptyView() } }.drawn.isEmpty)
    #expect(show { box("content", 40, 40).mask { Color.clear } }.drawn.isEmpty)
  }

  @Test func theMaskIsAligned() {
    let window = show {
      box("content", 40, 40).mask(alignment: .bottomTrailing) { Rectangle().frame(width: 10, height: 10) }
    }
    #expect(window.drawnLayers.first?.effect.clip?.path.boundingBox == rect(30, 30, 10, 10))
  }

  @Test func changesInAMaskAreDrawn() {
    let knob = Knob(CGFloat(10))
    let window = show {
      KnobView(knob) { side in box("content", 40, 40).mask { Rectangle().frame(width: side, height: side) } }
    }
    knob.value = 20
    window.advance()
    #expect(window.drawnLayers.first?.effect.clip?.path.boundingBox == rect(10, 10, 20, 20))
  }
}
