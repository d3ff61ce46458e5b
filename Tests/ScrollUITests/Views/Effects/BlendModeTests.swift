import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct BlendModeTests {
  private func pair(_ mode: BlendMode) -> some View {
    ZStack {
      Color.red.frame(width: 20, height: 20)
      Color.blue.frame(width: 10, height: 10).blendMode(mode)
    }
  }

  @Test(arguments: [BlendMode.multiply, .screen, .difference, .destinationOut, .plusLighter, .luminosity])
  func aBlendedViewIsALayer(mode: BlendMode) {
    let window = show { pair(mode) }
    #expect(window.drawnLayers.count == 1)
    #expect(window.drawnLayers.first?.effect.blendMode != .normal)
    #expect(window.drawnColors.count == 1)
  }

  @Test func normalBlendingAndAGroupWithoutBlendingNeedNoLayer() {
    #expect(show { pair(.normal) }.drawnLayers.isEmpty)
    #expect(show { pair(.normal).compositingGroup() }.drawnLayers.isEmpty)
    #expect(show { pair(.normal).drawingGroup() }.drawnColors.count == 2)
  }

  @Test func changingTheBlendModeOrTheClipDrawsAgain() {
    let knob = Knob(false)
    let window = show {
      KnobView(knob) { isOn in
        VStack(spacing: 0) {
          pair(isOn ? .difference : .screen)
          Color.red.frame(width: 20, height: 20).clipShape(RoundedRectangle(cornerRadius: isOn ? 9 : 3))
        }
      }
    }
    let before = window.drawnLayers.map(\.effect)
    knob.value = true
    window.advance()
    #expect(window.drawnLayers.first?.effect.blendMode == .difference)
    #expect(before.count == 2 && window.drawnLayers.last?.effect.clip != before.last?.clip)
  }

  @Test func aGroupConfinesBlending() {
    let window = show { pair(.multiply).compositingGroup() }
    #expect(window.drawnLayers.count == 1)
    #expect(window.drawnLayers.first?.effect.blendMode == .normal)
    #expect(window.drawnColors.isEmpty)
  }
}
