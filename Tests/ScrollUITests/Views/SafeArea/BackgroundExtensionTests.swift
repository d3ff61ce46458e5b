import Engine
import Geometry
import Graphics
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Mirrored copies of a view in the safe area beside it.
@MainActor @Suite struct BackgroundExtensionTests {
  private let recorder = Recorder()

  private func window<Content: View>(_ safeArea: EdgeInsets, @ViewBuilder _ content: @escaping () -> Content)
    -> TestWindow
  {
    let window = TestWindow(content: content)
    window.pipeline.root.safeArea = safeArea
    window.advance()
    return window
  }

  /// The frames of the copies, from top to bottom and left to right, by the clip of each blurred layer.
  private func strips(_ window: TestWindow) -> [CGRect] {
    var strips: [CGRect] = []
    var clip = CGRect.null
    for command in window.pipeline.displayList.commands {
      if case .clip(let rect) = command { clip = rect }
      if case .layer(let layer) = command, layer.effect.blurRadius > 0 { strips.append(clip) }
    }
    return strips
  }

  private func transforms(_ layer: Layer) -> [CGAffineTransform] {
    layer.content.commands.compactMap { if case .layer(let copy) = $0 { copy.effect.transform } else { nil } }
  }

  @Test func copiesFillTheSafeAreaWithoutAffectingLayout() {
    let window = window(EdgeInsets(top: 40, leading: 50, bottom: 30, trailing: 60)) {
      Color.red.probe("view").backgroundExtensionEffect()
    }
    #expect(window.frame("view") == CGRect(x: 50, y: 40, width: 290, height: 530))
    #expect(
      strips(window) == [
        CGRect(x: 0, y: 0, width: 400, height: 40), CGRect(x: 0, y: 570, width: 400, height: 30),
        CGRect(x: 0, y: 40, width: 50, height: 530), CGRect(x: 340, y: 40, width: 60, height: 530),
      ])
  }

  /// Each copy mirrors the adjacent part of the view; those in the corners mirror in both directions.
  @Test func copiesAreMirrorImages() throws {
    let window = window(EdgeInsets(top: 40, leading: 50, bottom: 0, trailing: 0)) {
      Color.red.backgroundExtensionEffect()
    }
    let layers = window.drawnLayers.filter { $0.effect.blurRadius > 0 }
    #expect(layers.count == 2)
    let above = transforms(try #require(layers.first))
    #expect(above.contains(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)))
    #expect(above.contains(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)))
    let left = transforms(try #require(layers.last))
    #expect(left.contains(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)))
    // Content far from the strip is not drawn for it.
    #expect(!left.contains { $0.tx == 700 })
  }

  @Test func onlyEdgesThatTouchTheSafeAreaHaveCopies() {
    let window = window(EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0)) {
      VStack(spacing: 0) {
        Color.red.backgroundExtensionEffect()
        Color.blue.backgroundExtensionEffect().padding(.bottom, 1)
      }
    }
    #expect(strips(window) == [CGRect(x: 0, y: 0, width: 400, height: 40)])
  }

  @Test func theBackgroundExtensionCanBeDisabled() {
    let isOn = Knob(false)
    let window = window(EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)) {
      KnobView(isOn) { Color.red.backgroundExtensionEffect(isEnabled: $0) }
    }
    #expect(strips(window) == [])
    isOn.value = true
    window.advance()
    #expect(strips(window).count == 1)
    isOn.value = false
    window.advance()
    #expect(strips(window) == [])
  }

  @Test func aChangeOfTheSafeAreaChangesTheCopies() {
    let window = window(EdgeInsets()) { Color.red.backgroundExtensionEffect() }
    #expect(strips(window) == [])
    for height in [20.0, 70] {
      window.pipeline.root.safeArea.top = height
      window.advance()
      #expect(strips(window) == [CGRect(x: 0, y: 0, width: 400, height: height)])
    }
    window.pipeline.root.safeArea.top = 0
    window.advance()
    #expect(strips(window) == [])
  }

  /// A bar or a column beside the view is part of its safe area, like that of the window.
  @Test func copiesExtendUnderAColumnBesideTheView() {
    let window = window(EdgeInsets()) {
      Color.red.probe("view").backgroundExtensionEffect()
        .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 120) }
    }
    #expect(window.frame("view").minX == 120)
    #expect(strips(window) == [CGRect(x: 0, y: 0, width: 120, height: 600)])
  }

  /// An image at the head of a list extends beside and above the list, and scrolls with it.
  @Test func copiesScrollWithTheirView() {
    let window = window(EdgeInsets(top: 40, leading: 80, bottom: 0, trailing: 0)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 200).probe("view").backgroundExtensionEffect()
          Color.blue.frame(height: 2000)
        }
      }
    }
    #expect(window.frame("view") == CGRect(x: 80, y: 40, width: 320, height: 200))
    #expect(
      strips(window) == [CGRect(x: 0, y: 0, width: 400, height: 40), CGRect(x: 0, y: 40, width: 80, height: 200)])
    window.scroll?.model.jump(to: CGPoint(x: -80, y: 110))
    let counts = window.advance()
    #expect(counts.bodies == 0 && counts.measures == 0)
    // The view is at −110, so the copy above it is outside the window, and 90 points of the strip beside it are visible.
    #expect(strips(window) == [CGRect(x: 0, y: 0, width: 80, height: 90)])
  }

  @Test func copiesReceiveNoHitsAndTheViewIsClipped() {
    let window = window(EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)) {
      Color.red.frame(height: 300).padding(.top, -100).onTapGesture { recorder.note("tap") }
        .frame(height: 200).backgroundExtensionEffect().frame(maxHeight: .infinity, alignment: .top)
    }
    window.click(CGPoint(x: 200, y: 20))
    #expect(recorder.take() == [])
    window.click(CGPoint(x: 200, y: 100))
    #expect(recorder.take() == ["tap"])
    #expect(strips(window) == [CGRect(x: 0, y: 0, width: 400, height: 40)])
  }
}
