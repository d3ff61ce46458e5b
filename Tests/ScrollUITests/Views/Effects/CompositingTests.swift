import Engine
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct GroupOpacityTests {
  @Test func coveredContentDoesNotShowThrough() {
    let window = show {
      ZStack {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 10, height: 10)
      }
      .opacity(0.5)
    }
    #expect(window.drawnLayers.count == 1)
    #expect(window.drawnLayers.first?.effect.opacity == 0.5)
    #expect(window.drawnColors.isEmpty)
  }

  @Test func contentWithoutOverlapNeedsNoLayer() {
    let window = show {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20)
        Text("a")
        Color.blue.frame(width: 10, height: 10)
      }
      .opacity(0.5)
    }
    #expect(window.drawnLayers.isEmpty)
    #expect(window.drawnColors.count == 3)
    #expect(window.drawn.contains(.rectangle(rect(0, 0, 20, 20))))
  }

  @Test func theOpacityOfALeafNeedsNoLayer() {
    let window = show { Text("abc").padding(4).opacity(0.5).opacity(0.5) }
    #expect(window.drawnLayers.isEmpty)
    #expect(window.drawnTexts == ["abc"])
  }

  @Test func innerClipsApplyToFlattenedSteps() {
    let window = show {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 10).frame(width: 20, height: 10, alignment: .leading).clipped()
        Color.blue.frame(width: 20, height: 10)
      }
      .opacity(0.5).offset(x: 5, y: 5)
    }
    #expect(window.drawnLayers.isEmpty)
    #expect(window.drawn.contains(.clip(rect(5, 5, 20, 10))))
    #expect(window.drawnColors.map(\.alpha).allSatisfy { $0 == 0.5 })
  }

  @Test func aPlainPageHasNoLayers() {
    let window = show {
      ScrollView {
        VStack {
          ForEach(0..<30) { index in
            HStack {
              Circle().fill(.blue).frame(width: 20, height: 20)
              Text("Row \(index)")
              Spacer()
              Image(systemName: "star")
            }
            .padding(8)
            .background(Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
            Divider().opacity(0.5)
          }
        }
      }
    }
    #expect(window.drawnLayers.isEmpty)
    #expect(window.drawnImages.count > 3)
  }
}

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
