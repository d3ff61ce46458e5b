import Engine
import Geometry
import Graphics
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct VisualEffectTests {
  private func layers(_ window: TestWindow) -> [LayerEffect] {
    window.pipeline.displayList.commands.compactMap { if case .layer(let layer) = $0 { layer.effect } else { nil } }
  }

  @Test func anEffectMovesTheDrawingButNotTheLayout() {
    let window = TestWindow(width: 400, height: 400) {
      VStack(spacing: 0) {
        Color.blue.frame(width: 100, height: 50).probe("moved")
          .visualEffect { content, _ in content.offset(x: 30, y: 500) }
        Color.red.frame(width: 100, height: 50).probe("next")
      }
    }
    #expect(window.frame("next") == CGRect(x: 150, y: 200, width: 100, height: 50))
    #expect(window.frame("moved") == CGRect(x: 180, y: 650, width: 100, height: 50))
  }

  @Test func theClosureReceivesTheGeometryOfItsView() {
    let window = TestWindow(width: 400, height: 400) {
      Color.blue.frame(width: 100, height: 50).probe("box")
        .visualEffect { content, proxy in
          content.offset(x: proxy.size.width, y: proxy.frame(in: .global).minY)
        }
    }
    #expect(window.frame("box") == CGRect(x: 250, y: 350, width: 100, height: 50))
  }

  @Test func effectsApplyInTheirOrder() {
    let window = TestWindow(width: 400, height: 400) {
      ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 100, height: 50).probe("offset, scaled")
          .visualEffect { content, _ in content.offset(x: 20).scaleEffect(2, anchor: .topLeading) }
        Color.blue.frame(width: 100, height: 50).probe("scaled, offset")
          .visualEffect { content, _ in content.scaleEffect(2, anchor: .topLeading).offset(x: 20) }
        Color.blue.frame(width: 100, height: 50).probe("around the middle")
          .visualEffect { content, _ in content.scaleEffect(x: 0.5, y: 2) }
        Color.blue.frame(width: 100, height: 50).probe("turned")
          .visualEffect { content, _ in content.rotationEffect(.degrees(90), anchor: .topLeading) }
      }
      .frame(width: 400, height: 400, alignment: .topLeading)
    }
    #expect(window.frame("offset, scaled") == CGRect(x: 40, y: 0, width: 200, height: 100))
    #expect(window.frame("scaled, offset") == CGRect(x: 20, y: 0, width: 200, height: 100))
    #expect(window.frame("around the middle") == CGRect(x: 25, y: -25, width: 50, height: 100))
    let turned = window.frame("turned")
    #expect((turned.minX + 50).magnitude < 1e-9 && (turned.height - 100).magnitude < 1e-9)
  }

  @Test func otherEffectMembersChangeTheDrawing() throws {
    func effect(_ view: some View) throws -> LayerEffect {
      try #require(layers(TestWindow(width: 100, height: 100) { view.frame(width: 60, height: 40) }).first)
    }
    let text = Text("W").overlay(Color.red.padding(4))
    let faint = try effect(text.visualEffect { content, _ in content.opacity(0.5).opacity(0.5) })
    #expect(faint.opacity == 0.25)
    let blurred = try effect(text.visualEffect { content, _ in content.blur(radius: 3).blur(radius: 4) })
    #expect(blurred.blurRadius == 5)
    let far = try effect(text.visualEffect { content, _ in content.scaleEffect(0.5).blur(radius: 2) })
    #expect(far.blurRadius == 4, "before scaling")
    let colors = try effect(text.visualEffect { content, _ in content.brightness(0.2).saturation(0) })
    #expect(colors.colorMatrix == ColorMatrix.brightness(0.2).followed(by: .saturation(0)))
    let more = try effect(text.visualEffect { c, _ in c.contrast(0.4).grayscale(0.5).hueRotation(.degrees(30)) })
    #expect(
      more.colorMatrix
        == ColorMatrix.contrast(0.4).followed(by: .grayscale(0.5)).followed(by: .hueRotation(Angle.degrees(30).radians))
    )
    let sheared = try effect(
      text.visualEffect { content, _ in content.transformEffect(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
      })
    #expect(sheared.transform.c == 1)
  }

  @Test func anIdentityEffectNeedsNoLayer() {
    let window = TestWindow(width: 100, height: 100) {
      Text("W").visualEffect { content, _ in
        content.scaleEffect(1).opacity(1).blur(radius: 0).brightness(0).contrast(1).saturation(1).offset(x: 3)
      }
    }
    #expect(layers(window).isEmpty)
  }

  @Test func nonFiniteNumbersAreIgnored() {
    let window = TestWindow(width: 100, height: 100) {
      Color.blue.frame(width: 50, height: 50).probe("box")
        .visualEffect { content, _ in content.offset(x: .nan).blur(radius: .infinity).brightness(.nan).offset(y: 5) }
    }
    #expect(window.frame("box") == CGRect(x: 25, y: 30, width: 50, height: 50))
  }

  /// Each of thirty rows moves with its position; a scrolled frame only places the content and draws.
  @Test func scrolledEffectsNeedNoBodyAndNoLayout() throws {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { row in
            Color.blue.frame(width: 100, height: 100).probe("row \(row)")
              .visualEffect { content, proxy in
                content.offset(x: proxy.frame(in: .scrollView).minY / 10)
                  .opacity(proxy.bounds(of: .scrollView) == nil ? 0 : 0.9)
              }
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
    let scroll = try #require(window.scroll)
    window.settle()
    #expect(window.frame("row 3").minX == 180)
    window.press(CGPoint(x: 200, y: 300))
    for y in stride(from: 280.0, through: 100, by: -9) {
      window.send(.mouseMove(CGPoint(x: 200, y: y)))
      let counts = window.advance()
      #expect(counts.bodies == 0)
      #expect(counts.measures == 0)
      #expect(counts.passes == 0)
      #expect(counts.places <= 1, "the scroll translation")
      let row = window.frame("row 3")
      #expect((row.minX - 150 - (300 - scroll.model.offset.y) / 10).magnitude < 1e-9)
    }
    window.release(CGPoint(x: 200, y: 100))
    window.settle()
    #expect(window.pipeline.isClean)
    #expect(!window.pipeline.wantsFrame, "an effect asks for no frame after its own")
  }

  @Test func anInnerEffectReadsTheFrameMovedByTheOuterEffect() {
    let window = TestWindow(width: 400, height: 400) {
      Color.blue.frame(width: 100, height: 100).probe("box")
        .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .global).minX) }
        .visualEffect { content, _ in content.offset(x: -50) }
    }
    #expect(window.frame("box").minX == 200, "50 to the left, and from 100 as far again")
  }

  @Test func innerReadersReceiveTheMovedFrameInTheSameFrame() {
    let recorder = Recorder()
    let knob = Knob<CGFloat>(0)
    let window = TestWindow(width: 400, height: 400) {
      KnobView(knob) { distance in
        Color.blue.frame(width: 100, height: 100)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minX
          } action: {
            recorder.note("\($0)")
          }
          .visualEffect { content, _ in content.offset(x: distance) }
      }
    }
    #expect(recorder.take() == ["150.0"])
    knob.value = 25
    window.advance()
    #expect(recorder.take() == ["175.0"])
  }

  @Test func hitsFollowTheEffect() {
    let window = TestWindow(width: 400, height: 400) {
      Color.blue.frame(width: 100, height: 100).probe("box")
        .visualEffect { content, _ in content.offset(x: 140) }
    }
    #expect(window.hits(160, 200) == [])
    #expect(window.hits(330, 200) == ["box"])
  }

  @Test func anAnimatedEffectIsInterpolated() {
    let knob = Knob(false)
    let window = TestWindow(width: 400, height: 400) {
      KnobView(knob) { isOn in
        Color.blue.frame(width: 100, height: 100).probe("box")
          .visualEffect { content, _ in content.offset(x: isOn ? 100 : 0).rotationEffect(.degrees(isOn ? 180 : 0)) }
      }
    }
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    let bodies = window.counts.bodies
    #expect(bodies > 0)
    let frames = window.advance(seconds: 0.5)
    #expect(frames.allSatisfy { $0.bodies == 0 })
    let box = window.frame("box")
    #expect((box.width - 100).magnitude < 1, "a quarter turn, as large as before")
    #expect((box.midX - 200).magnitude < 3 && (box.midY - 250).magnitude < 3, "50 points right, turned to down")
    window.settle()
    #expect((window.frame("box").midX - 100).magnitude < 1e-6)
  }

  @Test func aChangedSizeMovesTheAnchor() {
    let knob = Knob<CGFloat>(100)
    let window = TestWindow(width: 400, height: 400) {
      KnobView(knob) { width in
        Color.blue.frame(width: width, height: 100).probe("box")
          .visualEffect { content, _ in content.scaleEffect(0.5, anchor: .trailing) }
          .frame(width: 400, alignment: .leading)
      }
    }
    #expect(window.frame("box").minX == 50)
    knob.value = 200
    window.advance()
    #expect(window.frame("box") == CGRect(x: 100, y: 175, width: 100, height: 50))
  }

  /// Rows laid out outside the viewport are built if an effect moves them into it.
  @Test func lazyRowsMovedIntoTheViewportByAnEffectAreBuilt() throws {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { row in
            Color.blue.frame(height: 100).probe("row \(row)")
              .visualEffect { content, _ in content.offset(y: -300) }
          }
        }
      }
    }
    window.settle()
    #expect(window.frames("row 8").map(\.minY) == [500], "its layout frame begins at 800")
    try #require(window.scroll).model.jump(to: CGPoint(x: 0, y: 5000))
    window.settle()
    #expect(window.frames("row 58").map(\.minY) == [500])
    #expect(window.pipeline.work.liveRows < 40)
  }
}
