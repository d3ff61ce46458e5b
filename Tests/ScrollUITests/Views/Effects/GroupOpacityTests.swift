import Engine
import ScrollUI
import ScrollUITestSupport
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
